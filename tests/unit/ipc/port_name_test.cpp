#include "ipc/port_error.hpp"
#include "ipc/port_name.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace {

namespace fs = std::filesystem;

mode_t mode_of(const fs::path& path)
{
    struct stat status = {};
    REQUIRE(::lstat(path.c_str(), &status) == 0);
    return status.st_mode & 07777U;
}

/// Why a place is refused; empty if it is not.
std::string refusal(const ipc::PortPlace& place)
{
    try {
        ipc::prepare_directory(place);
        return "";
    } catch (const ipc::PortError& error) {
        return error.what();
    }
}

ipc::PortPlace in_runtime_dir(const fs::path& path)
{
    return ipc::port_place("Mancala", {"", path.string(), ::geteuid()});
}

} // namespace

TEST_SUITE_BEGIN("ipc/port_name");

TEST_CASE(
    "the place is the ports variable, else the runtime directory, else one of the user in /tmp")
{
    CHECK(ipc::port_place("Mancala", {"/a/b/", "/tmp", 7}).directory == "/a/b");
    CHECK(ipc::port_place("Mancala", {"", "/tmp", 7}).directory == "/tmp/mancala");
    CHECK(ipc::port_place("Mancala", {"", "", 7}).directory == "/tmp/mancala-7");
}

TEST_CASE("a runtime directory that is not there counts as unset")
{
    CHECK(ipc::port_place("Mancala", {"", "/nowhere/at/all", 7}).directory == "/tmp/mancala-7");
    CHECK(ipc::port_place("Mancala", {"", "relative", 7}).directory == "/tmp/mancala-7");
}

TEST_CASE("a port's name is the base and a number, and only that")
{
    const ipc::PortPlace place = ipc::port_place("Mancala", {"/a", "", 7});
    CHECK(ipc::port_name(place, 12) == "Mancala.12");
    CHECK(ipc::port_number(place, "Mancala.12") == 12);
    for (const char* name : {"Mancala.", "Mancala.0", "Mancala.01", "Mancala.-1", "Mancala.1x",
                             "mancala.1", "Mancala", ".lock", "Mancala.99999999999999"}) {
        CAPTURE(name);
        CHECK_FALSE(ipc::port_number(place, name).has_value());
    }
}

TEST_CASE("a directory that is not there is made for its owner alone, whatever the umask")
{
    for (const mode_t mask : {0000U, 0777U}) {
        const support::TemporaryDirectory scratch;
        const ipc::PortPlace place = in_runtime_dir(scratch.path());
        const mode_t before = ::umask(mask);
        const std::string refused = refusal(place);
        ::umask(before);
        CHECK(refused.empty());
        CHECK(mode_of(place.directory) == 0700U);
        CHECK(refusal(place).empty());
    }
}

TEST_CASE("blanks and umlauts in the path are no matter")
{
    const support::TemporaryDirectory scratch;
    const fs::path runtime = scratch.path() / "mit Blank und ü";
    fs::create_directory(runtime);
    CHECK(refusal(in_runtime_dir(runtime)).empty());
    CHECK(mode_of(runtime / "mancala") == 0700U);
}

TEST_CASE("a directory that others may use is refused with its mode and the remedy")
{
    const support::TemporaryDirectory scratch;
    const ipc::PortPlace place = in_runtime_dir(scratch.path());
    fs::create_directory(place.directory);
    fs::permissions(place.directory, fs::perms(0755));
    CHECK(refusal(place) == place.directory +
                                " is open to others (mode 0755): chmod 700 it; or set "
                                "MANCALA_PORTS to a directory of your own");
    CHECK(mode_of(place.directory) == 0755U);
}

TEST_CASE("a runtime directory that others may write is refused, and nothing is made in it")
{
    const support::TemporaryDirectory scratch;
    fs::permissions(scratch.path(), fs::perms(0777));
    const ipc::PortPlace place = in_runtime_dir(scratch.path());
    CHECK(refusal(place).find("is open to others (mode 0777)") != std::string::npos);
    CHECK_FALSE(fs::exists(place.directory));
}

TEST_CASE("a directory of another user is refused")
{
    const support::TemporaryDirectory scratch;
    ipc::PortPlace place =
        ipc::port_place("Mancala", {scratch.path().string(), "", ::geteuid() + 1});
    CHECK(refusal(place).find("belongs to another user") != std::string::npos);
}

TEST_CASE("a directory is made with the one above it, both for the user alone")
{
    const support::TemporaryDirectory folder;
    const fs::path inner = folder.path() / "above" / "inner";
    ipc::prepare_with_parent({"Mancala", inner.string(), "", ::geteuid()});
    CHECK(mode_of(inner.parent_path()) == S_IRWXU);
    CHECK(mode_of(inner) == S_IRWXU);
    fs::permissions(inner.parent_path(), fs::perms::others_write, fs::perm_options::add);
    CHECK_THROWS_AS(ipc::prepare_with_parent({"Mancala", inner.string(), "", ::geteuid()}),
                    ipc::PortError);
}

TEST_CASE("a file or a link in the directory's place is refused and left alone")
{
    const support::TemporaryDirectory scratch;
    const ipc::PortPlace place = in_runtime_dir(scratch.path());
    std::ofstream(place.directory) << "mine";
    CHECK(refusal(place).find("is not a directory") != std::string::npos);
    fs::remove(place.directory);
    fs::create_directory_symlink("/tmp", place.directory);
    CHECK(refusal(place).find("is not a directory") != std::string::npos);
    CHECK(fs::is_symlink(place.directory));
}

TEST_CASE("a directory that cannot be made is refused with the reason")
{
    const ipc::PortPlace place = ipc::port_place("Mancala", {"/nowhere/at/all", "", ::geteuid()});
    CHECK(refusal(place).starts_with(
        "cannot make the directory /nowhere/at/all: No such file or directory"));
}

TEST_CASE("a path too long for a socket is refused with path and limit, never shortened")
{
    for (const std::size_t length : {98U, 107U, 150U}) {
        const std::string path = "/" + std::string(length - 1, 'd') + "/Mancala.1";
        const ipc::PortPlace place =
            ipc::port_place("Mancala", {path.substr(0, length), "", ::geteuid()});
        std::string refused;
        try {
            (void)ipc::port_path(place, "Mancala.1");
        } catch (const ipc::PortError& error) {
            refused = error.what();
        }
        CHECK(refused == "the socket's path " + path + " has " + std::to_string(length + 10) +
                             " bytes, but at most 107 are possible: set MANCALA_PORTS to a "
                             "shorter directory");
    }
}

TEST_CASE("the longest possible path is taken")
{
    const std::string directory = "/" + std::string(96, 'd');
    const ipc::PortPlace place = ipc::port_place("Mancala", {directory, "", ::geteuid()});
    CHECK(ipc::port_path(place, "Mancala.1").size() == 107);
    CHECK_THROWS_AS((void)ipc::port_path(place, "Mancala.10"), ipc::PortError);
}

TEST_CASE("where there is no directory there are no ports")
{
    const support::TemporaryDirectory scratch;
    CHECK(ipc::live_ports(in_runtime_dir(scratch.path())).empty());
    CHECK_FALSE(fs::exists(scratch.path() / "mancala"));
}

TEST_SUITE_END();
