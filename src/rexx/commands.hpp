// A command clause: to which host it goes and what the script sees of its end.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "rexx/functions.hpp"
#include "rexx/machine.hpp"
#include "rexx/regina.hpp"

namespace rexx {

/// How a script ended.
struct Ending
{
    int error = 0;                     ///< of ARexx; 0: it came to its end
    std::optional<std::string> result; ///< of EXIT or RETURN
};

/// The return code of a script: what EXIT gave if that is a number, the severity of an error.
[[nodiscard]] int return_code(const Ending& ending);

/// The same for the system: from 0 to 255.
[[nodiscard]] int exit_status(const Ending& ending);

/// Runs another script of that name; nothing if there is none.
using RunScript = std::function<std::optional<Ending>(
    const std::string& name, const Arguments& arguments, CallKind kind)>;

/// Sets RESULT and RC2; RC is set by Regina from the code.
[[nodiscard]] CommandOutcome run_command(Machine& machine,
                                         const RunScript& run_script,
                                         const std::string& host,
                                         const std::string& command);

} // namespace rexx
