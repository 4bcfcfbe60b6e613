#include "render/toolkit/gadgets/edit_line.hpp"

#include <doctest/doctest.h>

#include <string>

using toolkit::EditLine;

namespace {

EditLine line_of(const char* text, int max_characters = 64)
{
    EditLine line(max_characters);
    line.set(text);
    return line;
}

} // namespace

TEST_SUITE_BEGIN("render/toolkit/edit_line");

TEST_CASE("characters are counted, not bytes")
{
    const EditLine line = line_of("Müß€𝄞");
    CHECK(line.length() == 5);
    CHECK(line.cursor() == 5);
    CHECK(line.part(1, 2) == "üß");
    CHECK(line.part(3, 99) == "€𝄞");
    CHECK(line.part(9, 2).empty());
}

TEST_CASE("typed text goes where the cursor stands")
{
    EditLine line = line_of("ac");
    line.move_to(1);
    line.insert("ü");
    CHECK(line.text() == "aüc");
    CHECK(line.cursor() == 2);
}

TEST_CASE("erasing takes whole characters; at the ends there is nothing to take")
{
    EditLine line = line_of("aüc");
    line.move_to(2);
    line.erase_left();
    CHECK(line.text() == "ac");
    CHECK(line.cursor() == 1);
    line.erase_right();
    CHECK(line.text() == "a");
    line.erase_right();
    CHECK(line.text() == "a");
    line.move_to(0);
    line.erase_left();
    CHECK(line.text() == "a");
}

TEST_CASE("nothing gets longer than allowed")
{
    EditLine line = line_of("üüüü", 3);
    CHECK(line.text() == "üüü");
    line.insert("x");
    CHECK(line.text() == "üüü");
    line.move_to(0);
    line.erase_right();
    line.insert("abc");
    CHECK(line.text() == "aüü");
    CHECK(line.cursor() == 1);
}

TEST_CASE("control characters are left out; what is not UTF-8 is read as Latin-1")
{
    EditLine line = line_of("");
    line.insert("a\tb\nc\x7F");
    CHECK(line.text() == "abc");
    line.insert("\xFC");
    CHECK(line.text() == "abcü");
}

TEST_CASE("undo comes back to what was set or kept, also after clearing")
{
    EditLine line = line_of("Anna");
    line.clear();
    CHECK(line.text().empty());
    line.insert("Bo");
    line.undo();
    CHECK(line.text() == "Anna");
    line.insert("!");
    line.keep();
    line.clear();
    line.undo();
    CHECK(line.text() == "Anna!");
}

TEST_CASE("the cursor does not leave the line")
{
    EditLine line = line_of("ab");
    line.move_to(-3);
    CHECK(line.cursor() == 0);
    line.move_to(7);
    CHECK(line.cursor() == 2);
}

TEST_SUITE_END();
