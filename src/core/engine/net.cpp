#include "core/engine/net.hpp"

#include <algorithm>
#include <utility>

namespace engine {

namespace {

using Unit = NetWeights::Unit;
using Rows = std::array<const std::int16_t*, slots>;

/// The sum of one hidden unit; written out so that compilers add many units at once.
template <std::size_t... Slot>
int sum_of(const Rows& rows, std::size_t unit, std::index_sequence<Slot...> /*slots*/)
{
    return (rows[Slot][unit] + ...);
}

std::int32_t second_layer(const NetWeights& weights, const Rows& rows)
{
    alignas(64) Unit active;
    for (std::size_t unit = 0; unit < active.size(); ++unit) {
        const auto sum = static_cast<std::int16_t>(
            weights.first_bias[unit] + sum_of(rows, unit, std::make_index_sequence<slots>{}));
        active[unit] = std::max<std::int16_t>(sum, 0);
    }
    std::int32_t value = weights.second_bias;
    for (std::size_t unit = 0; unit < active.size(); ++unit) {
        value += active[unit] * weights.second[unit];
    }
    return value;
}

} // namespace

int Net::value(const Board& board) const
{
    constexpr std::uint64_t top_level = NetWeights::levels - 1;
    Rows rows;
    for (std::size_t i = 0; i < row_slots; ++i) {
        const std::uint64_t mine = board.mine >> 8 * i & 0xFFU;
        const std::uint64_t theirs = board.theirs >> 8 * i & 0xFFU;
        rows[i] = weights_.first[i][std::min(mine, top_level)].data();
        rows[i + row_slots] = weights_.first[i + row_slots][std::min(theirs, top_level)].data();
    }
    constexpr int one_stone = NetWeights::scale * NetWeights::scale;
    return second_layer(weights_, rows) / (one_stone / unit);
}

} // namespace engine
