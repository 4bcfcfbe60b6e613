// How long the whole screen of 640x400 takes to draw anew, as on any change.
#include "support/stage.hpp"

#include <benchmark/benchmark.h>

namespace {

/// All pits as full as a long game makes them.
glue::GameView full_board()
{
    glue::GameView view = stage::game_of_two();
    for (const mancala::Pit pit : mancala::all_pits()) {
        view.position.pits.at(pit.index()) = 12;
    }
    return view;
}

void draw(benchmark::State& state, stage::Stage& stage)
{
    raster::Surface surface(app::screen_size);
    for (auto _ : state) {
        stage.window.draw(surface);
        benchmark::DoNotOptimize(surface.row(0).data());
    }
}

void board(benchmark::State& state)
{
    stage::Stage stage;
    stage.take(full_board());
    draw(state, stage);
}

void board_options_and_menu(benchmark::State& state)
{
    stage::Stage stage;
    stage.take(full_board());
    stage.click({320, 367}); // OPTIONEN
    stage.type(toolkit::Key::menu);
    draw(state, stage);
}

constexpr int repetitions = 15;
BENCHMARK(board)->Unit(benchmark::kMillisecond)->Repetitions(repetitions)->ReportAggregatesOnly();
BENCHMARK(board_options_and_menu)
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(repetitions)
    ->ReportAggregatesOnly();

} // namespace

BENCHMARK_MAIN();
