#include "ipc/command.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <vector>

namespace {

/// Two commands that tell what they were given: "Sum" takes one to three words, "Now" none.
ipc::CommandTable example()
{
    const auto tell = [](const ipc::Call& call, const ipc::Answer& answer) {
        std::string text(call.command);
        for (const std::string& word : call.arguments) {
            text += "|" + word;
        }
        answer(ipc::result(text));
    };
    return ipc::CommandTable(
        {{"Sum", 1, 3, "adds", tell}, {"Now", 0, 0, "tells the time", tell, 177}});
}

std::string answer_to(std::string_view line)
{
    std::string answer = "none";
    example().execute(line, ipc::ClientId{7},
                      [&answer](const ipc::Reply& reply) { answer = ipc::to_line(reply); });
    return answer;
}

} // namespace

TEST_SUITE_BEGIN("ipc/command");

TEST_CASE("words are separated by blanks and tabs, as many as one likes")
{
    CHECK(answer_to("Sum 1 2") == "0 Sum|1|2");
    CHECK(answer_to("  Sum\t 1  \t2 \t") == "0 Sum|1|2");
}

TEST_CASE("case is ignored for the command and kept for its arguments")
{
    CHECK(answer_to("nOW") == "0 Now");
    CHECK(answer_to("SUM aB") == "0 Sum|aB");
}

TEST_CASE("quotes hold a word together")
{
    CHECK(answer_to("Sum \"a b\" 'c \"d' x") == "0 Sum|a b|c \"d|x");
    CHECK(answer_to("Sum \"\" it's") == "0 Sum||it's");
    CHECK(answer_to("Sum \"open end ") == "0 Sum|open end ");
    CHECK(answer_to("\"Now\"") == "0 Now");
}

TEST_CASE("a quoted word comes back from the line as it was")
{
    for (const char* word : {"3", "", "a b", "\ta", "\"a\"", "it's me", "-1", "ü"}) {
        CAPTURE(word);
        const std::optional<std::string> quoted = ipc::quote_word(word);
        REQUIRE(quoted.has_value());
        CHECK(ipc::split_words("Sum " + *quoted + " 2") ==
              std::vector<std::string>{"Sum", word, "2"});
    }
    CHECK_FALSE(ipc::quote_word("a\nb").has_value());
    CHECK_FALSE(ipc::quote_word("\"it's me\"").has_value());
}

TEST_CASE("a line that calls nothing is an error with its own number, never silence")
{
    CHECK(answer_to("Foo 1") == "10 101 unknown command: Foo");
    CHECK(answer_to("Sumx") == "10 101 unknown command: Sumx");
    CHECK(answer_to("") == "10 103 empty line");
    CHECK(answer_to(" \t ") == "10 103 empty line");
    CHECK(answer_to(std::string_view("No\0w", 4)) == "10 105 the line has NUL bytes");
}

TEST_CASE("a wrong number of arguments says how many are right")
{
    CHECK(answer_to("Sum") == "10 102 Sum takes 1 to 3 arguments, not 0");
    CHECK(answer_to("Sum 1 2 3 4") == "10 102 Sum takes 1 to 3 arguments, not 4");
}

TEST_CASE("a command may have its own number for that")
{
    CHECK(answer_to("now 1") == "10 177 Now takes 0 arguments, not 1");
}

TEST_CASE("Latin-1 and UTF-8 give the same word")
{
    CHECK(answer_to("Sum \xFC") == "0 Sum|ü");
    CHECK(answer_to("Sum ü") == "0 Sum|ü");
    CHECK(answer_to("\xFF\xFF") == "10 101 unknown command: ÿÿ");
}

TEST_CASE("control bytes of a client are never sent on")
{
    CHECK(answer_to("\x1B[2J%n%s") == "10 101 unknown command: \\x1B[2J%n%s");
}

TEST_CASE("a whole number is digits alone, at most 18 of them")
{
    CHECK(ipc::whole_number("0") == 0);
    CHECK(ipc::whole_number("007") == 7);
    CHECK(ipc::whole_number("999999999999999999") == 999'999'999'999'999'999);
    for (const char* const word : {"", "-1", "+1", "1x", " 1", "1000000000000000000"}) {
        CHECK_FALSE(ipc::whole_number(word));
    }
}

TEST_CASE("a handler is told who calls")
{
    std::optional<ipc::ClientId> caller;
    const ipc::CommandTable table(
        {{"Who", 0, 0, "",
          [&](const ipc::Call& call, const ipc::Answer&) { caller = call.client; }}});
    table.execute("who", ipc::ClientId{42}, [](const ipc::Reply&) {});
    CHECK(caller == ipc::ClientId{42});
}

TEST_SUITE_END();
