#include "app/glue/record_seats.hpp"

#include "core/mancala/rules.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace glue {

namespace {

constexpr std::array<std::string_view, 2> kind_words{"Typ1 ", "Typ2 "};
constexpr std::array<std::string_view, 2> file_words{"Extern1 ", "Extern2 "};
constexpr std::array extern_kinds{match::SeatKind::extern1, match::SeatKind::extern2};

int stones_per_pit(const mancala::Position& position)
{
    const int stones = stones_on_board(position) + position.score(mancala::Player::one) +
                       position.score(mancala::Player::two);
    return stones / mancala::Pit::count;
}

std::string line_of(std::string_view word, std::string_view value)
{
    return std::string(word) + std::string(value);
}

/// What stands behind the word in the first line that begins with it; empty without one.
std::string_view value_of(const mancala::Record& record, std::string_view word)
{
    for (const std::string& line : record.unknown_lines) {
        if (line.starts_with(word)) {
            return std::string_view(line).substr(word.size());
        }
    }
    return {};
}

/// A path that means the same in the next start; empty for one that is no line of text.
std::string lasting(const std::string& path)
{
    constexpr char first_printable = 0x20;
    std::error_code unknown;
    const std::string whole = std::filesystem::absolute(path, unknown).string();
    const bool one_line =
        std::ranges::none_of(whole, [](char c) { return c >= 0 && c < first_printable; });
    return !unknown && one_line ? whole : "";
}

void add_file(mancala::Record& record, std::size_t slot, const std::string& path)
{
    if (const std::string whole = path.empty() ? "" : lasting(path); !whole.empty()) {
        record.unknown_lines.push_back(line_of(file_words.at(slot), whole));
    }
}

} // namespace

mancala::Record record_of(const match::Session& session, const ExternNotes& files)
{
    const auto& seats = session.seats().both;
    mancala::Record record;
    record.stones_per_pit = stones_per_pit(session.line().front());
    record.moves = session.moves();
    record.line = session.line();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        record.names.at(i) = seats.at(i).name;
        record.unknown_lines.push_back(
            line_of(kind_words.at(i), match::option_of(seats.at(i).kind)));
    }
    for (std::size_t i = 0; i < extern_kinds.size(); ++i) {
        const auto sits = [&](const match::Seat& seat) { return seat.kind == extern_kinds.at(i); };
        if (std::ranges::any_of(seats, sits)) {
            add_file(record, i, files.at(i).path);
        }
    }
    return record;
}

match::Seats seats_of(const mancala::Record& record, match::Seats otherwise)
{
    for (std::size_t i = 0; i < otherwise.both.size(); ++i) {
        match::Seat& seat = otherwise.both.at(i);
        if (!record.names.at(i).empty()) {
            seat.name = record.names.at(i);
        }
        seat.kind = match::seat_kind(value_of(record, kind_words.at(i))).value_or(seat.kind);
    }
    return otherwise;
}

ExternFiles extern_files_of(const mancala::Record& record)
{
    return {std::string(value_of(record, file_words[0])),
            std::string(value_of(record, file_words[1]))};
}

match::Restore restoration(const mancala::Record& record)
{
    return {record.moves.size(), match::Line{record.line.front(), record.moves}};
}

bool can_go_on(const mancala::Record& record)
{
    return record.sides == mancala::Sides::written && !mancala::is_over(record.line.back());
}

} // namespace glue
