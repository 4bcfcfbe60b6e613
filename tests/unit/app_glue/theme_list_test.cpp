#include "app/glue/theme_list.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace fs = std::filesystem;
using raster::Rgb;

namespace {

using namespace std::string_view_literals;

/// One colour, 12 34 56.
constexpr auto ilbm = "FORM\0\0\0\x10ILBMCMAP\0\0\0\x03\x12\x34\x56\0"sv;

/// The program's folder and the user's.
class Folders
{
  public:
    void write(const fs::path& name, std::string_view bytes) const
    {
        const fs::path file = folder_.path() / name;
        fs::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << bytes;
    }
    [[nodiscard]] std::vector<glue::ListedTheme> themes() const
    {
        return glue::list_themes(folder_.path() / "shipped", folder_.path() / "config",
                                 glue::Language::german);
    }
    [[nodiscard]] fs::path path(const fs::path& name) const { return folder_.path() / name; }

  private:
    support::TemporaryDirectory folder_;
};

std::string names(const std::vector<glue::ListedTheme>& themes)
{
    std::string all;
    for (const glue::ListedTheme& listed : themes) {
        all += listed.theme.name + (listed.is_invalid() ? "! " : " ");
    }
    return all;
}

/// A whole palette file.
std::string palette(const std::string& name)
{
    return raster::print_theme({name, raster::workbench_palette});
}

} // namespace

TEST_SUITE("app/glue/theme_list")
{
    TEST_CASE("the six palettes of 1996 stand in the order of 1996")
    {
        CHECK(names(glue::list_themes(TEST_SOURCE_DIR "/../assets/palettes", "",
                                      glue::Language::german)) ==
              "Rottöne Grüntöne Blautöne Graurot Brauntöne Workbench ");
    }

    TEST_CASE("the user's palettes come after them, damaged ones are known as invalid")
    {
        const Folders folders;
        folders.write("shipped/workbench.palette", palette("Workbench"));
        folders.write("shipped/rottoene.palette", palette("Rot"));
        folders.write("config/palettes/b.palette", palette("Braun"));
        folders.write("config/palettes/a.palette", "0 grey\n");
        folders.write("config/palettes/c.ilbm", ilbm);
        folders.write("config/palettes/notes.txt", "no palette");
        fs::create_directories(folders.path("config/palettes/d.palette"));
        CHECK(names(folders.themes()) == "Rot Workbench a! Braun c d! ");
    }

    TEST_CASE("Workbench wears the user's Workbench colours where the file exists")
    {
        const Folders folders;
        folders.write("shipped/workbench.palette", palette("Workbench"));
        CHECK(folders.themes().at(0).theme.palette == raster::workbench_palette);
        folders.write("config/env/sys/palette.ilbm", ilbm);
        const auto themes = folders.themes();
        REQUIRE(themes.size() == 1);
        CHECK(themes[0].theme.name == "Workbench");
        CHECK(themes[0].theme.palette.colours[0] == Rgb{0x12, 0x34, 0x56});
        CHECK(themes[0].theme.palette.colours[1] == raster::workbench_palette.colours[1]);
        CHECK_FALSE(themes[0].is_invalid());
    }

    TEST_CASE("a Workbench file that is damaged costs a message, the usual colours stay")
    {
        const Folders folders;
        folders.write("shipped/workbench.palette", palette("Workbench"));
        folders.write("config/env/sys/palette.ilbm", "FORM");
        const auto themes = folders.themes();
        CHECK(themes.at(0).theme.palette == raster::workbench_palette);
        REQUIRE(themes[0].complaints.size() == 1);
        CHECK(themes[0].complaints[0].ends_with(
            "palette.ilbm: keine Farben zu lesen (too short for an IFF file)"));
    }

    TEST_CASE("a file that cannot be read is an invalid theme")
    {
        CHECK(glue::read_theme_file("/nowhere/x.palette", glue::Language::german).is_invalid());
        CHECK(glue::read_theme_file("/dev/zero", glue::Language::german).is_invalid());
    }
}
