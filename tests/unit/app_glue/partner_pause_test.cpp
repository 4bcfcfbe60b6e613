// A partner who says goodbye or refuses while a script has paused the game.
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

void pause(glue::Game& game)
{
    game.pause(ipc::ClientId{1}, std::chrono::hours(1), [](const ipc::Reply&) {});
}

} // namespace

TEST_SUITE_BEGIN("app/glue/partner");

TEST_CASE("a goodbye is heard in the midst of a pause, on either side")
{
    for (const bool host_pauses : {true, false}) {
        Table table;
        table.link();
        table.play(table.host_game, 3);
        glue::Game& paused = host_pauses ? table.host_game : table.guest_game;
        glue::Partner& left = host_pauses ? *table.host : *table.guest;
        std::vector<std::string> heard;
        paused.observe({.message = [&](const std::string& line) { heard.push_back(line); }});
        pause(paused);
        (host_pauses ? table.guest : table.host)->order(glue::EndLink{});
        table.run();
        CHECK(left.view().phase == PartnerPhase::none);
        CHECK(heard == std::vector<std::string>{"No link: the partner has ended it"});
        CHECK_FALSE(paused.session().seats().remote());
        CHECK_FALSE(std::filesystem::exists(table.folder.path() / "code"));
        paused.end_pauses();
        table.run();
        CHECK_FALSE(table.play(paused, 8));
        CHECK(heard.size() == 1);
    }
}

TEST_CASE("what a guest wished for in a pause goes with him, and both boards stay equal")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    pause(table.host_game);
    table.play(table.guest_game, 8);
    table.guest->order(glue::EndLink{});
    table.run();
    CHECK(table.answers.back() == match::Denial::separated);
    CHECK(table.host->view().phase == PartnerPhase::none);
    table.host_game.end_pauses();
    table.run();
    CHECK(table.moves(table.host_game) == "1:1-3");
    CHECK(table.moves(table.guest_game) == "1:1-3");
}

TEST_CASE("what a host has done before his goodbye is done here when the pause ends")
{
    Table table;
    table.link();
    std::vector<std::string> heard;
    table.guest_game.observe({.message = [&](const std::string& line) { heard.push_back(line); }});
    pause(table.guest_game);
    table.play(table.host_game, 3);
    table.host_game.submit(match::EndGame{}, Origin::user);
    table.host->order(glue::EndLink{});
    table.run();
    CHECK(table.moves(table.guest_game).empty()); // it is a pause
    CHECK(table.guest->view().phase == PartnerPhase::none);
    CHECK(heard == std::vector<std::string>{"No link: the partner has ended it"});
    table.guest_game.end_pauses();
    table.run();
    CHECK(table.moves(table.guest_game) == "1:1-3");
    CHECK(table.guest_game.session().ending() == match::Ending::early);
    CHECK_FALSE(table.guest_game.session().seats().remote());
    CHECK(heard.size() == 1);
}

TEST_CASE("a new link can be begun in the pause in which the host has left")
{
    Table table;
    table.link();
    pause(table.guest_game);
    table.play(table.host_game, 3);
    table.host->order(glue::EndLink{});
    table.run();
    table.guest->order(glue::ListenForPartner{});
    CHECK(table.guest->view().phase == PartnerPhase::waiting);
    CHECK_FALSE(table.guest_game.session().seats().remote());
    table.guest_game.end_pauses();
    table.run();
    CHECK(table.guest->view().phase == PartnerPhase::waiting);
    CHECK(table.moves(table.guest_game).empty());
}

TEST_CASE("games that do not fit are refused in a pause, too, and both sides say so")
{
    for (const bool host_pauses : {true, false}) {
        Table table(two_humans(4), two_humans(5));
        pause(host_pauses ? table.host_game : table.guest_game);
        table.link();
        CHECK(table.guest->view().phase == PartnerPhase::refused);
        CHECK(table.host->view().phase == PartnerPhase::waiting);
        CHECK(table.guest->view().reason == "5 stones per pit, the partner has 4");
        CHECK(table.host->view().reason == "4 stones per pit, the partner has 5");
    }
}

TEST_SUITE_END();
