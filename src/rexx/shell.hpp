// The host COMMAND: command lines for the system's shell. Some commands of AmigaDOS that
// scripts lean on are known here: WaitForPort, Wait, Run, FailAt, RX and Execute.
#pragma once

#include <string>
#include <string_view>

#include "rexx/machine.hpp"

namespace rexx {

/// Runs the line and waits for its end; gives the return code.
[[nodiscard]] int run_shell(Machine& machine, const std::string& line);

/// The line for `sh`: words that begin with a volume become paths, `RX` our own program
/// and `Execute` a shell.
[[nodiscard]] std::string
shell_line(std::string_view line, const workbench::Volumes& volumes, std::string_view own_program);

} // namespace rexx
