// Two partners that know the code.
#include "ipc/port_error.hpp"
#include "ipc/secure_link.hpp"

#include <doctest/doctest.h>

#include <fcntl.h>

#include <chrono>
#include <filesystem>
#include <string>

#include "link_under_test.hpp"

using namespace std::chrono_literals;
using link_test::End;
using link_test::LinkUnderTest;

TEST_SUITE_BEGIN("ipc/secure_link");

TEST_CASE("both ends hear each other's lines, in order")
{
    LinkUnderTest both;
    both.connect();
    CHECK(both.host.link->is_connected());
    CHECK(both.guest.link->is_connected());
    CHECK(both.guest.link->address() == both.host.link->address());
    for (int i = 0; i < 500; ++i) {
        both.host.link->send("host " + std::to_string(i));
        both.guest.link->send("guest " + std::to_string(i));
    }
    const std::string longest(ipc::longest_link_line, 'x');
    both.host.link->send(longest);
    both.guest.link->send("");
    both.guest.link->send("Z\xC3\xBCge");
    both.until([&] { return both.guest.lines.size() == 501 && both.host.lines.size() == 502; });
    CHECK(both.guest.lines[499] == "host 499");
    CHECK(both.guest.lines[500] == longest);
    CHECK(both.host.lines[0] == "guest 0");
    CHECK(both.host.lines[500].empty());
    CHECK(both.host.lines[501] == "Z\xC3\xBCge");
}

TEST_CASE("what is sent while nobody is there goes nowhere")
{
    LinkUnderTest both;
    both.host.link->send("lost");
    both.host.link->drop("nobody");
    CHECK(!both.host.link->is_connected());
    both.connect();
    both.host.link->send("found");
    both.until([&] { return !both.guest.lines.empty(); });
    CHECK(both.guest.lines.front() == "found");
    CHECK(both.host.lost.empty());
}

TEST_CASE("pings keep a quiet link alive, far beyond the time of silence")
{
    ipc::LinkLimits limits = link_test::quick_limits();
    limits.ping_every = 5ms;
    limits.silence = 800ms;
    LinkUnderTest both(limits);
    both.connect();
    const auto end = std::chrono::steady_clock::now() + 1700ms;
    both.until([&] { return std::chrono::steady_clock::now() > end; });
    CHECK(both.host.link->is_connected());
    CHECK(both.guest.link->is_connected());
    CHECK(both.guest.lost.empty());
}

TEST_CASE("a partner who stands still is noticed, and comes back by himself")
{
    ipc::LinkLimits limits = link_test::quick_limits();
    limits.silence = 300ms;
    LinkUnderTest both(limits);
    both.connect();
    both.until_host([&] { return !both.host.lost.empty(); });
    CHECK(both.host.lost.front() == "the partner is silent");
    CHECK(!both.host.link->is_connected());
    both.until([&] { return both.host.connected >= 2 && both.guest.connected >= 2; });
    CHECK(!both.guest.lost.empty());
}

TEST_CASE("a partner who takes nothing of what is sent is cut off, and costs no memory")
{
    ipc::LinkLimits limits = link_test::quick_limits();
    limits.output = 100'000;
    limits.silence = 20s;
    LinkUnderTest both(limits);
    both.connect();
    const std::string line(10'000, 'x');
    both.until_host([&] {
        both.host.link->send(line);
        return !both.host.lost.empty();
    });
    CHECK(both.host.lost.front() == "the partner takes nothing of what is sent");
}

TEST_CASE("a flood is cut off, both are told why, and the link comes back")
{
    LinkUnderTest both;
    both.limits.flow.lines = 100;
    both.limits.flow.lines_per_second = 1000;
    both.listen();
    both.connect();
    for (int i = 0; i < 1000; ++i) {
        both.guest.link->send("x");
    }
    both.until([&] { return !both.host.lost.empty() && !both.guest.lost.empty(); });
    CHECK(both.host.lost.front() == "the partner sent more lines than anybody needs");
    CHECK(both.host.lines.size() < 200);
    CHECK(both.guest.lost.front() ==
          "the partner ended it: the partner sent more lines than anybody needs");
    both.until([&] { return both.host.connected == 2 && both.guest.connected == 2; });
}

TEST_CASE("a program may drop its partner; nothing more is heard of him until he is back")
{
    LinkUnderTest both;
    both.connect();
    both.guest.link->send("before");
    both.until([&] { return both.host.lines.size() == 1; });
    both.host.link->drop("an illegal move");
    CHECK(!both.host.link->is_connected());
    CHECK(both.host.lost.empty()); // told in a turn of its own
    both.until([&] { return both.host.connected == 2 && both.guest.connected == 2; });
    CHECK(both.host.lost == std::vector<std::string>{"an illegal move"});
    CHECK(both.guest.lost == std::vector<std::string>{"the partner ended it: an illegal move"});
    both.guest.link->drop("my turn");
    both.until([&] { return both.host.connected == 3 && both.guest.connected == 3; });
    CHECK(both.host.lost.back() == "the partner ended it: my turn");
}

TEST_CASE("a guest finds his host again who was started anew")
{
    LinkUnderTest both;
    both.connect();
    both.host.link.reset();
    both.until([&] { return !both.guest.troubles.empty(); });
    CHECK(both.guest.lost.front() == "the partner ended it: the host ends the link");
    CHECK(both.guest.link->trouble() == ipc::LinkTrouble::nobody_there);
    both.listen();
    both.until([&] { return both.host.connected == 2 && both.guest.connected == 2; });
    CHECK(both.guest.link->trouble() == ipc::LinkTrouble::none);
}

TEST_CASE("a guest who was started anew is the partner again")
{
    LinkUnderTest both;
    both.connect();
    both.guest.link.reset();
    both.until([&] { return !both.host.lost.empty(); });
    CHECK(both.host.lost.front() == "the partner ended it: the guest ends the link");
    End again;
    both.call(again);
    both.until([&] { return again.connected == 1 && both.host.connected == 2; });
}

TEST_CASE("a second program of the same guest takes the link, and the first one calls no more")
{
    LinkUnderTest both;
    both.connect();
    End second;
    both.call(second);
    both.until([&] { return second.connected == 1 && !both.guest.troubles.empty(); });
    CHECK(both.guest.link->trouble() == ipc::LinkTrouble::replaced);
    CHECK(both.guest.lost.front() == "the host refuses: replaced");
    second.link->send("here");
    both.until([&] { return both.host.lines.size() == 1; });
    CHECK(both.host.lost.front() == "the partner called anew");
    CHECK(both.guest.connected == 1);
}

TEST_CASE("an end that is destroyed is told nothing more")
{
    LinkUnderTest both;
    both.connect();
    both.guest.link->send("on its way");
    both.host.link->send("on its way");
    both.host.link.reset();
    both.guest.link.reset();
    both.listen();
    both.call(both.guest);
    both.until([&] { return both.guest.connected == 2 && both.host.connected == 2; });
    CHECK(both.host.lines.empty());
    CHECK(both.guest.lines.empty());
    CHECK(both.host.lost.empty());
}

TEST_CASE("an end may be destroyed by what it tells")
{
    LinkUnderTest both;
    End guest;
    ipc::LinkEvents events = guest.events();
    events.line = [&guest](const std::string& line) {
        guest.lines.push_back(line);
        guest.link.reset();
    };
    guest.link = ipc::call_partner(both.guest_loop, both.address(), both.code, events, both.limits);
    both.until([&] { return both.host.link->is_connected(); });
    both.host.link->send("one");
    both.host.link->send("two");
    both.until([&] { return !both.host.lost.empty(); });
    CHECK(guest.lines == std::vector<std::string>{"one"});
}

TEST_CASE("an address that cannot be listened at is refused with a reason")
{
    LinkUnderTest both;
    End other;
    const auto listen_at = [&](const ipc::LinkAddress& address) {
        (void)ipc::listen_for_partner(both.host_loop, address, both.code, other.events());
    };
    CHECK_THROWS_AS(listen_at(both.address()), ipc::PortError);
    CHECK_THROWS_AS(listen_at({"192.0.2.1", 0}), ipc::PortError);
    CHECK_THROWS_AS(listen_at({"amiga.example", 0}), ipc::PortError);
}

TEST_CASE("it listens at IPv6, too")
{
    LinkUnderTest both;
    End host;
    End guest;
    try {
        host.link = ipc::listen_for_partner(both.host_loop, {"::1", 0}, both.code, host.events());
    } catch (const ipc::PortError& error) {
        MESSAGE(error.what()); // a machine without IPv6
        return;
    }
    guest.link =
        ipc::call_partner(both.guest_loop, ipc::calling_address(host.link->address()).value(),
                          both.code, guest.events());
    both.until([&] { return guest.connected == 1; });
}

TEST_CASE("a host whose name nobody knows is named")
{
    LinkUnderTest both;
    End guest;
    guest.link =
        ipc::call_partner(both.guest_loop, {"amiga.invalid", 4711}, both.code, guest.events());
    both.until([&] { return !guest.troubles.empty(); });
    CHECK(guest.troubles.front() == "no host is known as amiga.invalid");
    CHECK(guest.link->trouble() == ipc::LinkTrouble::no_such_host);
}

TEST_CASE("a name with several addresses is tried until one answers")
{
    LinkUnderTest both; // at 127.0.0.1 alone, while "localhost" may be ::1, too
    both.guest.link = ipc::call_partner(both.guest_loop, {"localhost", both.address().port},
                                        both.code, both.guest.events(), both.limits);
    both.until([&] { return both.guest.connected == 1; });
}

TEST_CASE("who gives up while a name is looked up hears nothing of it")
{
    LinkUnderTest both;
    End guest;
    for (int i = 0; i < 20; ++i) {
        guest.link =
            ipc::call_partner(both.guest_loop, {"amiga.invalid", 4711}, both.code, guest.events());
    }
    guest.link.reset();
    both.connect();
    CHECK(guest.troubles.empty());
}

TEST_CASE("no descriptor of a link is inherited by child processes")
{
    LinkUnderTest both;
    both.connect();
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
        const int descriptor = std::stoi(entry.path().filename());
        std::error_code gone;
        const auto target = std::filesystem::read_symlink(entry.path(), gone).string();
        if (target.rfind("socket:", 0) == 0 && descriptor > 2) {
            CHECK((::fcntl(descriptor, F_GETFD) & FD_CLOEXEC) != 0);
        }
    }
}

TEST_SUITE_END();
