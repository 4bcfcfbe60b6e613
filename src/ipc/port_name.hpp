// Where the ports of one program live and what they are called: "Mancala.2" in $MANCALA_PORTS, else
// $XDG_RUNTIME_DIR/mancala, else /tmp/mancala-UID. The base name is handed in; file and variable
// names follow from it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ipc {

/// The values of the world that decide the place, handed in so that tests choose their own.
struct PortEnvironment
{
    std::string ports;       ///< $MANCALA_PORTS; empty if unset
    std::string runtime_dir; ///< $XDG_RUNTIME_DIR; empty if unset
    std::uint32_t user = 0;  ///< effective user id
};

/// What the process was started with.
[[nodiscard]] PortEnvironment port_environment(std::string_view base);

struct PortPlace
{
    std::string base;        ///< "Mancala"
    std::string directory;   ///< not necessarily there yet
    std::string runtime_dir; ///< its parent, if that is to be checked too; else empty
    std::uint32_t user = 0;  ///< who must own it
};

/// A runtime directory that is not there counts as unset.
[[nodiscard]] PortPlace port_place(std::string_view base, const PortEnvironment& environment);

/// The place for the process itself.
[[nodiscard]] PortPlace port_place(std::string_view base);

/// "Mancala.2"
[[nodiscard]] std::string port_name(const PortPlace& place, int number);

/// The number in a port's name; nothing if it is no name of this place.
[[nodiscard]] std::optional<int> port_number(const PortPlace& place, std::string_view name);

/// The socket's path. Throws PortError if it is too long for a socket; it is never shortened.
[[nodiscard]] std::string port_path(const PortPlace& place, std::string_view name);

/// Makes the directory if needed. Throws PortError if it is not ours alone (owner, mode 0700).
void prepare_directory(const PortPlace& place);
/// The same for the directory above it, first.
void prepare_with_parent(const PortPlace& place);

/// The same check for a client: throws if an existing directory is not ours alone; false if there
/// is none.
[[nodiscard]] bool directory_exists(const PortPlace& place);

struct LivePort
{
    std::string name;
    int process = 0; ///< id of the process that opened it; 0 if it has no room for those who ask
};

/// The ports where somebody listens, by number; dead ones are left out and left alone.
[[nodiscard]] std::vector<LivePort> live_ports(const PortPlace& place);

/// The names of all sockets in the port's directory where somebody listens, whatever their base;
/// sorted.
[[nodiscard]] std::vector<std::string> live_names(const PortPlace& place);

} // namespace ipc
