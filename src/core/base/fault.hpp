// What is wrong with text that somebody wrote, before anybody has put it into words of a language.
#pragma once

#include <string>
#include <vector>

namespace base {

/// `Kind` is the enumeration of all that may be wrong there.
template <typename Kind>
struct Fault
{
    Kind kind{};
    std::vector<std::string> values; ///< that a sentence about it names, in this order
    std::string file;                ///< these three as in a Diagnostic
    int line = 0;
    int column = 0;

    bool operator==(const Fault&) const = default;
};

} // namespace base
