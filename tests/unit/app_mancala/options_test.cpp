#include "app/mancala/options.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

std::variant<app::Options, int> parse(std::vector<std::string> words)
{
    words.insert(words.begin(), "mancala");
    std::vector<char*> arguments;
    arguments.reserve(words.size());
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    return app::parse_options(static_cast<int>(arguments.size()), arguments.data());
}

app::Options options(std::vector<std::string> words)
{
    return std::get<app::Options>(parse(std::move(words)));
}

/// What is told of these words, which must be wrong.
std::string complaint(std::vector<std::string> words)
{
    const std::ostringstream told;
    std::streambuf* const before = std::cerr.rdbuf(told.rdbuf());
    const auto end = parse(std::move(words));
    std::cerr.rdbuf(before);
    REQUIRE(std::holds_alternative<int>(end));
    CHECK(std::get<int>(end) == 2);
    return told.str();
}

} // namespace

TEST_SUITE_BEGIN("app/mancala/options");

TEST_CASE("without options a human plays Normal with four stones a pit")
{
    const app::Options plain = options({});
    CHECK(plain.face == app::Face::automatic);
    CHECK(plain.seats.both[0].is_human());
    CHECK(plain.seats.both[1].kind == match::SeatKind::normal);
    CHECK(plain.stones_per_pit == 4);
}

TEST_CASE("players, files, stones, seed, face and language are taken over")
{
    const app::Options all =
        options({"--player1", "extern2", "--player2", "mensch", "--extern2", "x.cando", "--stones",
                 "9", "--seed", "18446744073709551615", "--headless", "--language", "en"});
    CHECK(all.seats.both[0].kind == match::SeatKind::extern2);
    CHECK(all.seats.both[1].is_human());
    CHECK(all.extern_files[1] == "x.cando");
    CHECK(all.stones_per_pit == 9);
    CHECK(all.seed == 18446744073709551615ULL);
    CHECK(all.face == app::Face::headless);
    CHECK(all.language == glue::Language::english);
}

TEST_CASE("players whom nobody has named are called so in the language of the program")
{
    CHECK(options({"--language", "de"}).seats.both[1].name == "Spieler 2");
    CHECK(options({"--language", "en"}).seats.both[0].name == "Player 1");
    CHECK(options({"--language", "en"}).seats.both[1].name == "Player 2");
}

TEST_CASE("a record brings its players and stones, the command line is stronger")
{
    const support::TemporaryDirectory directory;
    const std::string file = (directory.path() / "a.partie").string();
    std::ofstream(file) << "Mancala-Partie 1\nSpieler1 Anna\nSpieler2 Jörg\nSteine 3\n"
                           "Typ1 gemein\nTyp2 extern2\nExtern2 /somewhere/x.cando\n"
                           "Start 3 3 3 3 3 3 3 3 3 3 3 3 0 0 1\n"
                           "1:1-1 0 3 3 3 3 3 4 4 3 3 3 3 1 0 2\n";
    const app::Options plain = options({"--record", file});
    REQUIRE(plain.record);
    CHECK(plain.record->moves.size() == 1);
    CHECK(plain.stones_per_pit == 3);
    CHECK(plain.seats.both[0].name == "Anna");
    CHECK(plain.seats.both[0].kind == match::SeatKind::gemein);
    CHECK(plain.seats.both[1].kind == match::SeatKind::extern2);
    CHECK(plain.settings.extern_files[1] == "/somewhere/x.cando");
    const app::Options other = options({"--record", file, "--player1", "mensch", "--stones", "5"});
    CHECK(other.seats.both[0].is_human());
    CHECK(other.seats.both[0].name == "Anna");
    CHECK(other.stones_per_pit == 5);
}

TEST_CASE("a record that does not load ends the start")
{
    const support::TemporaryDirectory directory;
    const std::string file = (directory.path() / "a.partie").string();
    std::ofstream(file) << "Mancala-Partie 1\n1:1-1 0 0\n";
    CHECK(std::get<int>(parse({"--record", file})) == 2);
    CHECK(std::get<int>(parse({"--record", directory.path().string()})) == 2);
    CHECK(std::get<int>(parse({"--record", "/nowhere/x"})) == 2);
}

TEST_CASE("why a record or a position does not load is told in the language that is chosen")
{
    const support::TemporaryDirectory directory;
    const std::string file = (directory.path() / "a.partie").string();
    std::ofstream(file) << "Mancala-Partie 2\n";
    CHECK(complaint({"--language", "de", "--record", file}) ==
          file + ":1: die Partie ist für eine neuere Fassung des Programms: 2\n");
    CHECK(complaint({"--language", "en", "--record", file}) ==
          file + ":1: the record is of a newer version of the program: 2\n");
    CHECK(complaint({"--language", "de", "--record", "/nowhere/x"}) ==
          "/nowhere/x: Datei oder Verzeichnis gibt es nicht\n");
    CHECK(complaint({"--language", "de", "--position", "4 4 4"}).find("hier sind es 3") !=
          std::string::npos);
    CHECK(complaint({"--language", "en", "--position", "4 4 4"}).find("here are 3") !=
          std::string::npos);
}

TEST_CASE("a position is a game without moves so far, and leaves the players as they are")
{
    const std::string line = "0 0 5 0 1 0 0 2 0 0 4 0 12 12 2";
    const app::Options plain = options({"--position", line});
    REQUIRE(plain.record);
    CHECK(mancala::position_line(plain.record->line.back()) == line);
    CHECK(plain.record->moves.empty());
    CHECK(plain.record_file.empty());
    CHECK(plain.stones_per_pit == 3);
    CHECK(plain.seats.both == options({}).seats.both);
    CHECK(mancala::read_record(mancala::print_record(*plain.record), "").has_value());
    const app::Options other =
        options({"--position", line, "--player1", "meister", "--stones", "5"});
    CHECK(other.seats.both[0].kind == match::SeatKind::meister);
    CHECK(other.stones_per_pit == 5);
}

TEST_CASE("a position from which no game goes on, or none that a record could hold, is a mistake")
{
    for (const char* line :
         {"4 4 4", "0 0 0 0 0 0 0 0 0 0 0 0 24 24 1", "0 0 0 0 0 0 3 0 0 0 0 0 24 21 1",
          "0 0 5 0 1 0 0 2 0 0 4 0 12 13 2", "0 0 5 0 1 0 0 2 0 0 4 0 12 12 3"}) {
        CAPTURE(line);
        CHECK(std::get<int>(parse({"--position", line})) == 2);
    }
    CHECK(std::get<int>(parse({"--position"})) == 2);
}

TEST_CASE("a seed that is no number, or too large for one, is refused")
{
    for (const char* seed : {"-1", "12345678901234567890123", "010", "x"}) {
        CAPTURE(std::string(seed));
        CHECK(std::get<int>(parse({"--seed", seed})) == 2);
    }
}

TEST_CASE("two starts without --seed have different seeds")
{
    CHECK(options({}).seed != options({}).seed);
}

TEST_CASE("mistakes end with 2, help and version with 0")
{
    for (const auto& words : std::vector<std::vector<std::string>>{{"--stones", "0"},
                                                                   {"--stones", "10"},
                                                                   {"--player1", "Mensch"},
                                                                   {"--text", "--headless"},
                                                                   {"--aspect", "wide"},
                                                                   {"--scale", "0"},
                                                                   {"--scale", "big"},
                                                                   {"--language", "fr"},
                                                                   {"--frobnicate"},
                                                                   {"word"}}) {
        CAPTURE(words[0]);
        CHECK(std::get<int>(parse(words)) == 2);
    }
    CHECK(std::get<int>(parse({"--help"})) == 0);
    CHECK(std::get<int>(parse({"--version"})) == 0);
}

TEST_CASE("the scale is a number of pixels or fit")
{
    CHECK(options({}).scale == 0);
    CHECK(options({"--scale", "3"}).scale == 3);
    CHECK(options({}).scaling == app::Scaling::whole);
    CHECK(options({"--scale", "fit"}).scaling == app::Scaling::fitted);
}

TEST_SUITE_END();
