// The parts of one line of a record, for its reader alone: words, numbers, a position, a move.
#pragma once

#include "core/mancala/notation.hpp"
#include "core/mancala/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mancala::record_words {

/// Takes the first word from the text, which then begins with the next one.
[[nodiscard]] std::string_view take_word(std::string_view& text);

/// Digits alone, no sign.
[[nodiscard]] std::optional<int> number_in(std::string_view text);

/// A word of the file as it may stand in a message.
[[nodiscard]] std::string quoted(std::string_view word);

struct Written
{
    Position position;
    Sides sides = Sides::missing;
};

/// Twelve pits, two stores and mostly the side to move.
[[nodiscard]] std::optional<Written> position_in(std::string_view text);

struct NumberedMove
{
    int number;
    Move move;
};

/// "34:2-9"
[[nodiscard]] std::optional<NumberedMove> move_in(std::string_view word);

} // namespace mancala::record_words
