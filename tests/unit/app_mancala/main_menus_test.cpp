// The menus of the main window by mouse and keys, and its help mode.
#include "app/mancala/main_menus.hpp"
#include "app/mancala/main_window.hpp"
#include "support/golden.hpp"
#include "support/stage.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>

using app::Command;
using raster::Point;
using stage::game_of_two;
using stage::Stage;
using toolkit::Key;
using toolkit::MenuItem;

namespace {

/// The guide's pages of 1996, and that of the third menu.
constexpr auto guide_nodes = std::to_array<std::string_view>(
    {"Main",         "Rechtliches",  "Regeln",      "Installation", "Bedienung",  "Brett",
     "Neu",          "Spielende",    "CallRegeln",  "Info",         "Undo",       "ProgEnde",
     "Greet",        "CallPEd",      "CallHelp",    "Optionen",     "Typ",        "Mensch",
     "Normal",       "Gemein",       "Taktik",      "ExP",          "LoadEx",     "ShowPunkte",
     "Farben",       "Beschriftung", "Verzögerung", "Synchron",     "Speichern",  "QuitOpt",
     "PEd",          "PMini",        "PListe",      "QuitPEd",      "PLaden",     "PSpeichern",
     "PAusgabe",     "Herstellen",   "AbHier",      "Hören",        "ARexx",      "Extern",
     "Exec",         "Extras",       "Ansage",      "Bilder",       "Bildschirm", "Verbindung",
     "Zugvorschlag", "Analyse"});

bool is_guide_node(const std::string& node)
{
    return std::ranges::find(guide_nodes, node) != guide_nodes.end();
}

glue::GameView all_possible()
{
    glue::GameView view = game_of_two();
    view.can_undo = true;
    view.can_redo = true;
    return view;
}

/// Chooses with the right button, as the hand does.
void choose(Stage& stage, std::size_t menu, std::size_t item)
{
    using enum toolkit::PointerAction;
    using toolkit::PointerButton;
    const toolkit::MenuStrip& strip = stage.window.screen().menus();
    const Point title = strip.title_box(menu).origin() + Point{1, 1};
    const Point line = strip.item_box(menu, item).origin() + Point{1, 1};
    stage.window.handle(
        toolkit::PointerEvent{.action = press, .button = PointerButton::right, .position = title});
    stage.point(line);
    stage.window.handle(
        toolkit::PointerEvent{.action = release, .button = PointerButton::right, .position = line});
}

/// Opens the menus and walks there by arrows.
void walk_to(Stage& stage, int id)
{
    stage.type(Key::menu);
    const toolkit::MenuStrip& strip = stage.window.screen().menus();
    for (const toolkit::Menu& menu : strip.menus()) {
        for (const MenuItem& item : menu.items) {
            if (item.id == id && !item.is_separator()) {
                return stage.type(Key::enter);
            }
            if (!item.is_separator()) {
                stage.type(Key::down);
            }
        }
        stage.type(Key::right);
    }
}

/// With right Amiga, by the key that is named in its place or, without one, by arrows.
void press_key_of(Stage& stage, const MenuItem& item)
{
    if (item.shortcut != 0) {
        return stage.command(item.shortcut);
    }
    if (item.key_name.empty()) {
        return walk_to(stage, item.id);
    }
    toolkit::KeyEvent event;
    event.key = item.key_name == "F2" ? Key::f2 : Key::print;
    event.modifiers.shift = item.key_name == "Shift F12";
    stage.window.handle(event);
}

std::vector<std::size_t> kinds(const std::vector<match::Action>& actions)
{
    std::vector<std::size_t> kinds;
    kinds.reserve(actions.size());
    for (const match::Action& action : actions) {
        kinds.push_back(action.index());
    }
    return kinds;
}

std::string titles(const toolkit::Menu& menu)
{
    std::string all = menu.title + ":";
    for (const MenuItem& item : menu.items) {
        all += " " + item.title + "(" + static_cast<char>(item.shortcut) + ")";
    }
    return all;
}

/// One letter an item: + can be chosen, - ghosted, . is a line.
std::string availability(const glue::GameView& view, const app::MenuState& state)
{
    std::string all;
    for (const toolkit::Menu& menu : app::main_menus(glue::Language::german, view, state)) {
        for (const MenuItem& item : menu.items) {
            all += item.is_separator() ? '.' : item.is_enabled() ? '+' : '-';
        }
        all += ' ';
    }
    return all;
}

} // namespace

TEST_SUITE_BEGIN("main menus");

TEST_CASE("the two menus of 1996 stand letter by letter")
{
    const auto menus = app::main_menus(glue::Language::german, all_possible(), {});
    REQUIRE(menus.size() == 3);
    CHECK(titles(menus[0]) == "Projekt: Neues Spiel(n) Spiel beenden(e) Programminfo(i) "
                              "Greetings(g) Programmende(q)");
    CHECK(titles(menus[1]) == "Utilities: Partie-Editor(p) Hilfsmodus(h) Zug rückgängig machen(u)");
    CHECK(menus[2].title == "Extras");
    const auto english = app::main_menus(glue::Language::english, all_possible(), {});
    CHECK(titles(english[0]) == "Project: New Game(n) End Game(e) About(i) Greetings(g) Quit(q)");
}

TEST_CASE("items that cannot act are ghosted")
{
    using app::Service;
    const app::MenuState all{.editor = Service::offered,
                             .guide = Service::offered,
                             .partner = Service::offered,
                             .hint = Service::offered,
                             .analysis = Service::offered};
    CHECK(availability(all_possible(), all) == "+++++ +++ +++++++.++ ");
    CHECK(availability(all_possible(), {}) == "+++++ --+ +---+++.++ ");
    glue::GameView view = game_of_two();
    CHECK(availability(view, all) == "+++++ ++- -++++++.++ ");
    view.phase = match::Phase::over;
    CHECK(availability(view, all) == "+-+++ ++- -++++++.++ ");
    view = all_possible();
    view.paused = true;
    CHECK(availability(view, all) == "--+++ ++- --+++++.++ ");
}

TEST_CASE("each item does by mouse what its key does")
{
    Stage by_mouse;
    Stage by_key;
    by_mouse.take(all_possible());
    by_key.take(all_possible());
    const auto& menus = by_mouse.window.screen().menus().menus();
    for (std::size_t menu = 0; menu < menus.size(); ++menu) {
        for (std::size_t item = 0; item < menus[menu].items.size(); ++item) {
            if (menus[menu].items[item].is_separator()) {
                continue;
            }
            CAPTURE(menus[menu].items[item].title);
            choose(by_mouse, menu, item);
            press_key_of(by_key, menus[menu].items[item]);
            CHECK(kinds(by_mouse.actions) == kinds(by_key.actions));
            CHECK(by_mouse.orders == by_key.orders);
            by_mouse.point({638, 398}); // on nothing
            CHECK(by_mouse.picture() == by_key.picture());
            for (Stage* stage : {&by_mouse, &by_key}) {
                stage->type(Key::escape); // a requester, if there is one
                stage->orders.clear();
                stage->window.screen().set_help_mode(toolkit::HelpMode::off);
            }
        }
    }
    REQUIRE(by_mouse.actions.size() == 4);
    CHECK(std::holds_alternative<match::NewGame>(by_mouse.actions[0]));
    CHECK(std::holds_alternative<match::EndGame>(by_mouse.actions[1]));
    CHECK(std::holds_alternative<match::Undo>(by_mouse.actions[2]));
    CHECK(std::holds_alternative<match::Redo>(by_mouse.actions[3]));
}

TEST_CASE("Partie-Editor opens its window, SPIELREGELN the guide at its node")
{
    Stage stage;
    stage.take(all_possible());
    stage.click({320, 335});
    CHECK(stage.orders == std::vector<std::string>{"guide Regeln"});
    choose(stage, 1, 0);
    CHECK(stage.window.screen().active()->title() == "Partie-Editor");
}

TEST_CASE("every gadget and menu item leads to a page of the guide in help mode, none acts")
{
    Stage stage;
    stage.take(game_of_two()); // some are ghosted
    stage.command(U'h');
    const std::size_t menu_count = stage.window.screen().menus().menus().size();
    std::size_t asked = 0;
    const auto expect_page = [&](const std::string& node) {
        CAPTURE(node);
        CHECK(is_guide_node(node));
        REQUIRE(stage.orders.size() == ++asked);
        CHECK(stage.orders.back() == "guide " + node);
    };
    for (const auto& gadget : stage.window.screen().active()->gadgets()) {
        const raster::Rect box = gadget->box();
        stage.click(stage.window.screen().active()->box().origin() + box.origin() +
                    Point{box.width / 2, box.height / 2});
        expect_page(gadget->help_node());
    }
    CHECK(asked == 12 + 6);
    for (std::size_t menu = 0; menu < menu_count; ++menu) {
        const std::vector<MenuItem> items = stage.window.screen().menus().menus()[menu].items;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i].is_separator()) {
                continue;
            }
            if (items[i].id != static_cast<int>(Command::help_mode)) {
                choose(stage, menu, i);
                expect_page(items[i].help_node);
            }
            CHECK(is_guide_node(items[i].help_node));
        }
    }
    CHECK(asked == 12 + 6 + 16);
    CHECK(stage.actions.empty());
}

TEST_CASE("in help mode the keys of pits and Ctrl+Z ask for their pages")
{
    Stage stage;
    stage.take(all_possible());
    stage.command(U'h');
    toolkit::KeyEvent pit;
    pit.place = toolkit::KeyPlace{0, 0};
    stage.window.handle(pit);
    stage.command(U'z');
    CHECK(stage.orders == std::vector<std::string>{"guide Brett", "guide Undo"});
    CHECK(stage.actions.empty());
}

TEST_CASE("Help over nothing switches the mode, as its item does; over a gadget it asks at once")
{
    Stage stage;
    stage.take(all_possible());
    const raster::Surface plain = stage.picture();
    stage.point({638, 398});
    stage.type(Key::help);
    CHECK(stage.window.screen().help_mode() == toolkit::HelpMode::on);
    CHECK(stage.picture() != plain); // the screen's title says so
    choose(stage, 1, 1);
    CHECK(stage.window.screen().help_mode() == toolkit::HelpMode::off);
    CHECK(stage.picture() == plain);
    stage.point({100, 335});
    stage.type(Key::help);
    CHECK(stage.orders == std::vector<std::string>{"guide Neu"});
}

TEST_CASE("requesters act in help mode")
{
    Stage stage;
    stage.take(all_possible());
    stage.command(U'h');
    stage.window.ask_quit();
    stage.type(Key::enter);
    CHECK(stage.orders == std::vector<std::string>{"quit"});
}

TEST_CASE("without a guide there is no help mode, and SPIELREGELN opens a requester")
{
    app::MainWindow window(golden::fonts(), {},
                           {.submit = [](const match::Action&) {},
                            .shown = [](std::uint64_t) {},
                            .end_pause = [] {},
                            .quit = [] {},
                            .load_extern = [](match::SeatKind, const std::string&) {},
                            .show_theme = [](std::size_t) {},
                            .save = [](const glue::Settings&) { return std::nullopt; }});
    window.take({stage::news(game_of_two())}, {});
    toolkit::KeyEvent help;
    help.key = Key::help;
    window.handle(help);
    CHECK(window.screen().help_mode() == toolkit::HelpMode::off);
    const toolkit::Window* const board = window.screen().active();
    window.handle(
        toolkit::PointerEvent{.action = toolkit::PointerAction::press, .position = {320, 335}});
    window.handle(
        toolkit::PointerEvent{.action = toolkit::PointerAction::release, .position = {320, 335}});
    CHECK(window.screen().active() != board);
}

TEST_SUITE_END();
