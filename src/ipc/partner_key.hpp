// What two programs compute from a partner code: the key that proves it, and a name by which the
// guest is known when he comes back. HKDF with SHA-256 (RFC 5869); a code has 103 random bits, so
// nothing slower is needed.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ipc {

class PartnerCode;

/// Stands in the derivations and in the TLS handshake; another wire format gets another number.
inline constexpr std::string_view link_identity = "line-link/1";

using LinkKey = std::array<unsigned char, 32>;

/// The pre-shared key of the TLS handshake.
[[nodiscard]] LinkKey link_key(const PartnerCode& code);

/// 32 hexadecimal digits that are the same each time this user of this machine uses this code, so
/// that a program that was started anew is known again, and that tell nothing about either.
[[nodiscard]] std::string
guest_name(const PartnerCode& code, std::string_view machine, std::uint32_t user);

/// The same for the machine and user of this process. Without /etc/machine-id the host's name
/// stands for the machine.
[[nodiscard]] std::string guest_name(const PartnerCode& code);

} // namespace ipc
