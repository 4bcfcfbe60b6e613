#include "app/mancala_endgame/options.hpp"

#include <doctest/doctest.h>

using namespace mancala_endgame;

namespace {

Options parsed(std::vector<const char*> words)
{
    words.insert(words.begin(), "mancala-endgame");
    return std::get<Options>(parse(static_cast<int>(words.size()), words.data()));
}

int refused(std::vector<const char*> words)
{
    words.insert(words.begin(), "mancala-endgame");
    return std::get<int>(parse(static_cast<int>(words.size()), words.data()));
}

} // namespace

TEST_CASE("a build has its stones, threads and folder")
{
    const Options options =
        parsed({"build", "--stones", "22", "--threads", "3", "--tables", "/tmp/tables"});
    CHECK(options.task == Task::build);
    CHECK(options.stones == 22);
    CHECK(options.threads == 3);
    CHECK(options.folder == "/tmp/tables");
}

TEST_CASE("a probe has a position and who is to move")
{
    const Options options = parsed({"probe", "1 2", "3", "--to-move", "2", "--folder", "/"});
    CHECK(options.task == Task::probe);
    CHECK(options.position == std::vector<std::string>{"1 2", "3"});
    CHECK(options.to_move == mancala::Player::two);
}

TEST_CASE("tables are at first built up to 12 stones with all processors")
{
    const Options options = parsed({"build", "--folder", "f"});
    CHECK(options.stones == 12);
    CHECK(options.threads >= 1);
}

TEST_CASE("only a build makes the folder that is named")
{
    CHECK(parsed({"build", "--tables", "/no such folder"}).folder == "/no such folder");
    CHECK(refused({"check", "--tables", "/no such folder"}) == exit_bad_options);
    CHECK(refused({"probe", "1", "--tables", "/no such folder"}) == exit_bad_options);
    CHECK(parsed({"check", "--tables", "/"}).folder == "/");
}

TEST_CASE("a line without a task, with a wrong one or with numbers in the wrong place is refused")
{
    CHECK(refused({}) == exit_bad_options);
    CHECK(refused({"burn"}) == exit_bad_options);
    CHECK(refused({"build", "--stones", "1"}) == exit_bad_options);
    CHECK(refused({"build", "4"}) == exit_bad_options);
    CHECK(refused({"probe"}) == exit_bad_options);
    CHECK(refused({"--help"}) == exit_done);
}
