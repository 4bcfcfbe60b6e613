#include "app/glue/tool_type_files.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <array>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using glue::Language;

constexpr std::array<std::string_view, 2> known{"HilfsPfad", "SynchronBefehl"};

std::vector<std::string> complaints_about(const std::string& text,
                                          Language language = Language::english)
{
    const support::TemporaryDirectory folder;
    const auto file = folder.path() / "x";
    std::ofstream(file) << text;
    std::vector<std::string> all = glue::load_tool_types({file}, known, language).complaints;
    for (std::string& complaint : all) {
        complaint = complaint.substr(folder.path().string().size() + 1);
    }
    return all;
}

} // namespace

TEST_SUITE("app/glue/tool_type_files")
{
    TEST_CASE("an unknown key is named once, by file and line")
    {
        CHECK(complaints_about("; text\n\nhilfspfad=a\nFARBE=rot\n(AUS=1)\nfarbe=blau\nAN\n") ==
              std::vector<std::string>{"x:4: unknown ToolType FARBE", "x:7: unknown ToolType AN"});
        CHECK(complaints_about("A\x1B=1\n=2\n") ==
              std::vector<std::string>{"x:1: unknown ToolType A\\x1B"});
    }

    TEST_CASE("what Workbench and NewIcons keep in an icon is no mistake")
    {
        CHECK(complaints_about("DONOTWAIT\nTOOLPRI=1\n \n*** DON'T EDIT THE FOLLOWING LINES!! ***\n"
                               "IM1=abc\nIM2=def\n")
                  .empty());
    }

    TEST_CASE("a file that is no ToolTypes at all costs a few lines only")
    {
        std::string text;
        for (int i = 0; i < 1000; ++i) {
            text += "wort" + std::to_string(i) + " " + std::string(500, 'x') + "\n";
        }
        const auto all = complaints_about(text);
        REQUIRE(all.size() == 6);
        CHECK(all[0].size() < 80);
        CHECK(all[5] == "x: 995 more unknown ToolTypes");
        const auto german = complaints_about(text, Language::german);
        CHECK(german[0].starts_with("x:1: unbekannter ToolType wort0"));
        CHECK(german[5] == "x: 995 weitere unbekannte ToolTypes");
    }

    TEST_CASE("an earlier file holds, a missing one is passed over, a broken one costs a message")
    {
        const support::TemporaryDirectory folder;
        const auto file = [&](const char* name, const char* text) {
            std::ofstream(folder.path() / name) << text;
            return folder.path() / name;
        };
        const auto loaded = glue::load_tool_types(
            {folder.path() / "none", file("Mancala.info", "\xE3\x10 broken"),
             file("plain.info", "HilfsPfad=no icon"), file("a.tooltypes", "HilfsPfad=a\n"),
             file("b.tooltypes", "HilfsPfad=b\nSynchronBefehl=c\n"), folder.path()},
            known, Language::german);
        CHECK(loaded.types.find("HilfsPfad") == "a");
        CHECK(loaded.types.find("SynchronBefehl") == "c");
        REQUIRE(loaded.complaints.size() == 3);
        CHECK(loaded.complaints[1].ends_with("plain.info: kein Piktogramm der Workbench"));
        CHECK(loaded.complaints[2].ends_with(": keine gewöhnliche Datei"));
    }
}
