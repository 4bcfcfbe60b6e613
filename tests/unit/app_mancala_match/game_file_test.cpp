#include "app/mancala_match/game_file.hpp"
#include "app/mancala_match/report.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

using mancala_match::GameFile;
using mancala_match::Options;
using mancala_match::Plan;
using mancala_match::plan_of;
using mancala_match::play_match;
using mancala_match::Settings;
using tournament::End;
using tournament::GameReport;
using tournament::Pairing;

namespace {

const Settings settings{{"seed", "1"}};

GameReport won_by(int margin)
{
    GameReport report;
    report.margin = margin;
    report.ending = "natural";
    return report;
}

std::string bytes_of(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Plan plan(std::uint64_t games)
{
    Options options;
    options.players = {"taktik", "gemein"};
    options.games = games;
    options.jobs = 2;
    return plan_of(options).value();
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_match/game_file");

TEST_CASE("games are there again when the file is opened the next time")
{
    const support::TemporaryDirectory folder;
    const std::string path = folder.path() / "games";
    {
        const auto file = GameFile::open(path, settings).value();
        CHECK(file->find(0) == nullptr);
        file->add(0, won_by(3));
        file->add(2, won_by(-5));
    }
    const auto file = GameFile::open(path, settings).value();
    REQUIRE(file->find(2) != nullptr);
    CHECK(file->find(0)->margin == 3);
    CHECK(file->find(2)->margin == -5);
    CHECK(file->find(1) == nullptr);
}

TEST_CASE("a line that was cut off is dropped, and the next game takes its place")
{
    const support::TemporaryDirectory folder;
    const std::string path = folder.path() / "games";
    GameFile::open(path, settings).value()->add(0, won_by(3));
    std::ofstream(path, std::ios::app) << "game 1 4 nat";
    GameFile::open(path, settings).value()->add(1, won_by(6));
    CHECK(GameFile::open(path, settings).value()->find(1)->margin == 6);
}

TEST_CASE("a file that is damaged, in use or of another match is refused and left as it is")
{
    const support::TemporaryDirectory folder;
    const std::string path = folder.path() / "games";
    GameFile::open(path, settings).value()->add(0, won_by(3));
    const std::string sound = bytes_of(path);
    const auto refused = [&](const Settings& wanted) {
        const std::string before = bytes_of(path);
        const auto opened = GameFile::open(path, wanted);
        CHECK(bytes_of(path) == before);
        return opened ? "" : base::to_string(opened.error());
    };
    CHECK(refused({{"seed", "2"}}) ==
          path + ": the games are of another match: seed is 1 here and 2 now");
    {
        const auto file = GameFile::open(path, settings).value();
        CHECK(refused(settings) == path + ": another match is using it");
    }
    std::ofstream(path) << sound << "game 1 2 3\n"
                        << "torn";
    CHECK(refused(settings).find(path + ":5:1: a damaged line") == 0);
    std::ofstream(path) << "my diary";
    CHECK(refused(settings) == path + ":1:1: no games that mancala-match has saved");
    CHECK_FALSE(GameFile::open(folder.path(), settings));
    CHECK_THROWS_AS(static_cast<void>(GameFile::open(folder.path() / "no" / "such", settings)),
                    std::system_error);
}

TEST_CASE("a file that was cut off before its first game begins anew")
{
    const support::TemporaryDirectory folder;
    const std::string path = folder.path() / "games";
    static_cast<void>(GameFile::open(path, settings));
    const std::string begin = bytes_of(path);
    for (const std::size_t left :
         {std::size_t{0}, std::size_t{5}, begin.size() - 1, begin.size()}) {
        std::ofstream(path) << begin.substr(0, left);
        CHECK(GameFile::open(path, settings));
        CHECK(bytes_of(path) == begin);
    }
}

TEST_CASE("the file is in use by each of its names, and nothing beside it is touched")
{
    namespace fs = std::filesystem;
    const support::TemporaryDirectory folder;
    const fs::path path = folder.path() / "yarn";
    std::ofstream(folder.path() / "yarn.lock") << "of somebody else";
    fs::create_symlink("yarn", folder.path() / "link");
    {
        const auto file = GameFile::open(path, settings).value();
        fs::create_hard_link(path, folder.path() / "second");
        for (const char* name : {"yarn", "link", "second"}) {
            const auto other = GameFile::open(folder.path() / name, settings);
            REQUIRE_FALSE(other);
            CHECK(other.error().text == "another match is using it");
        }
    }
    CHECK(GameFile::open(folder.path() / "link", settings));
    CHECK(fs::is_symlink(folder.path() / "link"));
    CHECK(bytes_of(folder.path() / "yarn.lock") == "of somebody else");
    CHECK(std::distance(fs::directory_iterator(folder.path()), {}) == 4);
}

TEST_CASE("the settings name all that the games depend on, and nothing else")
{
    const Plan first = plan(10);
    const auto of = [](const std::function<void(Plan&)>& change) {
        Plan changed = plan(10);
        change(changed);
        return mancala_match::settings_of(changed);
    };
    const Settings usual = mancala_match::settings_of(first);
    CHECK(of([](Plan& p) { p.games = 500; }) == usual);
    CHECK(of([](Plan& p) { p.options.jobs = 7; }) == usual);
    CHECK(of([](Plan& p) { p.options.output = mancala_match::Output::csv; }) == usual);
    CHECK(of([](Plan& p) { p.options.seed = 5; }) != usual);
    CHECK(of([](Plan& p) { p.options.stones = 5; }) != usual);
    CHECK(of([](Plan& p) { p.options.budget = 5; }) != usual);
    CHECK(of([](Plan& p) { p.options.sprt = tournament::Hypotheses{}; }) == usual);
    CHECK(of([](Plan& p) { p.options.opening = mancala_match::Opening::none; }) != usual);
    CHECK(of([](Plan& p) { p.entrants[0].name = "other"; }) != usual);
    CHECK(of([](Plan& p) { p.entrants[1].content = 77; }) != usual);
    const auto with_tables = [&](int stones) {
        return of([stones](Plan& p) {
            p.entrants[0].content = 77;
            p.entrants[0].table_stones = stones;
        });
    };
    CHECK(with_tables(12) != with_tables(0));
    CHECK(with_tables(12) != with_tables(14));
    const auto listed = [&](int pit) {
        return of([&](Plan& p) {
            p.options.opening = mancala_match::Opening::listed;
            p.openings = {{.moves = {mancala::Pit(pit)}}};
        });
    };
    CHECK(listed(1) != listed(2));
    CHECK(listed(1) == listed(1));
    const Settings placed = of([](Plan& p) {
        p.options.opening = mancala_match::Opening::listed;
        p.openings = {{.start = mancala::Position{}, .moves = {mancala::Pit(1)}}};
    });
    CHECK(placed != listed(1));
}

TEST_CASE("a match that is stopped again and again ends as if it had never been")
{
    const support::TemporaryDirectory folder;
    const std::string path = folder.path() / "games";
    const Plan wanted = plan(60);
    const std::string unbroken = mancala_match::text(play_match(wanted));
    End end = End::asked;
    int runs = 0;
    while (end == End::asked) {
        const auto file = GameFile::open(path, settings_of(wanted)).value();
        std::stop_source source;
        int games = 0;
        const auto stop_later = [&](const Pairing& pairing, const GameReport&) {
            games += file->find(pairing.number) == nullptr ? 1 : 0;
            if (games == 7) {
                source.request_stop();
            }
        };
        const auto result = play_match(
            wanted, {.told = stop_later, .file = file.get(), .stop = source.get_token()});
        end = result.end;
        ++runs;
        if (end == End::all_played) {
            CHECK(mancala_match::text(result) == unbroken);
        }
    }
    CHECK(runs > 3);
    // All games are known now, so that nobody has to play: a longer match goes on with them.
    const Plan longer = plan(70);
    const auto file = GameFile::open(path, settings_of(longer)).value();
    CHECK(file->find(59) != nullptr);
    CHECK(mancala_match::text(play_match(longer, {.file = file.get()})) ==
          mancala_match::text(play_match(longer)));
}

TEST_SUITE_END();
