#include "core/endgame/unsowing.hpp"

#include "core/endgame/ranking.hpp"

#include <optional>

namespace endgame {

namespace {

// A move that banks nothing stays on a line: it begins at the far end of the other's row and ends
// before the mover's store. That is the order of the slots for who plays after it, so a board is
// its own line: a lap from place p with n stones reaches p + n, and opposite p lies 11 - p.
constexpr std::size_t places = engine::slots;

struct Lap
{
    std::uint64_t low;
    std::uint64_t high;
};
using Laps = std::array<std::array<Lap, places>, places>; // by first and last place

constexpr void add(Lap& lap, std::size_t place, std::uint64_t stones)
{
    (place < places / 2 ? lap.low : lap.high) += stones << 8 * (place % (places / 2));
}

constexpr Laps make_laps()
{
    Laps made{};
    for (std::size_t first = 0; first < places; ++first) {
        for (std::size_t last = first + 1; last < places; ++last) {
            Lap& lap = made[first][last];
            add(lap, first, last - first);
            for (std::size_t place = first + 1; place <= last; ++place) {
                add(lap, place, 0 - std::uint64_t{1}); // modulo 2^64: no byte ends below 0
            }
        }
    }
    return made;
}

constexpr Laps laps = make_laps();

unsigned stones_at(const engine::Board& line, std::size_t place)
{
    const std::uint64_t row = place < places / 2 ? line.mine : line.theirs;
    return static_cast<unsigned>(row >> 8 * (place % (places / 2)) & 0xFFU);
}

engine::Board before(const engine::Board& line, std::size_t first, std::size_t last)
{
    const Lap& lap = laps[first][last];
    return {line.mine + lap.low, line.theirs + lap.high};
}

/// Where a lap that ended here began: at the nearest empty place before, if there is one.
std::optional<std::size_t> first_of(const engine::Board& line, std::size_t last)
{
    for (std::size_t place = last; place-- > 0;) {
        if (stones_at(line, place) == 0) {
            return place;
        }
    }
    return {};
}

/// The board before a lap, and those before the laps that this one was a relay of.
void add_chain(engine::Board line, std::size_t first, std::size_t last, Origins& origins)
{
    while (true) {
        line = before(line, first, last);
        if (!is_over(line)) {
            origins.add(line.turned());
        }
        last = places - 1 - first;
        const auto earlier = stones_at(line, last) == 1 ? first_of(line, last) : std::nullopt;
        if (!earlier) {
            return;
        }
        first = *earlier;
    }
}

} // namespace

void find_origins(const engine::Board& board, Origins& origins)
{
    origins.clear();
    for (std::size_t first = 0; first < places; ++first) {
        if (stones_at(board, first) != 0) {
            continue;
        }
        for (std::size_t last = first + 1; last < places; ++last) {
            const unsigned stones = stones_at(board, last);
            if (stones == 0) {
                break;
            }
            if (stones > 1 || stones_at(board, places - 1 - last) == 0) {
                add_chain(board, first, last, origins);
            }
        }
    }
}

} // namespace endgame
