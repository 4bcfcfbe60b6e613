#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/gadgets/string_gadget.hpp"
#include "render/toolkit/window.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <string>

#include "events.hpp"

using events::key;
using events::shift;
using events::typed;
using toolkit::Handled;
using toolkit::Key;
using toolkit::StringGadget;

namespace {

/// Ten characters wide, in a window whose button has the shortcut n.
struct Fixture
{
    std::string log;
    toolkit::Window window{toolkit::WindowKind::framed, {0, 0, 300, 80}, ""};
    StringGadget& field = window.add<StringGadget>(raster::Rect{10, 20, 92, 14}, "Name", 12);
    toolkit::Button& button = window.add<toolkit::Button>(
        raster::Rect{10, 50, 80, 14}, "_Neu", "", [this] { log += "[Neu]"; });

    Fixture()
    {
        field.set_text("Anna");
        field.set_on_change([this](const std::string& text) { log += "<" + text + ">"; });
        field.set_on_enter([this](const std::string& text) { log += "{" + text + "}"; });
    }

    void click(raster::Point at)
    {
        window.press(at);
        window.release(at);
    }

    /// As the window's events come: the key, then its text.
    void type(const char* text)
    {
        window.key(events::letter(static_cast<char32_t>(*text)));
        window.key(typed(text));
    }

    /// Where in the gadget the column begins; the text begins 6 pixels from the edge.
    [[nodiscard]] static raster::Point column(int number) { return {10 + 6 + number * 8, 26}; }
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/string_gadget");

TEST_CASE_FIXTURE(Fixture, "a click gives it the focus and puts the cursor there; typing inserts")
{
    click(column(2));
    CHECK(window.focused() == &field);
    type("n");
    CHECK(field.text() == "Annna");
    CHECK(log == "<Annna>");
}

TEST_CASE_FIXTURE(Fixture, "a click behind the text puts the cursor at its end")
{
    click(column(9));
    type("!");
    CHECK(field.text() == "Anna!");
}

TEST_CASE_FIXTURE(Fixture, "without the focus keys go elsewhere")
{
    type("n");
    CHECK(field.text() == "Anna");
    CHECK(log == "[Neu]");
}

TEST_CASE_FIXTURE(Fixture, "cursor keys move, with Shift and by Home and End to the ends")
{
    click(column(9));
    window.key(key(Key::left));
    window.key(key(Key::left));
    window.key(key(Key::right));
    window.key(typed("1"));
    window.key(shift(key(Key::left)));
    window.key(typed("2"));
    window.key(shift(key(Key::right)));
    window.key(typed("3"));
    window.key(key(Key::home));
    window.key(typed("4"));
    window.key(key(Key::end));
    window.key(typed("5"));
    CHECK(field.text() == "42Ann1a35");
}

TEST_CASE_FIXTURE(Fixture,
                  "Backspace and Del erase, also while held down; at the ends nothing is told")
{
    click(column(2));
    window.key(key(Key::backspace));
    window.key(events::held(key(Key::backspace)));
    window.key(key(Key::backspace));
    CHECK(log == "<Ana><na>");
    window.key(key(Key::del));
    CHECK(field.text() == "a");
}

TEST_CASE_FIXTURE(Fixture, "right Amiga X clears, right Amiga Q brings back what was there")
{
    click(column(9));
    type("!");
    CHECK(window.key(events::amiga(U'x')) == Handled::yes);
    CHECK(field.text().empty());
    CHECK(window.key(events::amiga(U'q')) == Handled::yes);
    CHECK(field.text() == "Anna");
    CHECK(log == "<Anna!><><Anna>");
}

TEST_CASE_FIXTURE(Fixture, "other keys with right Amiga or Ctrl are the window's")
{
    click(column(0));
    toolkit::KeyEvent control = events::letter(U's');
    control.modifiers.control = true;
    CHECK(window.key(control) == Handled::no);
    CHECK(window.key(events::amiga(U'n')) == Handled::no);
    CHECK(field.text() == "Anna");
}

TEST_CASE_FIXTURE(Fixture, "Return ends the input and reports; the next Return begins again")
{
    click(column(9));
    window.key(key(Key::enter));
    CHECK(log == "{Anna}");
    type("n");
    CHECK(field.text() == "Anna");
    CHECK(log == "{Anna}[Neu]");
    window.key(key(Key::enter));
    type("n");
    CHECK(field.text() == "Annan");
}

TEST_CASE_FIXTURE(Fixture, "a Return held down reports once")
{
    click(column(9));
    window.key(key(Key::enter));
    window.key(events::held(key(Key::enter)));
    CHECK(log == "{Anna}");
}

TEST_CASE_FIXTURE(Fixture,
                  "Tab goes on and comes back ready to type, with undo to what is there now")
{
    window.key(key(Key::tab));
    type("!");
    window.key(key(Key::tab));
    CHECK(window.focused() == &button);
    window.key(shift(key(Key::tab)));
    type("?");
    CHECK(field.text() == "Anna!?");
    window.key(events::amiga(U'q'));
    CHECK(field.text() == "Anna!");
}

TEST_CASE_FIXTURE(Fixture, "it takes no more characters than allowed")
{
    click(column(9));
    for (int i = 0; i < 20; ++i) {
        window.key(typed("ü"));
    }
    CHECK(field.text() == "Annaüüüüüüüü");
}

TEST_CASE_FIXTURE(Fixture, "it scrolls so far that the cursor is seen")
{
    field.set_text("0123456789AB");
    click(column(9));
    window.key(key(Key::end));
    // Ten columns, the last one for the cursor: 3 is leftmost now.
    click(column(0));
    window.key(typed("\b")); // nothing to see, nothing typed
    window.key(key(Key::del));
    CHECK(field.text() == "012456789AB");
    window.key(key(Key::left));
    click(column(0));
    window.key(key(Key::del));
    CHECK(field.text() == "01456789AB");
}

TEST_CASE_FIXTURE(Fixture, "the cursor is drawn while it has the focus, and a mark after Return")
{
    const auto drawn = [&] {
        raster::Surface surface({92, 14});
        field.draw(surface, toolkit::Look(golden::fonts()));
        return surface;
    };
    const raster::Surface idle = drawn();
    click(column(9));
    const raster::Surface typing = drawn();
    CHECK(typing != idle);
    CHECK(typing.at({6 + 4 * 8, 3}) == raster::PenIndex{3});
    window.key(key(Key::enter));
    CHECK(drawn() != typing);
    CHECK(drawn() != idle);
    click({200, 70});
    CHECK(drawn() == idle);
}

TEST_CASE_FIXTURE(Fixture, "ghosted it hears nothing")
{
    field.set_availability(toolkit::Availability::ghosted);
    click(column(2));
    type("x");
    CHECK(field.text() == "Anna");
}

TEST_SUITE_END();
