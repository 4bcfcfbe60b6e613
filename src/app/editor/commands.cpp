#include "app/editor/commands.hpp"

namespace editor {

namespace {

using toolkit::Key;

std::optional<Command> command_of_symbol(char32_t symbol)
{
    switch (symbol) {
    case U',': return Command::back;
    case U'.': return Command::forward;
    case U'p': return Command::play;
    case U'a': return Command::check;
    case U'-': return Command::slower;
    case U'+':
    case U'=': return Command::faster; // where + is typed with Shift
    default: return std::nullopt;
    }
}

} // namespace

std::string_view help_node(Command command)
{
    switch (command) {
    case Command::close: return "QuitPEd";
    case Command::load: return "PLaden";
    case Command::save: return "PSpeichern";
    case Command::restore: return "Herstellen";
    case Command::play_on: return "AbHier";
    case Command::listen: return "Hören";
    case Command::print: return "PAusgabe";
    case Command::check: return "PAnalyse";
    case Command::first:
    case Command::back:
    case Command::play:
    case Command::forward:
    case Command::last:
    case Command::slower:
    case Command::faster: return "Abspielen";
    }
    return "PEd";
}

std::optional<Command> command_of(const toolkit::KeyEvent& event)
{
    if (event.modifiers.control || event.modifiers.alt || event.modifiers.amiga) {
        return std::nullopt;
    }
    switch (event.key) {
    case Key::home: return Command::first;
    case Key::end: return Command::last;
    case Key::space: return Command::play;
    default: return command_of_symbol(event.symbol);
    }
}

} // namespace editor
