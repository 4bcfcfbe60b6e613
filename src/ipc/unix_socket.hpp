// The few calls around Unix sockets that port, client and search for ports share. For this folder's
// sources.
#pragma once

#include "core/base/descriptor.hpp"

#include <cstddef>
#include <string>

namespace ipc {

/// The longest path a socket can have, in bytes.
[[nodiscard]] std::size_t longest_socket_path();

enum class Blocking
{
    no,
    yes
};

/// A new stream socket, not inherited by children. Throws PortError.
[[nodiscard]] base::Descriptor open_stream(Blocking blocking);

/// 0 or the error number. The path must not be too long.
[[nodiscard]] int connect_to(const base::Descriptor& socket, const std::string& path);
[[nodiscard]] int bind_to(const base::Descriptor& socket, const std::string& path);

} // namespace ipc
