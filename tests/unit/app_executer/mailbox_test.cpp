#include "app/executer/mailbox.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace fs = std::filesystem;
using executer::Mailbox;
using support::TemporaryDirectory;

namespace {

struct Stage
{
    explicit Stage(
        const fs::path& path, std::function<void()> prepare = [] {})
        : mailbox(
              path, std::move(prepare), [this](const std::string& line) { log.push_back(line); })
    {
    }
    /// The names of all that may run now, in order.
    std::vector<std::string> arrived()
    {
        std::vector<std::string> names;
        mailbox.look();
        while (const auto claim = mailbox.next()) {
            names.push_back(claim->name);
            mailbox.remove(*claim);
        }
        return names;
    }

    std::vector<std::string> log;
    Mailbox mailbox;
};

void make(const fs::path& directory)
{
    fs::create_directory(directory);
    fs::permissions(directory, fs::perms::owner_all);
}

void copy(const fs::path& path)
{
    std::ofstream file(path);
    fs::permissions(path, fs::perms::owner_all);
}

using Names = std::vector<std::string>;

} // namespace

TEST_SUITE_BEGIN("app/executer/mailbox");

TEST_CASE("scripts are handed out once, those from before first, then as they come")
{
    const TemporaryDirectory directory;
    copy(directory.path() / "executer.SKRIPT");
    Stage stage(directory.path());
    REQUIRE_FALSE(stage.mailbox.open());
    CHECK(stage.arrived() == Names{"executer.SKRIPT"});
    CHECK(stage.arrived().empty());
    copy(directory.path() / "executer.skript");
    copy(directory.path() / "EXECUTER.SKRIPT");
    copy(directory.path() / "executer.skript");
    CHECK(stage.arrived() == Names{"executer.skript", "EXECUTER.SKRIPT"});
}

TEST_CASE("what is refused is told once and does not hold up the others")
{
    const TemporaryDirectory directory;
    Stage stage(directory.path());
    REQUIRE_FALSE(stage.mailbox.open());
    fs::create_directory(directory.path() / "aside");
    fs::rename(directory.path() / "aside", directory.path() / "Executer.skript");
    copy(directory.path() / "executer.skript");
    CHECK(stage.arrived() == Names{"executer.skript"});
    CHECK(stage.log.back() == "Executer.skript is refused: it is no plain file");
    const auto lines = stage.log.size();
    CHECK(stage.arrived().empty());
    CHECK(stage.log.size() == lines);
}

TEST_CASE("what is refused is looked at again when its rights or those of its directory change")
{
    const TemporaryDirectory directory;
    const fs::path script = directory.path() / "Executer.skript";
    Stage stage(directory.path());
    REQUIRE_FALSE(stage.mailbox.open());
    for (const fs::path& open : {script, directory.path()}) {
        copy(script);
        fs::permissions(open, fs::perms::all);
        CHECK(stage.arrived().empty());
        fs::permissions(open, fs::perms::owner_all | fs::perms::others_write);
        CHECK(stage.arrived().empty());
        fs::permissions(open, fs::perms::owner_all);
        CHECK(stage.arrived() == Names{"Executer.skript"});
    }
    CHECK(stage.log.size() == 3);
}

TEST_CASE("a directory that went is watched again when it is back")
{
    const TemporaryDirectory above;
    const fs::path directory = above.path() / "in";
    make(directory);
    Stage stage(directory);
    REQUIRE_FALSE(stage.mailbox.open());
    fs::remove(directory);
    CHECK(stage.arrived().empty());
    CHECK(stage.log.back() ==
          "the folder " + directory.string() + " has gone; waiting for it to come back");
    make(directory);
    copy(directory / "Executer.skript");
    CHECK(stage.arrived() == Names{"Executer.skript"});
    CHECK(stage.log.back() == "watching " + directory.string());
}

TEST_CASE("another way to the path is noticed, too")
{
    const TemporaryDirectory root;
    const fs::path directory = root.path() / "a" / "b" / "in";
    const auto make_all = [&] {
        make(root.path() / "a");
        make(root.path() / "a" / "b");
        make(directory);
    };
    make_all();
    Stage stage(directory);
    REQUIRE_FALSE(stage.mailbox.open());
    for (const char* const away : {"away", "farther"}) {
        fs::rename(root.path() / "a", root.path() / away);
        make_all();
        copy(root.path() / away / "b" / "in" / "executer.skript");
        copy(directory / "Executer.skript");
        CHECK(stage.arrived() == Names{"Executer.skript"});
    }
}

TEST_CASE("a directory that is moved away and back keeps the script that runs")
{
    const TemporaryDirectory above;
    const fs::path directory = above.path() / "in";
    make(directory);
    copy(directory / "Executer.skript");
    Stage stage(directory);
    REQUIRE_FALSE(stage.mailbox.open());
    const auto claim = stage.mailbox.next();
    REQUIRE(claim);
    fs::rename(directory, above.path() / "away");
    stage.mailbox.look();
    fs::rename(above.path() / "away", directory);
    stage.mailbox.look();
    CHECK(stage.log.back() == "watching " + directory.string());
    CHECK(fs::exists(claim->path));
    stage.mailbox.remove(*claim);
    CHECK_FALSE(fs::exists(claim->path));
}

TEST_CASE("what is still written in when its note comes is asked for again without one")
{
    const TemporaryDirectory directory;
    Stage stage(directory.path());
    REQUIRE_FALSE(stage.mailbox.open());
    CHECK_FALSE(stage.mailbox.look_after());
    copy(directory.path() / "Executer.skript");
    {
        const std::ofstream writer(directory.path() / "Executer.skript", std::ios::app);
        CHECK(stage.arrived().empty());
        REQUIRE(stage.mailbox.look_after());
        const auto pause = *stage.mailbox.look_after();
        CHECK(stage.arrived().empty());
        CHECK(*stage.mailbox.look_after() > pause);
    }
    CHECK(stage.arrived() == Names{"Executer.skript"});
    CHECK_FALSE(stage.mailbox.look_after());
}

TEST_CASE("a script is found even if there were too many notes to keep")
{
    const TemporaryDirectory directory;
    Stage stage(directory.path());
    REQUIRE_FALSE(stage.mailbox.open());
    int limit = 0;
    std::ifstream("/proc/sys/fs/inotify/max_queued_events") >> limit;
    REQUIRE(limit > 0);
    copy(directory.path() / "a");
    for (int notes = 0; notes <= limit; notes += 4) { // two for each
        fs::rename(directory.path() / "a", directory.path() / "b");
        fs::rename(directory.path() / "b", directory.path() / "a");
    }
    copy(directory.path() / "Executer.skript");
    CHECK(stage.arrived() == Names{"Executer.skript"});
}

TEST_CASE("another directory in its place is noticed")
{
    const TemporaryDirectory above;
    const fs::path directory = above.path() / "in";
    make(directory);
    Stage stage(directory);
    REQUIRE_FALSE(stage.mailbox.open());
    make(above.path() / "new");
    copy(above.path() / "new" / "Executer.skript");
    fs::rename(above.path() / "new", directory);
    CHECK(stage.arrived() == Names{"Executer.skript"});
}

TEST_CASE("a directory that may be made is made at the start and whenever it went")
{
    const TemporaryDirectory above;
    const fs::path directory = above.path() / "in";
    Stage stage(directory, [&] { make(directory); });
    REQUIRE_FALSE(stage.mailbox.open());
    fs::remove(directory);
    CHECK(stage.arrived().empty());
    CHECK(fs::is_directory(directory));
    copy(directory / "Executer.skript");
    CHECK(stage.arrived() == Names{"Executer.skript"});
}

TEST_CASE("a directory that cannot be made or is not there is a fault at the start")
{
    const TemporaryDirectory above;
    Stage missing(above.path() / "in");
    CHECK(missing.mailbox.open() == above.path().string() + "/in: No such file or directory");
    Stage refused(above.path() / "in", [] { throw std::runtime_error("not possible"); });
    CHECK(refused.mailbox.open() == "not possible");
    CHECK(refused.log.empty());
}

TEST_SUITE_END();
