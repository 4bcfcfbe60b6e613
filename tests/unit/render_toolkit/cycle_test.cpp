#include "render/toolkit/gadgets/cycle.hpp"
#include "render/toolkit/window.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include "events.hpp"

using toolkit::Cycle;
using toolkit::Handled;
using toolkit::Key;

namespace {

struct Fixture
{
    std::string log; ///< the choices that were reported
    Cycle cycle{{0, 0, 120, 14}, {"Mensch", "Amiga", "Extern"}, "Typ", [this](std::size_t choice) {
                    log += std::to_string(choice);
                }};

    void click(toolkit::Modifiers modifiers = {})
    {
        cycle.on_detailed_press({5, 5}, {modifiers, {}});
        cycle.on_release({5, 5});
    }
};

constexpr toolkit::Modifiers shift{true, false, false, false};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/cycle");

TEST_CASE_FIXTURE(Fixture, "a click goes to the next choice and from the last to the first")
{
    click();
    click();
    click();
    CHECK(log == "120");
    CHECK(cycle.choice() == 0);
}

TEST_CASE_FIXTURE(Fixture, "a click with Shift goes to the previous choice and round")
{
    click(shift);
    click(shift);
    CHECK(log == "21");
}

TEST_CASE_FIXTURE(Fixture, "released outside it stays")
{
    cycle.on_press({5, 5});
    cycle.on_release({5, 14});
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "Space, Enter and the shortcut go on, with Shift back; held keys once")
{
    CHECK(cycle.on_key(events::key(Key::space)) == Handled::yes);
    CHECK(cycle.on_key(events::held(events::key(Key::space))) == Handled::yes);
    CHECK(cycle.on_key(events::key(Key::enter)) == Handled::yes);
    CHECK(cycle.on_key(events::shift(events::key(Key::enter))) == Handled::yes);
    cycle.on_shortcut(shift);
    cycle.on_shortcut({});
    CHECK(log == "12101");
}

TEST_CASE_FIXTURE(Fixture, "the program may set choice and texts; nothing is reported")
{
    cycle.set_choice(2);
    CHECK(cycle.choice() == 2);
    cycle.set_labels({"a", "b"});
    CHECK(cycle.choice() == 1);
    cycle.set_choice(99);
    CHECK(cycle.choice() == 1);
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "without any text nothing happens")
{
    cycle.set_labels({});
    click();
    click(shift);
    CHECK(cycle.choice() == 0);
    CHECK(log.empty());
}

TEST_CASE("a window tells the gadget that Shift was held, by pointer and by shortcut")
{
    std::size_t last = 9;
    toolkit::Window window(toolkit::WindowKind::framed, {0, 0, 200, 60}, "");
    auto& cycle =
        window.add<Cycle>(raster::Rect{10, 20, 120, 14}, std::vector<std::string>{"a", "b", "c"},
                          "", [&](std::size_t choice) { last = choice; });
    window.press({15, 25}, {shift, {}});
    window.release({15, 25});
    CHECK(last == 2);
    cycle.set_shortcut(U'f');
    window.key(events::shift(events::letter(U'f')));
    CHECK(last == 1);
}

TEST_SUITE_END();
