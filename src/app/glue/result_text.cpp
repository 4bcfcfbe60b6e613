#include "app/glue/result_text.hpp"

#include "core/mancala/rules.hpp"

namespace glue {

std::vector<std::string> result_lines(Language language, const GameResult& result)
{
    using mancala::Player;
    std::vector<std::string> lines;
    if (result.ending == match::Ending::early) {
        lines.emplace_back(text(language, Text::ended_early));
    } else if (result.ending == match::Ending::repetition) {
        lines.emplace_back(text(language, Text::ended_by_repetition));
    }
    const auto winner = mancala::leader(result.position);
    lines.push_back(winner ? text(language, Text::wins, {result.seats.of(*winner).name})
                           : std::string(text(language, Text::draw_result)));
    for (const Player player : {Player::one, Player::two}) {
        lines.push_back(
            text(language, Text::points_line,
                 {result.seats.of(player).name, std::to_string(result.position.score(player))}));
    }
    if (result.comment) {
        lines.emplace_back(comment_text(language, *result.comment, result.remark_seed));
    }
    return lines;
}

} // namespace glue
