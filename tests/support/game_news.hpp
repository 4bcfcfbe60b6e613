// What the game and the engine tell the window, for tests.
#pragma once

#include "app/glue/analyst.hpp"
#include "app/glue/game_link.hpp"

namespace stage {

/// The state of a game of two humans named Anna and Jörg, or as the test changes it.
[[nodiscard]] glue::GameView game_of_two();

/// A game of two whose right player plays on another machine.
[[nodiscard]] glue::GameView linked_game(glue::PartnerPhase phase);

/// News that is no more than this state.
[[nodiscard]] glue::Update news(const glue::GameView& view);

/// What was found of a position, as the engine tells it: pit 4, then 2, the mover 2.6 ahead.
[[nodiscard]] glue::AnalysisNews found(const mancala::Position& position);

} // namespace stage
