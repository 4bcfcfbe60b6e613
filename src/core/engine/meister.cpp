#include "core/engine/meister.hpp"

#include "core/base/rng.hpp"
#include "core/engine/known_play.hpp"
#include "core/mancala/repetition.hpp"
#include "core/mancala/rules.hpp"

#include <algorithm>

namespace engine {

namespace {

/// Sixteen bytes each; beyond it more memory helps less than it costs.
constexpr std::uint64_t most_boards = std::uint64_t{1} << 22U;

std::size_t boards_for(std::uint64_t nodes)
{
    return static_cast<std::size_t>(std::min(nodes, most_boards / 2) * 2);
}

/// More than so many threads of today look at.
std::uint64_t nodes_within(std::chrono::milliseconds time, unsigned threads)
{
    constexpr std::uint64_t nodes_a_millisecond = 10'000;
    const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
    return std::min(milliseconds, most_boards) * nodes_a_millisecond * threads;
}

/// Behind by more than a stone, and not yet beaten.
bool hopes_for_more(int lead, int rest, int stones)
{
    return lead * unit + rest < -unit && -lead <= stones;
}

/// Boards that lack but one time until the game ends there.
Spent spent_in(std::span<const mancala::Position> line)
{
    Spent spent;
    const auto stretch = mancala::since_last_stone(line);
    for (auto i = stretch.begin(); i != stretch.end(); ++i) {
        if (std::count(stretch.begin(), i + 1, *i) == mancala::most_repetitions - 1) {
            auto& boards = i->to_move == line.back().to_move ? spent.with_same : spent.with_other;
            boards.push_back(packed(*i));
        }
    }
    return spent;
}

} // namespace

Meister::Meister(std::uint64_t nodes,
                 const NetWeights& weights,
                 const ExactValues* known,
                 const Manner& manner)
    : manner_(manner)
    , nodes_(nodes)
    , known_(known)
    , net_(weights)
    , search_(net_, known, boards_for(nodes))
{
}

Meister::Meister(std::chrono::milliseconds time,
                 const NetWeights& weights,
                 const ExactValues* known,
                 const Manner& manner)
    : manner_(manner)
    , nodes_(Limits::unlimited)
    , time_(time)
    , known_(known)
    , net_(weights)
    , search_(net_, known, boards_for(nodes_within(time, manner.threads)))
{
}

int Meister::rest(const Board& board) const
{
    const bool in_reach = known_ != nullptr && stones_on(board) <= known_->most_stones_known();
    const auto value = in_reach ? known_->probe(board) : std::nullopt;
    return value ? *value * unit : net_.value(board);
}

int Meister::tolerance(const mancala::Position& position) const
{
    const int on_board = mancala::stones_on_board(position);
    const int all = on_board + position.stores[0] + position.stores[1];
    const int times = on_board == all ? 2 : 1; // then three first pits are good
    return times * manner_.tolerance * std::max(6 * on_board - 5 * all, 0) / std::max(all, 1);
}

/// What is proved leaves nothing to choose.
int Meister::chosen(const Report& report, std::uint64_t seed)
{
    if (report.certainty == Certainty::proved || report.close.empty()) {
        return report.slot;
    }
    return report.close[base::Rng(seed).below(report.close.size())];
}

players::Choice
Meister::choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget)
{
    return choose_in_game({&position, 1}, seed, budget);
}

players::Choice Meister::choose_in_game(std::span<const mancala::Position> line,
                                        std::uint64_t seed,
                                        base::Budget& budget)
{
    const mancala::Position& position = line.back();
    const Board board = packed(position);
    Limits limits{.nodes = std::min(nodes_, budget.left()),
                  .stop = budget.stop_token(),
                  .tolerance = tolerance(position),
                  .spent = spent_in(line)};
    if (time_) {
        limits.deadline = std::chrono::steady_clock::now() + *time_;
    }
    const int lead = mancala::margin(position, position.to_move);
    if (hopes_for_more(lead, rest(board), stones_on(board))) {
        limits.lead = lead; // a chance has no stones to be careless with
        limits.tolerance = 0;
    } else if (known_ != nullptr) {
        if (const auto slot = known_move(*known_, board, limits)) {
            return {pit_at(*slot, position.to_move).number()};
        }
    }
    // What it remembers of the last move would make an answer depend on more than the position.
    search_.forget();
    const Report report = search_.run(board, limits, manner_.threads);
    static_cast<void>(budget.spend(report.nodes));
    return {pit_at(chosen(report, seed), position.to_move).number()};
}

} // namespace engine
