#include "render/toolkit/gadgets/button.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include "events.hpp"

using toolkit::Button;
using toolkit::Handled;
using toolkit::Key;

namespace {

struct Fixture
{
    int clicks = 0;
    Button button{{10, 20, 60, 14}, "_Neu", "Neu", [this] { ++clicks; }};

    [[nodiscard]] raster::Surface drawn() const
    {
        raster::Surface surface({60, 14});
        button.draw(surface, toolkit::Look(golden::fonts()));
        return surface;
    }
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/button");

TEST_CASE_FIXTURE(Fixture, "released inside it acts")
{
    button.on_press({5, 5});
    CHECK(clicks == 0);
    button.on_release({50, 10});
    CHECK(clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "released outside it does nothing")
{
    button.on_press({5, 5});
    button.on_release({60, 5});
    CHECK(clicks == 0);
}

TEST_CASE_FIXTURE(Fixture, "it looks pressed only while the pointer is inside")
{
    const raster::Surface normal = drawn();
    button.on_press({5, 5});
    const raster::Surface pressed = drawn();
    CHECK(pressed != normal);
    button.on_drag({5, 14});
    CHECK(drawn() == normal);
    button.on_drag({5, 13});
    CHECK(drawn() == pressed);
    button.on_cancel();
    CHECK(drawn() == normal);
    CHECK(clicks == 0);
}

TEST_CASE_FIXTURE(Fixture, "Enter, Space and its shortcut act; a key held down acts once")
{
    CHECK(button.on_key(events::key(Key::enter)) == Handled::yes);
    CHECK(button.on_key(events::key(Key::space)) == Handled::yes);
    button.on_shortcut({});
    CHECK(clicks == 3);
    toolkit::KeyEvent held = events::key(Key::enter);
    held.stroke = toolkit::KeyStroke::repeated;
    CHECK(button.on_key(held) == Handled::yes);
    CHECK(clicks == 3);
    CHECK(button.on_key(events::key(Key::left)) == Handled::no);
    CHECK(button.shortcut() == U'n');
}

TEST_CASE_FIXTURE(Fixture, "ghosted while held it does not act")
{
    button.on_press({5, 5});
    button.set_availability(toolkit::Availability::ghosted);
    button.on_release({5, 5});
    CHECK(clicks == 0);
}

TEST_CASE_FIXTURE(Fixture, "it asks to be drawn when its look changes, and only then")
{
    button.mark_drawn();
    button.on_press({5, 5});
    CHECK(button.needs_drawing());
    button.mark_drawn();
    button.on_drag({6, 6});
    CHECK_FALSE(button.needs_drawing());
    button.on_drag({-1, 6});
    CHECK(button.needs_drawing());
    button.mark_drawn();
    button.set_focus(toolkit::FocusMark::shown);
    CHECK(button.needs_drawing());
}

TEST_SUITE_END();
