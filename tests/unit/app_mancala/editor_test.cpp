// The record editor inside the game: what the window passes on between the two.
#include "core/mancala/rules.hpp"
#include "support/stage.hpp"

#include <doctest/doctest.h>

#include <variant>

using raster::Point;
using stage::game_of_two;
using stage::Stage;
using toolkit::Key;

namespace {

// The middles of gadgets on the screen, from the picture editor/loaded--rottoene.
constexpr Point corner{14, 84}; ///< of the editor's window
constexpr Point listen_box = corner + Point{416, 60};
constexpr Point play_on = corner + Point{500, 42};
constexpr Point first_row = corner + Point{40, 22};

void open_editor(Stage& stage)
{
    toolkit::KeyEvent event;
    event.symbol = U'p';
    event.modifiers.amiga = true;
    stage.window.handle(event);
}

/// News of a game with these pits, as one who listens hears it.
glue::Update heard(const std::vector<int>& pits)
{
    glue::Update update = stage::news(game_of_two());
    glue::HeardMoves all{mancala::initial(), 0, {}, {}};
    mancala::Position position = mancala::initial();
    for (const int number : pits) {
        const mancala::Pit pit(number);
        all.moves.push_back({position.to_move, pit});
        position = mancala::play(position, pit).position;
        all.positions.push_back(position);
    }
    update.view.position = position;
    update.heard = all;
    return update;
}

const editor::EditorWindow& editor_of(Stage& stage)
{
    const auto* window =
        dynamic_cast<const editor::EditorWindow*>(stage.window.screen().windows().back().get());
    REQUIRE(window != nullptr);
    return *window;
}

} // namespace

TEST_SUITE_BEGIN("record editor in the game");

TEST_CASE("the menu opens it; without a game's link the item is ghosted")
{
    Stage stage;
    stage.take(game_of_two());
    open_editor(stage);
    CHECK(editor_of(stage).title() == "Partie-Editor");
    open_editor(stage); // again: in front, not twice
    CHECK(stage.window.screen().windows().size() == 2);
}

TEST_CASE("listening is ordered from the game, and its moves reach the list")
{
    Stage stage;
    stage.take(game_of_two());
    open_editor(stage);
    stage.click(listen_box);
    CHECK(stage.orders == std::vector<std::string>{"listen"});
    stage.window.take({heard({1, 2})}, stage.now);
    CHECK(stage.window.needs_drawing());
    (void)stage.picture();
    CHECK(editor_of(stage).title() == "Partie-Editor (nicht gespeichert)");
}

TEST_CASE("AB HIER WEITERSPIELEN becomes an action of the game")
{
    Stage stage;
    stage.take(game_of_two());
    open_editor(stage);
    stage.click(listen_box);
    stage.window.take({heard({1, 2})}, stage.now);
    stage.click(first_row);
    stage.click(play_on);
    stage.type(Key::enter);
    REQUIRE(stage.actions.size() == 1);
    CHECK(std::get<match::Restore>(stage.actions[0]).moves == 0);
}

TEST_CASE("PROGRAMMENDE says that a record would be lost")
{
    Stage stage;
    stage.take(game_of_two());
    open_editor(stage);
    stage.click(listen_box);
    const auto lines = [&] {
        stage.window.ask_quit();
        const auto& asked =
            dynamic_cast<const toolkit::Requester&>(*stage.window.screen().windows().back());
        const std::size_t count = asked.lines().size();
        stage.type(Key::escape);
        return count;
    };
    CHECK(lines() == 1);
    stage.window.take({heard({1, 2})}, stage.now);
    CHECK(lines() == 3);
}

TEST_CASE("when the program is ended from outside, what was not saved is given out")
{
    Stage stage;
    stage.take(game_of_two());
    open_editor(stage);
    stage.click(listen_box);
    CHECK(stage.window.forsaken().empty());
    stage.window.take({heard({1, 2})}, stage.now);
    stage.window.take({heard({4})}, stage.now); // the first is on offer now
    stage.ask(glue::Request::quit);
    const auto records = stage.window.forsaken();
    REQUIRE(records.size() == 2);
    CHECK(records[0].moves.size() == 2);
    CHECK(records[1].moves.size() == 1);
}

TEST_CASE("a record that the user has given up by PROGRAMMENDE is not")
{
    Stage stage;
    stage.take(game_of_two());
    open_editor(stage);
    stage.click(listen_box);
    stage.window.take({heard({1, 2})}, stage.now);
    stage.window.ask_quit();
    stage.type(Key::escape);
    CHECK(stage.window.forsaken().size() == 1);
    stage.window.ask_quit();
    stage.type(Key::enter);
    CHECK(stage.orders.back() == "quit");
    CHECK(stage.window.forsaken().empty());
}

TEST_CASE("a record can be opened from outside, and its replay ticks with the window")
{
    Stage stage;
    stage.take(game_of_two());
    mancala::Record record;
    record.moves = {{mancala::Player::one, mancala::Pit(1)}};
    record.line.push_back(mancala::play(record.line.back(), mancala::Pit(1)).position);
    stage.window.open_editor(record, "/p/a.partie");
    CHECK(editor_of(stage).title() == "Partie-Editor: a.partie");
    CHECK_FALSE(stage.window.next_tick());
    stage.type(Key::space);
    REQUIRE(stage.window.next_tick());
    stage.wait(toolkit::Time{0});
    CHECK(stage.window.next_tick() == stage.now + toolkit::Time{800});
    stage.wait(toolkit::Time{800});
    CHECK_FALSE(stage.window.next_tick());
}

TEST_SUITE_END();
