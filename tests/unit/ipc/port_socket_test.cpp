#include "ipc/port_error.hpp"
#include "ipc/port_socket.hpp"
#include "ipc/unix_socket.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// A directory for ports of the base name "Probe", and the messages of those opened in it.
struct Harbour
{
    std::unique_ptr<ipc::PortSocket> open()
    {
        return std::make_unique<ipc::PortSocket>(
            place, [this](const std::string& message) { messages.push_back(message); });
    }

    [[nodiscard]] fs::path file(int number) const
    {
        return directory.path() / ipc::port_name(place, number);
    }

    /// A socket file behind which nobody listens any more, as a crash leaves it.
    void leave_dead_socket(int number) const
    {
        const base::Descriptor socket = ipc::open_stream(ipc::Blocking::no);
        REQUIRE(ipc::bind_to(socket, file(number).string()) == 0);
    }

    support::TemporaryDirectory directory;
    ipc::PortPlace place = ipc::port_place("Probe", {directory.path().string(), "", ::geteuid()});
    std::vector<std::string> messages;
};

ino_t inode_of(const fs::path& path)
{
    struct stat status = {};
    REQUIRE(::lstat(path.c_str(), &status) == 0);
    return status.st_ino;
}

} // namespace

TEST_SUITE_BEGIN("ipc/port_socket");

TEST_CASE("the lowest free number is taken, and taken again when it becomes free")
{
    Harbour harbour;
    auto first = harbour.open();
    auto second = harbour.open();
    auto third = harbour.open();
    CHECK(first->number() == 1);
    CHECK(second->number() == 2);
    CHECK(third->number() == 3);
    second.reset();
    CHECK_FALSE(fs::exists(harbour.file(2)));
    CHECK(harbour.open()->number() == 2);
}

TEST_CASE("a dead socket is reclaimed, a live one keeps its file")
{
    Harbour harbour;
    harbour.leave_dead_socket(1);
    auto first = harbour.open();
    CHECK(first->number() == 1);
    const ino_t before = inode_of(harbour.file(1));
    harbour.leave_dead_socket(2);
    auto second = harbour.open();
    CHECK(second->number() == 2);
    CHECK(inode_of(harbour.file(1)) == before);
    CHECK(harbour.messages.empty());
}

TEST_CASE("a port that nobody accepts from is live all the same")
{
    Harbour harbour;
    auto first = harbour.open();
    for (int i = 0; i < 20; ++i) {
        CHECK(harbour.open()->number() == 2);
    }
}

TEST_CASE("a file, a directory and a link are skipped with a message and never removed")
{
    Harbour harbour;
    std::ofstream(harbour.file(1)) << "mine";
    fs::create_directory(harbour.file(2));
    fs::create_symlink("/nowhere", harbour.file(3));
    CHECK(harbour.open()->number() == 4);
    CHECK(harbour.messages.size() == 3);
    CHECK(harbour.messages.front() == harbour.file(1).string() +
                                          " is not a socket and is left alone; the next number is "
                                          "tried");
    CHECK(fs::is_regular_file(harbour.file(1)));
    CHECK(fs::is_directory(harbour.file(2)));
    CHECK(fs::is_symlink(harbour.file(3)));
}

TEST_CASE("the file is removed at the end only if it is still ours")
{
    Harbour harbour;
    auto port = harbour.open();
    fs::remove(harbour.file(1));
    CHECK(port->state() == ipc::PortSocket::State::gone);
    auto other = harbour.open(); // another program took the number meanwhile
    CHECK(other->number() == 1);
    CHECK(port->state() == ipc::PortSocket::State::foreign);
    port.reset();
    CHECK(fs::exists(harbour.file(1)));
    CHECK(other->state() == ipc::PortSocket::State::ours);
}

TEST_CASE("a name is claimed by the same rules, and is refused as long as somebody has it")
{
    Harbour harbour;
    const auto named = [&harbour](const std::string& name) {
        return std::make_unique<ipc::PortSocket>(harbour.place, name);
    };
    harbour.leave_dead_socket(1);
    auto first = named("Probe.1");
    CHECK(first->number() == 0);
    CHECK(first->state() == ipc::PortSocket::State::ours);
    CHECK_THROWS_AS((void)named("Probe.1"), ipc::PortError);
    CHECK(harbour.open()->number() == 2);
    std::ofstream(harbour.directory.path() / "Datei") << "mine";
    CHECK_THROWS_AS((void)named("Datei"), ipc::PortError);
    CHECK(fs::is_regular_file(harbour.directory.path() / "Datei"));
    first.reset();
    CHECK_FALSE(fs::exists(harbour.file(1)));
}

TEST_CASE("a vanished file can be made again, but not where another program is now")
{
    Harbour harbour;
    auto port = harbour.open();
    fs::remove(harbour.file(1));
    CHECK(port->renew());
    CHECK(port->state() == ipc::PortSocket::State::ours);
    CHECK(ipc::live_ports(harbour.place).size() == 1);
    fs::remove(harbour.file(1));
    auto other = harbour.open();
    CHECK_THROWS_AS((void)port->renew(), ipc::PortError);
    CHECK(other->state() == ipc::PortSocket::State::ours);
}

TEST_CASE("refreshing gives the file new times and leaves another's alone")
{
    Harbour harbour;
    auto port = harbour.open();
    const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(1000);
    fs::last_write_time(harbour.file(1), long_ago);
    port->refresh();
    CHECK(fs::last_write_time(harbour.file(1)) > long_ago + std::chrono::hours(999));
    fs::remove(harbour.file(1));
    std::ofstream(harbour.file(1)) << "mine";
    fs::last_write_time(harbour.file(1), long_ago);
    port->refresh();
    CHECK(fs::last_write_time(harbour.file(1)) == long_ago);
}

TEST_CASE("a port that has no room for those who ask is listed, of an unknown process")
{
    Harbour harbour;
    const base::Descriptor full = ipc::open_stream(ipc::Blocking::no);
    const base::Descriptor waits = ipc::open_stream(ipc::Blocking::no);
    REQUIRE(ipc::bind_to(full, harbour.file(1).string()) == 0);
    REQUIRE(::listen(full.get(), 0) == 0);
    REQUIRE(ipc::connect_to(waits, harbour.file(1).string()) == 0);
    const auto ports = ipc::live_ports(harbour.place);
    REQUIRE(ports.size() == 1);
    CHECK(ports.front().process == 0);
    CHECK(ipc::live_names(harbour.place) == std::vector<std::string>{"Probe.1"});
}

TEST_CASE("the list has the live ports by number and leaves the dead alone")
{
    Harbour harbour;
    std::vector<std::unique_ptr<ipc::PortSocket>> ports;
    ports.reserve(11);
    for (int i = 0; i < 11; ++i) {
        ports.push_back(harbour.open());
    }
    ports.at(4).reset();
    harbour.leave_dead_socket(5);
    std::vector<std::string> names;
    for (const ipc::LivePort& port : ipc::live_ports(harbour.place)) {
        names.push_back(port.name);
        CHECK(port.process == ::getpid());
    }
    CHECK(names == std::vector<std::string>{"Probe.1", "Probe.2", "Probe.3", "Probe.4", "Probe.6",
                                            "Probe.7", "Probe.8", "Probe.9", "Probe.10",
                                            "Probe.11"});
    CHECK(fs::exists(harbour.file(5)));
}

TEST_SUITE_END();
