#include "app/mancala/window_keys.hpp"

namespace app {

namespace {

using toolkit::Key;
using toolkit::KeyEvent;

bool is_plain(const toolkit::Modifiers& modifiers)
{
    return !modifiers.control && !modifiers.alt && !modifiers.amiga;
}

} // namespace

std::string_view help_node(Command command)
{
    switch (command) {
    case Command::new_game: return "Neu";
    case Command::end_game: return "Spielende";
    case Command::undo: return "Undo";
    case Command::redo: return "Extras";
    case Command::rules: return "CallRegeln";
    case Command::options: return "Optionen";
    case Command::about: return "Info";
    case Command::greetings: return "Greet";
    case Command::quit: return "ProgEnde";
    case Command::end_pause: return "ACallPause";
    case Command::editor: return "CallPEd";
    case Command::help_mode: return "CallHelp";
    case Command::tell_board: return "Ansage";
    case Command::picture:
    case Command::picture_as_shown: return "Bilder";
    case Command::scan_lines:
    case Command::flicker: return "Bildschirm";
    case Command::partner: return "Verbindung";
    case Command::hint: return "Zugvorschlag";
    case Command::analysis: return "Analyse";
    }
    return "Main";
}

std::optional<Command> command_of(const KeyEvent& event)
{
    if (event.key == Key::escape) {
        return Command::end_pause;
    }
    // PC users' own key for it; the menu has U.
    const bool takes_back =
        event.symbol == U'z' && (event.modifiers.control || event.modifiers.amiga);
    return takes_back ? std::optional(Command::undo) : std::nullopt;
}

std::optional<Command> picture_of(const KeyEvent& event)
{
    if (event.key != Key::print) {
        return std::nullopt;
    }
    return event.modifiers.shift ? Command::picture_as_shown : Command::picture;
}

std::optional<mancala::Pit> pit_of(const KeyEvent& event)
{
    if (!event.place || !is_plain(event.modifiers) ||
        event.place->column >= mancala::Pit::per_row) {
        return std::nullopt;
    }
    return mancala::Pit::from_number(1 + event.place->column +
                                     event.place->row * mancala::Pit::per_row);
}

} // namespace app
