// Does what the command line asks for: sends one command, or lists the ports.
#pragma once

#include "app/mancala_send/options.hpp"
#include "ipc/port_name.hpp"

#include <iosfwd>

namespace mancala_send {

/// The program's status: the return code of the answer; 10 if there is no such port or the words
/// make no line; 2 if no answer came in time; 20 if the port ended without one.
[[nodiscard]] int
run(const Options& options, const ipc::PortPlace& place, std::ostream& out, std::ostream& messages);

} // namespace mancala_send
