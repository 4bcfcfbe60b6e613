#include "core/endgame/ranking.hpp"
#include "core/prover/key.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

namespace {

engine::Board board_of(const std::array<int, engine::slots>& pits)
{
    engine::Board board;
    for (std::size_t slot = 0; slot < pits.size(); ++slot) {
        auto& row = slot < engine::row_slots ? board.mine : board.theirs;
        row |= static_cast<std::uint64_t>(pits.at(slot)) << 8 * (slot % engine::row_slots);
    }
    return board;
}

} // namespace

TEST_CASE("no two boards of up to 6 stones have the same key")
{
    std::vector<std::uint64_t> keys;
    for (int stones = 1; stones <= 6; ++stones) {
        for (std::uint64_t rank = 0; rank < endgame::boards_with(stones); ++rank) {
            keys.push_back(prover::key_of(endgame::board_at(stones, rank)));
        }
    }
    std::sort(keys.begin(), keys.end());
    CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
    CHECK(keys.front() != 0);
}

TEST_CASE("pits of 32 and more stones are told from those with 32 fewer, wherever they are")
{
    std::vector<std::uint64_t> keys;
    for (std::size_t slot = 0; slot < engine::slots; ++slot) {
        for (const int stones : {0, 1, 31, 32, 33, 62}) {
            std::array<int, engine::slots> pits{};
            pits.at((slot + 1) % engine::slots) = 1;
            pits.at(slot) = stones;
            keys.push_back(prover::key_of(board_of(pits)));
        }
    }
    std::sort(keys.begin(), keys.end());
    // The boards with one stone and nothing else are the only ones met once for each slot.
    CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}

TEST_CASE("rows with the same stones in one another's place have different keys")
{
    const engine::Board board = board_of({40, 0, 0, 0, 0, 1, 8, 0, 0, 0, 0, 1});
    CHECK(prover::key_of(board) != prover::key_of(board.turned()));
}
