#include "render/toolkit/label.hpp"

#include <doctest/doctest.h>

using toolkit::Label;

TEST_SUITE_BEGIN("render/toolkit/label");

TEST_CASE("the letter after the underscore is the shortcut")
{
    const Label label("Spiel _beenden");
    CHECK(label.text() == "Spiel beenden");
    CHECK(label.underlined() == 6);
    CHECK(label.shortcut() == U'b');
}

TEST_CASE("capitals count as small letters, umlauts as one character")
{
    CHECK(Label("_OK").shortcut() == U'o');
    CHECK(Label("Zur_Ück").shortcut() == U'ü');
    CHECK(Label("Grüß_e").underlined() == 4);
}

TEST_CASE("without an underscore, or with nothing after it, there is no shortcut")
{
    CHECK(Label("OK").shortcut() == 0);
    CHECK_FALSE(Label("OK").underlined().has_value());
    CHECK(Label("").text().empty());
    CHECK(Label("OK_").text() == "OK_");
    CHECK(Label("OK_").shortcut() == 0);
}

TEST_SUITE_END();
