// What the editor needs from outside of its window: files, the printer and the game. Each program
// that has the editor fills it; tests write down what is wanted.
#pragma once

#include "app/editor/model.hpp"
#include "app/glue/analysis.hpp"
#include "app/glue/file_desk.hpp"
#include "core/base/diagnostic.hpp"
#include "core/base/result.hpp"

#include <functional>
#include <optional>
#include <string>

namespace editor {

/// All must be set but those of which it is said.
struct Services
{
    glue::AskFile ask_file;
    std::function<base::Result<mancala::Record>(const std::string& path)> read_record;
    /// Whole or not at all; else the reason.
    std::function<std::optional<base::Diagnostic>(const std::string& path, const std::string& text)>
        write;
    /// Begins to print; `Desk::tell_printed` is to say how it went.
    std::function<void(const std::string& text)> print;
    /// The game's part; without a game none is called.
    std::function<void(Listening)> listen = nullptr;
    std::function<void(const match::Restore&)> restore = nullptr;
    /// Looks into a position; what is found comes by `Desk::take`. Without it there is no analysis.
    std::function<void(const mancala::Position&, const glue::AnalysisBudget&)> look_into = nullptr;
    std::function<void()> stop_looking = [] {};
    /// The window has closed; for programs that have nothing else.
    std::function<void()> closed = [] {};
};

} // namespace editor
