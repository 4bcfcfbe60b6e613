// What each player takes for a move.
#include "core/players/roster.hpp"

#include <benchmark/benchmark.h>

#include "midgame.hpp"

namespace {

void choose(benchmark::State& state, players::Kind kind)
{
    const auto positions = midgame_positions(1024);
    const auto player = players::make_player(kind);
    std::uint64_t seed = 0;
    for (auto _ : state) {
        base::Budget budget;
        const auto& position = positions[seed % positions.size()];
        benchmark::DoNotOptimize(player->choose(position, seed, budget));
        ++seed;
    }
}
BENCHMARK_CAPTURE(choose, random, players::Kind::random);
BENCHMARK_CAPTURE(choose, normal, players::Kind::normal);
BENCHMARK_CAPTURE(choose, gemein, players::Kind::gemein);
BENCHMARK_CAPTURE(choose, taktik, players::Kind::taktik)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
