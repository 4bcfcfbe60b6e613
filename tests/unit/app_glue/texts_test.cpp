#include "app/glue/texts.hpp"
#include "core/base/encoding.hpp"

#include <doctest/doctest.h>

#include <string>

using glue::Language;
using glue::Text;

TEST_SUITE_BEGIN("app/glue/texts");

TEST_CASE("every text exists in both languages, in Latin-1, with the same marks")
{
    for (int i = 0; i < static_cast<int>(Text::count); ++i) {
        const auto id = static_cast<Text>(i);
        const std::string german(glue::text(Language::german, id));
        const std::string english(glue::text(Language::english, id));
        CAPTURE(german);
        CHECK_FALSE(german.empty());
        CHECK_FALSE(english.empty());
        // Every character has a glyph: turned to Latin-1 and back nothing is lost.
        CHECK(base::utf8_from_utf8_or_latin1(base::latin1_from_utf8(german)) == german);
        for (const char* mark : {"%1", "%2", "%3", "%4"}) {
            CHECK((german.find(mark) == std::string::npos) ==
                  (english.find(mark) == std::string::npos));
        }
    }
}

TEST_CASE("marks are replaced, values are not read for marks")
{
    CHECK(glue::text(Language::german, Text::points_line, {"%2", "7"}) == "Punkte von %2: 7");
}

TEST_CASE("German unless the locale says English")
{
    CHECK(glue::language_of_locale("en_GB.UTF-8") == Language::english);
    CHECK(glue::language_of_locale("de_DE.UTF-8") == Language::german);
    CHECK(glue::language_of_locale("") == Language::german);
    CHECK(glue::language_of_locale("C") == Language::german);
    CHECK(glue::language_named("en") == Language::english);
    CHECK_FALSE(glue::language_named("fr"));
}

TEST_CASE("the computer's remark fits the outcome and varies with the seed")
{
    using match::Comment;
    CHECK(glue::comment_text(Language::german, Comment::draw, 0) ==
          "Unentschieden? Damit kann ich leben.");
    CHECK(glue::comment_text(Language::german, Comment::draw, 1) == "Wir sind uns ebenbürtig.");
    CHECK(glue::comment_text(Language::english, Comment::lost_high, 3) ==
          "Could you teach me that?");
    CHECK(glue::denial_text(Language::german, match::Denial::paused) == "das Spiel macht Pause");
}

TEST_SUITE_END();
