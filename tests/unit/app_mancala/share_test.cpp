#include "app/mancala/share.hpp"

#include <doctest/doctest.h>

#include <unistd.h>

#include <fstream>
#include <string>

namespace {

namespace fs = std::filesystem;

/// A folder of its own, gone at the end of the test.
class Folder
{
  public:
    Folder()
        : path_(fs::temp_directory_path() / ("mancala-share-" + std::to_string(getpid())))
    {
        fs::create_directories(path_);
        write("rottoene.palette", "name Rottöne\n0 DD9988\n");
        write("eigene.palette", "name Eigene Farben\n0 123456\n");
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder(Folder&&) = delete;
    Folder& operator=(Folder&&) = delete;

    void write(const std::string& name, const std::string& text) const
    {
        std::ofstream(path_ / name) << text;
    }
    [[nodiscard]] const fs::path& path() const { return path_; }

  private:
    fs::path path_;
};

constexpr auto english = glue::Language::english;

} // namespace

TEST_SUITE_BEGIN("share");

TEST_CASE("a palette is chosen by its name, its file's name or as a file")
{
    const Folder folder;
    for (const std::string& word : {std::string("Eigene Farben"), std::string("eigene"),
                                    (folder.path() / "eigene.palette").string()}) {
        CAPTURE(word);
        const auto chosen =
            app::choose_theme(word, glue::list_themes(folder.path(), "", english), english);
        CHECK(chosen.theme.name == "Eigene Farben");
        CHECK(chosen.theme.palette.colours.at(0) == raster::Rgb{0x12, 0x34, 0x56});
    }
}

TEST_CASE("nothing named is Rottöne, without a word")
{
    const Folder folder;
    folder.write("rottoene.palette", raster::print_theme({"Rottöne", raster::workbench_palette}));
    const auto chosen =
        app::choose_theme("", glue::list_themes(folder.path(), "", english), english);
    CHECK(chosen.theme.name == "Rottöne");
    CHECK(chosen.complaints.empty());
}

TEST_CASE("an unknown palette costs one line that names those there are")
{
    const Folder folder;
    folder.write("rottoene.palette", raster::print_theme({"Rottöne", raster::workbench_palette}));
    const auto chosen =
        app::choose_theme("Lila", glue::list_themes(folder.path(), "", english), english);
    CHECK(chosen.theme.name == "Rottöne");
    REQUIRE(chosen.complaints.size() == 1);
    CHECK(chosen.complaints[0] ==
          "palette Lila: no such palette or file; there are Rottöne Eigene Farben");
}

TEST_CASE("a damaged palette is used with its complaints")
{
    const Folder folder;
    folder.write("kaputt.palette", "name Kaputt\n0 123456\n1 xyz\n");
    const auto chosen =
        app::choose_theme("kaputt", glue::list_themes(folder.path(), "", english), english);
    CHECK(chosen.theme.palette.colours.at(0) == raster::Rgb{0x12, 0x34, 0x56});
    CHECK_FALSE(chosen.complaints.empty());
}

TEST_CASE("a file is named as it is called here or as on the Amiga")
{
    const Folder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    CHECK(app::named_file("eigene.palette") == "eigene.palette");
    const std::string found = app::named_file("Work:Spiele/Eigene.palette");
    CHECK(fs::path(found).filename() == "eigene.palette");
    CHECK(fs::exists(found));
    CHECK(app::named_file("Work:Spiele/nichts") == "Work:Spiele/nichts");
    CHECK(app::named_file("").empty());
    fs::current_path(before);
}

TEST_CASE("a missing folder is no reason not to start")
{
    const auto chosen =
        app::choose_theme("", glue::list_themes("/nowhere/at/all", "/nowhere", english), english);
    CHECK(chosen.theme.palette == raster::workbench_palette);
}

TEST_SUITE_END();
