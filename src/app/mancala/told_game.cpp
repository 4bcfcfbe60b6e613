#include "app/mancala/told_game.hpp"

#include "app/glue/result_text.hpp"
#include "core/match/comment.hpp"

#include <variant>

namespace app {

namespace {

using glue::Text;
using mancala::Player;

std::string cell(int number)
{
    const std::string digits = std::to_string(number);
    return std::string(digits.size() < 4 ? 4 - digits.size() : 1, ' ') + digits;
}

std::string row(const mancala::Position& position, int first_pit)
{
    std::string line;
    for (int pit = first_pit; pit < first_pit + mancala::Pit::per_row; ++pit) {
        line += cell(position.stones(mancala::Pit(pit)));
    }
    return line;
}

std::string pit_numbers(int first_pit)
{
    std::string line;
    for (int pit = first_pit; pit < first_pit + mancala::Pit::per_row; ++pit) {
        line += cell(pit);
    }
    return line;
}

} // namespace

std::vector<std::string> board_lines(const match::Session& session, glue::Language language)
{
    const mancala::Position& position = session.position();
    const std::string gap(8, ' ');
    constexpr int second_row = mancala::Pit::per_row + 1;
    std::vector<std::string> lines{gap + pit_numbers(1), gap + row(position, 1),
                                   "  " + cell(position.score(Player::one)) + std::string(29, ' ') +
                                       cell(position.score(Player::two)),
                                   gap + row(position, second_row), gap + pit_numbers(second_row)};
    for (const Player player : {Player::one, Player::two}) {
        lines.push_back(
            glue::text(language, Text::store,
                       {session.seats().of(player).name, std::to_string(position.score(player))}));
    }
    return lines;
}

std::optional<std::string>
event_line(const match::Event& event, const match::Session& session, glue::Language language)
{
    const std::string moves = std::to_string(session.moves().size());
    if (const auto* play = std::get_if<match::PlayPit>(&event.action)) {
        return glue::text(language, Text::move_played,
                          {moves, session.seats().of(event.before.to_move).name,
                           std::to_string(play->pit.number())});
    }
    if (std::holds_alternative<match::Undo>(event.action)) {
        return std::string(glue::text(language, Text::taken_back));
    }
    if (std::holds_alternative<match::Redo>(event.action)) {
        return std::string(glue::text(language, Text::replayed));
    }
    if (std::holds_alternative<match::NewGame>(event.action)) {
        return std::string(glue::text(language, Text::new_game_begun));
    }
    if (std::holds_alternative<match::Restore>(event.action)) {
        return glue::text(language, Text::position_restored, {moves});
    }
    return std::nullopt;
}

std::vector<std::string> turn_lines(const match::Session& session, glue::Language language)
{
    if (session.ending()) {
        return glue::result_lines(language,
                                  {session.position(), session.seats(), *session.ending(),
                                   match::computer_comment(session.position(), session.seats()),
                                   session.change()});
    }
    if (session.phase() == match::Phase::ready && !session.seats().both[0].is_human()) {
        return {std::string(glue::text(language, Text::press_new_game))};
    }
    return {
        glue::text(language, Text::to_move, {session.seats().of(session.position().to_move).name})};
}

} // namespace app
