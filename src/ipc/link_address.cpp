#include "ipc/link_address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <charconv>
#include <system_error>

namespace ipc {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    text.remove_suffix(text.size() - (text.find_last_not_of(blanks) + 1));
    return text;
}

std::optional<std::uint16_t> port_in(std::string_view text)
{
    std::uint16_t port = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, port);
    return error == std::errc{} && stop == end ? std::optional(port) : std::nullopt;
}

/// A host without brackets; nothing if it cannot be one.
std::optional<std::string> host_in(std::string_view text)
{
    const bool bracketed = text.size() > 2 && text.front() == '[' && text.back() == ']';
    if (bracketed) {
        text = text.substr(1, text.size() - 2);
    }
    const bool colon = text.find(':') != std::string_view::npos;
    // Control bytes and blanks are in no name; a colon without brackets would be ambiguous.
    const bool clean = std::all_of(text.begin(), text.end(), [](char c) { return c > ' '; }) &&
                       text.find_first_of("[]/\x7F") == std::string_view::npos;
    if (text.empty() || colon != bracketed || !clean) {
        return std::nullopt;
    }
    return std::string(text);
}

} // namespace

std::optional<LinkAddress> listening_address(std::string_view text)
{
    text = trimmed(text);
    const std::size_t colon = text.rfind(':');
    const bool port_alone = colon == std::string_view::npos;
    const auto host =
        port_alone ? std::optional<std::string>("127.0.0.1") : host_in(text.substr(0, colon));
    const auto port = port_in(port_alone ? text : text.substr(colon + 1));
    if (!host || !port) {
        return std::nullopt;
    }
    return LinkAddress{*host, *port};
}

std::optional<LinkAddress> calling_address(std::string_view text)
{
    if (text.find(':') == std::string_view::npos) {
        return std::nullopt;
    }
    auto address = listening_address(text);
    return address && address->port != 0 ? address : std::nullopt;
}

bool is_numeric(const LinkAddress& address)
{
    const std::string host = address.host.substr(0, address.host.find('%')); // without its zone
    in6_addr ip{}; // has room for both kinds
    return address.host == "localhost" || ::inet_pton(AF_INET, host.c_str(), &ip) == 1 ||
           ::inet_pton(AF_INET6, host.c_str(), &ip) == 1;
}

std::string to_string(const LinkAddress& address)
{
    const bool numeric_v6 = address.host.find(':') != std::string::npos;
    return (numeric_v6 ? "[" + address.host + "]" : address.host) + ":" +
           std::to_string(address.port);
}

} // namespace ipc
