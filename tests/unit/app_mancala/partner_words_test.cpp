#include "app/mancala/partner_words.hpp"

#include <doctest/doctest.h>

using enum glue::PartnerPhase;
using glue::Language;
using glue::PartnerView;

namespace {

PartnerView partner(glue::PartnerPhase phase)
{
    PartnerView view;
    view.phase = phase;
    view.address = "anderer.rechner:4096";
    view.name = "Jörg";
    return view;
}

} // namespace

TEST_SUITE_BEGIN("what is said of the partner");

TEST_CASE("each state of the link has a line of its own")
{
    const auto line = [](glue::PartnerPhase phase) {
        return app::partner_state(partner(phase), Language::german);
    };
    CHECK(line(none) == "keine Verbindung");
    CHECK(line(waiting) == "wartet auf den Partner");
    CHECK(line(connecting) == "ruft anderer.rechner:4096 an ...");
    CHECK(line(linked) == "verbunden mit Jörg");
    CHECK(line(separated) == "getrennt von Jörg");
    CHECK(line(differing) == "die beiden Spiele stimmen nicht überein");
    CHECK(line(refused) == "abgelehnt");
    CHECK(app::partner_state(partner(linked), Language::english) == "linked with Jörg");
}

TEST_CASE("the screen's title is silent while there is no link")
{
    CHECK(app::partner_title(partner(none), Language::german).empty());
    CHECK(app::partner_title(partner(refused), Language::german).empty());
    CHECK(app::partner_title(partner(linked), Language::german) == "verbunden mit Jörg");
}

TEST_CASE("a partner without a name is called so, one with a long name shortened")
{
    PartnerView view = partner(linked);
    view.name.clear();
    CHECK(app::partner_state(view, Language::german) == "verbunden mit Partner");
    view.name = std::string(100, 'W');
    CHECK(app::partner_state(view, Language::german).size() < 52);
}

TEST_CASE("host and guest read different things while they are separated")
{
    PartnerView view = partner(separated);
    const auto host = app::partner_away(view, Language::german);
    view.role = glue::PartnerRole::guest;
    const auto guest = app::partner_away(view, Language::german);
    CHECK(host.at(0) == "Jörg ist nicht zu erreichen.");
    CHECK(host.at(0) == guest.at(0));
    CHECK(host.at(1) != guest.at(1));
}

TEST_CASE("where to listen: an address, a port, both or nothing")
{
    CHECK(app::listening_place("").empty());
    CHECK(app::listening_place("  ").empty());
    CHECK(app::listening_place("4096") == "4096");
    CHECK(app::listening_place(" 192.168.1.20 ") == "192.168.1.20:0");
    CHECK(app::listening_place("192.168.1.20:4096") == "192.168.1.20:4096");
    CHECK(app::listening_place("::1") == "[::1]:0");
    CHECK(app::listening_place("[::1]") == "[::1]:0");
    CHECK(app::listening_place("[::1]:4096") == "[::1]:4096");
    CHECK(app::listening_place("mein.rechner") == "mein.rechner:0");
}

TEST_CASE("long reasons are broken at blanks")
{
    CHECK(app::broken_into_lines("", 9).empty());
    CHECK(app::broken_into_lines("Steine je Mulde", 9) == "Steine je\nMulde");
    CHECK(app::broken_into_lines("  zwei   Wörter ", 20) == "zwei Wörter");
    CHECK(app::broken_into_lines("Donaudampfschiff", 9) == "Donaudam\u00B7");
}

TEST_SUITE_END();
