#include "app/mancala_match/saved_games.hpp"

#include <doctest/doctest.h>

using mancala_match::read_saved_games;
using mancala_match::saved_game;
using mancala_match::saved_settings;
using mancala_match::Settings;
using tournament::GameReport;
using namespace std::chrono_literals;

namespace {

GameReport report()
{
    GameReport report;
    report.margin = -4;
    report.ending = "natural";
    report.conduct[0].moves = 31;
    report.conduct[0].thinking = 12345ns;
    report.conduct[1].moves = 29;
    report.conduct[1].failures = {{"empty", 1}, {"error", 3}};
    report.conduct[1].first_message = "my player.cando:3: 100% w\xC3\xB6rong\n";
    return report;
}

const Settings settings{{"player1", "extern1 /a b/%.cando"}, {"content1", ""}, {"player2", "-"}};

std::string complaint(const std::string& text)
{
    const auto saved = read_saved_games(text, "f");
    return saved ? "" : base::to_string(saved.error());
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_match/saved_games");

TEST_CASE("settings and games are read as they were saved, in any order of games")
{
    const std::string text =
        saved_settings(settings) + saved_game(7, report()) + saved_game(0, GameReport{});
    const auto saved = read_saved_games(text, "f");
    REQUIRE(saved);
    CHECK(saved->settings == settings);
    CHECK(saved->whole == text.size());
    REQUIRE(saved->games.size() == 2);
    const GameReport& read = saved->games.at(7);
    CHECK(read.margin == -4);
    CHECK(read.ending == "natural");
    CHECK(read.conduct[0].moves == 31);
    CHECK(read.conduct[0].thinking == 12345ns);
    CHECK(read.conduct[0].failures.empty());
    CHECK(read.conduct[0].first_message.empty());
    CHECK(read.conduct[1].moves == 29);
    CHECK(read.conduct[1].failures == report().conduct[1].failures);
    CHECK(read.conduct[1].first_message == report().conduct[1].first_message);
}

TEST_CASE("wherever the writer was killed, the games before that line are there")
{
    const std::string start = saved_settings(settings) + saved_game(0, report());
    const std::string text = start + saved_game(1, report());
    for (std::size_t size = start.size(); size < text.size(); ++size) {
        const auto saved = read_saved_games(text.substr(0, size), "f");
        REQUIRE(saved);
        CHECK(saved->games.size() == 1);
        CHECK(saved->whole == start.size());
    }
}

TEST_CASE("a damaged byte in a game's line is found, whichever it is")
{
    const std::string start = saved_settings(settings);
    const std::string game = saved_game(3, report());
    const std::string text = start + game + saved_game(4, report());
    for (std::size_t i = 0; i + 1 < game.size(); ++i) {
        std::string damaged = text;
        char& byte = damaged[start.size() + i];
        byte = byte == '0' ? '1' : '0';
        CAPTURE(i);
        CHECK(complaint(damaged).find("f:6:") == 0);
    }
    std::string joined = text;
    joined[start.size() + game.size() - 1] = ' ';
    CHECK(complaint(joined).find("f:6:1: a damaged line") == 0);
}

TEST_CASE("what is wrong is told with line and column")
{
    const std::string start = saved_settings(settings);
    CHECK(complaint("") == "f:1:1: no games that mancala-match has saved");
    CHECK(complaint("hello\n") == "f:1:1: no games that mancala-match has saved");
    CHECK(complaint("mancala-match games 1\nseed 1\n") ==
          "f:3:1: no games that mancala-match has saved");
    CHECK(complaint("mancala-match games 1\nseed %4\n") ==
          "f:2:6: the value of a setting expected");
    CHECK(complaint(start + "\n").find("f:6:1: a damaged line") == 0);
    CHECK(complaint(start + saved_game(0, report()) + "seed 3\n").find("f:7:1: a damaged line") ==
          0);
    CHECK(complaint(start + saved_game(0, report()) + saved_game(0, report())) ==
          "f:7:6: game 0 stands here twice");
}

TEST_CASE("each setting that differs is named once")
{
    const Settings here{{"seed", "1"}, {"stones", "4"}, {"budget", ""}, {"old", "x"}};
    CHECK(mancala_match::difference(here, here).empty());
    const Settings now{{"seed", "2"}, {"stones", "4"}, {"budget", "5"}, {"new", "y"}};
    CHECK(mancala_match::difference(here, now) ==
          "seed is 1 here and 2 now; budget is nothing here and 5 now; old is x here and nothing "
          "now; new is nothing here and y now");
}

TEST_SUITE_END();
