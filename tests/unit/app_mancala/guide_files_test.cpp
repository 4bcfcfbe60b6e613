#include "app/mancala/guide_files.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>

namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
}

struct Drawer
{
    Drawer()
    {
        write(folder / "x.guide", "guide");
        write(folder / "bilder" / "Eins.iff", "picture");
        write(directory.path() / "secret", "secret");
    }

    support::TemporaryDirectory directory;
    fs::path folder = directory.path() / "guide";
    app::GuideFiles files{folder / "x.guide"};
};

} // namespace

TEST_SUITE_BEGIN("app/mancala/guide_files");

TEST_CASE_FIXTURE(Drawer, "the guide and the files of its folder are read, whatever their case")
{
    CHECK(files.guide() == "x.guide");
    CHECK(files.read("x.guide") == "guide");
    CHECK(files.read("bilder/Eins.iff") == "picture");
    CHECK(files.read("BILDER/eins.IFF") == "picture");
    CHECK_FALSE(files.read("bilder/zwei.iff"));
    CHECK_FALSE(files.read("bilder"));
    CHECK_FALSE(files.read(""));
}

TEST_CASE_FIXTURE(Drawer, "nothing outside of the folder is read, by no name and no link")
{
    fs::create_symlink(directory.path() / "secret", folder / "link");
    fs::create_directory_symlink(directory.path(), folder / "out");
    fs::create_symlink("x.guide", folder / "own");
    fs::create_symlink("round", folder / "round");
    CHECK_FALSE(files.read("../secret"));
    CHECK_FALSE(files.read((directory.path() / "secret").string()));
    CHECK_FALSE(files.read("link"));
    CHECK_FALSE(files.read("out/secret"));
    CHECK_FALSE(files.read("round"));
    CHECK_FALSE(files.read(std::string("x.guide\0y", 9)));
    CHECK(files.read("own") == "guide");
}

TEST_CASE_FIXTURE(Drawer, "a folder that is reached by a link is one, and the guide may be a link")
{
    fs::create_directory_symlink(folder, directory.path() / "other");
    const app::GuideFiles other(directory.path() / "other" / "x.guide");
    CHECK(other.read("bilder/Eins.iff") == "picture");
    fs::create_symlink(directory.path() / "secret", folder / "linked.guide");
    CHECK(app::GuideFiles(folder / "linked.guide").read("linked.guide") == "secret");
}

TEST_CASE("a guide without a folder is one of the current folder")
{
    CHECK(app::GuideFiles("nix.guide").path() == "./nix.guide");
    CHECK_FALSE(app::GuideFiles("nix.guide").read("nix.guide"));
}

TEST_SUITE_END();
