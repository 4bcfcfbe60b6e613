#include "app/mancala/window_keys.hpp"

#include <doctest/doctest.h>

using app::Command;
using mancala::Pit;
using toolkit::Key;
using toolkit::KeyEvent;

namespace {

KeyEvent letter(char32_t symbol, toolkit::Modifiers modifiers)
{
    KeyEvent event;
    event.symbol = symbol;
    event.modifiers = modifiers;
    return event;
}

KeyEvent at_place(int row, int column)
{
    KeyEvent event;
    event.place = toolkit::KeyPlace{row, column};
    return event;
}

KeyEvent key(Key which)
{
    KeyEvent event;
    event.key = which;
    return event;
}

} // namespace

TEST_SUITE_BEGIN("window keys");

TEST_CASE("the keys 1 to 6 and the six below them are the pits, by their place")
{
    for (int column = 0; column < 6; ++column) {
        CHECK(app::pit_of(at_place(0, column)) == Pit(1 + column));
        CHECK(app::pit_of(at_place(1, column)) == Pit(7 + column));
    }
    CHECK_FALSE(app::pit_of(at_place(0, 6)));
    CHECK_FALSE(app::pit_of(at_place(1, 6)));
    CHECK_FALSE(app::pit_of(at_place(2, 0)));
    CHECK_FALSE(app::pit_of(letter(U'q', {})));
}

TEST_CASE("with Ctrl a key of a pit is a letter, no pit")
{
    KeyEvent event = at_place(1, 0);
    event.symbol = U'q';
    event.modifiers.control = true;
    CHECK_FALSE(app::pit_of(event));
}

TEST_CASE("Z with Ctrl or right Amiga takes back, the menus' letters are theirs")
{
    const toolkit::Modifiers control{.control = true};
    const toolkit::Modifiers amiga{.amiga = true};
    CHECK(app::command_of(letter(U'z', control)) == Command::undo);
    CHECK(app::command_of(letter(U'z', amiga)) == Command::undo);
    CHECK_FALSE(app::command_of(letter(U'z', {})));
    CHECK_FALSE(app::command_of(letter(U'n', control)));
}

TEST_CASE("Escape ends a pause")
{
    CHECK(app::command_of(key(Key::escape)) == Command::end_pause);
}

TEST_SUITE_END();
