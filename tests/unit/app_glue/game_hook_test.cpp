// The game with a sync hook: a fake that notes its words and ends when the test says so.
#include "support/desk.hpp"

#include <doctest/doctest.h>

using glue::Sync;
using match::Denial;
using match::Origin;

namespace {

using Calls = std::vector<std::string>;

/// A game whose hook notes with each call the change the game stands at.
struct HookedDesk
{
    explicit HookedDesk(glue::GameConfig config = two_humans())
        : desk(with_hook(std::move(config)))
    {
    }

    glue::GameConfig with_hook(glue::GameConfig config)
    {
        config.sync = Sync::on;
        config.start_hook = [this](const std::vector<std::string>& words) {
            std::string line;
            for (const std::string& word : words) {
                line += (line.empty() ? "" : " ") + word;
            }
            calls.push_back(line);
            changes.push_back(desk.game.session().change());
        };
        return config;
    }

    std::optional<Denial> play(int pit, Origin origin = Origin::user)
    {
        return desk.game.submit(match::PlayPit{mancala::Pit(pit)}, origin);
    }
    std::optional<Denial> submit(const match::Action& action, Origin origin = Origin::user)
    {
        return desk.game.submit(action, origin);
    }
    std::string moves() const { return mancala::to_string(desk.game.session().moves()); }
    void end_call() { desk.game.hook_ended(); }
    /// Until the jobs that wait now are done.
    void run_jobs()
    {
        desk.loop.post([this] { desk.loop.stop(); });
        desk.loop.run();
    }

    Calls calls;
    std::vector<std::uint64_t> changes; ///< the number of the last change when it was called
    Desk desk;
};

/// The pit that ends the game; 0 if there is none.
int last_pit(const mancala::Position& position)
{
    for (const mancala::Pit pit : mancala::pits_with_stones(position)) {
        if (mancala::is_over(mancala::play(position, pit).position)) {
            return pit.number();
        }
    }
    return 0;
}

/// Another game, of which one move is missing.
match::Restore before_the_end()
{
    mancala::Position start = mancala::initial(1);
    while (last_pit(start) == 0) {
        start = mancala::play(start, mancala::pits_with_stones(start).front()).position;
    }
    return {.moves = 0, .line = match::Line{start, {}}};
}

} // namespace

TEST_SUITE_BEGIN("app/glue/game_hook");

TEST_CASE("the hook is called before the action, and the action follows at once")
{
    HookedDesk stage;
    CHECK(stage.play(1) == std::nullopt);
    CHECK(stage.calls == Calls{"Zug 1 1"});
    CHECK(stage.changes.back() == 0);
    CHECK(stage.moves() == "1:1-1");
}

TEST_CASE("what the port or the editor does is not told")
{
    HookedDesk stage;
    CHECK(stage.desk.ask("CallZug 1") == "0");
    CHECK(stage.desk.ask("CallUndo") == "0");
    CHECK(stage.desk.ask("CallNeu") == "0");
    CHECK(stage.desk.ask("CallSpielende") == "0");
    CHECK(stage.submit(match::Restore{}, Origin::editor) == std::nullopt);
    CHECK(stage.calls.empty());
}

TEST_CASE("what is refused is not told")
{
    HookedDesk stage;
    CHECK(stage.submit(match::Undo{}) == Denial::nothing_to_undo);
    CHECK(stage.submit(match::EndGame{}) == Denial::no_game);
    CHECK(stage.submit(match::Redo{}) == Denial::nothing_to_redo);
    stage.desk.ask("CallZug 1");
    CHECK(stage.play(1) == Denial::empty_pit);
    CHECK(stage.calls.empty());
}

TEST_CASE("while a call runs one action waits for its turn, and the next pits are refused")
{
    HookedDesk stage;
    stage.play(1);
    CHECK(stage.play(2) == std::nullopt);
    CHECK(stage.desk.game.has_parked());
    CHECK(stage.moves() == "1:1-1");
    CHECK(stage.play(3) == Denial::hook_runs);
    CHECK(stage.calls == Calls{"Zug 1 1"});
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1", "Zug 2 2"});
    CHECK(stage.moves() == "1:1-1 2:2-2");
    CHECK_FALSE(stage.desk.game.has_parked());
}

TEST_CASE("Undo, Neu and Spielende take the place of what is parked, a Redo does not")
{
    HookedDesk stage;
    stage.play(1);
    stage.play(2);
    CHECK(stage.submit(match::EndGame{}) == std::nullopt);
    CHECK(stage.submit(match::Undo{}) == std::nullopt);
    CHECK(stage.submit(match::NewGame{}) == std::nullopt);
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1", "Neu"});
    CHECK(stage.moves().empty());
    stage.play(3);
    stage.end_call();
    CHECK(stage.moves() == "1:1-3");
    stage.submit(match::Undo{}, Origin::port);
    stage.end_call();
    stage.submit(match::NewGame{});
    CHECK(stage.submit(match::EndGame{}) == std::nullopt);
    CHECK(stage.submit(match::Redo{}) == Denial::nothing_to_redo);
}

TEST_CASE("the port acts at once, and a parked move whose position has gone is dropped untold")
{
    HookedDesk stage;
    stage.play(1);
    stage.play(2);
    CHECK(stage.desk.ask("CallZug 9") == "0");
    CHECK(stage.moves() == "1:1-1 2:2-9");
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1"});
    CHECK(stage.moves() == "1:1-1 2:2-9");
    CHECK(stage.play(2) == std::nullopt);
    CHECK(stage.calls.back().substr(0, 3) == "Zug");
}

TEST_CASE("a parked Undo is asked for again and comes to nothing if there is nothing to undo")
{
    HookedDesk stage;
    stage.play(1);
    stage.submit(match::Undo{});
    stage.desk.ask("CallUndo");
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1"});
}

TEST_CASE("a parked Spielende does not end a game that began meanwhile")
{
    HookedDesk stage;
    stage.play(1);
    stage.submit(match::EndGame{});
    CHECK(stage.desk.game.has_parked());
    stage.desk.ask("CallNeu");
    stage.desk.ask("CallZug 2");
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1"});
    CHECK(stage.desk.game.session().phase() == match::Phase::running);
    CHECK(stage.moves() == "1:1-2");
}

TEST_CASE("names may change while a move is parked")
{
    HookedDesk stage;
    stage.play(1);
    stage.play(2);
    match::Seats seats = stage.desk.game.session().seats();
    seats.both[0].name = "Else";
    stage.submit(match::SetSeats{seats});
    stage.end_call();
    CHECK(stage.moves() == "1:1-1 2:2-2");
    CHECK(stage.calls.size() == 2);
}

TEST_CASE("a move is dropped when its seat has become a computer's")
{
    HookedDesk stage;
    stage.play(1);
    stage.play(2);
    match::Seats seats = stage.desk.game.session().seats();
    seats.both[1].kind = match::SeatKind::normal;
    stage.submit(match::SetSeats{seats});
    stage.end_call();
    CHECK(stage.moves() == "1:1-1");
    CHECK(stage.calls.size() == 1);
}

TEST_CASE("a computer's moves are told, and it waits for the call before")
{
    HookedDesk stage(human_against({7, 8}));
    stage.play(1);
    stage.desk.run_until([&] { return stage.desk.game.has_parked(); });
    CHECK(stage.moves() == "1:1-1");
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1", "Zug 2 7"});
    CHECK(stage.moves() == "1:1-1 2:2-7");
}

TEST_CASE("a computer whose parked move has gone is asked anew, if it is still to move")
{
    HookedDesk stage(human_against({7, 10}));
    stage.play(1);
    stage.desk.run_until([&] { return stage.desk.game.has_parked(); });
    stage.desk.ask("CallUndo");
    stage.desk.ask("CallZug 2");
    stage.desk.run_until([&] { return stage.desk.game.has_parked(); });
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1", "Zug 2 10"});
    CHECK(stage.moves() == "1:1-2 2:2-10");
}

TEST_CASE("an Undo takes the place of the computer's parked move")
{
    HookedDesk stage(human_against({7, 8}));
    stage.play(1);
    stage.desk.run_until([&] { return stage.desk.game.has_parked(); });
    CHECK(stage.submit(match::Undo{}) == std::nullopt);
    stage.end_call();
    stage.run_jobs();
    CHECK(stage.calls == Calls{"Zug 1 1", "Undo"});
    CHECK(stage.moves().empty());
    CHECK_FALSE(stage.desk.game.is_thinking());
}

TEST_CASE("a computer whose answer met a parked action that came to nothing is asked anew")
{
    HookedDesk stage(human_against({7, 8}));
    stage.desk.ask("CallZug 1");
    stage.desk.run_until([&] { return !stage.calls.empty(); });
    CHECK(stage.moves() == "1:1-1 2:2-7");
    stage.play(3);
    CHECK(stage.desk.game.has_parked());
    stage.submit(match::EndGame{});
    stage.desk.ask("CallSpielende");
    stage.desk.ask("CallUndo");
    stage.desk.ask("CallZug 3");
    stage.run_jobs();
    CHECK_FALSE(stage.desk.game.is_thinking());
    stage.end_call();
    CHECK(stage.calls.back() == "Spielende");
}

TEST_CASE("what is parked waits for the end of a pause, too, and the port's commands go before")
{
    HookedDesk stage;
    stage.play(1);
    stage.play(2);
    stage.desk.send("CallPause 0 1 0", 1);
    stage.end_call();
    CHECK(stage.desk.game.has_parked());
    CHECK(stage.play(3) == Denial::paused);
    stage.desk.send("CallUndo", 2);
    stage.desk.game.end_pauses();
    CHECK(stage.desk.answers == Calls{"1> 0", "2> 0"});
    CHECK(stage.calls == Calls{"Zug 1 1"});
    CHECK(stage.moves().empty());
    stage.play(1);
    stage.play(2);
    stage.desk.send("CallPause 0 1 0", 1);
    stage.end_call();
    stage.desk.game.end_pauses();
    CHECK(stage.calls == Calls{"Zug 1 1", "Zug 1 1", "Zug 2 2"});
}

TEST_CASE("the natural end is told behind the move that brought it")
{
    HookedDesk stage;
    stage.submit(before_the_end(), Origin::editor);
    const int pit = last_pit(stage.desk.game.session().position());
    stage.play(pit);
    REQUIRE(stage.desk.game.session().phase() == match::Phase::over);
    CHECK(stage.calls.size() == 1);
    CHECK(stage.submit(match::NewGame{}) == std::nullopt);
    stage.end_call();
    CHECK(stage.calls.back() == "Spielende");
    CHECK(stage.desk.game.has_parked());
    stage.end_call();
    CHECK(stage.calls.back() == "Neu");
    CHECK(stage.calls.size() == 3);
}

TEST_CASE("the natural end by the port's move is not told")
{
    HookedDesk stage;
    stage.submit(before_the_end(), Origin::editor);
    const int pit = last_pit(stage.desk.game.session().position());
    CHECK(stage.desk.ask("CallZug " + std::to_string(pit)) == "0");
    REQUIRE(stage.desk.game.session().phase() == match::Phase::over);
    CHECK(stage.calls.empty());
}

TEST_CASE("the natural end by a partner's move is not told")
{
    HookedDesk stage;
    stage.submit(before_the_end(), Origin::editor);
    const mancala::Position& position = stage.desk.game.session().position();
    const mancala::Pit pit(last_pit(position));
    match::Seats seats = stage.desk.game.session().seats();
    seats.both.at(index_of(position.to_move)).home = match::Home::guest;
    stage.desk.game.perform_ordered(match::SetSeats{seats}, Origin::partner);
    stage.desk.game.perform_ordered(match::PlayPit{pit}, Origin::partner);
    REQUIRE(stage.desk.game.session().phase() == match::Phase::over);
    CHECK(stage.calls.empty());
}

TEST_CASE("the natural end by a redo is told behind the move, and is owed until its call starts")
{
    HookedDesk stage;
    stage.submit(before_the_end(), Origin::editor);
    CHECK(stage.desk.ask("CallZug " +
                         std::to_string(last_pit(stage.desk.game.session().position()))) == "0");
    CHECK(stage.desk.ask("CallUndo") == "0");
    CHECK_FALSE(stage.desk.game.hook_owes());
    CHECK(stage.submit(match::Redo{}) == std::nullopt);
    REQUIRE(stage.desk.game.session().phase() == match::Phase::over);
    CHECK(stage.calls.size() == 1);
    CHECK(stage.desk.game.hook_owes());
    stage.end_call();
    CHECK(stage.calls.back() == "Spielende");
    CHECK_FALSE(stage.desk.game.hook_owes());
}

TEST_CASE("an end that the port has undone is not told any more")
{
    HookedDesk stage;
    stage.submit(before_the_end(), Origin::editor);
    stage.play(last_pit(stage.desk.game.session().position()));
    stage.desk.ask("CallNeu");
    stage.end_call();
    CHECK(stage.calls.size() == 1);
    CHECK_FALSE(stage.desk.game.hook_is_busy());
}

TEST_CASE("a redo of several moves is told move by move, and the game has it at once")
{
    HookedDesk stage(human_against({7, 8}));
    stage.desk.ask("CallZug 1");
    stage.desk.run_until([&] { return stage.desk.game.session().moves().size() == 2; });
    stage.end_call();
    stage.desk.ask("CallUndo");
    stage.calls.clear();
    CHECK(stage.submit(match::Redo{}) == std::nullopt);
    CHECK(stage.moves() == "1:1-1 2:2-7");
    CHECK(stage.calls == Calls{"Zug 1 1"});
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1", "Zug 2 7"});
    stage.end_call();
    CHECK_FALSE(stage.desk.game.hook_is_busy());
}

TEST_CASE("switched off nothing is told and what is parked takes place")
{
    HookedDesk stage;
    stage.play(1);
    stage.play(2);
    stage.desk.game.set_sync(Sync::off);
    CHECK(stage.moves() == "1:1-1 2:2-2");
    stage.play(3);
    CHECK(stage.moves() == "1:1-1 2:2-2 3:1-3");
    CHECK(stage.calls == Calls{"Zug 1 1"});
}

TEST_CASE("switched on again while the old call still runs the next action waits for it")
{
    HookedDesk stage;
    stage.play(1);
    stage.desk.game.set_sync(Sync::off);
    stage.desk.game.set_sync(Sync::on);
    stage.play(2);
    CHECK(stage.moves() == "1:1-1");
    stage.end_call();
    CHECK(stage.calls == Calls{"Zug 1 1", "Zug 2 2"});
}

TEST_CASE("after the end of the program nothing starts")
{
    HookedDesk stage;
    stage.play(1);
    stage.play(2);
    stage.desk.game.close();
    stage.end_call();
    CHECK(stage.moves() == "1:1-1");
    CHECK(stage.calls.size() == 1);
}
