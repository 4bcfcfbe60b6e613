#include "app/editor/record_files.hpp"
#include "support/editor_stage.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

using editor_stage::record_of;

namespace {

std::string contents(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::optional<base::Diagnostic> write(const std::string& path, const std::string& text)
{
    return editor::write_text_file(path, text, glue::Language::german);
}

} // namespace

TEST_SUITE_BEGIN("app/editor/record_files");

TEST_CASE("saved, loaded and saved again a record is the same byte for byte")
{
    const support::TemporaryDirectory folder;
    auto record = record_of({1, 2, 10, 9});
    record.names = {"Übermütige Gänsefüßchen", "-x"};
    record.unknown_lines = {"# gespielt in Köln", "Ort Köln"};
    auto old = record;
    old.sides = mancala::Sides::missing;
    for (const mancala::Record& one : {record, old, mancala::Record{}}) {
        const std::string first = (folder.path() / "-a ü.partie").string();
        const std::string second = (folder.path() / "b" / "c.partie").string();
        REQUIRE_FALSE(write(first, print_record(one)));
        const auto loaded = editor::read_record_file(first, glue::Language::german);
        REQUIRE(loaded);
        CHECK(*loaded == one);
        REQUIRE_FALSE(write(second, print_record(*loaded)));
        CHECK(contents(first) == contents(second));
    }
}

TEST_CASE("a file that cannot be written keeps what it had, and the reason is told")
{
    const support::TemporaryDirectory folder;
    const std::string path = (folder.path() / "a.partie").string();
    REQUIRE_FALSE(write(path, "old"));
    std::filesystem::create_directory(folder.path() / "drawer");
    const auto refusal = write((folder.path() / "drawer").string(), "new");
    REQUIRE(refusal);
    CHECK(base::to_string(*refusal).ends_with("drawer: das ist ein Verzeichnis"));
    const auto below = write(path + "/b.partie", "new");
    REQUIRE(below);
    CHECK(below->text == "das ist kein Verzeichnis");
    CHECK(contents(path) == "old");
}

TEST_SUITE_END();
