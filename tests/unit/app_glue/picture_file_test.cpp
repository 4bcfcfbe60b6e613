#include "app/glue/atomic_file.hpp"
#include "app/glue/picture_file.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::uint8_t, 3> bytes{1, 2, 3};
constexpr const char* today = "2026-11-30";

std::string contents(const fs::path& file)
{
    return glue::read_whole_file(file, 100).value();
}

} // namespace

TEST_SUITE_BEGIN("app/glue/picture_file");

TEST_CASE("pictures of a day are numbered in order, none is overwritten")
{
    const support::TemporaryDirectory directory;
    const fs::path folder = directory.path() / "Bilder" / "Mancala";
    CHECK(glue::write_new_picture(folder, today, bytes) == folder / "mancala-2026-11-30-001.png");
    CHECK(glue::write_new_picture(folder, today, bytes) == folder / "mancala-2026-11-30-002.png");
    CHECK(contents(folder / "mancala-2026-11-30-002.png") == "\x01\x02\x03");
    fs::remove(folder / "mancala-2026-11-30-001.png");
    CHECK(glue::write_new_picture(folder, today, bytes) == folder / "mancala-2026-11-30-003.png");
    CHECK(glue::write_new_picture(folder, "2026-12-01", bytes) ==
          folder / "mancala-2026-12-01-001.png");
}

TEST_CASE("names that only look alike do not count, above 999 there are four digits")
{
    const support::TemporaryDirectory directory;
    for (const char* name : {"mancala-2026-11-30-999.png", "mancala-2026-11-30-x7.png",
                             "mancala-2026-11-30-99999999999.png", "mancala-2026-11-30-.png"}) {
        std::ofstream(directory.path() / name) << "old";
    }
    CHECK(glue::write_new_picture(directory.path(), today, bytes).filename() ==
          "mancala-2026-11-30-1000.png");
    CHECK(contents(directory.path() / "mancala-2026-11-30-999.png") == "old");
}

TEST_CASE("a folder that cannot be made is named")
{
    const support::TemporaryDirectory directory;
    std::ofstream(directory.path() / "file") << "no folder";
    try {
        glue::write_new_picture(directory.path() / "file" / "Mancala", today, bytes);
        FAIL("nothing was thrown");
    } catch (const std::system_error& error) {
        CHECK(std::string(error.what()).find("file") != std::string::npos);
    }
}

TEST_CASE("the desktop's folder of pictures is read from its file")
{
    const fs::path home = "/home/anna";
    CHECK(glue::desktop_pictures("# comment\nXDG_MUSIC_DIR=\"$HOME/Musik\"\n"
                                 "XDG_PICTURES_DIR=\"$HOME/Bilder\"\n",
                                 home) == "/home/anna/Bilder");
    CHECK(glue::desktop_pictures("XDG_PICTURES_DIR=\"/data/pictures\"", home) == "/data/pictures");
    for (const char* none : {"", "XDG_PICTURES_DIR=\"$HOME/\"", "XDG_PICTURES_DIR=\"Bilder\"",
                             "XDG_PICTURES_DIR=\"", "XDG_PICTURES_DIR=\"\""}) {
        CAPTURE(none);
        CHECK(glue::desktop_pictures(none, home).empty());
    }
}

TEST_SUITE_END();
