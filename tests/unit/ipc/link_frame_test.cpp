#include "ipc/growing_pause.hpp"
#include "ipc/line_link.hpp"
#include "ipc/link_address.hpp"
#include "ipc/link_frame.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

using namespace std::chrono_literals;
using ipc::FrameReader;

namespace {

constexpr FrameReader::Time start{};

/// All frames in the bytes as they were sent, then the fault if there is one.
std::vector<std::string> read(const std::string& bytes, const ipc::FlowLimits& limits = {})
{
    FrameReader reader(limits, start);
    reader.append(bytes, start);
    std::vector<std::string> out;
    while (const auto frame = reader.next()) {
        out.push_back(ipc::to_bytes(frame->kind, frame->text));
        out.back().pop_back();
    }
    if (!reader.fault().empty()) {
        out.push_back("! " + reader.fault());
    }
    return out;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_SUITE_BEGIN("ipc/link_frame");

TEST_CASE("frames come out as they went in, whole ones only")
{
    CHECK(read("hello abc\nwelcome\nrefused taken\nping\npong\nline  two  blanks \nbye x\n") ==
          Lines{"hello abc", "welcome", "refused taken", "ping", "pong", "line  two  blanks ",
                "bye x"});
    CHECK(read("ping\npo") == Lines{"ping"});
    CHECK(read("line \n") == Lines{"line "});
    CHECK(read("line Z\xC3\xBCge\r\n") == Lines{"line Z\xC3\xBCge"});
}

TEST_CASE("bytes may come one by one")
{
    FrameReader reader({}, start);
    std::string heard;
    for (const char byte : std::string("line one\nline two\n")) {
        reader.append({&byte, 1}, start);
        while (const auto frame = reader.next()) {
            heard += std::string(frame->text) + ";";
        }
    }
    CHECK(heard == "one;two;");
}

TEST_CASE("what is no frame is a fault, and nothing comes after it")
{
    for (const std::string wrong : {"", " ", "line", "ping ", "ping 1", "Ping", "hello", "zug 3"}) {
        CHECK(read(wrong + "\nping\n") == Lines{"! a line without meaning"});
    }
    for (const std::string& wrong :
         {std::string("line a\0b", 8), std::string("line \x1B[2J"), std::string("line \xFF\xFE"),
          std::string("line \xC0\x80"), std::string("line a\rb"), std::string("line \x7F"),
          std::string("bye \xC2\x9B"
                      "31m"),
          std::string("refused a\xC2\x85")}) {
        CHECK(read(wrong + "\nping\n") == Lines{"! a line that is no text"});
    }
}

TEST_CASE("a line may have 16384 bytes and no more, whole or not")
{
    const std::string longest(ipc::longest_link_line, 'x');
    const std::string fault = "! a line of more than 16384 bytes";
    CHECK(read("line " + longest + "\n") == Lines{"line " + longest});
    CHECK(read("line " + longest + "y\n") == Lines{fault});
    CHECK(read("line " + longest + "yy") == Lines{fault});
    CHECK(read(std::string(1U << 20U, 'z')) == Lines{fault});
}

TEST_CASE("a flood of lines or of bytes is a fault")
{
    ipc::FlowLimits few;
    few.lines = 3;
    CHECK(read("ping\nping\nping\n", few).size() == 3);
    CHECK(read("ping\nping\nping\nping\nping\n", few).back() == "! more lines than anybody needs");
    ipc::FlowLimits small;
    small.bytes = 10;
    CHECK(read("ping\nping\n", small) == Lines{"ping", "ping"});
    CHECK(read("ping\nping\np", small) == Lines{"! more bytes than anybody needs"});
}

TEST_CASE("a partner who takes his time may go on for ever")
{
    ipc::FlowLimits slow;
    slow.lines = 10;
    slow.lines_per_second = 10;
    FrameReader reader(slow, start);
    for (int second = 0; second < 1000; ++second) {
        for (int i = 0; i < 10; ++i) {
            reader.append("ping\n", start + std::chrono::seconds(second));
            REQUIRE(reader.next().has_value());
        }
    }
    CHECK(reader.fault().empty());
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("ipc/link_address");

TEST_CASE("an address to listen at is a port, or an address and a port")
{
    using ipc::LinkAddress;
    CHECK(ipc::listening_address("4711") == LinkAddress{"127.0.0.1", 4711});
    CHECK(ipc::listening_address(" 0\n") == LinkAddress{"127.0.0.1", 0});
    CHECK(ipc::listening_address("0.0.0.0:4711") == LinkAddress{"0.0.0.0", 4711});
    CHECK(ipc::listening_address("[::1]:0") == LinkAddress{"::1", 0});
    for (const char* wrong : {"", " ", ":", ":4711", "::1", "::1:4711", "[]:1", "a:", "a:65536",
                              "a:-1", "a:+1", "a:1x", "a b:1", "[a]:1", "70000", "a:b:1"}) {
        CHECK_MESSAGE(!ipc::listening_address(wrong), wrong);
    }
}

TEST_CASE("an address to call names host and port")
{
    using ipc::LinkAddress;
    CHECK(ipc::calling_address("amiga.example:4711") == LinkAddress{"amiga.example", 4711});
    CHECK(ipc::calling_address("[fe80::1%eth0]:1") == LinkAddress{"fe80::1%eth0", 1});
    CHECK(!ipc::calling_address("4711"));
    CHECK(!ipc::calling_address("host"));
    CHECK(!ipc::calling_address("host:0"));
}

TEST_CASE("one listens at numbers, or at localhost")
{
    for (const char* numbers : {"127.0.0.1", "::1", "fe80::1%eth0", "localhost"}) {
        CHECK_MESSAGE(ipc::is_numeric({numbers, 0}), numbers);
    }
    for (const char* name : {"amiga", "1.2.3", "127.0.0.1.", "::1::", ""}) {
        CHECK_MESSAGE(!ipc::is_numeric({name, 0}), name);
    }
}

TEST_CASE("addresses are written as they are read")
{
    for (const char* text : {"127.0.0.1:4711", "[::1]:1", "host:65535"}) {
        CHECK(ipc::to_string(ipc::calling_address(text).value()) == text);
    }
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("ipc/growing_pause");

TEST_CASE("a pause doubles up to its most and starts anew after a success")
{
    ipc::GrowingPause pause({250ms, 1500ms});
    CHECK(pause.next() == 250ms);
    CHECK(pause.next() == 500ms);
    CHECK(pause.next() == 1000ms);
    CHECK(pause.next() == 1500ms);
    CHECK(pause.next() == 1500ms);
    pause.reset();
    CHECK(pause.next() == 250ms);
}

TEST_SUITE_END();
