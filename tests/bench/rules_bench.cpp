// How many moves the rules play in a second.
#include <benchmark/benchmark.h>

#include "midgame.hpp"

namespace {

void play_every_pit(benchmark::State& state)
{
    const auto positions = midgame_positions(4096);
    std::int64_t moves = 0;
    for (auto _ : state) {
        for (const auto& position : positions) {
            for (const mancala::Pit pit : mancala::all_pits()) {
                if (position.stones(pit) > 0) {
                    benchmark::DoNotOptimize(mancala::play(position, pit));
                    ++moves;
                }
            }
        }
    }
    state.SetItemsProcessed(moves);
}
BENCHMARK(play_every_pit)->Unit(benchmark::kMillisecond);

void random_game(benchmark::State& state)
{
    base::Rng rng(1);
    std::int64_t moves = 0;
    for (auto _ : state) {
        mancala::Outcome now{.position = mancala::initial()};
        while (!now.over) {
            const auto pits = mancala::pits_with_stones(now.position);
            now = mancala::play(now.position, pits[rng.below(pits.size())]);
            ++moves;
        }
    }
    state.SetItemsProcessed(moves);
}
BENCHMARK(random_game)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
