#include "app/mancala_match/entrant.hpp"
#include "core/mancala/rules.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>

using mancala_match::entrant;

TEST_SUITE_BEGIN("app/mancala_match/entrant");

TEST_CASE("a built-in player takes part under its word")
{
    const auto found = entrant("taktik");
    REQUIRE(found);
    CHECK(found->name == "taktik");
    base::Budget budget;
    const auto choice = found->make(nullptr)->choose(mancala::initial(), 1, budget);
    CHECK_FALSE(players::fault(choice, mancala::initial()));
}

TEST_CASE("Meister takes part with so many nodes and other weights")
{
    const std::string weights = TEST_SOURCE_DIR "/../assets/engine/meister.net";
    for (const std::string& word :
         {std::string("meister"), std::string("meister:100"), "meister:100:" + weights,
          std::string("meister:100::6"), "meister:100:" + weights + ":6"}) {
        const auto found = entrant(word);
        REQUIRE(found);
        CHECK(found->name == word);
        base::Budget budget(1000);
        const auto choice = found->make(nullptr)->choose(mancala::initial(), 1, budget);
        CHECK_FALSE(players::fault(choice, mancala::initial()));
        CHECK(budget.left() == (word == "meister" ? 0 : 900));
    }
}

TEST_CASE("Meister who varies draws lots, and by nodes two runs still play the same games")
{
    using mancala_match::Chance;
    CHECK(entrant("meister:3000")->chance == Chance::none);
    for (const char* word : {"meister:3000+vary", "meister:3000+vary::6"}) {
        REQUIRE(entrant(word));
        CHECK(entrant(word)->measure == mancala_match::Measure::work);
        CHECK(entrant(word)->chance == Chance::possible);
    }
    REQUIRE(entrant("meister:20ms+vary"));
    CHECK(entrant("meister:20ms+vary")->measure == mancala_match::Measure::clock);
    for (const char* word : {"meister:9+", "meister:9+more", "meister:9+vary+", "meister:9+ vary",
                             "meister:9ms+2", "meister:9ms+1threads", "meister:9ms+65threads",
                             "meister:9ms+-2threads", "meister:9ms+threads"}) {
        CAPTURE(word);
        REQUIRE_FALSE(entrant(word));
        CHECK(entrant(word).error().text.find("no such word behind") == 0);
    }
    REQUIRE_FALSE(entrant("meister:+vary"));
    REQUIRE_FALSE(entrant("meister+vary"));
}

TEST_CASE("Meister takes part with a time for a move, and is then measured by the clock")
{
    for (const char* word : {"meister:20ms", "meister:1s", "meister:3600s"}) {
        REQUIRE(entrant(word));
        CHECK(entrant(word)->measure == mancala_match::Measure::clock);
    }
    CHECK(entrant("meister:20")->measure == mancala_match::Measure::work);
    CHECK(entrant("taktik")->measure == mancala_match::Measure::work);
    base::Budget budget;
    const auto choice =
        entrant("meister:5ms")->make(nullptr)->choose(mancala::initial(), 1, budget);
    CHECK_FALSE(players::fault(choice, mancala::initial()));
}

TEST_CASE("Meister takes part with several threads, if he thinks by the clock")
{
    for (const char* word : {"meister:5ms+2threads", "meister:5ms+vary+3threads::6"}) {
        REQUIRE(entrant(word));
        base::Budget budget;
        const auto choice = entrant(word)->make(nullptr)->choose(mancala::initial(), 1, budget);
        CHECK_FALSE(players::fault(choice, mancala::initial()));
    }
    REQUIRE_FALSE(entrant("meister:3000+2threads"));
    CHECK(entrant("meister:3000+2threads").error().text.find("several threads need a time") == 0);
}

TEST_CASE("Meister with a wrong number or a bad file is refused with the reason")
{
    for (const char* word :
         {"meister:x", "meister:0", "meister:-3", "meister:1k", "meister:", "meister:0ms",
          "meister:-2ms", "meister:2 ms", "meister:2min", "meister:ms", "meister:3601s",
          "meister:99999999999999999999ms", "meister:18446744073709551615s"}) {
        CAPTURE(word);
        REQUIRE_FALSE(entrant(word));
        CHECK(entrant(word).error().text.find("neither nodes nor a time") == 0);
    }
    for (const char* word : {"meister:9::x", "meister:9::0", "meister:9::48"}) {
        REQUIRE_FALSE(entrant(word));
        CHECK(entrant(word).error().text.find("no number of stones") == 0);
    }
    const std::string no_net = TEST_SOURCE_DIR "/../README.md";
    REQUIRE_FALSE(entrant("meister:9:" + no_net));
    CHECK(entrant("meister:9:" + no_net).error().file == no_net);
    CHECK(entrant("meister:9:/no/such").error().text == "No such file or directory");
    CHECK(entrant("meister:9:/no/such:6").error().file == "/no/such");
    CHECK(entrant("meister:9:/no:such").error().file == "/no:such");
    CHECK(entrant("meister:9:/no:such:6").error().file == "/no:such");
    CHECK_FALSE(entrant("meisterin"));
}

TEST_CASE("humans and unknown words are refused by name")
{
    REQUIRE_FALSE(entrant("mensch"));
    CHECK(entrant("mensch").error().text.find("no such player: mensch") == 0);
    CHECK_FALSE(entrant(""));
}

TEST_CASE("a player file takes part as extern1 or extern2")
{
    const std::string path = TEST_SOURCE_DIR "/../assets/players/sammler.cando";
    const auto found = entrant("extern2", {"", path});
    REQUIRE(found);
    base::Budget budget;
    // From the start the pit four places before the own store ends in it.
    CHECK(found->make(nullptr)->choose(mancala::initial(), 1, budget).pit == 4);
}

TEST_CASE("each player made from a file has variables of its own")
{
    const support::TemporaryDirectory folder;
    const std::string path = folder.path() / "counter";
    std::ofstream(path) << "Nop; Mancala.Extern\nNop; counts\nLet N=N+1\nLet F=N\n";
    const auto found = entrant("extern1", {path, ""});
    REQUIRE(found);
    CHECK(found->name == "extern1 " + path);
    const auto one = found->make(nullptr);
    const auto another = found->make(nullptr);
    base::Budget budget;
    CHECK(one->choose(mancala::initial(), 1, budget).pit == 1);
    CHECK(one->choose(mancala::initial(), 1, budget).pit == 2);
    CHECK(another->choose(mancala::initial(), 1, budget).pit == 1);
}

TEST_CASE("an extern player without a file or with a bad one is refused")
{
    REQUIRE_FALSE(entrant("extern1"));
    CHECK(entrant("extern1").error().text == "extern1 needs --extern1 FILE");
    const std::string no_player = TEST_SOURCE_DIR "/../README.md";
    REQUIRE_FALSE(entrant("extern1", {no_player, ""}));
    CHECK(entrant("extern1", {no_player, ""}).error().file == no_player);
}

TEST_SUITE_END();
