#include "app/mancala_solve/options.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mancala_solve;

namespace {

Options parsed(std::vector<const char*> words)
{
    words.insert(words.begin(), "mancala-solve");
    return std::get<Options>(parse(static_cast<int>(words.size()), words.data()));
}

int refused(std::vector<const char*> words)
{
    words.insert(words.begin(), "mancala-solve");
    return std::get<int>(parse(static_cast<int>(words.size()), words.data()));
}

} // namespace

TEST_CASE("a start position is named by its stones")
{
    const Options options = parsed({"--stones", "36"});
    REQUIRE(options.position);
    CHECK(mancala::stones_on_board(*options.position) == 36);
    CHECK(options.position->stones(mancala::Pit(12)) == 3);
    CHECK(options.position->to_move == mancala::Player::one);
    CHECK(options.goal == prover::Goal{});
    CHECK(options.threads == 1);
    CHECK_FALSE(options.time);
}

TEST_CASE("a position is written as mancala-endgame reads it, in one word or many")
{
    const Options one = parsed({"--position", "1 2 3 4 5 6 7 8 9 1 2 3", "--to-move", "2"});
    const Options many = parsed(
        {"--position", "1", "2", "3", "4", "5", "6", "7", "8", "9", "1", "2", "3", "0", "0", "2"});
    CHECK(*one.position == *many.position);
    CHECK(one.position->to_move == mancala::Player::two);
}

TEST_CASE("bounds may be asked for, below 0 too")
{
    const Options options = parsed({"--stones", "48", "--bound", "-2", "--below", "3"});
    CHECK(options.goal.at_least == -2);
    CHECK(options.goal.below == 3);
}

TEST_CASE("the exact value may be asked for again, but not together with a bound")
{
    CHECK(parsed({"--resume", "--checkpoint", "c", "--exact"}).exact);
    CHECK_FALSE(parsed({"--resume", "--checkpoint", "c"}).exact);
    CHECK(refused({"--stones", "12", "--exact", "--bound", "1"}) == exit_bad_options);
    CHECK(refused({"--stones", "12", "--exact", "--below", "1"}) == exit_bad_options);
}

TEST_CASE("means and limits of a proof are options")
{
    const Options options =
        parsed({"--stones", "24", "--hash", "64", "--threads", "2", "--time", "1.5", "--nodes",
                "1000", "--tables", "/", "--checkpoint", "c", "--resume", "--save-each", "30"});
    CHECK(options.megabytes == 64U);
    CHECK(options.threads == 2);
    CHECK(options.time == std::chrono::milliseconds(1500));
    CHECK(options.nodes == 1000);
    CHECK(options.tables == "/");
    CHECK(parsed({"--stones", "24", "--folder", "/"}).tables == "/");
    CHECK(refused({"--stones", "24", "--tables", "/no such folder"}) == exit_bad_options);
    CHECK(options.checkpoint == "c");
    CHECK(options.resume);
    CHECK(options.save_each == std::chrono::seconds(30));
}

TEST_CASE("a limit that is no number, or too large for one, is refused")
{
    for (const char* nodes : {"-5", "12345678901234567890123", "-18446744073709551615"}) {
        CAPTURE(std::string(nodes));
        CHECK(refused({"--stones", "12", "--nodes", nodes}) == exit_bad_options);
    }
    for (const char* time : {"nan", "inf", "-1"}) {
        CAPTURE(std::string(time));
        CHECK(refused({"--stones", "12", "--time", time}) == exit_bad_options);
    }
    CHECK(refused({"--stones", "12", "--hash", "-18446744073709551615"}) == exit_bad_options);
}

TEST_CASE("a proof that goes on needs no position")
{
    CHECK_FALSE(parsed({"--resume", "--checkpoint", "c"}).position);
    CHECK(refused({"--resume"}) == exit_bad_options);
}

TEST_CASE("words that say nothing are refused")
{
    CHECK(refused({"--stones", "12", "--checkpoint", ""}) == exit_bad_options);
    CHECK(refused({"--resume", "--checkpoint", "c", "--to-move", "2"}) == exit_bad_options);
    CHECK(parsed({"--stones", "12", "--to-move", "2"}).position->to_move == mancala::Player::two);
}

TEST_CASE("a line without a position, with two, or with one that is none is refused")
{
    CHECK(refused({}) == exit_bad_options);
    CHECK(refused({"--stones", "13"}) == exit_bad_options);
    CHECK(refused({"--stones", "12", "--position", "1"}) == exit_bad_options);
    CHECK(refused({"--position", "4 4 4"}) == exit_bad_options);
    CHECK(refused({"--position", "60 0 0 0 0 0 0 0 0 0 0 4"}) == exit_bad_options);
    CHECK(refused({"--stones", "12", "--threads", "0"}) == exit_bad_options);
    CHECK(refused({"--stones", "12", "--time", "0"}) == exit_bad_options);
    CHECK(refused({"--help"}) == exit_done);
    CHECK(refused({"--version"}) == exit_done);
}
