#include "core/endgame/ranking.hpp"
#include "core/endgame/unsowing.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace endgame;

namespace {

using Edges = std::map<std::pair<std::uint64_t, std::uint64_t>, int>; // from, to: moves

Edges forward(int stones)
{
    Edges edges;
    for (std::uint64_t rank = 0; rank < boards_with(stones); ++rank) {
        const engine::Board board = board_at(stones, rank);
        for (int slot = 0; !is_over(board) && slot < engine::slots; ++slot) {
            if (board.stones(slot) == 0) {
                continue;
            }
            const engine::Step step = engine::play(board, slot);
            if (step.next == engine::Next::other && step.gain == 0) {
                ++edges[{rank, rank_of(step.board)}];
            }
        }
    }
    return edges;
}

Edges backward(int stones)
{
    Edges edges;
    Origins origins;
    for (std::uint64_t rank = 0; rank < boards_with(stones); ++rank) {
        const engine::Board board = board_at(stones, rank);
        if (is_over(board)) {
            continue;
        }
        find_origins(board, origins);
        for (const engine::Board& origin : origins) {
            ++edges[{rank_of(origin), rank}];
        }
    }
    return edges;
}

} // namespace

TEST_CASE("played backwards, the moves that bank nothing are those played forwards")
{
    for (int stones = 2; stones <= 8; ++stones) {
        CAPTURE(stones);
        CHECK(forward(stones) == backward(stones));
    }
}
