// The test vectors of tests/data/mancala-vectors.json as values; Boost.JSON stays in vectors.cpp.
#pragma once

#include "core/mancala/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace support {

struct MoveVector
{
    std::string category;
    mancala::Position before;
    mancala::Pit move{1};
    std::vector<int> sow_pits;
    std::vector<int> sow_counts;
    std::vector<int> sow_last; ///< a pit, or -1 / -2 for the store of player 1 / 2
    int relays = 0;
    bool empty_opposite = false;
    mancala::Position unswept; ///< board and stores only
    mancala::Position after;   ///< board and stores only
    bool extra_turn = false;
    bool game_over = false;
    int side_to_move = 0; ///< 0 when the game is over
};

struct WholeGame
{
    std::vector<int> moves;
    std::vector<int> final_score;
};

struct PerftCase
{
    mancala::Position position;
    std::vector<std::uint64_t> counts; ///< depth 1, 2, ...
};

struct BestTurn
{
    mancala::Position position;
    int gain = 0;
    std::vector<int> line;
};

struct Endgame
{
    mancala::Position position;
    int stones = 0;
    int value = 0; ///< under perfect play, for the player to move; endless play counts 0
};

struct Vectors
{
    std::vector<MoveVector> moves;
    std::vector<WholeGame> games; ///< the random games, then the model game
    std::vector<std::uint64_t> start_perft;
    std::vector<std::uint64_t> perft_by_first_pit; ///< depth 6, divided by the first pit
    std::vector<PerftCase> perft_cases;
    std::vector<BestTurn> best_turns;
    std::vector<Endgame> endgames;
};

/// Read once a process.
[[nodiscard]] const Vectors& vectors();

} // namespace support
