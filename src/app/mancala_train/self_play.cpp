#include "app/mancala_train/self_play.hpp"

#include "core/base/rng.hpp"
#include "core/engine/search.hpp"
#include "core/mancala/rules.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

namespace mancala_train {

namespace {

constexpr std::int64_t most_opening_moves = 8;
/// One move in so many is random, at least at first sight of its board.
constexpr std::uint64_t random_one_in = 12;
/// A game that neither side ends stops here; what is left counts for nobody.
constexpr std::size_t longest_game = 400;
constexpr std::size_t table_boards = 4096;

int random_slot(const engine::Board& board, base::Rng& rng)
{
    int slot = 0;
    do {
        slot = static_cast<int>(rng.below(engine::slots));
    } while (board.stones(slot) == 0);
    return slot;
}

/// One move of a game: its sample and what it brought whom.
struct Moved
{
    Sample sample;
    int gain = 0;
    bool same = false;
    bool blunder = false; ///< a random move in place of the best
};

/// Gives every sample what the rest of its game brought its player: up to the next random move as
/// played, from there on as searched.
void fill_in_played(std::vector<Moved>& moves)
{
    float rest = 0;
    std::for_each(moves.rbegin(), moves.rend(), [&rest](Moved& move) {
        rest = static_cast<float>(move.gain) + (move.same ? rest : -rest);
        rest = move.blunder ? move.sample.searched : rest;
        move.sample.played = rest;
    });
}

std::vector<Sample> play_game(engine::Search& search, const SelfPlay& plan, std::uint64_t number)
{
    base::Rng rng(base::derive_seed(plan.seed, number));
    search.forget();
    engine::Step now{.board = engine::packed(mancala::initial())};
    for (auto left = rng.between(0, most_opening_moves); left > 0; --left) {
        const engine::Step next = engine::play(now.board, random_slot(now.board, rng));
        if (next.next == engine::Next::over) {
            break;
        }
        now = next;
    }
    std::vector<Moved> moves;
    while (now.next != engine::Next::over && moves.size() < longest_game) {
        const engine::Report report = search.run(now.board, {.nodes = plan.nodes});
        Moved moved;
        moved.sample.board = now.board;
        moved.sample.searched = static_cast<float>(report.value) / engine::unit;
        moved.blunder = rng.below(random_one_in) == 0;
        const int slot = moved.blunder ? random_slot(now.board, rng) : report.slot;
        now = engine::play(now.board, slot);
        moved.gain = now.gain;
        moved.same = now.next == engine::Next::same;
        moves.push_back(moved);
    }
    fill_in_played(moves);
    std::vector<Sample> samples;
    std::transform(moves.begin(), moves.end(), std::back_inserter(samples),
                   [](const Moved& moved) { return moved.sample; });
    return samples;
}

} // namespace

std::vector<Sample> play_games(const SelfPlay& plan,
                               const engine::Evaluation& evaluation,
                               const std::function<void(std::uint64_t)>& told)
{
    std::vector<std::vector<Sample>> games(plan.games);
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> done{0};
    const auto work = [&] {
        engine::Search search(evaluation, nullptr, table_boards);
        for (auto number = next++; number < plan.games; number = next++) {
            games[number] = play_game(search, plan, number);
            told(++done);
        }
    };
    {
        std::vector<std::jthread> threads;
        for (unsigned i = 1; i < plan.jobs; ++i) {
            threads.emplace_back(work);
        }
        work();
    }
    std::vector<Sample> samples;
    for (const auto& game : games) {
        samples.insert(samples.end(), game.begin(), game.end());
    }
    return samples;
}

} // namespace mancala_train
