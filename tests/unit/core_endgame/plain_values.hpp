// The values of endgames by the rules alone, to hold the tables against.
#pragma once

#include "core/endgame/built_tables.hpp"
#include "core/mancala/rules.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace plain_values {

/// Every board of up to so many stones with either player to move, by the rules alone: all values
/// are worked out anew from those before until none changes. Empty stores.
class PlainValues
{
  public:
    explicit PlainValues(int most_stones)
    {
        for (int stones = endgame::Tables::least_stones; stones <= most_stones; ++stones) {
            mancala::Position position;
            add_boards(position, 0, stones);
        }
        while (improve()) {
        }
    }
    [[nodiscard]] const auto& all() const { return values_; }

  private:
    using Key = std::pair<std::array<std::uint8_t, mancala::Pit::count>, mancala::Player>;

    void add_boards(mancala::Position& position, std::size_t pit, int left)
    {
        if (pit + 1 == position.pits.size()) {
            position.pits[pit] = static_cast<std::uint8_t>(left);
            if (!mancala::is_over(position)) {
                values_[{position.pits, mancala::Player::one}] = 0;
                values_[{position.pits, mancala::Player::two}] = 0;
            }
            return;
        }
        for (int here = 0; here <= left; ++here) {
            position.pits[pit] = static_cast<std::uint8_t>(here);
            add_boards(position, pit + 1, left - here);
        }
    }

    [[nodiscard]] int worth(const mancala::Position& before, mancala::Pit pit) const
    {
        const mancala::Outcome outcome = mancala::play(before, pit);
        const int gain = mancala::margin(outcome.position, before.to_move);
        if (outcome.over) {
            return gain;
        }
        const int rest = values_.at({outcome.position.pits, outcome.position.to_move});
        return gain + (outcome.position.to_move == before.to_move ? rest : -rest);
    }

    bool improve()
    {
        std::map<Key, int> better;
        for (const auto& [key, old] : values_) {
            const mancala::Position position{
                .pits = key.first, .stores = {}, .to_move = key.second};
            int best = -1000;
            for (const mancala::Pit pit : mancala::pits_with_stones(position)) {
                best = std::max(best, worth(position, pit));
            }
            better[key] = best;
        }
        return std::exchange(values_, better) != values_;
    }

    std::map<Key, int> values_;
};

/// Boards whose value in the tables is another one.
[[nodiscard]] inline std::uint64_t differences(const PlainValues& plain,
                                               const endgame::Tables& tables)
{
    std::uint64_t wrong = 0;
    for (const auto& [key, value] : plain.all()) {
        const mancala::Position position{.pits = key.first, .stores = {}, .to_move = key.second};
        wrong += tables.value(engine::packed(position)) == value ? 0 : 1;
    }
    return wrong;
}

} // namespace plain_values
