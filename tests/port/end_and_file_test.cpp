// What becomes of the port's clients and of its file at the end, and when the file is meddled with.
#include <doctest/doctest.h>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "port_under_test.hpp"

using namespace std::chrono_literals;
using port_test::PortUnderTest;
using port_test::RawClient;

TEST_SUITE_BEGIN("port/end");

TEST_CASE("at the end all that is outstanding or queued is answered with 20")
{
    PortUnderTest port;
    RawClient waiting(port.path());
    waiting.send("Hold\nCount\nCount\nCou");
    RawClient other(port.path());
    CHECK(other.ask("AwaitHeld 1") == "0 ");
    other.send("AwaitGone 9\n");
    const std::string path = port.path();
    port.close();
    for (int i = 0; i < 3; ++i) {
        CHECK(waiting.line() == "20 301 the program ends");
    }
    CHECK(waiting.line() == "<end>");
    const std::string last = other.line();
    CHECK(last == "20 301 the program ends");
    CHECK(other.line() == "<end>");
    CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("a client that does not read its last answers does not hold up the end")
{
    PortUnderTest port({.output = 1UL << 24U, .farewell = 20ms});
    RawClient deaf(port.path());
    RawClient other(port.path());
    deaf.send("Blob 4000000\nHold\n");
    CHECK(other.ask("AwaitHeld 1") == "0 ");
    port.close();
    CHECK(other.line() == "<end>");
}

TEST_CASE("an answer that comes after the end goes nowhere")
{
    ipc::EventLoop loop;
    support::TemporaryDirectory directory;
    ipc::Answer kept;
    ipc::PortHandlers handlers{[&](std::string_view, ipc::ClientId, ipc::Answer answer) {
                                   kept = std::move(answer);
                                   loop.stop();
                               },
                               [](ipc::ClientId) {}, [](const std::string&) {}};
    std::optional<ipc::MessagePort> port(std::in_place, loop, port_test::place_in(directory),
                                         handlers);
    RawClient client(port->path());
    client.send("anything\n");
    loop.run();
    port.reset();
    kept(ipc::done());
    CHECK(client.line() == "20 301 the program ends");
    CHECK(client.line() == "<end>");
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("port/file");

TEST_CASE("the socket is for its owner alone, whatever the umask")
{
    for (const mode_t mask : {0000U, 0077U, 0777U}) {
        CAPTURE(mask);
        const mode_t before = ::umask(mask);
        {
            PortUnderTest port;
            struct stat status = {};
            REQUIRE(::stat(port.path().c_str(), &status) == 0);
            CHECK((status.st_mode & 0777U) == 0600U);
        }
        ::umask(before);
    }
}

TEST_CASE("a socket file that is removed is made again and serves old and new clients")
{
    PortUnderTest port;
    RawClient old(port.path());
    std::filesystem::remove(port.path());
    CHECK(old.ask("AwaitMessage 1") == "0 " + port.path() + " had vanished and was made again");
    CHECK(RawClient(port.path()).ask("Echo new") == "0 new");
    std::filesystem::rename(port.path(), port.path() + ".away");
    CHECK(old.ask("AwaitMessage 2") == "0 " + port.path() + " had vanished and was made again");
    CHECK(RawClient(port.path()).ask("Echo new") == "0 new");
    CHECK(ipc::live_ports(port.place()).size() == 1);
}

TEST_CASE("a directory that is removed with all in it is made again")
{
    PortUnderTest port;
    RawClient old(port.path());
    // At one stroke, so that the port does not make files again while others are being removed.
    const std::string away = port.directory().string() + ".away";
    std::filesystem::rename(port.directory(), away);
    std::filesystem::remove_all(away);
    CHECK(old.ask("AwaitMessage 1") == "0 " + port.path() + " had vanished and was made again");
    CHECK(RawClient(port.path()).ask("Echo new") == "0 new");
    std::filesystem::remove(port.path());
    CHECK(old.ask("AwaitMessage 2") == "0 " + port.path() + " had vanished and was made again");
    CHECK(RawClient(port.path()).ask("Echo new") == "0 new");
}

TEST_CASE("a socket file that cannot be made again at once is made as soon as that is possible")
{
    PortUnderTest port({.retry = 5ms});
    RawClient old(port.path());
    const std::string lock_path = (port.directory() / ".lock").string();
    base::Descriptor lock(::open(lock_path.c_str(), O_RDWR | O_CLOEXEC));
    REQUIRE(::flock(lock.get(), LOCK_EX) == 0);
    std::filesystem::remove(port.path());
    CHECK(old.ask("AwaitMessage 1").find(lock_path + " is held by another program") !=
          std::string::npos);
    lock = base::Descriptor();
    CHECK(old.ask("AwaitMessage 2") == "0 " + port.path() + " had vanished and was made again");
    CHECK(RawClient(port.path()).ask("Echo new") == "0 new");
}

TEST_CASE("the socket file gets new times again and again, so that no cleaner takes it")
{
    PortUnderTest port({.refresh = 1ms});
    RawClient client(port.path());
    for (int round = 0; round < 2; ++round) {
        const auto long_ago = std::filesystem::file_time_type::clock::now() - std::chrono::hours(9);
        std::filesystem::last_write_time(port.path(), long_ago);
        const auto patience = std::chrono::steady_clock::now() + 60s;
        while (std::filesystem::last_write_time(port.path()) == long_ago &&
               std::chrono::steady_clock::now() < patience) {
            CHECK(client.ask("Echo on") == "0 on");
        }
        CHECK(std::filesystem::last_write_time(port.path()) > long_ago + std::chrono::hours(8));
    }
}

TEST_CASE("what somebody puts in the socket's place is neither removed nor replaced")
{
    PortUnderTest port;
    RawClient old(port.path());
    const std::string other = port.path() + ".other";
    std::ofstream(other) << "mine";
    std::filesystem::rename(other, port.path());
    CHECK(old.ask("AwaitMessage 1") == "0 " + port.path() +
                                           " was replaced by something else: Probe.1 cannot be "
                                           "reached any more");
    port.close();
    CHECK(std::filesystem::is_regular_file(port.path()));
}

TEST_SUITE_END();
