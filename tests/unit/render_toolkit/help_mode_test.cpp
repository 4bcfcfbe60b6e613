#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/requester.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include "events.hpp"

using raster::Rect;
using toolkit::Button;
using toolkit::HelpMode;
using toolkit::Key;
using toolkit::Window;
using toolkit::WindowKind;

namespace {

/// Acts always, like a scroller.
class Lever : public toolkit::Gadget
{
  public:
    explicit Lever(Rect box)
        : Gadget(box, "Hebel")
    {
    }
    void draw(raster::SurfaceView, const toolkit::Look&) const override {}
    void on_press(raster::Point) override { ++presses; }
    [[nodiscard]] bool acts_in_help_mode(raster::Point) const override { return true; }

    int presses = 0;
};

struct Fixture
{
    std::vector<std::string> pages;
    int clicks = 0;
    int closed = 0;
    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{320, 200}, "Mancala", look};
    Window& window = screen.open(WindowKind::framed, Rect{10, 20, 200, 100}, "Optionen");
    Button& button = window.add<Button>(Rect{10, 20, 80, 14}, "_An", "Knopf", [this] { ++clicks; });
    Button& ghosted = window.add<Button>(Rect{10, 40, 80, 14}, "Aus", "Grau", [this] { ++clicks; });
    Lever& lever = window.add<Lever>(Rect{100, 20, 20, 60});

    Fixture()
    {
        ghosted.set_availability(toolkit::Availability::ghosted);
        window.set_on_close([this] { ++closed; });
        screen.set_help(
            {" (Hilfsmodus)", [this](const std::string& page) { pages.push_back(page); }});
        screen.set_help_mode(HelpMode::on);
    }

    [[nodiscard]] raster::Surface picture()
    {
        raster::Surface surface({320, 200});
        screen.draw(surface);
        return surface;
    }
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/help mode");

TEST_CASE_FIXTURE(Fixture, "a click asks for the page of the gadget, ghosted or not")
{
    events::click(screen, {30, 45});
    events::click(screen, {30, 65});
    CHECK(pages == std::vector<std::string>{"Knopf", "Grau"});
    CHECK(clicks == 0);
    screen.set_help_mode(HelpMode::off);
    events::click(screen, {30, 45});
    CHECK(pages.size() == 2);
    CHECK(clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "keys that press a gadget ask for its page, ghosted ones are walked to")
{
    screen.handle(events::letter(U'a'));
    screen.handle(events::key(Key::tab));
    screen.handle(events::key(Key::enter));
    screen.handle(events::key(Key::tab));
    screen.handle(events::key(Key::space));
    CHECK(pages == std::vector<std::string>{"Knopf", "Knopf", "Grau"});
    CHECK(clicks == 0);
}

TEST_CASE_FIXTURE(Fixture, "close and depth gadget, Escape, dragging and scrollers act")
{
    events::click(screen, {15, 25});
    CHECK(closed == 1);
    screen.handle(events::key(Key::escape));
    CHECK(closed == 2);
    events::click(screen, {115, 45});
    CHECK(lever.presses == 1);
    screen.handle(events::press({80, 25}));
    screen.handle(events::move({90, 35}));
    screen.handle(events::release({90, 35}));
    CHECK(window.box().origin() == raster::Point{20, 30});
    CHECK(pages.empty());
}

TEST_CASE_FIXTURE(Fixture, "requesters and the windows that are set so act")
{
    int answer = -1;
    toolkit::ask(screen, {"", "Wirklich?", {"Ja", "Nein"}, "Seite"},
                 [&](int code) { answer = code; });
    screen.handle(events::key(Key::enter));
    CHECK(answer == 1);
    window.set_help_role(toolkit::HelpRole::acts);
    events::click(screen, {30, 45});
    CHECK(clicks == 1);
    CHECK(pages.empty());
}

TEST_CASE_FIXTURE(Fixture, "Help asks for the page of the gadget used last, by pointer or by walk")
{
    screen.set_help_mode(HelpMode::off);
    screen.handle(events::move({30, 65}));
    screen.handle(events::key(Key::help));
    screen.handle(events::key(Key::tab));
    screen.handle(events::key(Key::help));
    CHECK(pages == std::vector<std::string>{"Grau", "Knopf"});
    screen.handle(events::move({300, 190}));
    screen.handle(events::key(Key::help)); // the pointer is over nothing: the gadget with the focus
    CHECK(pages.back() == "Knopf");
}

TEST_CASE_FIXTURE(Fixture, "every title of an explained window gets the suffix, the screen's too")
{
    toolkit::Screen other{{320, 200}, "Mancala (Hilfsmodus)", look};
    Window& named = other.open(WindowKind::framed, Rect{10, 20, 200, 100}, "Optionen (Hilfsmodus)");
    named.set_on_close([] {});
    named.add<Button>(Rect{10, 20, 80, 14}, "_An", "", [] {});
    named.add<Button>(Rect{10, 40, 80, 14}, "Aus", "", [] {})
        .set_availability(toolkit::Availability::ghosted);
    raster::Surface expected({320, 200});
    other.draw(expected);
    CHECK(picture() == expected);
}

TEST_SUITE_END();
