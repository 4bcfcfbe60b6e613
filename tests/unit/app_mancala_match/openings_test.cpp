#include "app/mancala_match/openings.hpp"
#include "core/base/rng.hpp"
#include "core/mancala/notation.hpp"
#include "core/mancala/random_pit.hpp"
#include "core/mancala/rules.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <set>

using mancala::Pit;
using mancala_match::OpeningLine;
using mancala_match::read_openings;

namespace {

std::string complaint(std::string_view text, int stones = 4)
{
    const auto openings = read_openings(text, "list", stones);
    return openings ? "" : base::to_string(openings.error());
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_match/openings");

TEST_CASE("each line is an opening, remarks and empty lines aside, in the order of the file")
{
    const auto openings =
        read_openings("# good ones\n1 7\r\n\n  4\t2 9 # a bonus move\n12", "list", 4);
    REQUIRE(openings);
    CHECK(*openings == std::vector<OpeningLine>{{.moves = {Pit(1), Pit(7)}},
                                                {.moves = {Pit(4), Pit(2), Pit(9)}},
                                                {.moves = {Pit(12)}}});
}

TEST_CASE("what is no pit is named with its place")
{
    CHECK(complaint("1 7\n\n4 13") == "list:3:3: no pit of 1 to 12: 13");
    CHECK(complaint("0") == "list:1:1: no pit of 1 to 12: 0");
    CHECK(complaint("-1") == "list:1:1: no pit of 1 to 12: -1");
    CHECK(complaint("  x # y") == "list:1:3: no pit of 1 to 12: x");
    CHECK(complaint("1 7,4") == "list:1:3: no pit of 1 to 12: 7,4");
    CHECK(complaint("1 \x1b[2J") == "list:1:3: no pit of 1 to 12: \\x1B[2J");
    CHECK(complaint("99999999999999999999") == "list:1:1: no pit of 1 to 12: 99999999999999999999");
}

TEST_CASE("an empty pit is named with its place, and depends on the stones at the start")
{
    CHECK(complaint("5\n1 1") == "list:2:3: pit 1 is empty here");
    CHECK(complaint("12 1 12", 1) == "list:1:6: pit 12 is empty here");
}

TEST_CASE("an opening that ends the game is refused at the move that does")
{
    base::Rng rng(1996);
    mancala::Outcome now{.position = mancala::initial(1)};
    std::string line;
    std::size_t last = 0;
    while (!now.over) {
        const Pit pit = mancala::random_pit(now.position, rng);
        last = line.size() + 1;
        line += " " + std::to_string(pit.number());
        now = mancala::play(now.position, pit);
    }
    CHECK(complaint(line.substr(0, last - 1), 1).empty());
    CHECK(complaint(line, 1) ==
          "list:1:" + std::to_string(last + 1) + ": the game is over after this move");
}

TEST_CASE("an opening that ends the game by repetition is refused at the move that does")
{
    const std::string line =
        "2 10 11 12 4 1 8 2 1 7 9 10 6 2 11 1 7 2 1 6 8 11 9 12 7 8 4 9 1 11 12 10 12 5 "
        "2 1 4 7 7 11 12 6 8 9 11 12 2 1 6 10 12 5 3 11 12 5 2 1 8 4 7 1 6 9 10 3 9 10 "
        "11 6 5 7 1 8 2 1 9 10 2 1 7 3 9 11 12 10 2 1 7 11 12 6 5 8 4 10 2 1 7 11 12 6 3 "
        "5 4";
    CHECK(complaint(line, 2) == "list:1:" + std::to_string(line.size()) +
                                    ": the game is over after this move, by repetition");
    CHECK(complaint(line.substr(0, line.size() - 2), 2).empty());
}

TEST_CASE("an opening may be a position in one line")
{
    const auto openings = read_openings("7\nposition 0 0 1,0 0 2 0 3 0 0 4 0 10 12 2 # late\n"
                                        " position 1 1 1 1 1 1 1 1 1 1 1 1",
                                        "list", 4);
    REQUIRE(openings);
    REQUIRE(openings->size() == 3);
    const auto& late = openings->at(1);
    CHECK(late.moves.empty());
    REQUIRE(late.start);
    CHECK(mancala::position_line(*late.start) == "0 0 1 0 0 2 0 3 0 0 4 0 10 12 2");
    CHECK(openings->at(2).start == mancala::initial(1));
}

TEST_CASE("what is wrong with a position is named with its place")
{
    CHECK(complaint("7\n position 1 1 x 1 1 1 1 1 1 1 1 1").find("list:2:15: ") == 0);
    CHECK(complaint("position").find("list:1:9: a position is 12 numbers") == 0);
    CHECK(complaint("position 1 2 3").find("list:1:10: a position is 12 numbers") == 0);
    CHECK(complaint("position 0 0 0 0 0 0 1 1 1 1 1 1") ==
          "list:1:10: the game is over in this position");
    CHECK(complaint("7 position 1 1 1 1 1 1 1 1 1 1 1 1") ==
          "list:1:3: no pit of 1 to 12: position");
}

TEST_CASE("a list without an opening is refused as a whole")
{
    CHECK(complaint("") == "list: there is no opening in it");
    CHECK(complaint("# nothing\n\n") == "list: there is no opening in it");
}

TEST_CASE("the list that comes with the game has openings of three moves, none twice")
{
    auto openings =
        mancala_match::load_openings(TEST_SOURCE_DIR "/../assets/openings/fair.openings", 4);
    REQUIRE(openings);
    CHECK(openings->size() > 100);
    std::set<std::vector<int>> different;
    for (const OpeningLine& opening : *openings) {
        const auto& moves = opening.moves;
        CHECK(moves.size() == 3);
        different.insert({moves[0].number(), moves[1].number(), moves[2].number()});
    }
    CHECK(different.size() == openings->size());
}

TEST_CASE("a list comes from an ordinary file of bounded size")
{
    const support::TemporaryDirectory folder;
    const std::string path = folder.path() / "list";
    std::ofstream(path) << "3\n";
    CHECK(mancala_match::load_openings(path, 4).value().size() == 1);
    CHECK_FALSE(mancala_match::load_openings(path + "2", 4));
    CHECK_FALSE(mancala_match::load_openings(folder.path(), 4));
    std::ofstream(path) << std::string(1'000'001, '#');
    CHECK_FALSE(mancala_match::load_openings(path, 4));
}

TEST_SUITE_END();
