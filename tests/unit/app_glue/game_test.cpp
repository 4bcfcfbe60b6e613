#include <doctest/doctest.h>

#include "desk.hpp"

using match::Origin;

TEST_SUITE_BEGIN("app/glue/game");

TEST_CASE("the computer answers a human's move")
{
    Desk desk(human_against({7}));
    desk.ask("CallZug 1");
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(mancala::to_string(desk.game.session().moves()) == "1:1-1 2:2-7");
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
    Desk desk(human_against({0, 13, 0, 0}));
    std::vector<std::string> messages;
    desk.game.observe({.message = [&](const std::string& line) { messages.push_back(line); }});
    desk.ask("CallZug 1");
    desk.run_until([&] { return !desk.game.session().computer_to_move(); });
    REQUIRE(messages.size() >= 1);
    CHECK(messages[0] == "Computer (Extern 1): keine Mulde genannt; zufällige Mulde gespielt");
    CHECK(messages.size() == 1);
}

TEST_CASE("with a window the computer's next move waits until the last one has been shown")
{
    glue::GameConfig config = human_against({7});
    config.pace = glue::Pace::as_shown;
    Desk desk(std::move(config));
    desk.ask("CallZug 1");
    // The listed player answers in microseconds; without a window's word nothing may have come of it.
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
    Desk desk(human_against({7, 8}));
    desk.ask("CallZug 1");
    desk.send("CallPause 60 0 0", 2);
    CHECK_FALSE(desk.game.is_thinking());
    CHECK(desk.ask("GetAmZug") == "0 2");
    CHECK(desk.game.session().moves().size() == 1);
    desk.game.client_gone(ipc::ClientId{2});
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(desk.answers.empty());
}

TEST_CASE("an answer to an older position is dropped")
{
    Desk desk(human_against({7, 8, 9}));
    desk.ask("CallZug 1");
    desk.game.submit(match::NewGame{}, Origin::user);
    desk.game.submit(match::PlayPit{mancala::Pit(2)}, Origin::user);
    desk.run_until([&] { return desk.game.session().moves().size() == 2; });
    CHECK(desk.game.session().moves()[0].pit == mancala::Pit(2));
}

TEST_SUITE_END();
