#include "app/mancala/window_keys.hpp"

#include <algorithm>
#include <array>

namespace app {

namespace {

using toolkit::Key;
using toolkit::KeyEvent;

struct Row
{
    char32_t symbol;
    Command command;
};

constexpr std::array<Row, 8> letters{{
    {U'n', Command::new_game},
    {U'e', Command::end_game},
    {U'i', Command::about},
    {U'g', Command::greetings},
    {U'q', Command::quit},
    {U'u', Command::undo},
    {U'z', Command::undo},
    {U'y', Command::redo},
}};

bool is_plain(const toolkit::Modifiers& modifiers)
{
    return !modifiers.control && !modifiers.alt && !modifiers.amiga;
}

} // namespace

std::optional<Command> command_of(const KeyEvent& event)
{
    if (event.key == Key::help) {
        return Command::rules;
    }
    if (event.key == Key::escape) {
        return Command::end_pause;
    }
    if (!event.modifiers.control && !event.modifiers.amiga) {
        return std::nullopt;
    }
    const auto* const row = std::ranges::find(letters, event.symbol, &Row::symbol);
    return row == letters.end() ? std::nullopt : std::optional(row->command);
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
