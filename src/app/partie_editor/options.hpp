// The command line of partie-editor (mancala.md, section 9).
#pragma once

#include "app/mancala/options.hpp"

#include <string>
#include <variant>

namespace partie_editor {

struct Options
{
    app::Options face; ///< what it has in common with the game's window
    std::string file;  ///< a record; empty for none
};

/// The options, or the exit code when --help, --version or a mistake has been answered on the
/// terminal.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace partie_editor
