#include "app/mancala/typed_line.hpp"

#include <doctest/doctest.h>

using namespace app;

TEST_SUITE_BEGIN("app/mancala/typed_line");

TEST_CASE("blanks round a line and the end of a foreign one do not count, and it is UTF-8")
{
    CHECK(cleaned_line("\t  GetBrett 1 \r") == "GetBrett 1");
    CHECK(cleaned_line(" \t\r").empty());
    CHECK(cleaned_line("Z\xFCge") == "Z\xC3\xBCge");
}

TEST_CASE("a bare number has one to three digits and nothing else")
{
    CHECK(bare_number("12") == 12);
    CHECK(bare_number("999") == 999);
    CHECK_FALSE(bare_number("1000"));
    CHECK_FALSE(bare_number("1x"));
    CHECK_FALSE(bare_number(""));
}

TEST_CASE("the terminal's own words are understood in both languages, whatever their case")
{
    CHECK(is_hint("Vorschlag"));
    CHECK(is_hint("HINT"));
    CHECK_FALSE(is_hint("hints"));
    CHECK(is_analysis("Analyse"));
    CHECK(is_analysis("analysis"));
    CHECK_FALSE(is_analysis("GetAnalyse"));
    CHECK(continues_lost_game("weiter") == true);
    CHECK(continues_lost_game("Continue") == true);
    CHECK(continues_lost_game("Ja") == true);
    CHECK(continues_lost_game("yes") == true);
    CHECK(continues_lost_game("nein") == false);
    CHECK(continues_lost_game("no") == false);
    CHECK_FALSE(continues_lost_game("3"));
    CHECK(settlement_in("eigene") == glue::Settlement::mine);
    CHECK(settlement_in("Mine") == glue::Settlement::mine);
    CHECK(settlement_in("partner") == glue::Settlement::partners);
    CHECK(settlement_in("end") == glue::Settlement::end);
    CHECK_FALSE(settlement_in("5"));
}

TEST_CASE("moves and questions depend on the turn, what leaves the position does not")
{
    CHECK(depends_on_turn("7"));
    CHECK(depends_on_turn("callzug 3"));
    CHECK(depends_on_turn("GetBrett"));
    CHECK(depends_on_turn("hint"));
    CHECK(depends_on_turn("analyse"));
    CHECK_FALSE(depends_on_turn("CallUndo"));
    CHECK(leaves_position("CallUndo"));
    CHECK(leaves_position("callneu"));
    CHECK_FALSE(leaves_position("callzug"));
    CHECK(is_action("CallPause 0 1 0"));
    CHECK(is_action("7"));
    CHECK_FALSE(is_action("Quit"));
    CHECK(is_quit("Quit"));
}

TEST_SUITE_END();
