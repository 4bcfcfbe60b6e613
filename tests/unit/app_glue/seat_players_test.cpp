#include "app/glue/seat_players.hpp"
#include "core/mancala/rules.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <fstream>

using match::Seat;
using match::SeatKind;
using match::Seats;

namespace {

std::string write(const support::TemporaryDirectory& directory,
                  const std::string& name,
                  const std::string& text)
{
    const auto path = directory.path() / name;
    std::ofstream(path) << text;
    return path.string();
}

} // namespace

TEST_SUITE_BEGIN("app/glue/seat_players");

TEST_CASE("a human's seat has no player, a computer's has one")
{
    const Seats seats{{Seat{SeatKind::human, "A"}, Seat{SeatKind::taktik, "B"}}};
    const glue::SeatPlayers players = glue::PlayerFactory().make(seats);
    CHECK_FALSE(players[0]);
    CHECK(players[1]);
}

TEST_CASE("Meister takes a seat and stops when told")
{
    const auto player = glue::PlayerFactory().make(SeatKind::meister);
    REQUIRE(player);
    std::stop_source source;
    source.request_stop();
    base::Budget budget(base::Budget::unlimited, source.get_token());
    CHECK(player->choose(mancala::initial(), 1, budget).pit);
}

TEST_CASE("Meister thinks as long as he is given")
{
    using Clock = std::chrono::steady_clock;
    glue::PlayerFactory factory;
    factory.set_thinking(glue::Thinking::third_second);
    const auto player = factory.make(SeatKind::meister);
    base::Budget budget;
    const auto begin = Clock::now();
    CHECK(player->choose(mancala::initial(), 1, budget).pit);
    CHECK(Clock::now() - begin >= std::chrono::milliseconds(300));
}

TEST_CASE("Meister leaves a core to the window, and by number of boards he thinks on one alone")
{
    using glue::Thinking;
    CHECK(glue::threads_of(Thinking::brief, 16) == 1);
    for (const unsigned cores : {0U, 1U, 2U}) {
        CHECK(glue::threads_of(Thinking::one_second, cores) == 1);
    }
    CHECK(glue::threads_of(Thinking::tenth_second, 3) == 2);
    CHECK(glue::threads_of(Thinking::half_minute, 8) == 7);
    CHECK(glue::threads_of(Thinking::half_minute, 64) == 8);
}

TEST_CASE("an extern seat without a file names no pit and says why")
{
    const auto player = glue::PlayerFactory().make(SeatKind::extern2);
    base::Budget budget;
    const players::Choice choice = player->choose(mancala::initial(), 1, budget);
    CHECK_FALSE(choice.pit);
    REQUIRE(choice.failure);
    CHECK(base::to_string(*choice.failure) == "Computer (Extern 2): keine Spielerdatei geladen");
}

TEST_CASE("a player file is loaded for its own extern kind and brings its comment")
{
    const support::TemporaryDirectory directory;
    const std::string path =
        write(directory, "f.cando", "Nop; Mancala.Extern\nNop; spielt Mulde 5\nLet F=5\n");
    glue::PlayerFactory factory;
    CHECK_FALSE(factory.load(SeatKind::extern1, path));
    CHECK(factory.files()[0] == glue::ExternNote{path, "spielt Mulde 5"});
    CHECK(factory.files()[1] == glue::ExternNote{});
    base::Budget budget;
    CHECK(factory.make(SeatKind::extern1)->choose(mancala::initial(), 1, budget).pit == 5);
    CHECK(factory.make(SeatKind::extern2)->choose(mancala::initial(), 1, budget).failure);
}

TEST_CASE("a refused file says why and leaves the one before in its place")
{
    const support::TemporaryDirectory directory;
    const std::string good =
        write(directory, "good.cando", "Nop; Mancala.Extern\nNop; gut\nLet F=5\n");
    const std::string bad = write(directory, "bad.cando", "something else\n");
    glue::PlayerFactory factory;
    CHECK_FALSE(factory.load(SeatKind::extern2, good));
    const auto refusal = factory.load(SeatKind::extern2, bad);
    REQUIRE(refusal);
    CHECK(refusal->file == bad);
    CHECK(factory.files()[1].path == good);
    CHECK(factory.files()[1].note == "1: " + refusal->text);
    base::Budget budget;
    CHECK(factory.make(SeatKind::extern2)->choose(mancala::initial(), 1, budget).pit == 5);
    const auto missing = factory.load(SeatKind::extern2, "/nowhere/x.cando");
    REQUIRE(missing);
    CHECK(missing->file == "/nowhere/x.cando");
    CHECK(factory.files()[1].note == missing->text);
}

TEST_CASE("what is wrong with a player file is said in the language of the program")
{
    const support::TemporaryDirectory directory;
    const std::string headless = write(directory, "a.cando", "something else\n");
    const std::string silent = write(directory, "b.cando", "Nop; Mancala.Extern\nLet F=1\n");
    const auto reasons = [&](glue::Language language) {
        glue::PlayerFactory factory(language);
        std::vector<std::string> texts;
        for (const std::string& path : {headless, silent, std::string("/nowhere/x.cando")}) {
            texts.push_back(factory.load(SeatKind::extern1, path)->text);
        }
        return texts;
    };
    CHECK(reasons(glue::Language::german) ==
          std::vector<std::string>{"keine Spielerdatei: Zeile 1 muss \"Nop; Mancala.Extern\" sein",
                                   "Zeile 2 muss \"Nop; \" und ein Kommentar sein",
                                   "die Datei lässt sich nicht lesen"});
    CHECK(reasons(glue::Language::english) ==
          std::vector<std::string>{"no player file: line 1 must be \"Nop; Mancala.Extern\"",
                                   "line 2 must be \"Nop; \" and a comment",
                                   "the file cannot be read"});
}

TEST_SUITE_END();
