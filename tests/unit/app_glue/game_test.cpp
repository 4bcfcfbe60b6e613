#include "core/base/rng.hpp"
#include "support/desk.hpp"
#include "support/temporary_directory.hpp"

#include <boost/asio/io_context.hpp>
#include <doctest/doctest.h>

#include <fstream>

using match::Origin;

namespace {

/// Thinks until it is stopped and then names pit 12; told to, it answers 7 at once.
class StoppablePlayer final : public players::Player
{
  public:
    players::Choice choose(const mancala::Position&, std::uint64_t, base::Budget& budget) override
    {
        if (at_once_) {
            return {.pit = 7};
        }
        asked_ = true;
        asked_.notify_all();
        while (budget.spend()) {
        }
        ++stopped_;
        stopped_.notify_all();
        return {.pit = 12};
    }
    void answer_at_once() { at_once_ = true; }
    void wait_until_asked() const { asked_.wait(false); }
    int times_stopped() const { return stopped_; }
    void wait_until_stopped(int times)
    {
        for (int seen = stopped_; seen < times; seen = stopped_) {
            stopped_.wait(seen);
        }
    }

  private:
    std::atomic<bool> at_once_ = false;
    std::atomic<bool> asked_ = false;
    std::atomic<int> stopped_ = 0;
};

glue::GameConfig human_against_stoppable(StoppablePlayer*& player)
{
    glue::GameConfig config = human_against({});
    auto stoppable = std::make_unique<StoppablePlayer>();
    player = stoppable.get();
    config.players[1] = std::move(stoppable);
    return config;
}

} // namespace

TEST_SUITE_BEGIN("app/glue/game");

TEST_CASE("the computer answers a human's move")
{
    Desk desk(human_against({7}));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(mancala::to_string(desk.game.session().moves()) == "1:1-1 2:2-7");
}

TEST_CASE("the loop gets work by a change only if a computer is to move after it")
{
    Desk humans(two_humans());
    for (const char* command : {"CallNeu", "CallZug 4", "CallUndo", "CallSpielende"}) {
        humans.send(command, 1);
        CHECK(humans.loop.context().poll() == 0);
    }
    CHECK(humans.answers == std::vector<std::string>(4, "1> 0"));

    Desk desk(human_against({7}));
    desk.send("CallZug 1", 1);
    CHECK(desk.loop.context().poll() > 0);
}

TEST_CASE("two computers play a whole game by themselves")
{
    glue::GameConfig config;
    config.seats = {
        {match::Seat{match::SeatKind::normal, "A"}, match::Seat{match::SeatKind::gemein, "B"}}};
    config.players = {players::make_player(players::Kind::normal),
                      players::make_player(players::Kind::gemein)};
    config.seed = 3;
    Desk desk(std::move(config));
    desk.ask("CallNeu");
    desk.run_until([&] { return desk.game.session().phase() == match::Phase::over; });
    CHECK(desk.game.session().moves().size() >= 7);
}

TEST_CASE("the same seed plays the same game, another seed another one")
{
    const auto play = [](std::uint64_t seed) {
        glue::GameConfig config;
        config.seats = {
            {match::Seat{match::SeatKind::normal, "A"}, match::Seat{match::SeatKind::normal, "B"}}};
        config.players = {players::make_player(players::Kind::normal),
                          players::make_player(players::Kind::normal)};
        config.seed = seed;
        Desk desk(std::move(config));
        desk.ask("CallNeu");
        desk.run_until([&] { return desk.game.session().phase() == match::Phase::over; });
        return mancala::to_string(desk.game.session().moves());
    };
    CHECK(play(1) == play(1));
    CHECK(play(1) != play(2));
}

TEST_CASE("an invalid answer plays a random pit and is told once a game")
{
    // The right player never names a pit. The left one plays until he has been asked at least
    // twice.
    Desk desk(human_against(std::vector<int>(100, 0)));
    std::vector<std::string> messages;
    desk.game.observe({.message = [&](const std::string& line) { messages.push_back(line); }});
    const auto play_until_two_answers = [&] {
        desk.ask("CallNeu");
        const auto answers = [&] {
            const auto& moves = desk.game.session().moves();
            return std::count_if(moves.begin(), moves.end(), [](const mancala::Move& move) {
                return move.player == mancala::Player::two;
            });
        };
        while (answers() < 2) {
            desk.ask("CallZug");
            desk.run_until([&] { return !desk.game.session().computer_to_move(); });
        }
    };
    play_until_two_answers();
    CHECK(messages == std::vector<std::string>{
                          "Computer (Extern 1): keine Mulde genannt; zufällige Mulde gespielt"});
    play_until_two_answers();
    CHECK(messages.size() == 2);
}

TEST_CASE("with a window the computer's next move waits until the last one has been shown")
{
    glue::GameConfig config = human_against({7});
    config.pace = glue::Pace::as_shown;
    Desk desk(std::move(config));
    desk.ask("CallZug 1");
    // The listed player answers in microseconds; without a window's word nothing may have come of
    // it.
    std::size_t moves_before = 0;
    desk.loop.after(std::chrono::milliseconds(50), [&] {
        moves_before = desk.game.session().moves().size();
        desk.game.shown(desk.game.session().change());
    });
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(moves_before == 1);
    CHECK(desk.game.session().moves()[1].pit == mancala::Pit(7));
}

TEST_CASE("a pause stops the thinking and the player is asked again afterwards")
{
    StoppablePlayer* player = nullptr;
    Desk desk(human_against_stoppable(player));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.is_thinking(); });
    player->wait_until_asked();
    desk.send("CallPause 60 0 0", 2);
    CHECK_FALSE(desk.game.is_thinking());
    player->wait_until_stopped(1);
    CHECK(desk.ask("GetZuege") == "0 1:1-1");
    player->answer_at_once();
    desk.game.client_gone(ipc::ClientId{2});
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(desk.game.session().moves()[1].pit == mancala::Pit(7));
    CHECK(desk.answers.empty());
}

TEST_CASE("an answer to an older question is dropped")
{
    StoppablePlayer* player = nullptr;
    Desk desk(human_against_stoppable(player));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.is_thinking(); });
    player->wait_until_asked();
    // The stopped player still names pit 12, on a board where that is legal: nobody may play it.
    desk.game.submit(match::NewGame{}, Origin::user);
    player->wait_until_stopped(1);
    desk.game.submit(match::PlayPit{mancala::Pit(2)}, Origin::user);
    player->answer_at_once();
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(mancala::to_string(desk.game.session().moves()) == "1:1-2 2:2-7");
}

TEST_CASE("who sits down while a computer thinks is asked in its place")
{
    StoppablePlayer* player = nullptr;
    Desk desk(human_against_stoppable(player));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.is_thinking(); });
    player->wait_until_asked();
    desk.send("Warte", 2);
    match::Seats seats = desk.game.session().seats();
    seats.both[1] = {match::SeatKind::normal, "Nora"};
    CHECK_FALSE(desk.game.submit(match::SetSeats{seats}, Origin::user));
    // The old one names pit 12, which the new one does not play as its first pit from here.
    base::Budget budget;
    const auto first = players::make_player(players::Kind::normal)
                           ->choose(desk.game.session().position(),
                                    base::derive_seed(base::derive_seed(1, 1), 1), budget);
    REQUIRE(first.pit != 12);
    desk.run_until([&] { return desk.game.session().moves().size() >= 2; });
    CHECK(desk.game.session().moves()[1].pit.number() == first.pit);
    CHECK(desk.answers.size() == 1);
    CHECK(desk.game.session().seats().both[1].name == "Nora");
}

TEST_CASE("a human who sits down stops the computer for good")
{
    StoppablePlayer* player = nullptr;
    Desk desk(human_against_stoppable(player));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.is_thinking(); });
    player->wait_until_asked();
    match::Seats seats = desk.game.session().seats();
    seats.both[1].kind = match::SeatKind::human;
    desk.game.submit(match::SetSeats{seats}, Origin::user);
    CHECK_FALSE(desk.game.is_thinking());
    CHECK_FALSE(desk.game.submit(match::PlayPit{mancala::Pit(8)}, Origin::user));
    CHECK(mancala::to_string(desk.game.session().moves()) == "1:1-1 2:2-8");
}

TEST_CASE("another name leaves the player in the seat")
{
    Desk desk(human_against({7, 8}));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    match::Seats seats = desk.game.session().seats();
    seats.both[1].name = "Nora";
    desk.game.submit(match::SetSeats{seats}, Origin::user);
    desk.ask("CallZug 2");
    desk.run_until([&] { return !desk.game.session().computer_to_move(); });
    CHECK(desk.game.session().moves().back().pit == mancala::Pit(8));
}

TEST_CASE("a name typed while a computer thinks does not disturb it")
{
    StoppablePlayer* player = nullptr;
    Desk desk(human_against_stoppable(player));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.is_thinking(); });
    player->wait_until_asked();
    player->answer_at_once(); // if it should be asked again
    match::Seats seats = desk.game.session().seats();
    for (const char* name : {"N", "No", "Nor", "Nora"}) {
        seats.both[1].name = name;
        CHECK_FALSE(desk.game.submit(match::SetSeats{seats}, Origin::user));
        CHECK(desk.game.is_thinking());
    }
    CHECK(player->times_stopped() == 0);
    CHECK(desk.game.session().seats().both[1].name == "Nora");
}

TEST_CASE("an answer that waits for the window survives another name")
{
    glue::GameConfig config = human_against({7});
    config.pace = glue::Pace::as_shown;
    Desk desk(std::move(config));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.is_thinking(); });
    match::Seats seats = desk.game.session().seats();
    seats.both[0].name = "Nora";
    desk.game.submit(match::SetSeats{seats}, Origin::user);
    CHECK(desk.game.is_thinking());
    desk.game.shown(desk.game.session().change());
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(desk.game.session().moves()[1].pit == mancala::Pit(7));
}

TEST_CASE("a player file that is loaded takes the seat of the one who thinks")
{
    const support::TemporaryDirectory directory;
    const std::string good = (directory.path() / "good.cando").string();
    std::ofstream(good) << "Nop; Mancala.Extern\nNop; immer 9\nLet F=9\n";
    StoppablePlayer* player = nullptr;
    Desk desk(human_against_stoppable(player));
    std::vector<std::string> messages;
    desk.game.observe({.message = [&](const std::string& line) { messages.push_back(line); }});
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.is_thinking(); });
    player->wait_until_asked();
    desk.game.load_extern(match::SeatKind::extern1, "/nowhere/x.cando");
    CHECK(desk.game.is_thinking());
    CHECK(messages.size() == 1);
    desk.game.load_extern(match::SeatKind::extern1, good);
    CHECK(desk.game.extern_files()[0] == glue::ExternNote{good, "immer 9"});
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(desk.game.session().moves()[1].pit == mancala::Pit(9));
}

TEST_CASE("while paused a user can neither move nor undo, end or begin")
{
    Desk desk(two_humans());
    desk.ask("CallZug 1");
    desk.send("CallPause 60 0 0", 2);
    for (const match::Action& action :
         {match::Action{match::PlayPit{mancala::Pit(2)}}, match::Action{match::Undo{}},
          match::Action{match::EndGame{}}, match::Action{match::NewGame{}}}) {
        CHECK(desk.game.submit(action, Origin::user) == match::Denial::paused);
    }
    CHECK(desk.game.session().change() == 1);
}

TEST_CASE("a command that waits for the end of a pause goes with its client")
{
    Desk desk(two_humans());
    desk.send("CallPause 60 0 0", 2);
    desk.send("CallZug 4", 3);
    desk.send("CallZug 7", 4);
    desk.game.client_gone(ipc::ClientId{3});
    desk.game.end_pauses();
    CHECK(desk.ask("GetZuege") == "0 1:1-7");
}

TEST_CASE("at the end of the program all that wait are told so and nothing more is done")
{
    Desk desk(two_humans());
    desk.send("CallPause 60 0 0", 2);
    desk.send("CallZug 4", 3);
    desk.send("Warte", 4);
    desk.game.close();
    CHECK(desk.answers ==
          std::vector<std::string>{"4> 20 301 the program ends", "2> 20 301 the program ends"});
    CHECK(desk.game.session().moves().empty());
}

TEST_SUITE_END();
