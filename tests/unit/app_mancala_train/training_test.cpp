#include "app/mancala_train/training.hpp"
#include "core/engine/net.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <system_error>

using mancala_train::Options;
using mancala_train::train;

namespace {

namespace fs = std::filesystem;

Options small_training(const fs::path& folder, int rounds)
{
    Options options;
    options.plan = {.rounds = rounds, .games = 5, .nodes = 40, .window = 2, .epochs = 2};
    options.folder = (folder / "rounds").string();
    options.output = (folder / "out.net").string();
    return options;
}

base::Result<int> quietly(const Options& options)
{
    return train(options,
                 {.line = [](const std::string&) {}, .progress = [](int, std::uint64_t) {}});
}

std::string bytes_of(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_train/training");

TEST_CASE("a training writes weights that can be read, and says what it did")
{
    const support::TemporaryDirectory folder;
    std::vector<std::string> lines;
    std::uint64_t last = 0;
    const Options options = small_training(folder.path(), 2);
    const auto done =
        train(options, {.line = [&](const std::string& line) { lines.push_back(line); },
                        .progress = [&](int, std::uint64_t games) { last = games; }});
    REQUIRE(done);
    CHECK(*done == 2);
    CHECK(last == 5);
    REQUIRE(lines.size() == 2);
    CHECK(lines[1].find("round 2: ") == 0);
    CHECK(engine::read_net(bytes_of(options.output), options.output));
}

TEST_CASE("a training killed within a round ends as one that was not")
{
    const support::TemporaryDirectory whole;
    REQUIRE(quietly(small_training(whole.path(), 3)));
    const support::TemporaryDirectory cut;
    const Options options = small_training(cut.path(), 3);
    REQUIRE(quietly(options));
    // As if killed in round 3 after its games, before its weights.
    fs::remove(fs::path(options.folder) / "round-3.weights");
    fs::remove(options.output);
    CHECK(quietly(options).value() == 1);
    CHECK(bytes_of(options.output) == bytes_of(small_training(whole.path(), 3).output));
}

TEST_CASE("a finished training can go on for more rounds")
{
    const support::TemporaryDirectory folder;
    CHECK(quietly(small_training(folder.path(), 1)).value() == 1);
    CHECK(quietly(small_training(folder.path(), 1)).value() == 0);
    CHECK(quietly(small_training(folder.path(), 2)).value() == 1);
}

TEST_CASE("rounds of another plan and damaged ones are refused by file")
{
    const support::TemporaryDirectory folder;
    Options options = small_training(folder.path(), 1);
    REQUIRE(quietly(options));
    options.plan.seed = 5;
    REQUIRE_FALSE(quietly(options));
    CHECK(quietly(options).error().text.find(
              "the rounds here belong to another plan: --games 5 ") == 0);
    options.plan.seed = small_training(folder.path(), 1).plan.seed;
    const fs::path samples = fs::path(options.folder) / "round-1.samples";
    std::ofstream(samples) << "nothing";
    REQUIRE_FALSE(quietly(options));
    CHECK(quietly(options).error().file == samples.string());
}

TEST_CASE("an output that cannot be written is named before the first game")
{
    const support::TemporaryDirectory folder;
    Options options = small_training(folder.path(), 1);
    for (const fs::path& output : {folder.path() / "none" / "x.net", folder.path()}) {
        options.output = output.string();
        CHECK_THROWS_WITH_AS(static_cast<void>(quietly(options)),
                             doctest::Contains(options.output.c_str()), std::system_error);
        CHECK_FALSE(fs::exists(fs::path(options.folder) / "round-1.samples"));
        CHECK_FALSE(fs::exists(fs::path(options.folder) / "plan"));
    }
}

TEST_CASE("a plan that is empty is said to be so")
{
    const support::TemporaryDirectory folder;
    const Options options = small_training(folder.path(), 1);
    REQUIRE(quietly(options));
    const fs::path plan = fs::path(options.folder) / "plan";
    std::ofstream(plan).close();
    const auto done = quietly(options);
    REQUIRE_FALSE(done);
    CHECK(done.error().file == plan.string());
    CHECK(done.error().text == "empty; nothing tells by which plan the rounds here were played");
}

TEST_CASE("a round that is missing before others is named, and nothing is played")
{
    const support::TemporaryDirectory folder;
    const Options options = small_training(folder.path(), 3);
    REQUIRE(quietly(options));
    const fs::path missing = fs::path(options.folder) / "round-1.weights";
    const fs::path last = fs::path(options.folder) / "round-3.weights";
    fs::remove(missing);
    std::ofstream(last) << "as it was";
    const auto done = quietly(options);
    REQUIRE_FALSE(done);
    CHECK(done.error().file == missing.string());
    CHECK(done.error().text == "is missing, though round 2 is there");
    CHECK(bytes_of(last) == "as it was");
}

TEST_CASE("a folder belongs to one training at a time")
{
    const support::TemporaryDirectory folder;
    const Options options = small_training(folder.path(), 1);
    std::optional<base::Result<int>> second;
    REQUIRE(train(options, {.line = [&](const std::string&) { second = quietly(options); },
                            .progress = [](int, std::uint64_t) {}}));
    REQUIRE(second);
    REQUIRE_FALSE(*second);
    CHECK(second->error().file == options.folder);
    CHECK(second->error().text == "another training is using it");
    CHECK(quietly(options));
}

TEST_CASE("a training leaves its plan, its rounds and nothing else")
{
    const support::TemporaryDirectory folder;
    const Options options = small_training(folder.path(), 1);
    REQUIRE(quietly(options));
    std::set<std::string> names;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder.path())) {
        names.insert(entry.path().filename());
    }
    CHECK(names ==
          std::set<std::string>{"out.net", "plan", "round-1.samples", "round-1.weights", "rounds"});
}

TEST_SUITE_END();
