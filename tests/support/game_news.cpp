#include "support/game_news.hpp"

#include "core/mancala/rules.hpp"

#include <optional>

namespace stage {

glue::GameView game_of_two()
{
    using enum match::SeatKind;
    glue::GameView view;
    view.position = mancala::initial();
    view.phase = match::Phase::running;
    view.seats.both = {match::Seat{human, "Anna"}, match::Seat{human, "Jörg"}};
    view.change = 1;
    return view;
}

glue::GameView linked_game(glue::PartnerPhase phase)
{
    using enum glue::PartnerPhase;
    glue::GameView view = game_of_two();
    const bool met = is_bound(phase);
    view.partner = {.phase = phase,
                    .role = glue::PartnerRole::host,
                    .address = "192.168.1.20:4096",
                    .code = "3K7M-XWQP-9HJC-4RTV-E7FA-5DNY",
                    .name = met ? "Jörg" : "",
                    .seat = met ? std::optional(mancala::Player::two) : std::nullopt,
                    .reason = "",
                    .file = "",
                    .alone = std::nullopt};
    return view;
}

glue::Update news(const glue::GameView& view)
{
    glue::Update update;
    update.view = view;
    return update;
}

glue::AnalysisNews found(const mancala::Position& position)
{
    using mancala::Pit;
    glue::Analysis analysis;
    analysis.position = position;
    analysis.depth = 11;
    analysis.value = 262;
    const mancala::Player mover = position.to_move;
    analysis.line = {{mover, Pit(4)}, {mover, Pit(2)}, {other(mover), Pit(9)}};
    analysis.nodes = 4'516'843;
    return {analysis, false};
}

} // namespace stage
