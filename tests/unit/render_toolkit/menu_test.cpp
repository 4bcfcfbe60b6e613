// The menu strip under the right button and by keys. Expected places are those of topaz 8: titles
// from x=2, text and 8 pixels wide, 8 pixels between; items 9 pixels high.
#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/requester.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include "events.hpp"

using raster::Point;
using raster::Rect;
using toolkit::Availability;
using toolkit::CheckMark;
using toolkit::Handled;
using toolkit::Key;
using toolkit::PointerAction;
using toolkit::PointerButton;

namespace {

constexpr Point first_title{20, 5};
constexpr Point second_title{90, 5};
constexpr Point first_item{20, 16};  // below the bar's line and the panel's border: 12 to 20
constexpr Point second_item{20, 25}; // 21 to 29
constexpr Point separator{20, 33};   // 30 to 35
constexpr Point third_item{20, 40};  // 36 to 44
constexpr Point ghosted_item{90, 16};
constexpr Point check_item{90, 25};
constexpr Point nowhere{300, 150};

toolkit::PointerEvent right(PointerAction action, Point at)
{
    return {action, PointerButton::right, at};
}

std::vector<toolkit::Menu> menus()
{
    return {{"Projekt",
             {{.id = 1, .title = "Neu", .shortcut = U'n', .help_node = "Neu"},
              {.id = 2, .title = "Sichern", .help_node = "Sichern"},
              {},
              {.id = 3, .title = "Ende", .shortcut = U'q', .help_node = "Ende"}}},
            {"Extras",
             {{.id = 4,
               .title = "Zurück",
               .shortcut = U'u',
               .help_node = "Undo",
               .availability = Availability::ghosted},
              {.id = 5,
               .title = "Punkte",
               .shortcut = U'p',
               .help_node = "Punkte",
               .check = CheckMark::on},
              {.id = 6,
               .title = "Hilfsmodus",
               .other_key = Key::help,
               .help_node = "Hilfe",
               .help_role = toolkit::HelpRole::acts}}}};
}

struct Fixture
{
    std::vector<int> chosen;
    std::vector<std::string> pages;
    int clicks = 0;
    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{320, 200}, "Mancala", look};
    toolkit::Window& back = screen.open(toolkit::WindowKind::backdrop, Rect{0, 11, 320, 189}, "");

    Fixture()
    {
        back.add<toolkit::Button>(Rect{0, 0, 100, 14}, "OK", "Knopf", [this] { ++clicks; });
        screen.set_menus(menus());
        screen.set_on_menu([this](int id) { chosen.push_back(id); });
        screen.set_help(
            {" (Hilfsmodus)", [this](const std::string& page) { pages.push_back(page); }});
    }

    /// Right button down at the first point, through all others, up at the last.
    void drag(const std::vector<Point>& way)
    {
        screen.handle(right(PointerAction::press, way.front()));
        for (const Point at : way) {
            screen.handle(events::move(at));
        }
        screen.handle(right(PointerAction::release, way.back()));
    }

    Handled command(char32_t symbol)
    {
        toolkit::KeyEvent event = events::letter(symbol);
        event.modifiers.amiga = true;
        return screen.handle(event);
    }

    [[nodiscard]] raster::Surface picture()
    {
        raster::Surface surface({320, 200});
        screen.draw(surface);
        return surface;
    }
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/menu");

TEST_CASE_FIXTURE(Fixture, "titles and items stand where Intuition puts them")
{
    CHECK(screen.menus().title_box(0) == Rect{2, 0, 7 * 8 + 8, 10});
    CHECK(screen.menus().title_box(1) == Rect{2 + 64 + 8, 0, 6 * 8 + 8, 10});
    const Rect first = screen.menus().item_box(0, 0);
    CHECK(first.origin() == Point{2 + 4, 10 + 2});
    CHECK(first.height == 9);
    CHECK(screen.menus().item_box(0, 2).height == 6);
    CHECK(screen.menus().item_box(0, 3).y == first.y + 9 + 9 + 6);
}

TEST_CASE_FIXTURE(Fixture, "released over an item the right button chooses it")
{
    drag({nowhere, first_title, first_item, third_item});
    CHECK(chosen == std::vector{3});
    drag({second_title, check_item});
    CHECK(chosen == std::vector{3, 5});
}

TEST_CASE_FIXTURE(Fixture, "released elsewhere, on a title or on a separator it chooses nothing")
{
    const raster::Surface before = picture();
    for (const Point last : {nowhere, first_title, separator}) {
        drag({first_title, first_item, last});
    }
    CHECK(chosen.empty());
    CHECK_FALSE(screen.menus().is_open());
    CHECK(picture() == before);
}

TEST_CASE_FIXTURE(Fixture, "a panel opens only when the pointer enters its title")
{
    drag({nowhere, first_item});
    CHECK(chosen.empty());
    drag({first_title, second_title, first_item});
    CHECK(chosen.empty()); // the other panel is open now
}

TEST_CASE_FIXTURE(Fixture, "ghosted items do not act")
{
    drag({second_title, ghosted_item});
    CHECK(command(U'u') == Handled::yes);
    CHECK(chosen.empty());
}

TEST_CASE_FIXTURE(Fixture, "left clicks while the right button is held choose several")
{
    screen.handle(right(PointerAction::press, second_title));
    events::click(screen, check_item);
    screen.handle(events::move(first_title));
    events::click(screen, first_item);
    events::click(screen, second_item);
    CHECK(chosen.empty()); // told when the menus close
    screen.handle(right(PointerAction::release, nowhere));
    CHECK(chosen == std::vector{5, 1, 2});
    CHECK(clicks == 0); // the button below the panel heard nothing
}

TEST_CASE_FIXTURE(Fixture, "each left click on a check item turns its mark")
{
    screen.handle(right(PointerAction::press, second_title));
    screen.handle(events::move(check_item));
    const raster::Surface on = picture();
    events::click(screen, check_item);
    CHECK(picture() != on);
    events::click(screen, check_item);
    CHECK(picture() == on);
}

TEST_CASE_FIXTURE(Fixture, "losing the pointer closes the menus without a choice")
{
    screen.handle(right(PointerAction::press, first_title));
    events::click(screen, first_item);
    screen.handle(right(PointerAction::cancel, {}));
    CHECK_FALSE(screen.menus().is_open());
    drag({first_title, second_item});
    CHECK(chosen == std::vector{2});
}

TEST_CASE_FIXTURE(Fixture, "while the left button is held the right one opens nothing")
{
    screen.handle(events::press({20, 16}));
    screen.handle(right(PointerAction::press, first_title));
    CHECK_FALSE(screen.menus().is_open());
    screen.handle(events::release({20, 16}));
    CHECK(clicks == 1);
}

TEST_CASE_FIXTURE(Fixture, "key equivalents work with right Amiga or Ctrl, held down once")
{
    CHECK(command(U'n') == Handled::yes);
    toolkit::KeyEvent control = events::letter(U'q');
    control.modifiers.control = true;
    screen.handle(control);
    control.stroke = toolkit::KeyStroke::repeated;
    CHECK(screen.handle(control) == Handled::yes);
    CHECK(chosen == std::vector{1, 3});
    CHECK(command(U'x') == Handled::no);
    CHECK(screen.handle(events::letter(U'n')) == Handled::no);
    CHECK(chosen.size() == 2);
}

TEST_CASE_FIXTURE(Fixture, "the keyboard opens the menus, walks, chooses and leaves them")
{
    screen.handle(events::key(Key::menu));
    screen.handle(events::key(Key::down));
    screen.handle(events::key(Key::down)); // over the separator
    screen.handle(events::key(Key::enter));
    CHECK(chosen == std::vector{3});
    screen.handle(events::key(Key::menu));
    screen.handle(events::key(Key::left)); // round to the last menu
    screen.handle(events::key(Key::up));   // round to its last item
    screen.handle(events::key(Key::enter));
    CHECK(chosen == std::vector{3, 6});
    screen.handle(events::key(Key::menu));
    screen.handle(events::key(Key::escape));
    screen.handle(events::key(Key::enter));
    CHECK(chosen.size() == 2);
    CHECK_FALSE(screen.menus().is_open());
}

TEST_CASE_FIXTURE(Fixture, "menus opened by a key can be used by the left button")
{
    screen.handle(events::key(Key::menu));
    events::click(screen, second_item);
    CHECK(chosen == std::vector{2});
    screen.handle(events::key(Key::menu));
    events::click(screen, second_title);
    CHECK(chosen == std::vector{2});
}

TEST_CASE_FIXTURE(Fixture, "menus are blocked while a requester is open, and closed by one")
{
    screen.handle(right(PointerAction::press, first_title));
    toolkit::ask(screen, {"", "Wirklich?", {"OK"}, ""}, [](int) {});
    CHECK_FALSE(screen.menus().is_open());
    screen.handle(right(PointerAction::release, first_item));
    drag({first_title, first_item});
    CHECK(command(U'n') == Handled::no);
    CHECK(screen.handle(events::key(Key::menu)) == Handled::no);
    CHECK(screen.handle(events::key(Key::help)) == Handled::no);
    CHECK(chosen.empty());
}

TEST_CASE_FIXTURE(Fixture, "open menus take new states of their items at once")
{
    screen.handle(right(PointerAction::press, second_title));
    std::vector<toolkit::Menu> changed = menus();
    changed.at(1).items.at(0).availability = Availability::enabled;
    screen.set_menus(changed);
    CHECK(screen.needs_drawing());
    screen.handle(events::move(ghosted_item));
    screen.handle(right(PointerAction::release, ghosted_item));
    CHECK(chosen == std::vector{4});
}

TEST_CASE_FIXTURE(Fixture, "closed menus are drawn away though their items change at the same time")
{
    screen.set_on_menu([this](int) {
        auto changed = menus();
        changed[1].items[1].check = CheckMark::off;
        screen.set_menus(changed);
    });
    const raster::Surface closed = picture();
    screen.handle(right(PointerAction::press, second_title));
    screen.handle(events::move(check_item));
    CHECK(picture() != closed);
    screen.handle(right(PointerAction::release, check_item));
    CHECK(screen.needs_drawing());
    CHECK(picture() == closed);
}

TEST_CASE_FIXTURE(Fixture, "in help mode an item tells its page, ghosted or not, and does not act")
{
    screen.set_help_mode(toolkit::HelpMode::on);
    drag({first_title, second_item});
    drag({second_title, ghosted_item});
    command(U'q');
    CHECK(pages == std::vector<std::string>{"Sichern", "Undo", "Ende"});
    CHECK(chosen.empty());
    screen.handle(events::key(Key::menu));
    screen.handle(events::key(Key::left));
    screen.handle(events::key(Key::up));
    screen.handle(events::key(Key::enter)); // the mode's own item
    CHECK(chosen == std::vector{6});
}

TEST_CASE_FIXTURE(Fixture, "the Help key on an item tells its page and closes the menus")
{
    screen.handle(right(PointerAction::press, second_title));
    screen.handle(events::move(ghosted_item));
    screen.handle(events::key(Key::help));
    CHECK(pages == std::vector<std::string>{"Undo"});
    CHECK_FALSE(screen.menus().is_open());
    screen.handle(right(PointerAction::release, ghosted_item));
    CHECK(chosen.empty());
}

TEST_CASE_FIXTURE(Fixture, "the Help key over nothing is the other key of its item")
{
    screen.handle(events::move(nowhere));
    screen.handle(events::key(Key::help));
    CHECK(chosen == std::vector{6});
    screen.handle(events::move({20, 16}));
    screen.handle(events::key(Key::help));
    CHECK(chosen.size() == 1);
    CHECK(pages == std::vector<std::string>{"Knopf"});
}

TEST_CASE_FIXTURE(Fixture, "open menus look as they should in every palette")
{
    screen.handle(right(PointerAction::press, second_title));
    screen.handle(events::move(check_item));
    const raster::Surface with_check = picture();
    screen.handle(events::move(first_title));
    screen.handle(events::move(third_item));
    for (const std::string& theme : golden::theme_files()) {
        CHECK(golden::difference("toolkit/menu--" + theme, picture(),
                                 golden::theme(theme).palette) == "");
    }
    CHECK(golden::difference("toolkit/menu_check--workbench", with_check,
                             raster::workbench_palette) == "");
}

TEST_SUITE_END();
