#include "core/engine/known_play.hpp"

#include "core/engine/memory.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

namespace engine {

namespace {

/// More turns without a stone banked than any table of the size of a disk has at best play.
constexpr int longest_wait = 200;
/// So many boards, with some microseconds and some dozen bytes each, a way may cost.
constexpr std::uint64_t most_approach_boards = 100'000;

struct Option
{
    int slot = 0;
    Step step;
    int worth = 0;         ///< to who plays it, what comes after included
    bool is_spent = false; ///< it ends the game, as the board has stood too often

    /// It banks a stone or ends the game, so no board before it comes again.
    [[nodiscard]] bool moves_on() const { return step.gain != 0 || step.next == Next::over; }
};

struct Options
{
    std::array<Option, slots> all;
    std::size_t count = 0;

    [[nodiscard]] const Option* begin() const { return all.data(); }
    [[nodiscard]] const Option* end() const { return all.data() + count; }
    [[nodiscard]] int best() const
    {
        return std::max_element(begin(), end(),
                                [](const Option& a, const Option& b) { return a.worth < b.worth; })
            ->worth;
    }
    /// The first slot of that worth; there must be one.
    [[nodiscard]] int first(int worth) const
    {
        return std::find_if(begin(), end(),
                            [worth](const Option& option) { return option.worth == worth; })
            ->slot;
    }
};

/// Nothing if a value is not known. `spent` are boards of the other that end the game.
std::optional<Options>
options_of(const ExactValues& known, const Board& board, const std::vector<Board>& spent)
{
    Options options;
    for (int slot = 0; slot < slots; ++slot) {
        if (board.stones(slot) == 0) {
            continue;
        }
        Option& option = options.all.at(options.count++);
        option = {slot, play(board, slot)};
        option.worth = option.step.gain;
        option.is_spent = !option.moves_on() &&
                          std::find(spent.begin(), spent.end(), option.step.board) != spent.end();
        if (option.step.next == Next::over || option.is_spent) {
            continue;
        }
        const auto rest = known.probe(option.step.board);
        if (!rest) {
            return std::nullopt;
        }
        option.worth += option.step.next == Next::same ? *rest : -*rest;
    }
    return options;
}

/// Finds the way to the next stone of who is ahead, the shortest against the best defence. Between
/// moves that bank nothing the sides alternate.
class Approach
{
  public:
    Approach(const ExactValues& known, const Limits& limits)
        : known_(known)
        , left_(std::min(limits.nodes, most_approach_boards))
        , deadline_(limits.deadline)
        , stop_(limits.stop)
        , spent_(limits.spent)
    {
    }

    /// Of moves that keep this value, the one after which the stone comes soonest; the first if the
    /// boards or the time run out.
    [[nodiscard]] int soonest(const Options& options, int value)
    {
        for (int turns = 1; turns <= longest_wait && left_ > 0; ++turns) {
            for (const Option& option : options) {
                if (option.worth == value && comes(option.step.board, value, turns)) {
                    return option.slot;
                }
            }
        }
        return options.first(value);
    }

  private:
    /// What is known of a board on which the other is to move.
    struct Reached
    {
        int within = longest_wait + 1; ///< turns in which the stone surely comes
        int not_within = 0;
    };

    /// Whether a stone comes, or the value grows, within so many turns of the other and of who is
    /// ahead.
    [[nodiscard]] bool comes(const Board& board, int value, int turns)
    {
        Reached& reached = reached_[key_of(board)];
        if (reached.within <= turns || reached.not_within >= turns || left_ == 0) {
            return reached.within <= turns;
        }
        if (is_to_end()) {
            left_ = 0;
            return false;
        }
        --left_;
        const auto replies = options_of(known_, board, spent_.with_same);
        const bool all =
            replies && std::all_of(replies->begin(), replies->end(), [&](const Option& reply) {
                return reply.worth < -value || reply.moves_on() ||
                       (!reply.is_spent && answered(reply.step.board, value, turns));
            });
        Reached& now = reached_[key_of(board)]; // the table may have grown
        (all ? now.within : now.not_within) = turns;
        return all;
    }

    [[nodiscard]] bool answered(const Board& board, int value, int turns)
    {
        const auto moves = options_of(known_, board, spent_.with_other);
        return moves && std::any_of(moves->begin(), moves->end(), [&](const Option& move) {
                   return move.worth == value &&
                          (move.moves_on() ||
                           (turns > 1 && comes(move.step.board, value, turns - 1)));
               });
    }

    [[nodiscard]] bool is_to_end() const
    {
        return stop_.stop_requested() || std::chrono::steady_clock::now() >= deadline_;
    }

    const ExactValues& known_;
    std::uint64_t left_;
    std::chrono::steady_clock::time_point deadline_;
    std::stop_token stop_;
    const Spent& spent_;
    std::unordered_map<std::uint64_t, Reached> reached_;
};

/// What the other loses by a reply drawn at random, in parts of a stone; less than nothing where he
/// has none.
int trap(const ExactValues& known, const Option& option, const Spent& spent)
{
    if (option.is_spent) {
        return -1;
    }
    if (option.step.next != Next::other) {
        return 0;
    }
    const auto replies = options_of(known, option.step.board, spent.with_same);
    if (!replies) {
        return 0;
    }
    int lost = 0;
    for (const Option& reply : *replies) {
        lost += replies->best() - reply.worth;
    }
    return lost * unit / static_cast<int>(replies->count);
}

/// The move of that worth that is liked most, among those that may be played; null if none may.
template <class Like>
const Option* most_liked(const Options& options, int worth, const Like& like)
{
    const Option* chosen = nullptr;
    int most = -2;
    for (const Option& option : options) {
        if (option.worth != worth) {
            continue;
        }
        if (const int liking = like(option); liking > most) {
            most = liking;
            chosen = &option;
        }
    }
    return chosen;
}

} // namespace

std::optional<int> known_move(const ExactValues& known, const Board& board, const Limits& limits)
{
    if (stones_on(board) > known.most_stones_known()) {
        return std::nullopt;
    }
    const auto options = options_of(known, board, limits.spent.with_other);
    if (!options) {
        return std::nullopt;
    }
    const int value = options->best();
    if (value <= 0) {
        return most_liked(*options, value,
                          [&](const Option& option) { return trap(known, option, limits.spent); })
            ->slot;
    }
    const Option* const banking = most_liked(*options, value, [](const Option& option) {
        return option.moves_on() ? option.step.gain : -2;
    });
    return banking != nullptr ? banking->slot : Approach(known, limits).soonest(*options, value);
}

} // namespace engine
