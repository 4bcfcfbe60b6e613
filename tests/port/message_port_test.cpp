// The port with a table of its own and its clients: framing, order, garbage, limits.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "port_under_test.hpp"

using namespace std::chrono_literals;
using port_test::PortUnderTest;
using port_test::RawClient;

namespace {

/// Descriptors this process has open.
std::ptrdiff_t open_descriptors()
{
    const std::filesystem::directory_iterator all("/proc/self/fd");
    return std::distance(begin(all), end(all));
}

std::string repeated(std::string_view text, int times)
{
    std::string out;
    for (int i = 0; i < times; ++i) {
        out += text;
    }
    return out;
}

} // namespace

TEST_SUITE_BEGIN("port/framing");

TEST_CASE("several commands in one piece are answered in order, one line each")
{
    PortUnderTest port;
    RawClient client(port.path());
    client.send("Echo a\nCount\nEcho b\n");
    CHECK(client.line() == "0 a");
    CHECK(client.line() == "0 1");
    CHECK(client.line() == "0 b");
}

TEST_CASE("a command that comes byte by byte is executed once")
{
    PortUnderTest port;
    RawClient client(port.path());
    for (const char byte : std::string("Count\r\n")) {
        client.send({&byte, 1});
    }
    CHECK(client.line() == "0 1");
    CHECK(client.ask("Count") == "0 2");
}

TEST_CASE("blanks, tabs, case, CRLF and a byte order mark are no matter; an empty line is an error")
{
    PortUnderTest port;
    RawClient client(port.path());
    client.send("\xEF\xBB\xBF"
                "eCHO\ta  b \r\n\n \t\n");
    CHECK(client.line() == "0 a b");
    CHECK(client.line() == "10 103 empty line");
    CHECK(client.line() == "10 103 empty line");
}

TEST_CASE("half a line at the end of the input is not executed")
{
    PortUnderTest port;
    RawClient half(port.path());
    half.send("Count\nCount");
    half.end_input();
    CHECK(half.line() == "0 1");
    CHECK(half.line() == "<end>");
    RawClient other(port.path());
    CHECK(other.ask("Count") == "0 2");
}

TEST_CASE("what was sent whole before the client closed is executed")
{
    PortUnderTest port;
    RawClient brief(port.path());
    brief.send("Count\nCount\nCount");
    brief.close();
    RawClient other(port.path());
    CHECK(other.ask("AwaitGone 1") == "0 ");
    CHECK(other.ask("Count") == "0 3");
}

TEST_CASE("thousands of commands at once get thousands of answers in order")
{
    PortUnderTest port;
    RawClient client(port.path());
    std::string commands;
    for (int i = 0; i < 5000; ++i) {
        commands += "Echo " + std::to_string(i) + "\n";
    }
    client.send(commands);
    bool in_order = true;
    for (int i = 0; i < 5000; ++i) {
        in_order = in_order && client.line() == "0 " + std::to_string(i);
    }
    CHECK(in_order);
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("port/garbage");

TEST_CASE("a line longer than the limit gets one answer, then the port closes")
{
    PortUnderTest port;
    RawClient client(port.path());
    client.send("Echo before\n");
    client.send(std::string(1024UL * 1024, 'x'));
    CHECK(client.line() == "0 before");
    CHECK(client.line() == "10 104 the line is longer than 4096 bytes");
    CHECK(client.line() == "<end>");
}

TEST_CASE("a line of exactly the limit is taken")
{
    PortUnderTest port;
    RawClient client(port.path());
    const std::string word(4096 - 5, 'x');
    CHECK(client.ask("Echo " + word) == "0 " + word);
    CHECK(client.ask("Echo x" + word) == "10 104 the line is longer than 4096 bytes");
}

TEST_CASE("bytes of every kind get one answer a line, with control bytes escaped")
{
    PortUnderTest port;
    RawClient client(port.path());
    CHECK(client.ask(std::string("Ec\0ho", 5)) == "10 105 the line has NUL bytes");
    CHECK(client.ask("\xFF\xFF") == "10 101 unknown command: ÿÿ");
    CHECK(client.ask("\x1B[31m%n%s") == "10 101 unknown command: \\x1B[31m%n%s");
    CHECK(client.ask("Echo \xFC") == "0 ü");
    CHECK(client.ask("Echo ü") == "0 ü");
    CHECK(client.ask("Echo" + repeated(" x", 2000)) == "0 x" + repeated(" x", 1999));
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("port/order and waiting");

TEST_CASE("while an answer is outstanding the client's next commands wait, others do not")
{
    PortUnderTest port;
    RawClient waiting(port.path());
    waiting.send("Hold\nCount\nCount\n");
    RawClient other(port.path());
    CHECK(other.ask("AwaitHeld 1") == "0 ");
    CHECK(other.ask("Count") == "0 1");
    CHECK(other.ask("Release") == "0");
    CHECK(waiting.line() == "0 released");
    CHECK(waiting.line() == "0 2");
    CHECK(waiting.line() == "0 3");
}

TEST_CASE("a client that closes while its answer is outstanding is noticed at once")
{
    PortUnderTest port;
    RawClient waiting(port.path());
    waiting.send("Hold\nCount\n");
    RawClient other(port.path());
    CHECK(other.ask("AwaitHeld 1") == "0 ");
    waiting.close();
    CHECK(other.ask("AwaitGone 1") == "0 ");
    CHECK(other.ask("Release") == "0");
    CHECK(other.ask("Count") == "0 1"); // what it had queued behind is not done any more
}

TEST_CASE("a client that has only ended its input still gets its answers")
{
    PortUnderTest port;
    RawClient waiting(port.path());
    waiting.send("Hold\nCount\n");
    waiting.end_input();
    RawClient other(port.path());
    CHECK(other.ask("AwaitHeld 1") == "0 ");
    CHECK(other.ask("Release") == "0");
    CHECK(waiting.line() == "0 released");
    CHECK(waiting.line() == "0 1");
    CHECK(waiting.line() == "<end>");
    CHECK(other.ask("AwaitGone 1") == "0 ");
}

TEST_CASE("a client that ends its input first and closes later is noticed while it waits")
{
    PortUnderTest port;
    RawClient waiting(port.path());
    waiting.send("Hold\n");
    waiting.end_input();
    RawClient other(port.path());
    CHECK(other.ask("AwaitHeld 1") == "0 ");
    waiting.close();
    CHECK(other.ask("AwaitGone 1") == "0 ");
}

TEST_CASE("a client may wait many times on one connection")
{
    PortUnderTest port;
    RawClient waiting(port.path());
    RawClient other(port.path());
    for (int i = 0; i < 50; ++i) {
        waiting.send("Hold\n");
        CHECK(other.ask("AwaitHeld 1") == "0 ");
        CHECK(other.ask("Release") == "0");
        CHECK(waiting.line() == "0 released");
    }
    waiting.close();
    CHECK(other.ask("AwaitGone 1") == "0 ");
}

TEST_CASE("a command that fails as the world does is answered with 20, and the port goes on")
{
    PortUnderTest port;
    RawClient client(port.path());
    CHECK(client.ask("Fail") == "20 303 disk: No space left on device");
    CHECK(client.ask("Echo on") == "0 on");
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("port/limits");

TEST_CASE("a client that never reads is dropped after the time limit, with one log line")
{
    PortUnderTest port({.output = 16384, .no_progress = 50ms});
    RawClient deaf(port.path());
    const std::string commands = repeated("Blob 1000\n", 20000);
    while (deaf.send_without_waiting(commands) > 0) {
    }
    RawClient other(port.path());
    CHECK(other.ask("Echo meanwhile") == "0 meanwhile");
    CHECK(other.ask("AwaitGone 1") == "0 ");
    CHECK(other.ask("AwaitMessage 1") ==
          "0 client 1 took none of its answers for 50 ms and was dropped");
}

TEST_CASE("a client that reads late loses nothing, however much it has asked for")
{
    PortUnderTest port({.output = 16384});
    RawClient slow(port.path());
    std::string commands = repeated("Blob 1000\n", 3000);
    commands.resize(commands.size() - (commands.size() - slow.send_without_waiting(commands)));
    const auto whole = static_cast<std::size_t>(std::count(commands.begin(), commands.end(), '\n'));
    RawClient other(port.path());
    CHECK(other.ask("Echo meanwhile") == "0 meanwhile");
    std::size_t right = 0;
    while (right < whole && slow.line() == "0 " + std::string(1000, 'x')) {
        ++right;
    }
    CHECK(right == whole);
}

TEST_CASE("an answer larger than the output limit arrives whole")
{
    PortUnderTest port({.output = 1000});
    RawClient client(port.path());
    CHECK(client.ask("Blob 2000000") == "0 " + std::string(2000000, 'x'));
    CHECK(client.ask("Echo on") == "0 on");
}

TEST_CASE("one client too many gets a busy line and is closed; when one goes there is room again")
{
    PortUnderTest port({.clients = 3});
    std::vector<RawClient> clients;
    for (int i = 0; i < 3; ++i) {
        clients.emplace_back(port.path());
        CHECK(clients.back().ask("Echo in") == "0 in");
    }
    RawClient fourth(port.path());
    CHECK(fourth.line() == "20 302 busy: 3 clients are the most");
    CHECK(fourth.line() == "<end>");
    clients.front().close();
    CHECK(clients.back().ask("AwaitGone 1") == "0 ");
    CHECK(RawClient(port.path()).ask("Echo in") == "0 in");
}

TEST_CASE("sixty-four clients are the most")
{
    PortUnderTest port;
    std::vector<RawClient> clients;
    clients.reserve(64);
    for (int i = 0; i < 64; ++i) {
        clients.emplace_back(port.path());
    }
    CHECK(clients.back().ask("Echo in") == "0 in");
    CHECK(RawClient(port.path()).line() == "20 302 busy: 64 clients are the most");
}

TEST_CASE("thousands of clients that come and go leave no descriptor behind")
{
    PortUnderTest port;
    RawClient witness(port.path());
    CHECK(witness.ask("Echo a") == "0 a");
    const auto before = open_descriptors();
    for (int i = 0; i < 5000; ++i) {
        RawClient brief(port.path());
        if (i % 50 == 0) {
            // The loop has taken all that came before, so that the limit is never met.
            CHECK(witness.ask("AwaitGone " + std::to_string(i)) == "0 ");
        }
    }
    CHECK(witness.ask("AwaitGone 5000") == "0 ");
    CHECK(open_descriptors() == before);
}

TEST_SUITE_END();
