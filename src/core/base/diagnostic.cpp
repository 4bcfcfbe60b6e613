#include "core/base/diagnostic.hpp"

#include <algorithm>
#include <cstddef>

namespace base {

std::string to_string(const Diagnostic& diagnostic)
{
    std::string out;
    if (!diagnostic.file.empty()) {
        out += diagnostic.file + ":";
    }
    if (diagnostic.line > 0) {
        out += std::to_string(diagnostic.line) + ":";
        if (diagnostic.column > 0) {
            out += std::to_string(diagnostic.column) + ":";
        }
    }
    if (!out.empty()) {
        out += " ";
    }
    return out + diagnostic.text;
}

std::string explain(const Diagnostic& diagnostic)
{
    std::string out = to_string(diagnostic);
    if (diagnostic.source_line.empty()) {
        return out;
    }
    out += "\n  " + diagnostic.source_line;
    if (diagnostic.column > 0) {
        // Tabs are repeated, so that the caret stands under its character whatever the tab width.
        std::string gap = diagnostic.source_line.substr(
            0, std::min(diagnostic.source_line.size(),
                        static_cast<std::size_t>(diagnostic.column - 1)));
        std::replace_if(
            gap.begin(), gap.end(), [](char c) { return c != '\t'; }, ' ');
        out += "\n  " + gap + "^";
    }
    return out;
}

} // namespace base
