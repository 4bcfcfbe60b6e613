// "HOST:PORT" as people write it, the host in brackets if it is an IPv6 address: "[::1]:4711".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ipc {

struct LinkAddress
{
    std::string host; ///< a name or a numeric address, without brackets
    std::uint16_t port = 0;

    bool operator==(const LinkAddress&) const = default;
};

/// Where to listen: "[ADDRESS:]PORT". Without an address 127.0.0.1, which only this machine
/// reaches; port 0 is a free one. Nothing if it reads otherwise.
[[nodiscard]] std::optional<LinkAddress> listening_address(std::string_view text);

/// Whom to call: "HOST:PORT", port 1 to 65535. Nothing if it reads otherwise.
[[nodiscard]] std::optional<LinkAddress> calling_address(std::string_view text);

/// Numbers, or "localhost": where one can listen without asking anybody what the name means.
[[nodiscard]] bool is_numeric(const LinkAddress& address);

[[nodiscard]] std::string to_string(const LinkAddress& address);

} // namespace ipc
