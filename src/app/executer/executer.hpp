// Runs what arrives, one script after the other, and tells of it.
#pragma once

#include "app/executer/mailbox.hpp"
#include "app/executer/options.hpp"

#include <filesystem>
#include <functional>
#include <iosfwd>

namespace executer {

struct Surroundings
{
    std::filesystem::path directory; ///< absolute
    std::function<void()> prepare;   ///< makes it, if it is one that may be made
    std::filesystem::path rexx;      ///< the program for ARexx scripts
};

/// Works until a signal asks for the end, or until one script was run. A script that runs at the
/// end is ended with all it started but what left its process group. The status is 0, that of the
/// one script, or 10 if the directory cannot be watched. Throws std::system_error.
[[nodiscard]] int
run(const Surroundings& around, Span span, std::ostream& log, std::ostream& messages);

} // namespace executer
