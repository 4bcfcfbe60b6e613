// One message about text that somebody wrote: where it stands and what is wrong with it.
#pragma once

#include <string>

namespace base {

struct Diagnostic
{
    std::string file;        ///< as the user named it; empty for text without a file
    int line = 0;            ///< from 1; 0 when the whole file is meant
    int column = 0;          ///< in characters, from 1; 0 when the whole line is meant
    std::string text;        ///< the reason, one lower-case sentence without a full stop
    std::string source_line; ///< the line itself, without its end; may be empty

    bool operator==(const Diagnostic&) const = default;
};

/// "file:line:column: reason"; parts that are not known are left out.
[[nodiscard]] std::string to_string(const Diagnostic& diagnostic);

/// The same, then the source line and a caret under the column, each on a line of its own.
[[nodiscard]] std::string explain(const Diagnostic& diagnostic);

} // namespace base
