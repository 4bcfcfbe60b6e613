// What is said when a game is over: the lines of the end requester and of the text face.
#pragma once

#include "app/glue/texts.hpp"
#include "core/mancala/position.hpp"
#include "core/match/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace glue {

struct GameResult
{
    mancala::Position position;
    match::Seats seats;
    match::Ending ending = match::Ending::natural;
    std::optional<match::Comment> comment;
    std::uint64_t remark_seed = 0; ///< chooses among the computer's remarks
};

/// How the game ended if not by itself, who won, both points, and the computer's remark; a line
/// each.
[[nodiscard]] std::vector<std::string> result_lines(Language language, const GameResult& result);

} // namespace glue
