#include "render/toolkit/file_list.hpp"

#include <doctest/doctest.h>

#include <string>

using toolkit::DrawerEntry;
using toolkit::EntryKind;
using toolkit::FileList;
using toolkit::FilePattern;
using toolkit::Visibility;

namespace {

FileList list_of(std::vector<DrawerEntry> entries,
                 const char* pattern = "",
                 Visibility shown = Visibility::usual)
{
    FileList list("Verz.");
    list.fill(std::move(entries));
    list.filter(*FilePattern::parse(pattern), shown);
    return list;
}

std::string names(const FileList& list)
{
    std::string all;
    for (const toolkit::Row& row : list.rows()) {
        all += (all.empty() ? "" : "|") + row.text;
    }
    return all;
}

} // namespace

TEST_SUITE_BEGIN("render/toolkit/file_list");

TEST_CASE("drawers come first, then the order is that of the names in any case")
{
    const FileList list = list_of({{"b"}, {"Z", EntryKind::drawer}, {"A"}, {"a"}, {"Ö"}, {"z"}});
    CHECK(names(list) == "Z|A|a|b|z|Ö");
    CHECK(list.rows().at(0).weight == toolkit::RowWeight::emphasised);
    CHECK(list.rows().at(0).note == "Verz.");
}

TEST_CASE("files show their size")
{
    CHECK(list_of({{"a", EntryKind::file, 18'446'744'073'709'551'615U}}).rows().at(0).note ==
          "18446744073709551615");
}

TEST_CASE("the pattern chooses files, not drawers")
{
    const FileList list = list_of({{"a.cando"}, {"b.info"}, {"c", EntryKind::drawer}}, "#?.cando");
    CHECK(names(list) == "c|a.cando");
    CHECK(list.at(1).name == "a.cando");
    CHECK(list.shown_as("b.info") != nullptr);
}

TEST_CASE("what is hidden is listed on demand")
{
    const std::vector<DrawerEntry> entries{{".a", EntryKind::file, 0, Visibility::hidden}, {"b"}};
    CHECK(names(list_of(entries)) == "b");
    CHECK(names(list_of(entries, "", Visibility::hidden)) == ".a|b");
}

TEST_CASE("names in ISO-8859-1 and with control characters are shown in a readable way")
{
    const FileList list = list_of({{"\xE4lter"}, {"a\nb\x1B[2J"}, {"-rf"}, {"a b"}});
    CHECK(names(list) == "-rf|a b|a\\x0Ab\\x1B[2J|älter");
    CHECK(list.row_of("\xE4lter") == 3U);
    CHECK(list.shown_as("älter")->name == "\xE4lter");
}

TEST_CASE("a name is found by how it begins, in any case")
{
    const auto rows = list_of({{"Anfang"}, {"Ärger"}, {"remis"}}).rows();
    CHECK(toolkit::row_beginning(rows, "AN") == 0U);
    CHECK(toolkit::row_beginning(rows, "är") == 2U);
    CHECK(toolkit::row_beginning(rows, "x") == std::nullopt);
}

TEST_CASE("a drawer of twenty thousand names is sorted and chosen from")
{
    std::vector<DrawerEntry> entries;
    entries.reserve(20'000);
    for (int i = 0; i < 20'000; ++i) {
        entries.push_back({"partie " + std::to_string(i * 7919 % 20'000) + ".partie"});
    }
    const FileList list = list_of(entries, "#?[05].(partie|record)");
    CHECK(list.size() == 4000);
    CHECK(list.at(0).name == "partie 0.partie");
}

TEST_SUITE_END();
