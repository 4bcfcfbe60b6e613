#include "core/base/encoding.hpp"
#include "core/base/rng.hpp"
#include "core/mancala/random_pit.hpp"
#include "core/mancala/record.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <clocale>
#include <optional>
#include <utility>

using mancala::Mistake;
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

using Fault = base::Fault<Mistake>;

/// Nothing if the text is a record.
std::optional<Fault> fault_in(const std::string& text)
{
    const auto record = mancala::read_record(text, "p");
    return record ? std::nullopt : std::optional(record.error());
}

Fault in_line(std::size_t line, Mistake mistake, std::vector<std::string> values = {})
{
    return {mistake, std::move(values), "p", static_cast<int>(line), 0};
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
    CHECK(cut.error() == in_line(2, Mistake::cut_off));
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
    CHECK(fault_in(replaced(text, result, "Ergebnis 12 1\n")) ==
          in_line(record.moves.size() + 7, Mistake::wrong_result));
    // One move more than the game has.
    const std::string more = std::to_string(record.moves.size() + 1);
    const std::string late = more + ":1-1 0 0 0 0 0 0 0 0 0 0 0 0 6 6 1\n";
    CHECK(fault_in(text + late) == in_line(record.moves.size() + 8, Mistake::game_over));
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
    const Fault expected_fault = in_line(8, Mistake::wrong_number, {"2"});
    CHECK(fault_in(replaced_all(wrong, '\n', "\r\n")) == expected_fault);
    CHECK(fault_in(replaced_all(wrong, '\n', "\r")) == expected_fault);
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
    CHECK(fault_in(flood) == in_line(1002, Mistake::too_many_unknown));
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
    CHECK(fault_in(replaced(two_moves, " 1 1 2\n", " 1 1\n")) == in_line(8, Mistake::side_missing));
    CHECK(fault_in(replaced(text, " 1 1\n", " 1 1 2\n")) == in_line(8, Mistake::side_unexpected));
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

TEST_CASE("nonsense is refused with file, line and what is wrong")
{
    struct Row
    {
        const char* old;
        const char* by;
        Fault fault;
    };
    using enum Mistake;
    const std::vector<Row> rows{
        {"Mancala-Partie 1", "", in_line(1, no_record)},
        {"Partie 1", "Partie 2", in_line(1, newer_version, {"2"})},
        {"Partie 1", "Partie x", in_line(1, no_version, {"x"})},
        {"Steine 4", "Mancala-Partie 1", in_line(4, second_header)},
        {"Steine 4", "Steine -4", in_line(4, out_of_range, {"1", "9", "-4"})},
        {"Steine 4", "Steine 10", in_line(4, out_of_range, {"1", "9", "10"})},
        {"Steine 4", "Steine 5", in_line(7, wrong_total, {"48", "60"})},
        {"Steine 4", "Spieler1 B", in_line(4, keyword_twice, {"Spieler1"})},
        {"Steine 4", "-1:1-3", in_line(4, strange_word, {"-1:1-3"})},
        {"Steine 4", "Ergebnis 3", in_line(4, no_result)},
        {"Zugzahl 2", "Zugzahl 3", in_line(8, wrong_count, {"2", "3"})},
        {"Start 4", "Start -4", in_line(6, no_start)},
        {"Start 4", "Start 4 4", in_line(6, no_start)},
        {"0 0 1", "0 0 3", in_line(6, no_start)},
        {"Start 4 4 4 4 4 4", "Start 0 0 0 0 0 0", in_line(6, one_row_empty)},
        {"1:1-3", "1:2-3", in_line(7, other_to_move, {"1"})},
        {"1:1-3", "1:1-4", in_line(7, does_not_follow)},
        {"1:1-3", "1:1-13", in_line(7, no_move, {"1:1-13"})},
        {"1:1-3", "1:0-3", in_line(7, no_move, {"1:0-3"})},
        {"1:1-3", "11-3", in_line(7, no_move, {"11-3"})},
        {"1:1-3", "0:1-3", in_line(7, wrong_number, {"1"})},
        {"2:2-9", "2:2-3", in_line(8, empty_pit, {"3"})},
        {"5 4 0 5 5 5 1 1 2", "5 4 0 5 5 5 1 2 2", in_line(8, does_not_follow)},
        {"5 4 0 5 5 5 1 1 2", "5 4 0 5 5 5 1 1 1", in_line(8, does_not_follow)},
        {"5 4 0 5 5 5 1 1 2", "5 4 0 5 5 5 1 1 2 0", in_line(8, no_position_after)},
        {"2:2-9", "Steine 4\n2:2-9", in_line(8, keyword_late, {"Steine"})},
    };
    for (const Row& row : rows) {
        CAPTURE(row.by);
        CHECK(fault_in(replaced(two_moves, row.old, row.by)) == row.fault);
    }
    CHECK(fault_in(std::string(mancala::longest_record + 1, 'x')) == in_line(0, record_too_long));
    CHECK(fault_in(std::string(1000, '\0')) == in_line(1, no_record));
}

TEST_CASE("the list of moves has one line a move")
{
    CHECK(mancala::print_move_list(*mancala::read_record(two_moves, "p")) == "1:1-3\n2:2-9\n");
}

TEST_SUITE_END();
