#include "app/glue/lost_games.hpp"
#include "core/mancala/rules.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <system_error>

namespace {

namespace fs = std::filesystem;

std::string record_with(const std::string& name)
{
    mancala::Record record;
    record.names[0] = name;
    record.moves.push_back({mancala::Player::one, mancala::Pit(1)});
    record.line.push_back(mancala::play(record.line.back(), mancala::Pit(1)).position);
    return mancala::print_record(record);
}

/// A game whose program ended so many hours ago.
void lose(const fs::path& file, const std::string& text, int hours)
{
    std::ofstream(file) << text;
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hours));
}

std::set<std::string> names_in(const fs::path& folder)
{
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        names.insert(entry.path().filename().string());
    }
    return names;
}

std::string name_of(const std::optional<glue::LostGame>& game)
{
    return game ? game->record.names[0] : "none";
}

} // namespace

TEST_SUITE("app/glue/lost_games")
{
    TEST_CASE("two instances get two places, and a place that is given back leaves nothing")
    {
        const support::TemporaryDirectory directory;
        const fs::path folder = directory.path() / "new" / "folder";
        {
            const auto first = glue::GamePlace::take_free(folder);
            const auto second = glue::GamePlace::take_free(folder);
            CHECK(first.file() == folder / "spiel-1.partie");
            CHECK(second.file() == folder / "spiel-2.partie");
            CHECK_FALSE(glue::GamePlace::take(first.file()));
            second.write("x");
            second.clear();
        }
        CHECK(names_in(folder).empty());
    }

    TEST_CASE("a lost game's place is no free one")
    {
        const support::TemporaryDirectory directory;
        lose(directory.path() / "spiel-1.partie", record_with("A"), 1);
        CHECK(glue::GamePlace::take_free(directory.path()).file() ==
              directory.path() / "spiel-2.partie");
    }

    TEST_CASE("the newest lost game is found, a living one never")
    {
        const support::TemporaryDirectory directory;
        const fs::path& folder = directory.path();
        CHECK(name_of(glue::find_lost_game(folder)) == "none");
        CHECK(name_of(glue::find_lost_game(folder / "missing")) == "none");
        lose(folder / "spiel-2.partie", record_with("old"), 5);
        lose(folder / "spiel-3.partie", record_with("new"), 3);
        const auto living = glue::GamePlace::take_free(folder);
        living.write(record_with("alive"));
        const auto newest = glue::find_lost_game(folder);
        CHECK(name_of(newest) == "new");
        const auto next = glue::find_lost_game(folder); // the first is ours now
        CHECK(name_of(next) == "old");
        CHECK(name_of(glue::find_lost_game(folder)) == "none");
    }

    TEST_CASE("a lock falls with its process, however that ends")
    {
        const support::TemporaryDirectory directory;
        const pid_t child = ::fork();
        if (child == 0) {
            const auto place = glue::GamePlace::take_free(directory.path());
            place.write(record_with("A"));
            ::_exit(0); // no destructor runs
        }
        ::waitpid(child, nullptr, 0);
        CHECK(names_in(directory.path()) ==
              std::set<std::string>{"spiel-1.lock", "spiel-1.partie"});
        CHECK(name_of(glue::find_lost_game(directory.path())) == "A");
    }

    TEST_CASE("what is no record, over or without a move is passed over and left alone")
    {
        const support::TemporaryDirectory directory;
        const fs::path& folder = directory.path();
        lose(folder / "spiel-1.partie", "nonsense", 1);
        lose(folder / "spiel-2.partie", mancala::print_record({}), 2);
        fs::create_directory(folder / "spiel-3.partie");
        lose(folder / "spiel-4.partie", record_with("A"), 4);
        CHECK(name_of(glue::find_lost_game(folder)) == "A");
        CHECK(names_in(folder).size() == 4);
    }

    TEST_CASE("too many lost games: the oldest go; so does what a kill left half written")
    {
        const support::TemporaryDirectory directory;
        const fs::path& folder = directory.path();
        const int games = static_cast<int>(glue::most_lost_games) + 2;
        for (int hours = 1; hours <= games; ++hours) {
            lose(folder / ("spiel-" + std::to_string(hours) + ".partie"),
                 record_with(std::to_string(hours)), hours);
        }
        lose(folder / ".mancala-abcdef", "half", 1);
        lose(folder / ".mancala-ghijkl", "being written", 0);
        CHECK(name_of(glue::find_lost_game(folder)) == "1");
        const auto left = names_in(folder);
        CHECK(left.size() == glue::most_lost_games + 1);
        CHECK(left.contains(".mancala-ghijkl"));
        CHECK_FALSE(left.contains("spiel-" + std::to_string(games) + ".partie"));
    }

    TEST_CASE("damaged files, however many and new, drive no good game out")
    {
        const support::TemporaryDirectory directory;
        const fs::path& folder = directory.path();
        const int damaged = static_cast<int>(glue::most_lost_games) + 2;
        for (int hours = 1; hours <= damaged; ++hours) {
            lose(folder / ("spiel-" + std::to_string(hours) + ".partie"), "nonsense", hours);
        }
        lose(folder / "spiel-98.partie", record_with("good"), 98);
        lose(folder / "spiel-99.partie", record_with("older"), 99);
        CHECK(name_of(glue::find_lost_game(folder)) == "good");
        CHECK(names_in(folder).contains("spiel-99.partie"));
    }

    TEST_CASE("a running game's place is told from a record of the user")
    {
        const support::TemporaryDirectory directory;
        const fs::path& folder = directory.path();
        fs::create_directory_symlink(folder, folder / "other");
        CHECK(glue::is_game_place(folder / "spiel-1.partie", folder));
        CHECK(glue::is_game_place(folder / "other" / "spiel-1.partie", folder));
        CHECK_FALSE(glue::is_game_place(folder / "meine.partie", folder));
        CHECK_FALSE(glue::is_game_place(folder / "spiel-1.lock", folder));
        CHECK_FALSE(glue::is_game_place("/spiel-1.partie", folder));
        CHECK_FALSE(glue::is_game_place("spiel-1.partie", ""));
    }

    TEST_CASE("a game put aside is a record of its own, never over another")
    {
        const support::TemporaryDirectory directory;
        const fs::path records = directory.path() / "records";
        std::set<fs::path> files;
        for (const char* name : {"A", "B"}) {
            lose(directory.path() / "spiel-1.partie", record_with(name), 1);
            const auto game = glue::find_lost_game(directory.path());
            REQUIRE(game);
            files.insert(glue::put_aside(*game, records));
            CHECK_FALSE(fs::exists(game->place.file()));
        }
        CHECK(files.size() == 2);
        for (const fs::path& file : files) {
            CHECK(file.filename().string().starts_with("unterbrochen-2"));
            CHECK(fs::exists(file));
        }
    }

    TEST_CASE("a record that lies nowhere yet is put aside under a name of its own, too")
    {
        const support::TemporaryDirectory directory;
        const auto record = mancala::read_record(record_with("A"), "");
        REQUIRE(record);
        const fs::path first = glue::put_aside(*record, directory.path() / "records");
        const fs::path second = glue::put_aside(*record, directory.path() / "records");
        CHECK(first != second);
        CHECK(first.filename().string().starts_with("unterbrochen-2"));
        std::ifstream file(first);
        CHECK(std::string(std::istreambuf_iterator<char>(file), {}) == record_with("A"));
    }

    TEST_CASE("where nothing can be put aside the game stays")
    {
        const support::TemporaryDirectory directory;
        lose(directory.path() / "spiel-1.partie", record_with("A"), 1);
        std::ofstream(directory.path() / "file") << "x";
        const auto game = glue::find_lost_game(directory.path());
        REQUIRE(game);
        CHECK_THROWS_AS(glue::put_aside(*game, directory.path() / "file"), std::system_error);
        CHECK(fs::exists(game->place.file()));
    }
}
