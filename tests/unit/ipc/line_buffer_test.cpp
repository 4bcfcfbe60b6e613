#include "ipc/line_buffer.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace {

std::vector<std::string> lines_of(ipc::LineBuffer& buffer)
{
    std::vector<std::string> lines;
    while (const auto line = buffer.next()) {
        lines.emplace_back(*line);
    }
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_SUITE_BEGIN("ipc/line_buffer");

TEST_CASE("several lines in one piece come out in order")
{
    ipc::LineBuffer buffer(20);
    buffer.append("GetAmZug\nGetPunkte\n");
    CHECK(lines_of(buffer) == Lines{"GetAmZug", "GetPunkte"});
    CHECK(buffer.size() == 0);
}

TEST_CASE("a line that comes byte by byte comes out once, when it is whole")
{
    ipc::LineBuffer buffer(20);
    const std::string text = "GetAmZug\r\nx";
    Lines lines;
    for (const char byte : text) {
        buffer.append({&byte, 1});
        for (const std::string& line : lines_of(buffer)) {
            lines.push_back(line);
        }
    }
    CHECK(lines == Lines{"GetAmZug"});
    CHECK(buffer.size() == 1);
}

TEST_CASE("an empty line is a line")
{
    ipc::LineBuffer buffer(20);
    buffer.append("\n\r\nx\n");
    CHECK(lines_of(buffer) == Lines{"", "", "x"});
}

TEST_CASE("only the CR before the line feed belongs to the end")
{
    ipc::LineBuffer buffer(20);
    buffer.append("a\rb\r\r\n");
    CHECK(lines_of(buffer) == Lines{"a\rb\r"});
}

TEST_CASE("a line of exactly the limit passes, with LF and with CRLF")
{
    ipc::LineBuffer buffer(4);
    buffer.append("abcd\nabcd\r");
    CHECK(lines_of(buffer) == Lines{"abcd"});
    buffer.append("\n");
    CHECK(lines_of(buffer) == Lines{"abcd"});
    CHECK_FALSE(buffer.too_long());
}

TEST_CASE("one byte more is too long, before its end has come and after")
{
    for (const std::string text : {"abcde", "abcde\n", "ab\nabcde\r\nab\n", "abcd\rx"}) {
        CAPTURE(text);
        ipc::LineBuffer buffer(4);
        buffer.append(text);
        const Lines lines = lines_of(buffer);
        CHECK(lines == (text.starts_with("ab\n") ? Lines{"ab"} : Lines{}));
        CHECK(buffer.too_long());
    }
}

TEST_CASE("after a line that was too long nothing comes out and nothing is kept")
{
    ipc::LineBuffer buffer(4);
    buffer.append("abcde");
    CHECK(lines_of(buffer).empty());
    const std::size_t before = buffer.size();
    buffer.append("\nab\n");
    CHECK(lines_of(buffer).empty());
    CHECK(buffer.size() == before);
}

TEST_CASE("a byte order mark at the start is dropped, even in pieces, and nowhere else")
{
    ipc::LineBuffer buffer(20);
    buffer.append("\xEF\xBB");
    CHECK(lines_of(buffer).empty());
    buffer.append("\xBFGetBrett\n\xEF\xBB\xBFx\n");
    CHECK(lines_of(buffer) == Lines{"GetBrett", "\xEF\xBB\xBFx"});
}

TEST_CASE("a start that only looks like a byte order mark is kept")
{
    ipc::LineBuffer buffer(20);
    buffer.append("\xEF\xBB\n");
    CHECK(lines_of(buffer) == Lines{"\xEF\xBB"});
}

TEST_SUITE_END();
