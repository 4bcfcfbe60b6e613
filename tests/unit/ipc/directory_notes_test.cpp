#include "ipc/directory_notes.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

/// "kind name", in order.
std::vector<std::string> taken(ipc::DirectoryNotes& notes)
{
    std::vector<std::string> all;
    for (const ipc::DirectoryNote& note : notes.take()) {
        const std::vector<std::string> kinds{"created", "complete", "gone", "changed", "directory"};
        all.push_back(kinds[static_cast<std::size_t>(note.kind)] + " " + note.name);
    }
    return all;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_SUITE_BEGIN("ipc/directory_notes");

TEST_CASE("a file is complete when its writer has closed it, not when it is created")
{
    const support::TemporaryDirectory directory;
    ipc::DirectoryNotes notes;
    REQUIRE(notes.follow(directory.path()));
    {
        std::ofstream file(directory.path() / "a");
        file << "half" << std::flush;
        CHECK(taken(notes) == Lines{"created a"});
    }
    CHECK(taken(notes) == Lines{"complete a"});
}

TEST_CASE("a file that is moved in is complete, one that is moved away or removed is gone")
{
    const support::TemporaryDirectory directory;
    const support::TemporaryDirectory elsewhere;
    std::ofstream(elsewhere.path() / "a").close();
    ipc::DirectoryNotes notes;
    REQUIRE(notes.follow(directory.path()));
    fs::rename(elsewhere.path() / "a", directory.path() / "b");
    CHECK(taken(notes) == Lines{"complete b"});
    fs::rename(directory.path() / "b", directory.path() / "c");
    CHECK(taken(notes) == Lines{"gone b", "complete c"});
    fs::remove(directory.path() / "c");
    CHECK(taken(notes) == Lines{"gone c"});
}

TEST_CASE("other rights of a file, of the directory and of one above it are noted")
{
    const support::TemporaryDirectory above;
    const fs::path directory = above.path() / "in";
    fs::create_directory(directory);
    std::ofstream(directory / "a").close();
    ipc::DirectoryNotes notes;
    REQUIRE(notes.follow(directory));
    notes.follow_whereabouts(above.path());
    for (const fs::path& path : {directory / "a", directory, above.path()}) {
        fs::permissions(path, fs::perms::owner_all);
    }
    CHECK(taken(notes) == Lines{"changed a", "changed ", "changed "});
}

TEST_CASE("the end of the directory itself is noted")
{
    const support::TemporaryDirectory above;
    const fs::path directory = above.path() / "in";
    fs::create_directory(directory);
    ipc::DirectoryNotes notes;
    REQUIRE(notes.follow(directory));
    fs::remove(directory);
    const Lines lines = taken(notes);
    REQUIRE_FALSE(lines.empty());
    CHECK(lines.front() == "directory ");
}

TEST_CASE("only the directory followed last is told of")
{
    const support::TemporaryDirectory first;
    const support::TemporaryDirectory second;
    ipc::DirectoryNotes notes;
    REQUIRE(notes.follow(first.path()));
    REQUIRE(notes.follow(second.path()));
    std::ofstream(first.path() / "a").close();
    CHECK(taken(notes).empty());
    std::ofstream(second.path() / "b").close();
    CHECK(taken(notes) == Lines{"created b", "complete b"});
    REQUIRE(notes.follow(second.path()));
    std::ofstream(second.path() / "c").close();
    CHECK(taken(notes) == Lines{"created c", "complete c"});
    CHECK_FALSE(notes.follow(first.path() / "missing"));
    std::ofstream(second.path() / "d").close();
    CHECK(taken(notes).empty());
}
