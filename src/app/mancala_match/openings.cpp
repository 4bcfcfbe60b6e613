#include "app/mancala_match/openings.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/reasons.hpp"
#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"
#include "core/mancala/notation.hpp"
#include "core/mancala/repetition.hpp"
#include "core/mancala/rules.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

namespace mancala_match {

namespace {

constexpr std::string_view blanks = " \t";

/// The next word behind `at`, which then stands behind it; an empty one at the end.
std::string_view next_word(std::string_view line, std::size_t& at)
{
    const std::size_t begin = std::min(line.find_first_not_of(blanks, at), line.size());
    at = std::min(line.find_first_of(blanks, begin), line.size());
    return line.substr(begin, at - begin);
}

std::optional<mancala::Pit> pit_in(std::string_view word)
{
    int number = 0;
    const char* const end = word.data() + word.size();
    const auto [last, error] = std::from_chars(word.data(), end, number);
    const bool is_pit =
        error == std::errc{} && last == end && number >= 1 && number <= mancala::Pit::count;
    return is_pit ? std::optional(mancala::Pit(number)) : std::nullopt;
}

/// Plays the word's pit in the last of the positions, or says why that cannot begin a game.
std::optional<std::string>
play(std::vector<mancala::Position>& positions, OpeningLine& opening, std::string_view word)
{
    const auto pit = pit_in(word);
    if (!pit) {
        return "no pit of 1 to 12: " + base::escape_control(word);
    }
    if (mancala::refusal(positions.back(), *pit)) {
        return "pit " + std::to_string(pit->number()) + " is empty here";
    }
    const mancala::Outcome outcome = mancala::play(positions.back(), *pit);
    positions.push_back(outcome.position);
    if (outcome.over) {
        return "the game is over after this move";
    }
    if (mancala::times_stood(positions) >= mancala::most_repetitions) {
        return "the game is over after this move, by repetition";
    }
    opening.moves.push_back(*pit);
    return std::nullopt;
}

base::Result<OpeningLine> at_column(std::size_t begin, std::string reason)
{
    return base::failure({"", 0, static_cast<int>(begin) + 1, std::move(reason), ""});
}

/// The position that begins there in the line.
base::Result<OpeningLine> read_position(std::string_view line, std::size_t begin)
{
    auto position = mancala::read_position_line(line.substr(begin));
    if (!position) {
        const auto offset = static_cast<std::size_t>(std::max(position.error().column, 1) - 1);
        return at_column(begin + offset,
                         glue::reason_text(glue::Language::english, position.error()));
    }
    if (mancala::is_over(*position)) {
        return at_column(begin, "the game is over in this position");
    }
    return OpeningLine{*position, {}};
}

/// The opening in a line without its remark; without start and moves if there is none. The failure
/// knows its column alone.
base::Result<OpeningLine> read_line(std::string_view line, int stones)
{
    OpeningLine opening;
    std::vector<mancala::Position> positions{mancala::initial(stones)};
    std::size_t at = 0;
    for (auto word = next_word(line, at); !word.empty(); word = next_word(line, at)) {
        if (word == "position" && opening.moves.empty()) {
            return read_position(line, std::min(line.find_first_not_of(blanks, at), line.size()));
        }
        if (auto reason = play(positions, opening, word)) {
            return at_column(at - word.size(), std::move(*reason));
        }
    }
    return opening;
}

} // namespace

base::Result<std::vector<OpeningLine>>
read_openings(std::string_view text, const std::string& file, int stones)
{
    std::vector<OpeningLine> openings;
    int number = 0;
    for (const std::string_view line : base::text_lines(text)) {
        ++number;
        auto opening = read_line(line.substr(0, line.find('#')), stones);
        if (!opening) {
            base::Diagnostic diagnostic = opening.error();
            diagnostic.file = file;
            diagnostic.line = number;
            diagnostic.source_line = std::string(line);
            return base::failure(std::move(diagnostic));
        }
        if (*opening != OpeningLine{}) {
            openings.push_back(std::move(*opening));
        }
    }
    if (openings.empty()) {
        return base::failure({file, 0, 0, "there is no opening in it", ""});
    }
    return openings;
}

std::optional<std::pair<std::size_t, std::size_t>>
openings_alike(const std::vector<OpeningLine>& openings, int stones)
{
    std::map<std::string, std::size_t> reached;
    for (std::size_t i = 0; i < openings.size(); ++i) {
        mancala::Position position = openings[i].start.value_or(mancala::initial(stones));
        for (const mancala::Pit pit : openings[i].moves) {
            position = mancala::play(position, pit).position;
        }
        const auto [known, is_new] = reached.emplace(mancala::position_line(position), i);
        if (!is_new) {
            return std::pair(known->second, i);
        }
    }
    return std::nullopt;
}

base::Result<std::vector<OpeningLine>> load_openings(const std::string& file, int stones)
{
    constexpr std::size_t most_bytes = 1'000'000;
    return glue::read_whole_file(file, most_bytes).and_then([&](const std::string& text) {
        return read_openings(text, file, stones);
    });
}

} // namespace mancala_match
