// Two linked games: who plays where, and what becomes of seats, pauses and questions.
#include "app/glue/own_player.hpp"
#include "support/linked_games.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace {

using glue::PartnerPhase;
using match::Origin;
using support::Table;

} // namespace

TEST_SUITE_BEGIN("app/glue/partner");

TEST_CASE("two games are linked, and each side plays for its own seat")
{
    Table table;
    table.host->order(glue::ListenForPartner{});
    CHECK(table.host->view().phase == PartnerPhase::waiting);
    CHECK(table.host->view().code == table.wire.code);
    CHECK(table.host->view().address == "127.0.0.1:4711");
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", table.wire.code});
    CHECK(table.guest->view().phase == PartnerPhase::connecting);
    table.run();
    CHECK(table.host->view().phase == PartnerPhase::linked);
    CHECK(table.guest->view().phase == PartnerPhase::linked);
    CHECK(table.host->view().name == "B");
    CHECK(table.guest->view().name == "A");
    CHECK(table.guest->view().seat == mancala::Player::one);

    CHECK(table.play(table.guest_game, 3) == match::Denial::partner_to_move);
    CHECK_FALSE(table.play(table.host_game, 3));
    CHECK_FALSE(table.play(table.guest_game, 8));
    CHECK(table.moves(table.host_game) == "1:1-3 2:2-8");
    CHECK(table.moves(table.guest_game) == "1:1-3 2:2-8");
}

TEST_CASE("a computer of either side plays there alone, and for nobody else")
{
    glue::GameConfig one = two_humans();
    one.seats.both[0].kind = match::SeatKind::extern1;
    one.seats.both[1].kind = match::SeatKind::normal;
    one.players[0] = std::make_unique<ListedPlayer>(std::vector<int>{3, 1});
    Table table(std::move(one));
    table.link();
    table.guest_game.submit(match::NewGame{}, Origin::user);
    table.host_game.observe({.changed = [&](const match::Event&) { table.loop.stop(); }});
    while (table.host_game.session().moves().empty()) {
        table.loop.run();
    }
    table.run();
    CHECK(table.moves(table.guest_game) == "1:1-3");
    CHECK_FALSE(table.guest_game.session().computer_to_move());
    CHECK_FALSE(table.guest_game.session().seats().both[0].is_human());
    CHECK_FALSE(table.play(table.guest_game, 8));
}

TEST_CASE(
    "the person plays on where the partner leaves a seat, and all sit as before after the end")
{
    glue::GameConfig other = two_humans();
    other.seats.both[1] = {match::SeatKind::normal, "Robot"};
    Table table(two_humans(), std::move(other));
    table.link();
    CHECK(table.guest_game.session().seats().both[1].name == "A");
    CHECK(table.guest_game.session().seats().both[1].is_human());
    CHECK(table.host->view().name == "A");
    table.guest->order(glue::EndLink{});
    table.run();
    CHECK(table.guest_game.session().seats().both[1].name == "Robot");
    CHECK(table.host->view().phase == PartnerPhase::none);
    CHECK(table.host->view().reason == "the partner has ended it");
    CHECK_FALSE(table.host_game.session().seats().remote());
    CHECK_FALSE(std::filesystem::exists(table.folder.path() / "code"));
}

TEST_CASE("whoever ends a link is told so, and the other one, too")
{
    for (const bool apart : {false, true}) {
        Table table;
        std::vector<std::string> host_heard;
        std::vector<std::string> guest_heard;
        table.link();
        table.play(table.host_game, 3);
        table.host_game.observe(
            {.message = [&](const std::string& line) { host_heard.push_back(line); }});
        table.guest_game.observe(
            {.message = [&](const std::string& line) { guest_heard.push_back(line); }});
        if (apart) {
            table.wire.cut();
            table.run();
            host_heard.clear();
            table.host_game.submit(match::EndGame{}, Origin::user);
        } else {
            table.host->order(glue::EndLink{});
        }
        table.run();
        CHECK(host_heard == std::vector<std::string>{"The link has ended"});
        CHECK(guest_heard.back() ==
              (apart ? "Separated from A" : "No link: the partner has ended it"));
    }
}

TEST_CASE("who hears no more of a call or of waiting in vain has ended it, too")
{
    Table table;
    std::vector<std::string> heard;
    table.host_game.observe({.message = [&](const std::string& line) { heard.push_back(line); }});
    table.host->order(glue::ListenForPartner{});
    table.host->order(glue::EndLink{});
    CHECK(heard.back() == "The link has ended");
    heard.clear();
    table.host->order(glue::EndLink{}); // nothing is left to end
    CHECK(heard.empty());
}

TEST_CASE("a name that nobody chose goes with the seat")
{
    match::Seats seats = two_humans().seats;
    seats.both[1].kind = match::SeatKind::normal;
    for (const std::string name : {"Spieler 1", "Anna"}) {
        seats.both[0].name = name;
        const auto own = glue::own_player(seats, mancala::Player::two, glue::Language::german);
        CHECK(own.name == (name == "Anna" ? "Anna" : "Spieler 2"));
        CHECK(own.is_human());
    }
}

TEST_CASE("while separated nothing is played; the end of the game ends the link, too")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    table.wire.cut();
    table.run();
    CHECK(table.host->view().phase == PartnerPhase::separated);
    CHECK(table.play(table.guest_game, 8) == match::Denial::separated);
    table.wire.connect();
    table.run();
    CHECK(table.guest->view().phase == PartnerPhase::linked);
    CHECK_FALSE(table.play(table.guest_game, 8));
    table.wire.cut();
    table.run();
    table.host_game.submit(match::EndGame{}, Origin::user);
    table.run();
    CHECK(table.host_game.session().ending() == match::Ending::early);
    CHECK(table.host->view().phase == PartnerPhase::none);
}

TEST_CASE("what a guest's script asks is answered when the host has decided")
{
    Table table;
    const auto commands = glue::port_commands({table.guest_game, Origin::port, "1", [] {}});
    table.link();
    table.play(table.host_game, 3);
    std::string answer;
    const auto hear = [&](const ipc::Reply& reply) { answer = ipc::to_line(reply); };
    commands.execute("CallZug 8", ipc::ClientId{1}, hear);
    CHECK(answer.empty());
    table.run();
    CHECK(answer == "0");
    commands.execute("GetVerbindung", ipc::ClientId{1}, hear);
    CHECK(answer == "0 linked guest 127.0.0.1:4711 A");
    table.wire.cut();
    table.run();
    commands.execute("CallUndo", ipc::ClientId{1}, hear);
    CHECK(answer == "5 210 the partner cannot be reached");
}

TEST_CASE("a pause of the host holds the partner's action up until it ends")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    table.host_game.pause(ipc::ClientId{1}, std::chrono::hours(1), [](const ipc::Reply&) {});
    table.play(table.guest_game, 8);
    CHECK(table.moves(table.host_game) == "1:1-3");
    table.host_game.end_pauses();
    table.run();
    CHECK(table.moves(table.guest_game) == "1:1-3 2:2-8");
}

TEST_CASE("whoever was put into the own seat while linked stays there after the end")
{
    Table table;
    table.link();
    match::Seats seats = table.guest_game.session().seats();
    CHECK(table.guest->view().alone == two_humans().seats);
    seats.both[1].name = "Carl";
    table.guest_game.submit(match::SetSeats{seats}, Origin::user);
    table.run();
    REQUIRE(table.guest->view().alone);
    CHECK(table.guest->view().alone->both[1].name == "Carl");
    CHECK(table.guest->view().alone->both[0].name == "A");
    table.guest->order(glue::EndLink{});
    table.run();
    CHECK(table.guest_game.session().seats().both[1].name == "Carl");
    CHECK(table.guest_game.session().seats().both[0].name == "A");
    CHECK_FALSE(table.guest->view().alone);
}

TEST_CASE("who is renamed while linked goes back to the seat that he had, and the computer to his")
{
    glue::GameConfig other = two_humans();
    other.seats.both[0].name = "Anna";
    other.seats.both[1] = {match::SeatKind::normal, "Robot"};
    const match::Seats before = other.seats;
    Table table(two_humans(), std::move(other));
    table.link();
    match::Seats seats = table.guest_game.session().seats();
    CHECK(seats.both[1].name == "Anna");
    seats.both[1].name = "Anne";
    table.guest_game.submit(match::SetSeats{seats}, Origin::user);
    table.run();
    match::Seats after = before;
    after.both[0].name = "Anne";
    CHECK(table.guest->view().alone == after);
    table.guest->order(glue::EndLink{});
    table.run();
    CHECK(table.guest_game.session().seats() == after);
}

TEST_CASE("who becomes a computer while linked keeps the name that nobody chose")
{
    glue::GameConfig other = two_humans();
    other.seats.both[0].name = "Player 1";
    other.seats.both[1] = {match::SeatKind::normal, "Robot"};
    match::Seats after = other.seats;
    Table table(two_humans(), std::move(other));
    table.link();
    match::Seats seats = table.guest_game.session().seats();
    CHECK(seats.both[1].name == "Player 2");
    seats.both[1].kind = match::SeatKind::gemein;
    table.guest_game.submit(match::SetSeats{seats}, Origin::user);
    table.run();
    after.both[0].kind = match::SeatKind::gemein;
    CHECK(table.guest->view().alone == after);
}

TEST_CASE("addresses and codes that are none are told, and nothing begins")
{
    Table table;
    table.guest->order(glue::CallPartner{"nowhere", "x"});
    CHECK(table.guest->view().reason == "no address: nowhere");
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", "3K7M"});
    CHECK(table.guest->view().reason == "the code is too short");
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", ""});
    CHECK(table.guest->view().address == "127.0.0.1:4711");
    table.host->order(glue::ListenForPartner{"nowhere"});
    CHECK(table.host->view().phase == PartnerPhase::none);
}

TEST_SUITE_END();
