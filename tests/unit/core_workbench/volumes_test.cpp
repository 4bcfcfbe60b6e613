#include "core/workbench/volumes.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>

using workbench::Place;
using workbench::PlaceKind;
using workbench::VolumeEnvironment;
using workbench::Volumes;

namespace {

VolumeEnvironment full_environment()
{
    return {"/home/anna",
            "/run/user/7",
            "/home/anna/conf",
            "/home/anna/data",
            "/scripts/rx",
            "/opt/m/bin",
            7};
}

/// The first path of a name, or the reason why there is none.
std::string path_of(const Volumes& volumes, std::string_view name)
{
    const auto place = volumes.find(name);
    if (!place) {
        return to_string(place.error());
    }
    return place->paths.empty() ? "no path" : place->paths.front().string();
}

} // namespace

TEST_SUITE("core/workbench/volumes")
{
    TEST_CASE("each volume has its directory")
    {
        const Volumes volumes(full_environment());
        CHECK(path_of(volumes, "RAM:") == "/run/user/7/mancala/ram");
        CHECK(path_of(volumes, "T:x") == "/run/user/7/mancala/ram/x");
        CHECK(path_of(volumes, "ENV:a/b") == "/home/anna/conf/mancala/env/a/b");
        CHECK(path_of(volumes, "S:startup") == "/home/anna/conf/mancala/s/startup");
        CHECK(path_of(volumes, "REXX:Synchron.rexx") == "/scripts/rx/Synchron.rexx");
        CHECK(path_of(volumes, "SYS:etc/fstab") == "/etc/fstab");
        CHECK(path_of(volumes, "HOME:x") == "/home/anna/x");
        CHECK(path_of(volumes, "PROGDIR:Mancala.info") == "/opt/m/bin/Mancala.info");
    }

    TEST_CASE("without the variables the usual directories are taken")
    {
        const Volumes volumes({"/home/anna", "", "", "", "", "/usr/bin", 1000});
        CHECK(path_of(volumes, "RAM:") == "/tmp/mancala-1000/ram");
        CHECK(path_of(volumes, "ENV:") == "/home/anna/.config/mancala/env");
        const auto rexx = volumes.find("Rexx:a");
        REQUIRE(rexx.has_value());
        CHECK(rexx->paths ==
              std::vector<std::filesystem::path>{"/home/anna/.local/share/mancala/rexx/a",
                                                 "/usr/share/mancala/rexx/a"});
    }

    TEST_CASE("printer, nil and console are no files, whatever stands behind them")
    {
        const Volumes volumes(full_environment());
        CHECK(volumes.find("prt:") == Place{PlaceKind::printer, {}});
        CHECK(volumes.find("NIL:") == Place{PlaceKind::nil, {}});
        CHECK(volumes.find("CON:0/0/640/200/A title//") == Place{PlaceKind::console, {}});
        CHECK(volumes.find("*") == Place{PlaceKind::console, {}});
    }

    TEST_CASE("case of the volume does not count, case of the rest is kept")
    {
        CHECK(path_of(Volumes(full_environment()), "ram:Executer.Skript") ==
              "/run/user/7/mancala/ram/Executer.Skript");
    }

    TEST_CASE("a slash with nothing before it goes up, but not above the volume")
    {
        const Volumes volumes(full_environment());
        CHECK(path_of(volumes, "HOME:a/b//c") == "/home/anna/a/c");
        CHECK(path_of(volumes, "HOME:a/b///c") == "/home/anna/c");
        CHECK(path_of(volumes, "HOME:a/") == "/home/anna/a");
        CHECK(path_of(volumes, "HOME:/a") == "HOME:/a: there is nothing above HOME:");
        CHECK(path_of(volumes, "HOME:a//") == "/home/anna");
        CHECK(path_of(volumes, "HOME:a///b") == "HOME:a///b: there is nothing above HOME:");
    }

    TEST_CASE("dots are no way out of a volume")
    {
        CHECK(path_of(Volumes(full_environment()), "RAM:../x") ==
              "RAM:../x: behind a volume the parent is a slash, not ..");
        CHECK(path_of(Volumes(full_environment()), "RAM:a/./x").find("..") != std::string::npos);
        CHECK(path_of(Volumes(full_environment()), "RAM:..x") == "/run/user/7/mancala/ram/..x");
    }

    TEST_CASE("a name without a volume is a path of this system")
    {
        const Volumes volumes(full_environment());
        CHECK(path_of(volumes, "/etc/passwd") == "/etc/passwd");
        CHECK(path_of(volumes, "../x") == "../x");
        CHECK(path_of(volumes, "dir/a:b") == "dir/a:b");
        CHECK_FALSE(volumes.find("").has_value());
    }

    TEST_CASE("an unknown volume is an error that names it")
    {
        const Volumes volumes(full_environment());
        CHECK(path_of(volumes, "Work:x") == "Work:x: there is no volume Work:");
        CHECK(path_of(volumes, ":x") == ":x: there is no volume :");
    }

    TEST_CASE("a path is spelt as on the disk, the exact name before all others")
    {
        const support::TemporaryDirectory directory;
        const std::filesystem::path& root = directory.path();
        std::filesystem::create_directory(root / "Skripte");
        for (const char* const name : {"Synchron.rexx", "b", "B"}) {
            std::ofstream(root / "Skripte" / name) << "x";
        }
        CHECK(workbench::as_on_disk(root / "skripte" / "SYNCHRON.REXX") ==
              root / "Skripte" / "Synchron.rexx");
        CHECK(workbench::as_on_disk(root / "Skripte" / "b") == root / "Skripte" / "b");
        CHECK(workbench::as_on_disk(root / "skripte" / "new") == root / "Skripte" / "new");
        CHECK(workbench::as_on_disk(root / "no" / "such") == root / "no" / "such");
        CHECK(workbench::as_on_disk(Place{PlaceKind::file, {root / "x", root / "skripte"}}) ==
              root / "Skripte");
        CHECK(workbench::as_on_disk(Place{PlaceKind::file, {root / "x", root / "y"}}) ==
              root / "x");
    }
}
