#include "core/base/encoding.hpp"
#include "core/base/rng.hpp"
#include "core/mancala/random_pit.hpp"
#include "core/mancala/record.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <clocale>

using mancala::Pit;
using mancala::Player;
using mancala::Record;
using mancala::Sides;

namespace {

/// Two moves worked out by hand: 3 sows 2, 1, the left store and 7, which was not empty; then
/// player 2 sows 9 over 10, 11, 12 into his own store and stays to move.
const std::string two_moves = "Mancala-Partie 1\n"
                              "Spieler1 Anna\n"
                              "Spieler2 J\xC3\xB6rg\n"
                              "Steine 4\n"
                              "Zugzahl 2\n"
                              "Start 4 4 4 4 4 4 4 4 4 4 4 4 0 0 1\n"
                              "1:1-3 5 5 0 4 4 4 5 4 4 4 4 4 1 0 2\n"
                              "2:2-9 5 5 0 4 4 4 5 4 0 5 5 5 1 1 2\n";

std::string replaced(std::string text, const std::string& old, const std::string& by)
{
    const std::size_t at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), by);
}

std::string replaced_all(const std::string& text, char old, const std::string& by)
{
    std::string out;
    for (const char letter : text) {
        out += letter == old ? by : std::string(1, letter);
    }
    return out;
}

/// "file:line: reason", or nothing if the text is a record.
std::string refusal_of(const std::string& text)
{
    const auto record = mancala::read_record(text, "p");
    return record ? "" : base::to_string(record.error());
}

Record random_record(std::uint64_t seed, int stones)
{
    base::Rng rng(seed);
    Record record;
    record.names = {"A", "B"};
    record.stones_per_pit = stones;
    record.line = {mancala::initial(stones)};
    constexpr std::size_t enough = 60;
    while (record.moves.size() < enough && !mancala::is_over(record.line.back())) {
        const mancala::Position& now = record.line.back();
        const Pit pit = mancala::random_pit(now, rng);
        record.moves.push_back({now.to_move, pit});
        record.line.push_back(mancala::play(now, pit).position);
    }
    return record;
}

} // namespace

TEST_SUITE_BEGIN("core/mancala/record");

TEST_CASE("a record holds names, stones, moves and the position after each")
{
    const auto record = mancala::read_record(two_moves, "p");
    REQUIRE(record);
    CHECK(record->names[0] == "Anna");
    CHECK(record->names[1] == "J\xC3\xB6rg");
    CHECK(record->stones_per_pit == 4);
    CHECK(record->sides == Sides::written);
    CHECK(record->moves ==
          std::vector<mancala::Move>{{Player::one, Pit(3)}, {Player::two, Pit(9)}});
    REQUIRE(record->line.size() == 3);
    CHECK(record->line[0] == mancala::initial());
    CHECK(record->line[2] == support::board("5 5 0 4 4 4\n 1 2 to move 1\n 5 4 0 5 5 5"));
}

TEST_CASE("read and printed again a record is the same, byte for byte")
{
    CHECK(mancala::print_record(*mancala::read_record(two_moves, "p")) == two_moves);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Record record = random_record(seed, static_cast<int>(seed % 9) + 1);
        const std::string text = mancala::print_record(record);
        const auto again = mancala::read_record(text, "p");
        REQUIRE(again);
        CHECK(*again == record);
        CHECK(mancala::print_record(*again) == text);
    }
}

TEST_CASE("a record without a move is one")
{
    CHECK(mancala::read_record("Mancala-Partie 1\nZugzahl 0\n", "p").value() == Record{});
    CHECK(mancala::read_record("Mancala-Partie 1\nZugzahl 0", "p").value().line.size() == 1);
}

TEST_CASE("a record without moves that does not say so was cut off")
{
    const auto cut = mancala::read_record("Mancala-Partie 1\nSpieler1 Anna\n", "p");
    REQUIRE_FALSE(cut);
    CHECK(base::to_string(cut.error()).find("Zugzahl 0") != std::string::npos);
}

TEST_CASE("a finished game has its result, which must fit")
{
    Record record;
    for (std::uint64_t seed = 0; !mancala::is_over(record.line.back()); ++seed) {
        record = random_record(seed, 1);
    }
    const auto& last = record.line.back();
    const std::string result = "Ergebnis " + std::to_string(last.score(Player::one)) + " " +
                               std::to_string(last.score(Player::two)) + "\n";
    const std::string text = mancala::print_record(record);
    CHECK(text.find(result) != std::string::npos);
    const std::string line = std::to_string(record.moves.size() + 7);
    CHECK(refusal_of(replaced(text, result, "Ergebnis 12 1\n")) ==
          "p:" + line + ": the result does not fit the last position");
    // One move more than the game has.
    const std::string more = std::to_string(record.moves.size() + 1);
    const std::string late = more + ":1-1 0 0 0 0 0 0 0 0 0 0 0 0 6 6 1\n";
    CHECK(refusal_of(text + late) ==
          "p:" + std::to_string(record.moves.size() + 8) + ": the game is over before this move");
}

TEST_CASE("cut at any byte a record is refused with file and line, or nothing of it is missing")
{
    const std::string text = mancala::print_record(random_record(3, 4));
    for (std::size_t length = 0; length + 1 < text.size(); ++length) {
        CAPTURE(length);
        const auto record = mancala::read_record(text.substr(0, length), "p");
        const std::size_t header =
            std::string("Mancala-Partie 1\nSpieler1 A\nSpieler2 B\nSteine 4\n"
                        "Zugzahl ")
                .size();
        if (length < header) {
            // So little is left that it may be a record of no moves.
            CHECK((!record || record->moves.empty()));
        } else {
            REQUIRE_FALSE(record);
            CHECK(record.error().file == "p");
            CHECK(record.error().line >= 1);
            CHECK_FALSE(record.error().text.empty());
        }
    }
    CHECK(mancala::read_record(text.substr(0, text.size() - 1), "p"));
}

TEST_CASE("line ends, byte order mark, blanks and empty lines do not matter")
{
    const auto expected = mancala::read_record(two_moves, "p");
    for (const std::string& text :
         {replaced_all(two_moves, '\n', "\r\n"), replaced_all(two_moves, '\n', "\r"),
          "\xEF\xBB\xBF" + two_moves, replaced_all(two_moves, '\n', "  \n\n"),
          replaced_all(two_moves, ' ', " \t "), base::latin1_from_utf8(two_moves)}) {
        const auto record = mancala::read_record(text, "p");
        REQUIRE(record);
        CHECK(*record == *expected);
    }
    // Lines are counted the same way.
    const std::string wrong = replaced(two_moves, "2:2-9", "3:2-9");
    CHECK(refusal_of(replaced_all(wrong, '\n', "\r\n")) == "p:8: the move's number must be 2");
    CHECK(refusal_of(replaced_all(wrong, '\n', "\r")) == "p:8: the move's number must be 2");
}

TEST_CASE("the locale changes nothing")
{
    for (const char* locale : {"C", "de_DE.UTF-8", "tr_TR.UTF-8"}) {
        // Where the locale is not installed the usual one stays.
        (void)std::setlocale(LC_ALL, locale);
        CHECK(mancala::print_record(*mancala::read_record(two_moves, "p")) == two_moves);
    }
    (void)std::setlocale(LC_ALL, "C");
}

TEST_CASE("what is not understood is kept when the record is saved again")
{
    const std::string text =
        replaced(two_moves, "Start", "# Bemerkung, die bleibt\nOrt Ulm\nStart");
    const auto record = mancala::read_record(text, "p");
    REQUIRE(record);
    CHECK(record->unknown_lines == std::vector<std::string>{"# Bemerkung, die bleibt", "Ort Ulm"});
    CHECK(mancala::print_record(*record) == text);
    std::string flood = "Mancala-Partie 1\n";
    for (int line = 0; line <= 1000; ++line) {
        flood += "x\n";
    }
    CHECK(refusal_of(flood) == "p:1002: too many unknown lines");
}

TEST_CASE("an old record without the player to move is read and known as such")
{
    std::string text;
    for (std::size_t at = 0; at < two_moves.size();) {
        const std::size_t end = two_moves.find('\n', at);
        std::string line = two_moves.substr(at, end - at);
        if (line.find(" 4 4 4") != std::string::npos) {
            line.resize(line.size() - 2);
        }
        text += line + "\n";
        at = end + 1;
    }
    const auto record = mancala::read_record(text, "p");
    REQUIRE(record);
    CHECK(record->sides == Sides::missing);
    CHECK(record->moves.size() == 2);
    CHECK(mancala::print_record(*record) == text);
    // Some lines with it and some without are a damage.
    CHECK(refusal_of(replaced(two_moves, " 1 1 2\n", " 1 1\n")) ==
          "p:8: the player to move is missing");
    CHECK(refusal_of(replaced(text, " 1 1\n", " 1 1 2\n")) ==
          "p:8: the lines before name no player to move");
}

TEST_CASE("names lose what would not fit in a line")
{
    Record record;
    record.names = {"  A\nB\t", ""};
    const auto again = mancala::read_record(mancala::print_record(record), "p");
    REQUIRE(again);
    CHECK(again->names[0] == "A B");
    CHECK(again->names[1].empty());
    record.names = {std::string(5000, 'n'), "Work:Spiele/x"};
    CHECK(mancala::read_record(mancala::print_record(record), "p") == record);
}

TEST_CASE("nonsense is refused with file, line and reason")
{
    struct Row
    {
        const char* old;
        const char* by;
        const char* refusal;
    };
    const std::vector<Row> rows{
        {"Mancala-Partie 1", "", "p:1: no record: the first line must be \"Mancala-Partie 1\""},
        {"Partie 1", "Partie 2", "p:1: the record is of a newer version of the program: 2"},
        {"Partie 1", "Partie x", "p:1: the version is no number: x"},
        {"Steine 4", "Mancala-Partie 1", "p:4: a second header"},
        {"Steine 4", "Steine -4", "p:4: not a number from 1 to 9: -4"},
        {"Steine 4", "Steine 10", "p:4: not a number from 1 to 9: 10"},
        {"Steine 4", "Steine 5", "p:7: the start has 48 stones, not 60"},
        {"Steine 4", "Spieler1 B", "p:4: Spieler1 stands twice"},
        {"Steine 4", "-1:1-3", "p:4: neither a move nor a keyword: -1:1-3"},
        {"Steine 4", "Ergebnis 3", "p:4: a result is two numbers"},
        {"Zugzahl 2", "Zugzahl 3", "p:8: the record ends after 2 moves, it should have 3"},
        {"Start 4", "Start -4", "p:6: a position is 12 pits, 2 stores and the player to move"},
        {"Start 4", "Start 4 4", "p:6: a position is 12 pits, 2 stores and the player to move"},
        {"0 0 1", "0 0 3", "p:6: a position is 12 pits, 2 stores and the player to move"},
        {"Start 4 4 4 4 4 4", "Start 0 0 0 0 0 0",
         "p:6: a row is empty, but stones lie in the other"},
        {"1:1-3", "1:2-3", "p:7: player 1 is to move"},
        {"1:1-3", "1:1-4", "p:7: the position does not follow from the move"},
        {"1:1-3", "1:1-13", "p:7: no move: 1:1-13"},
        {"1:1-3", "1:0-3", "p:7: no move: 1:0-3"},
        {"1:1-3", "11-3", "p:7: no move: 11-3"},
        {"1:1-3", "0:1-3", "p:7: the move's number must be 1"},
        {"2:2-9", "2:2-3", "p:8: pit 3 is empty"},
        {"5 4 0 5 5 5 1 1 2", "5 4 0 5 5 5 1 2 2",
         "p:8: the position does not follow from the move"},
        {"5 4 0 5 5 5 1 1 2", "5 4 0 5 5 5 1 1 1",
         "p:8: the position does not follow from the move"},
        {"5 4 0 5 5 5 1 1 2", "5 4 0 5 5 5 1 1 2 0",
         "p:8: after a move stand 12 pits, 2 stores and the player to move"},
        {"2:2-9", "Steine 4\n2:2-9", "p:8: Steine must stand before the moves"},
    };
    for (const Row& row : rows) {
        CHECK(refusal_of(replaced(two_moves, row.old, row.by)) == row.refusal);
    }
    CHECK(refusal_of(std::string(mancala::longest_record + 1, 'x')) ==
          "p: the record is longer than 16 MiB");
    CHECK(refusal_of(std::string(1000, '\0')).substr(0, 4) == "p:1:");
}

TEST_CASE("the list of moves has one line a move")
{
    CHECK(mancala::print_move_list(*mancala::read_record(two_moves, "p")) == "1:1-3\n2:2-9\n");
}

TEST_SUITE_END();
