#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/window.hpp"

#include <doctest/doctest.h>

#include <string>

#include "events.hpp"

using raster::Rect;
using toolkit::Availability;
using toolkit::Button;
using toolkit::Handled;
using toolkit::Key;
using toolkit::Window;
using toolkit::WindowKind;
using toolkit::WindowWish;

namespace {

constexpr Rect screen{0, 0, 640, 400};

/// A window at 100,50 with two buttons that write down their names.
struct Fixture
{
    std::string log;
    Window window{WindowKind::framed, {100, 50, 200, 60}, "Fenster"};
    Button& left = window.add<Button>(Rect{10, 20, 60, 14}, "_Links", "L", [this] { log += 'L'; });
    Button& right =
        window.add<Button>(Rect{80, 20, 60, 14}, "_Rechts", "R", [this] { log += 'R'; });
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/window");

TEST_CASE_FIXTURE(Fixture, "the gadget under the pointer hears it, in the screen's coordinates")
{
    window.press({115, 75});
    window.drag({116, 75}, screen);
    CHECK(window.release({116, 75}) == WindowWish::none);
    window.press({185, 75});
    window.release({185, 75});
    CHECK(log == "LR");
}

TEST_CASE_FIXTURE(Fixture, "a press on the first and last pixel of a gadget hits it")
{
    for (const raster::Point at : {raster::Point{110, 70}, {169, 83}, {169, 70}, {110, 83}}) {
        window.press(at);
        window.release(at);
    }
    CHECK(log == "LLLL");
    for (const raster::Point at : {raster::Point{109, 70}, {170, 83}, {169, 69}, {110, 84}}) {
        window.press(at);
        window.release(at);
    }
    CHECK(log == "LLLL");
}

TEST_CASE_FIXTURE(Fixture, "a ghosted gadget hears nothing")
{
    left.set_availability(Availability::ghosted);
    window.press({115, 75});
    window.release({115, 75});
    window.key(events::letter(U'l'));
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "the title bar drags the window, but not off the screen")
{
    window.press({150, 55});
    window.drag({160, 65}, screen);
    CHECK(window.box() == Rect{110, 60, 200, 60});
    window.drag({-500, 999}, screen);
    CHECK(window.box() == Rect{0, 340, 200, 60});
    window.release({-500, 999});
    window.drag({50, 50}, screen);
    CHECK(window.box() == Rect{0, 340, 200, 60});
}

TEST_CASE_FIXTURE(Fixture, "close and depth gadget act when released inside")
{
    window.set_on_close([this] { log += 'X'; });
    window.press({105, 55});
    CHECK(window.release({105, 55}) == WindowWish::close);
    window.press({105, 55});
    CHECK(window.release({125, 55}) == WindowWish::none);
    window.press({290, 55});
    CHECK(window.release({290, 55}) == WindowWish::depth);
}

TEST_CASE_FIXTURE(Fixture, "without anybody to close it the window has no close gadget")
{
    window.press({105, 55});
    CHECK(window.release({105, 55}) == WindowWish::none);
    CHECK_FALSE(window.close());
}

TEST_CASE_FIXTURE(Fixture, "Tab and arrows show a focus mark, Enter and Space press there")
{
    CHECK(window.focused() == nullptr);
    CHECK(window.key(events::key(Key::enter)) == Handled::no);
    window.key(events::key(Key::tab));
    CHECK(window.focused() == &left);
    CHECK(left.focus() == toolkit::FocusMark::shown);
    window.key(events::key(Key::enter));
    window.key(events::key(Key::right));
    CHECK(left.focus() == toolkit::FocusMark::hidden);
    window.key(events::key(Key::space));
    window.key(events::shift(events::key(Key::tab)));
    window.key(events::key(Key::enter));
    CHECK(log == "LRL");
}

TEST_CASE_FIXTURE(Fixture, "the walk leaves out ghosted gadgets; the pointer ends it")
{
    left.set_availability(Availability::ghosted);
    window.key(events::key(Key::tab));
    CHECK(window.focused() == &right);
    window.press({105, 100});
    CHECK(window.focused() == nullptr);
}

TEST_CASE_FIXTURE(Fixture, "a gadget ghosted while it has the focus keeps the walk's place")
{
    window.key(events::key(Key::tab));
    left.set_availability(Availability::ghosted);
    window.key(events::key(Key::tab));
    CHECK(window.focused() == &right);
    // Back at the start of the walk the ghosted one is left out.
    window.key(events::key(Key::tab));
    CHECK(window.focused() == &right);
}

TEST_CASE_FIXTURE(Fixture, "the underlined letter presses, unless Ctrl is held")
{
    window.key(events::letter(U'r'));
    toolkit::KeyEvent control = events::letter(U'r');
    control.modifiers.control = true;
    CHECK(window.key(control) == Handled::no);
    CHECK(log == "R");
}

TEST_CASE_FIXTURE(Fixture, "Escape closes; other keys go to whoever listens")
{
    window.set_on_key([this](const toolkit::KeyEvent& event) {
        log += static_cast<char>(event.symbol);
        return Handled::yes;
    });
    window.set_on_close([this] { log += 'X'; });
    CHECK(window.key(events::key(Key::escape)) == Handled::yes);
    CHECK(window.key(events::letter(U'5')) == Handled::yes);
    CHECK(log == "X5");
}

TEST_CASE_FIXTURE(Fixture, "a cancelled press springs back without acting")
{
    window.press({115, 75});
    window.cancel_press();
    CHECK(window.release({115, 75}) == WindowWish::none);
    CHECK(log.empty());
}

TEST_CASE("a backdrop has no frame to press or drag")
{
    Window window(WindowKind::backdrop, {0, 11, 640, 389}, "");
    window.press({2, 12});
    window.drag({50, 50}, screen);
    CHECK(window.release({50, 50}) == WindowWish::none);
    CHECK(window.box() == Rect{0, 11, 640, 389});
}

TEST_SUITE_END();
