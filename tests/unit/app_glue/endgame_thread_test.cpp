#include "app/glue/atomic_file.hpp"
#include "app/glue/endgame_thread.hpp"
#include "core/base/rng.hpp"
#include "core/endgame/built_tables.hpp"
#include "core/engine/meister.hpp"
#include "support/temporary_directory.hpp"
#include "support/tries.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <future>

using namespace glue;

namespace {

constexpr int stones = 7;

/// A thread with its folder, and when it has done its work.
struct Run
{
    explicit Run(const std::filesystem::path& folder, int most = stones)
        : thread({.folder = folder,
                  .stones = most,
                  .complain = [this](const base::Diagnostic& what) { damage.push_back(what.file); },
                  .done = [this] { done.set_value(); }})
    {
    }
    void wait()
    {
        REQUIRE(done.get_future().wait_for(std::chrono::seconds(60)) == std::future_status::ready);
    }

    std::vector<std::string> damage;
    std::promise<void> done;
    EndgameThread thread;
};

engine::Board some_board()
{
    return endgame::board_at(stones, endgame::boards_with(stones) / 2);
}

int right_value()
{
    return endgame::BuiltTables(stones).tables().value(some_board());
}

std::size_t files_in(const std::filesystem::path& folder)
{
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

} // namespace

TEST_CASE("missing endgame tables are built beside the game and stand in the folder then")
{
    const support::TemporaryDirectory folder;
    const auto path = folder.path() / "made";
    Run run(path);
    run.wait();
    CHECK(run.thread.values().probe(some_board()) == right_value());
    CHECK(files_in(path) == stones - 1);
    CHECK(EndgameFiles(path).tables().most_stones() == stones);
    CHECK(run.damage.empty());
}

TEST_CASE("larger tables that are there are used")
{
    const support::TemporaryDirectory folder;
    Run(folder.path()).wait();
    Run small(folder.path(), 4);
    small.wait();
    CHECK(small.thread.values().most_stones_known() == stones);
}

TEST_CASE("where nothing can be written the tables are in memory alone")
{
    const support::TemporaryDirectory folder;
    const auto file = folder.path() / "file";
    write_whole_file(file, "no folder");
    for (const auto& path : {file / "tables", std::filesystem::path()}) {
        Run run(path);
        run.wait();
        CHECK(run.thread.values().probe(some_board()) == right_value());
        CHECK(run.damage.size() == (path.empty() ? 0 : 1)); // said once, not of each layer
    }
    CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("a damaged file is named once and built anew, and beyond the few stones left alone")
{
    const support::TemporaryDirectory folder;
    Run(folder.path()).wait();
    const auto low = layer_file(folder.path(), 4);
    const auto high = layer_file(folder.path(), 6);
    for (const auto& file : {low, high}) {
        std::string bytes = read_whole_file(file, 1U << 20U).value();
        bytes.resize(bytes.size() - 8);
        write_whole_file(file, bytes);
    }
    Run run(folder.path(), 5);
    run.wait();
    CHECK(run.damage == std::vector{low.string(), high.string()});
    CHECK(run.thread.values().most_stones_known() == 5);
    CHECK(EndgameFiles(folder.path()).tables().most_stones() == 5);
}

TEST_CASE("two at once build the same tables")
{
    const support::TemporaryDirectory folder;
    Run one(folder.path());
    Run other(folder.path());
    one.wait();
    other.wait();
    CHECK(one.thread.values().probe(some_board()) == right_value());
    CHECK(other.thread.values().probe(some_board()) == right_value());
    CHECK(EndgameFiles(folder.path()).tables().most_stones() == stones);
}

TEST_CASE("Meister plays while his tables grow")
{
    const support::TemporaryDirectory folder;
    Run run(folder.path(), 9);
    engine::Meister meister(2000, engine::built_in_weights(), &run.thread.values());
    mancala::Position position;
    position.pits = {1, 0, 2, 0, 1, 0, 0, 1, 0, 2, 0, 1};
    while (run.thread.values().most_stones_known() < 9) {
        base::Budget budget;
        CHECK_FALSE(players::fault(meister.choose(position, 1, budget), position));
    }
    run.wait();
}

TEST_CASE("the end of the game stops the building")
{
    constexpr std::chrono::seconds soon{2}; // some hundredths, unloaded
    const auto stopping_time = [] {
        auto run = std::make_unique<Run>(std::filesystem::path(), 30);
        while (run->thread.values().most_stones_known() < 9) {
            std::this_thread::yield();
        }
        return support::time_of([&] { run.reset(); });
    };
    CHECK(support::least(stopping_time, soon) < soon);
}
