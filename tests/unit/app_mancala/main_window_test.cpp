#include "app/glue/board_layout.hpp"
#include "app/mancala/main_window.hpp"
#include "support/board.hpp"
#include "support/stage.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>
#include <variant>

using namespace std::chrono_literals;
using mancala::Pit;
using raster::Point;
using stage::game_of_two;
using stage::Stage;
using toolkit::Key;

namespace {

Point middle_of(Pit pit)
{
    return Point{0, toolkit::metrics::bar_height} + app::BoardWindow::board_box().origin() +
           glue::pit_centre(pit);
}

Point middle_of_gadget(int row, int column)
{
    const raster::Rect box = app::BoardWindow::gadget_box(row, column);
    return {box.x + box.width / 2, toolkit::metrics::bar_height + box.y + box.height / 2};
}

/// Top row empty after pit 1 is played.
glue::GameView before_the_end()
{
    glue::GameView view = game_of_two();
    view.position = support::board("   1 0 0 0 0 0      "
                                   "20    1 to move 20  "
                                   "   0 0 7 0 0 0      ");
    return view;
}

} // namespace

TEST_SUITE_BEGIN("main window");

TEST_CASE("a click on a pit plays it, on the wood nothing")
{
    Stage stage;
    stage.take(game_of_two());
    for (const Pit pit : mancala::all_pits()) {
        stage.click(middle_of(pit));
    }
    CHECK(stage.pits() == std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    stage.click(middle_of(Pit(3)) + Point{22, 22});
    stage.click({320, 155});
    CHECK(stage.pits().size() == 12);
}

TEST_CASE("keys play the pits, held down only once")
{
    Stage stage;
    stage.take(game_of_two());
    stage.type_at(0, 2);
    stage.type_at(1, 5);
    toolkit::KeyEvent held;
    held.place = toolkit::KeyPlace{0, 0};
    held.stroke = toolkit::KeyStroke::repeated;
    stage.window.handle(held);
    CHECK(stage.pits() == std::vector{3, 12});
}

TEST_CASE("while a move is shown neither click nor key chooses a pit")
{
    Stage stage;
    glue::GameView view = game_of_two();
    stage.take(view);
    stage.play(view, Pit(2));
    stage.click(middle_of(Pit(9)));
    stage.type_at(0, 0);
    CHECK(stage.pits().empty());
    stage.wait(400ms);
    stage.type_at(0, 0);
    CHECK(stage.pits() == std::vector{1});
}

TEST_CASE("a change is reported as shown once its last stone lies")
{
    Stage stage;
    glue::GameView view = game_of_two();
    stage.take(view);
    CHECK(stage.shown == std::vector<std::uint64_t>{1});
    stage.play(view, Pit(2));
    CHECK(stage.window.next_tick() == stage.now + 200ms);
    stage.wait(390ms);
    CHECK(stage.shown.size() == 1);
    stage.wait(10ms);
    CHECK(stage.shown == std::vector<std::uint64_t>{1, 2});
    CHECK_FALSE(stage.window.next_tick());
}

TEST_CASE("without delay a move is shown at once")
{
    app::WindowSettings settings;
    settings.preferences.sow_delay = app::SowDelay::off;
    Stage stage(settings);
    glue::GameView view = game_of_two();
    stage.take(view);
    stage.play(view, Pit(2));
    CHECK(stage.shown == std::vector<std::uint64_t>{1, 2});
}

TEST_CASE("of changes that come together only the last is told as shown and looked into")
{
    app::WindowSettings settings;
    settings.preferences.sow_delay = app::SowDelay::off;
    Stage stage(settings);
    stage.take(game_of_two());
    stage.command(U'a'); // the panel of the analysis
    const std::size_t looked = stage.looked_into.size();
    std::vector<glue::Update> played;
    glue::GameView view = game_of_two();
    for (const int pit : {1, 7, 2}) {
        const mancala::Position before = view.position;
        view.position = mancala::play(before, Pit(pit)).position;
        ++view.change;
        played.push_back(stage::news(view));
        played.back().sown = glue::SownMove{before, Pit(pit)};
    }
    stage.window.take(played, stage.now);
    CHECK(stage.shown == std::vector<std::uint64_t>{1, 4});
    REQUIRE(stage.looked_into.size() == looked + 1);
    CHECK(stage.looked_into.back().position == view.position);
}

TEST_CASE("the next move ends the one that is being shown")
{
    Stage stage;
    glue::GameView view = game_of_two();
    stage.take(view);
    stage.play(view, Pit(2));
    stage.play(view, Pit(9));
    CHECK(stage.window.next_tick() == stage.now + 200ms);
    stage.wait(10s);
    CHECK(stage.shown == std::vector<std::uint64_t>{1, 3});
}

TEST_CASE("a position that was not reached by a move is shown at once")
{
    Stage stage;
    glue::GameView view = game_of_two();
    stage.take(view);
    stage.play(view, Pit(2));
    view.position = mancala::initial();
    ++view.change;
    stage.take(view);
    CHECK(stage.shown == std::vector<std::uint64_t>{1, 3});
}

TEST_CASE("the six gadgets do what stands on them")
{
    Stage stage;
    glue::GameView view = game_of_two();
    view.can_undo = true;
    stage.take(view);
    stage.click(middle_of_gadget(0, 0));
    stage.click(middle_of_gadget(0, 2));
    stage.click(middle_of_gadget(1, 0));
    REQUIRE(stage.actions.size() == 3);
    CHECK(std::holds_alternative<match::NewGame>(stage.actions[0]));
    CHECK(std::holds_alternative<match::Undo>(stage.actions[1]));
    CHECK(std::holds_alternative<match::EndGame>(stage.actions[2]));
    const raster::Surface plain = stage.picture();
    stage.click(middle_of_gadget(0, 1));
    CHECK(stage.orders == std::vector<std::string>{"guide Regeln"});
    stage.click(middle_of_gadget(1, 1)); // OPTIONEN
    CHECK(stage.picture() != plain);
    stage.type(Key::escape);
    CHECK(stage.picture() == plain);
}

TEST_CASE("what cannot act is ghosted and does nothing")
{
    Stage stage;
    glue::GameView view = game_of_two();
    view.phase = match::Phase::ready;
    stage.take(view);
    stage.click(middle_of_gadget(0, 2));
    stage.click(middle_of_gadget(1, 0));
    CHECK(stage.actions.empty());
}

TEST_CASE("the program ends only after Ja")
{
    Stage stage;
    stage.take(game_of_two());
    stage.click(middle_of_gadget(1, 2));
    stage.type(Key::escape);
    CHECK(stage.orders.empty());
    stage.type(U'q', {.control = true});
    stage.type(Key::enter);
    CHECK(stage.orders == std::vector<std::string>{"quit"});
    CHECK_FALSE(stage.window.is_finished()); // the game says when
    stage.ask(glue::Request::quit);
    CHECK(stage.window.is_finished());
}

TEST_CASE("a lost game goes on after Ja and becomes a record after Nein or Escape")
{
    const glue::LostGameNote lost{{"Anna", "Jörg"}, 12};
    glue::GameView fresh = game_of_two();
    fresh.phase = match::Phase::ready;
    for (const auto& [key, order] : {std::pair{Key::enter, "go on"}, {Key::escape, "put aside"}}) {
        Stage stage;
        stage.offer(fresh, lost);
        stage.take(fresh); // a change of names, perhaps
        CHECK(stage.orders.empty());
        stage.type(key);
        CHECK(stage.orders == std::vector<std::string>{order});
    }
}

TEST_CASE("a lost game that cannot go on yet is offered again, and a line says why")
{
    Stage stage;
    Stage first_time;
    glue::GameView fresh = game_of_two();
    fresh.phase = match::Phase::ready;
    const glue::LostGameNote lost{{"Anna", "Jörg"}, 12};
    stage.offer(fresh, lost);
    first_time.offer(fresh, lost);
    stage.type(Key::enter);
    stage.offer(fresh, lost, match::Denial::linked);
    CHECK(stage.picture() != first_time.picture());
    stage.type(Key::enter);
    CHECK(stage.orders == std::vector<std::string>{"go on", "go on"});
}

TEST_CASE("a game that begins takes the offer of a lost one away unanswered")
{
    Stage stage;
    glue::GameView view = game_of_two();
    view.phase = match::Phase::ready;
    stage.offer(view, {{"Anna", "Jörg"}, 12});
    view.phase = match::Phase::running;
    ++view.change;
    stage.take(view);
    CHECK(stage.orders.empty());
    stage.click(middle_of(Pit(3)));
    CHECK(stage.pits() == std::vector<int>{3});
    view.phase = match::Phase::ready;
    stage.offer(view, {{"Anna", "Jörg"}, 12}); // it may come again
    stage.type(Key::enter);
    CHECK(stage.orders == std::vector<std::string>{"go on"});
}

TEST_CASE("the end requester waits for the last stone")
{
    Stage stage;
    glue::GameView view = before_the_end();
    stage.take(view);
    stage.play(view, Pit(1));
    const raster::Surface sowing = stage.picture();
    stage.type(Key::enter); // would close a requester
    stage.wait(10s);
    const raster::Surface with_requester = stage.picture();
    CHECK(with_requester != sowing);
    stage.type(Key::enter);
    CHECK(stage.picture() != with_requester);
}

TEST_CASE(
    "a new game or an undo by the port closes the end requester, news that changes nothing does not")
{
    Stage stage;
    glue::GameView view = before_the_end();
    stage.take(view);
    stage.play(view, Pit(1));
    stage.wait(10s);
    const raster::Surface with_requester = stage.picture();
    stage.take(view);
    CHECK(stage.picture() == with_requester);
    view = game_of_two();
    view.change = 3;
    stage.take(view);
    Stage fresh;
    fresh.take(view);
    CHECK(stage.picture() == fresh.picture());
}

TEST_CASE("a pause ghosts what it refuses, and its refusal goes with it")
{
    Stage stage;
    Stage never_paused;
    glue::GameView view = game_of_two();
    view.can_undo = true;
    stage.take(view);
    never_paused.take(view);
    view.paused = true;
    glue::Update refused = stage::news(view);
    refused.denied = match::Denial::paused;
    stage.window.take({refused}, stage.now);
    const std::size_t before = stage.actions.size();
    for (const Point gadget : {Point{100, 335}, Point{530, 335}, Point{100, 367}}) {
        stage.click(gadget);
    }
    CHECK(stage.actions.size() == before);
    view.paused = false;
    stage.take(view);
    never_paused.take(view);
    CHECK(stage.picture() == never_paused.picture());
}

TEST_CASE("the port's requesters open over each other, each once")
{
    Stage stage;
    stage.take(game_of_two());
    const raster::Surface plain = stage.picture();
    stage.ask(glue::Request::about);
    stage.ask(glue::Request::greetings);
    stage.ask(glue::Request::about);
    stage.type(Key::escape);
    stage.type(Key::escape);
    CHECK(stage.picture() == plain);
}

TEST_CASE("under a requester pits and gadgets hear nothing, the port goes on")
{
    Stage stage;
    glue::GameView view = game_of_two();
    stage.take(view);
    stage.window.ask_quit();
    stage.click(middle_of(Pit(3)));
    stage.type_at(0, 0);
    stage.type(U'n', {.control = true});
    CHECK(stage.actions.empty());
    stage.play(view, Pit(2));
    stage.wait(10s);
    CHECK(stage.shown == std::vector<std::uint64_t>{1, 2});
}

TEST_CASE("Escape closes the front requester first, then ends a pause")
{
    Stage stage;
    glue::GameView view = game_of_two();
    view.paused = true;
    stage.take(view);
    CHECK(stage.window.is_busy());
    stage.window.ask_quit();
    stage.type(Key::escape);
    CHECK(stage.orders.empty());
    stage.type(Key::escape);
    CHECK(stage.orders == std::vector<std::string>{"end pause"});
}

TEST_CASE("while an action waits for the sync hook the pointer is busy, but Undo is offered")
{
    Stage stage;
    glue::GameView view = game_of_two();
    view.parked = true;
    view.can_undo = true;
    stage.take(view);
    CHECK(stage.window.is_busy());
    stage.type(U'z', {.control = true});
    CHECK(stage.actions.size() == 1);
    view.parked = false;
    stage.take(view);
    CHECK_FALSE(stage.window.is_busy());
}

TEST_CASE("Ctrl+Z takes back, Ctrl+Y brings again")
{
    Stage stage;
    glue::GameView view = game_of_two();
    view.can_redo = true;
    stage.take(view);
    stage.type(U'z', {.control = true});
    stage.type(U'y', {.control = true});
    REQUIRE(stage.actions.size() == 2);
    CHECK(std::holds_alternative<match::Undo>(stage.actions[0]));
    CHECK(std::holds_alternative<match::Redo>(stage.actions[1]));
}

TEST_CASE("the keyboard walks to every pit and gadget and presses it")
{
    Stage stage;
    glue::GameView view = game_of_two();
    view.can_undo = true;
    stage.take(view);
    for (int i = 0; i < Pit::count; ++i) {
        stage.type(Key::tab);
        stage.type(Key::enter);
    }
    CHECK(stage.pits() == std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    stage.type(Key::tab);
    stage.type(Key::enter);
    CHECK(std::holds_alternative<match::NewGame>(stage.actions.back()));
    stage.type(Key::up);
    stage.type(Key::enter);
    CHECK(stage.pits().size() == 13);
}

TEST_CASE("a refusal stands until the next change, the game's message until a new game")
{
    Stage stage;
    Stage without_refusal;
    glue::GameView view = game_of_two();
    glue::Update message = stage::news(view);
    message.message = "Extern 1: eine Meldung";
    stage.window.take({message}, stage.now);
    without_refusal.window.take({message}, stage.now);
    glue::Update refused = stage::news(view);
    refused.denied = match::Denial::empty_pit;
    stage.window.take({refused}, stage.now);
    CHECK(stage.picture() != without_refusal.picture());

    glue::GameView same = view;
    stage.play(view, Pit(1));
    without_refusal.play(same, Pit(1));
    CHECK(stage.picture() == without_refusal.picture());

    // An Undo leaves the message, a new game takes it away.
    Stage fresh;
    const auto change = [&](Stage& where, std::uint64_t number, const match::Action& action) {
        glue::Update update = stage::news(game_of_two());
        update.view.change = number;
        update.action = action;
        where.window.take({update}, where.now);
    };
    change(stage, 3, match::Undo{});
    change(fresh, 3, match::Undo{});
    CHECK(stage.picture() != fresh.picture());
    change(stage, 4, match::NewGame{});
    change(fresh, 4, match::NewGame{});
    CHECK(stage.picture() == fresh.picture());
}

TEST_CASE("a picture is drawn only when something has changed")
{
    Stage stage;
    stage.take(game_of_two());
    CHECK(stage.window.needs_drawing());
    const raster::Surface first = stage.picture();
    CHECK_FALSE(stage.window.needs_drawing());
    stage.take(game_of_two());
    stage.point({320, 155});
    CHECK_FALSE(stage.window.needs_drawing());
    stage.point(middle_of(Pit(4)));
    CHECK(stage.window.needs_drawing());
    CHECK(stage.picture() != first);
    stage.point({-1000, -1000});
    CHECK(stage.picture() == first);
}

TEST_CASE("F2 tells the board: once to whoever listens, and in a requester")
{
    Stage stage;
    glue::GameView view = game_of_two();
    view.last_move = mancala::Move{mancala::Player::two, Pit(9)};
    stage.take(view);
    const toolkit::Window* const board = stage.window.screen().active();
    stage.type(Key::f2);
    REQUIRE(stage.orders.size() == 1);
    CHECK(
        stage.orders[0].starts_with("tell Anna ist am Zug.\nMulden 1 bis 6: 4, 4, 4, 4, 4, 4.\n"));
    CHECK(stage.orders[0].ends_with("\nZuletzt hat Jörg Mulde 9 gespielt."));
    CHECK(stage.window.screen().active() != board);
    stage.type(Key::enter);
    CHECK(stage.window.screen().active() == board);
}

TEST_CASE("F12 takes a picture, of open menus, requesters and the help mode too")
{
    Stage stage;
    stage.take(game_of_two());
    stage.type(Key::print);
    stage.type(Key::menu);
    stage.type(Key::print);
    CHECK(stage.window.screen().menus().is_open());
    stage.type(Key::escape);
    stage.window.ask_quit();
    toolkit::KeyEvent with_shift;
    with_shift.key = Key::print;
    with_shift.modifiers.shift = true;
    stage.window.handle(with_shift);
    stage.type(Key::escape);
    stage.window.screen().set_help_mode(toolkit::HelpMode::on);
    stage.type(Key::print);
    CHECK(stage.orders ==
          std::vector<std::string>{"picture", "picture", "picture as shown", "picture"});
}

TEST_CASE("F12 held down takes one picture")
{
    Stage stage;
    stage.take(game_of_two());
    toolkit::KeyEvent held;
    held.key = Key::print;
    held.stroke = toolkit::KeyStroke::repeated;
    stage.window.handle(held);
    CHECK(stage.orders.empty());
}

TEST_CASE("what became of a picture stands below the board")
{
    Stage stage;
    stage.take(game_of_two());
    const raster::Surface before = stage.picture();
    stage.window.report("Bild gespeichert: ~/Bilder/Mancala/mancala-2026-11-30-001.png");
    CHECK(stage.window.needs_drawing());
    CHECK(stage.picture() != before);
}

TEST_CASE("an effect is switched on and off by its item; only one is on, and it is saved")
{
    Stage stage;
    stage.take(game_of_two());
    const auto choose = [&](app::Command command) {
        const int id = static_cast<int>(command);
        const toolkit::MenuStrip& strip = stage.window.screen().menus();
        const auto& extras = strip.menus().back().items;
        const auto at = std::ranges::find_if(extras, [&](const toolkit::MenuItem& item) {
            return item.id == id && !item.is_separator();
        });
        using enum toolkit::PointerAction;
        const Point title = strip.title_box(strip.menus().size() - 1).origin() + Point{1, 1};
        const Point line =
            strip.item_box(strip.menus().size() - 1, static_cast<std::size_t>(at - extras.begin()))
                .origin() +
            Point{1, 1};
        for (const auto& [action, where] :
             {std::pair(press, title), {move, line}, {release, line}}) {
            stage.window.handle(toolkit::PointerEvent{
                .action = action, .button = toolkit::PointerButton::right, .position = where});
        }
        return strip.find(id)->check == toolkit::CheckMark::on;
    };
    CHECK(choose(app::Command::scan_lines));
    CHECK(choose(app::Command::flicker));
    CHECK(stage.window.screen().menus().find(static_cast<int>(app::Command::scan_lines))->check ==
          toolkit::CheckMark::off);
    CHECK_FALSE(choose(app::Command::flicker));
    CHECK(choose(app::Command::scan_lines));
    CHECK(stage.orders == std::vector<std::string>{"effect scanlines", "effect flicker",
                                                   "effect none", "effect scanlines"});
}

TEST_SUITE_END();
