#include "core/endgame/ranking.hpp"

#include <bit>
#include <cassert>

namespace endgame {

namespace ranking {

namespace {

/// counts[n][s]: s stones in the first n slots, so C(s + n - 1, n) boards have fewer there.
constexpr Counts make_counts()
{
    Counts made{};
    for (std::size_t stones = 0; stones <= most_ranked_stones; ++stones) {
        made[0][stones] = 1;
    }
    for (std::size_t n = 1; n < made.size(); ++n) {
        for (std::size_t stones = 1; stones <= most_ranked_stones; ++stones) {
            made[n][stones] = made[n][stones - 1] + made[n - 1][stones];
        }
    }
    return made;
}

} // namespace

constinit const Counts counts = make_counts();

} // namespace ranking

std::uint64_t boards_with(int stones)
{
    assert(stones >= 0 && stones <= most_ranked_stones);
    std::uint64_t boards = 1;
    for (std::uint64_t i = 1; i < engine::slots; ++i) {
        boards = boards * (static_cast<std::uint64_t>(stones) + i) / i;
    }
    return boards;
}

engine::Board board_at(int stones, std::uint64_t rank)
{
    assert(rank < boards_with(stones));
    engine::Board board;
    auto sum = static_cast<std::size_t>(stones);
    for (unsigned slot = engine::slots; slot-- > 0;) {
        const std::size_t upto = sum;
        while (ranking::counts[slot][sum] > rank && slot > 0) {
            --sum;
        }
        rank -= slot > 0 ? ranking::counts[slot][sum] : 0;
        const std::uint64_t here = slot > 0 ? upto - sum : upto;
        auto& row = slot < engine::row_slots ? board.mine : board.theirs;
        row |= here << 8 * (slot % engine::row_slots);
    }
    return board;
}

engine::Board next_board(engine::Board board)
{
    // The first stone behind slot 0 goes a slot down, and there all of slot 0 joins it.
    const std::uint64_t joining = (board.mine & 0xFFU) + 1;
    board.mine &= ~std::uint64_t{0xFF};
    if (board.mine != 0) {
        const auto byte = static_cast<unsigned>(std::countr_zero(board.mine)) & ~7U;
        board.mine -= std::uint64_t{1} << byte;
        board.mine += joining << (byte - 8);
        return board;
    }
    assert(board.theirs != 0);
    const auto byte = static_cast<unsigned>(std::countr_zero(board.theirs)) & ~7U;
    board.theirs -= std::uint64_t{1} << byte;
    auto& row = byte == 0 ? board.mine : board.theirs;
    row += joining << (byte == 0 ? 40 : byte - 8);
    return board;
}

} // namespace endgame
