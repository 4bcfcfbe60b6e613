#include "core/engine/perft.hpp"

namespace engine {

std::uint64_t perft(const Board& board, int depth)
{
    if (depth == 1) {
        const int moves = filled_slots(board.mine) + filled_slots(board.theirs);
        return static_cast<std::uint64_t>(moves);
    }
    std::uint64_t count = 0;
    for (int slot = 0; slot < slots; ++slot) {
        if (board.stones(slot) == 0) {
            continue;
        }
        const Step step = play(board, slot);
        count += step.next == Next::over ? 0 : perft(step.board, depth - 1);
    }
    return count;
}

std::uint64_t perft_playing_all(const Board& board, int depth)
{
    std::uint64_t count = 0;
    for (int slot = 0; slot < slots; ++slot) {
        if (board.stones(slot) == 0) {
            continue;
        }
        const Step step = play(board, slot);
        if (depth == 1) {
            // True always, but the compiler does not know it and cannot leave the move out.
            count += step.gain >= -most_stones ? 1 : 0;
        } else if (step.next != Next::over) {
            count += perft_playing_all(step.board, depth - 1);
        }
    }
    return count;
}

} // namespace engine
