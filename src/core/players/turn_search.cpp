#include "core/players/turn_search.hpp"

#include "core/mancala/rules.hpp"
#include "core/players/reach.hpp"

#include <cassert>
#include <cstring>
#include <optional>
#include <unordered_map>

namespace players {

namespace {

using mancala::Outcome;
using mancala::Pit;
using mancala::Position;
using Board = std::array<std::uint8_t, Pit::count>;

struct BoardHash
{
    std::size_t operator()(const Board& board) const
    {
        std::uint64_t first = 0;
        std::uint32_t rest = 0;
        std::memcpy(&first, board.data(), sizeof first);
        std::memcpy(&rest, board.data() + sizeof first, sizeof rest);
        const std::uint64_t mixed = (first ^ rest * 0x9E3779B97F4A7C15ULL) * 0xD6E8FEB86659FD93ULL;
        return static_cast<std::size_t>(mixed ^ (mixed >> 32U));
    }
};

class Search
{
  public:
    Search(mancala::Player player, base::Budget& budget)
        : order_(nearest_first(player))
        , budget_(budget)
    {
    }

    BestTurn best(const Position& position)
    {
        std::optional<BestTurn> result;
        for (const Pit pit : order_) {
            if (position.stones(pit) == 0) {
                continue;
            }
            if (result && !may_go_on()) {
                break;
            }
            const int gain = gain_of(position, pit);
            if (!result || gain > result->gain) {
                result = {gain, pit};
            }
        }
        assert(result);
        return *result;
    }

  private:
    bool may_go_on() { return moves_++ < most_moves_of_a_search && budget_.spend(); }

    int gain_of(const Position& position, Pit pit)
    {
        const mancala::Player player = position.to_move;
        const Outcome outcome = mancala::play(position, pit);
        const int banked = outcome.position.score(player) - position.score(player);
        return outcome.bonus_move ? banked + gain_from(outcome.position) : banked;
    }

    /// Within a turn the board alone tells what is still to gain: the player stays the same and the
    /// other's store is not touched.
    int gain_from(const Position& position)
    {
        if (const auto known = known_.find(position.pits); known != known_.end()) {
            return known->second;
        }
        const int gain = best(position).gain;
        known_.emplace(position.pits, gain);
        return gain;
    }

    std::array<Pit, Pit::count> order_;
    base::Budget& budget_;
    std::uint64_t moves_ = 0;
    std::unordered_map<Board, int, BoardHash> known_;
};

} // namespace

BestTurn best_turn(const Position& position, base::Budget& budget)
{
    return Search(position.to_move, budget).best(position);
}

} // namespace players
