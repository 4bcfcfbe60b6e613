#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/requester.hpp"
#include "render/toolkit/screen.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "events.hpp"

using raster::Rect;
using toolkit::Button;
using toolkit::Gadget;
using toolkit::Handled;
using toolkit::Key;
using toolkit::Time;
using toolkit::Window;
using toolkit::WindowKind;

namespace {

/// A gadget that wants a tick at a given time and counts those it gets.
class Clock : public Gadget
{
  public:
    explicit Clock(Time wanted)
        : Gadget({0, 0, 1, 1}, "")
        , wanted_(wanted)
    {
    }
    void draw(raster::SurfaceView, const toolkit::Look&) const override {}
    void on_tick(toolkit::Tick tick) override { last_ = tick.now; }
    [[nodiscard]] std::optional<Time> next_tick() const override { return wanted_; }
    [[nodiscard]] Time last() const { return last_; }

  private:
    Time wanted_;
    Time last_{};
};

/// A backdrop with one button under two overlapping windows with one button each.
struct Fixture
{
    std::string log;
    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Mancala", look};
    Window& back = screen.open(WindowKind::backdrop, Rect{0, 11, 640, 389}, "");
    Window& first = screen.open(WindowKind::framed, Rect{100, 100, 200, 100}, "Eins");
    Window& second = screen.open(WindowKind::framed, Rect{150, 120, 200, 100}, "Zwei");

    Fixture()
    {
        add_button(back, 'b');
        add_button(first, '1');
        add_button(second, '2');
    }

    void add_button(Window& window, char name)
    {
        window.add<Button>(Rect{20, 30, 60, 14}, "OK", "", [this, name] { log += name; });
    }
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/screen");

TEST_CASE_FIXTURE(Fixture, "a click goes to the frontmost window under it and activates that")
{
    CHECK(screen.active() == &second);
    events::click(screen, {125, 135});
    CHECK(screen.active() == &first);
    events::click(screen, {175, 155});
    CHECK(screen.active() == &second);
    events::click(screen, {25, 45});
    CHECK(screen.active() == &back);
    CHECK(log == "12b");
}

TEST_CASE_FIXTURE(Fixture, "activating a window leaves the order; its depth gadget changes it")
{
    events::click(screen, {110, 105});
    CHECK(screen.windows().back().get() == &second);
    events::click(screen, {290, 105});
    CHECK(screen.windows().back().get() == &first);
    events::click(screen, {290, 105});
    CHECK(screen.windows().back().get() == &second);
    CHECK(screen.windows().front().get() == &back);
}

TEST_CASE_FIXTURE(Fixture, "what was pressed keeps the pointer until it is released")
{
    screen.handle(events::press({175, 155}));
    screen.handle(events::move({25, 45}));
    screen.handle(events::release({25, 45}));
    CHECK(log.empty());
    CHECK(screen.active() == &second);
}

TEST_CASE_FIXTURE(Fixture, "keys go to the active window")
{
    screen.handle(events::key(Key::tab));
    screen.handle(events::key(Key::enter));
    CHECK(log == "2");
    CHECK(screen.handle(events::letter(U'z')) == Handled::no);
}

TEST_CASE_FIXTURE(Fixture, "the next window becomes active when the active one closes")
{
    second.set_on_close([this] { screen.close(second); });
    screen.handle(events::key(Key::escape));
    CHECK(screen.active() == &first);
    CHECK(screen.windows().size() == 2);
}

TEST_CASE_FIXTURE(Fixture,
                  "Ctrl+Tab goes to the main picture and on to the window that lies deepest")
{
    toolkit::KeyEvent change = events::key(Key::tab);
    change.modifiers.control = true;
    screen.handle(change);
    CHECK(screen.active() == &back);
    CHECK(screen.windows().back().get() == &second);
    screen.handle(events::held(change));
    CHECK(screen.active() == &back);
    screen.handle(change);
    CHECK(screen.active() == &first);
    CHECK(screen.windows().back().get() == &first);
    screen.handle(change);
    screen.handle(change);
    CHECK(screen.active() == &second);
    auto& asked = toolkit::ask(screen, {"Frage", "?", {"OK"}, {}}, [](int) {});
    screen.handle(change);
    CHECK(screen.active() == &asked);
}

TEST_CASE_FIXTURE(Fixture, "Escape closes the window in front though the main picture is active")
{
    second.set_on_close([this] { screen.close(second); });
    events::click(screen, {5, 395});
    CHECK(screen.active() == &back);
    screen.handle(events::key(Key::escape));
    CHECK(screen.windows().back().get() == &first);
    screen.handle(events::key(Key::escape)); // nobody closes this one
    CHECK(screen.windows().size() == 2);
}

TEST_CASE_FIXTURE(Fixture, "a window may be closed by its own button")
{
    first.add<Button>(Rect{100, 50, 60, 14}, "Ende", "", [this] { screen.close(first); });
    screen.close(second);
    events::click(screen, {205, 155});
    CHECK(screen.windows().size() == 1);
    CHECK(screen.active() == &back);
    raster::Surface surface({640, 400});
    screen.draw(surface);
    CHECK(surface.at({101, 101}) == raster::PenIndex{0});
}

TEST_CASE_FIXTURE(Fixture, "while a requester is open nobody else hears anything")
{
    const Window& asked = screen.open(WindowKind::requester, Rect{400, 300, 100, 60}, "Frage");
    events::click(screen, {175, 155});
    screen.open(WindowKind::framed, Rect{0, 200, 100, 60}, "Spät");
    CHECK(screen.active() == &asked);
    CHECK(screen.handle(events::key(Key::enter)) == Handled::no);
    CHECK(log.empty());
    screen.close(asked);
    events::click(screen, {175, 155});
    CHECK(log == "2");
}

TEST_CASE_FIXTURE(Fixture, "a requester that opens lets go of what was pressed")
{
    screen.handle(events::press({175, 155}));
    screen.open(WindowKind::requester, Rect{400, 300, 100, 60}, "Frage");
    screen.handle(events::release({175, 155}));
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "a requester stays in front")
{
    const Window& asked = screen.open(WindowKind::requester, Rect{400, 300, 100, 60}, "Frage");
    events::click(screen, {490, 305});
    CHECK(screen.windows().back().get() == &asked);
}

TEST_CASE_FIXTURE(Fixture, "the right button and a second press change nothing")
{
    screen.handle({toolkit::PointerAction::press, toolkit::PointerButton::right, {25, 45}});
    screen.handle({toolkit::PointerAction::release, toolkit::PointerButton::right, {25, 45}});
    CHECK(screen.active() == &second);
    screen.handle(events::press({175, 155}));
    screen.handle(events::press({125, 135}));
    screen.handle(events::release({175, 155}));
    CHECK(log == "2");
}

TEST_CASE_FIXTURE(Fixture, "losing the pointer lets go of what was pressed")
{
    screen.handle(events::press({175, 155}));
    screen.handle({toolkit::PointerAction::cancel, toolkit::PointerButton::left, {}});
    screen.handle(events::release({175, 155}));
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "it needs drawing after a change and not after drawing")
{
    raster::Surface surface({640, 400});
    screen.draw(surface);
    CHECK_FALSE(screen.needs_drawing());
    screen.handle(events::move({25, 45}));
    screen.handle(events::letter(U'z'));
    CHECK_FALSE(screen.needs_drawing());
    screen.handle(events::press({25, 45}));
    CHECK(screen.needs_drawing());
    screen.draw(surface);
    screen.set_title("Mancala (Hilfsmodus)");
    CHECK(screen.needs_drawing());
}

TEST_CASE_FIXTURE(Fixture, "ticks go to every gadget; the earliest wish is the next tick")
{
    CHECK_FALSE(screen.next_tick().has_value());
    const Clock& late = back.add<Clock>(Time(70));
    const Clock& early = first.add<Clock>(Time(50));
    CHECK(screen.next_tick() == Time(50));
    screen.handle(toolkit::Tick{Time(60)});
    CHECK(late.last() == Time(60));
    CHECK(early.last() == Time(60));
}

TEST_SUITE_END();
