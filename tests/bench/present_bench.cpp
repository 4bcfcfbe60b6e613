// How long a picture takes from pens to the window, at the sizes of today's displays: colouring,
// scaling, presenting. Without a display and a graphics card; SDL_VIDEODRIVER=x11 measures on the
// display (a window manager must be there), SDL_RENDER_DRIVER chooses its renderer.
#include "render/raster/palette.hpp"
#include "render/sdl/display.hpp"

#include <SDL.h>
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

namespace {

using raster::PenIndex;
using raster::Size;
using sdl::Aspect;
using sdl::Effect;
using sdl::Scaling;

constexpr Size canvas{640, 400};

struct Case
{
    const char* name;
    Size window;
    sdl::ViewMode view;
    Effect effect = Effect::none;
};

const std::vector<Case> cases{
    {"1280x800_integer", {1280, 800}, {Aspect::square, Scaling::integer}},
    {"1920x1080_integer", {1920, 1080}, {Aspect::square, Scaling::integer}},
    {"1920x1080_fitted", {1920, 1080}, {Aspect::square, Scaling::fitted}},
    {"3840x2160_integer", {3840, 2160}, {Aspect::square, Scaling::integer}},
    {"3840x2160_fitted", {3840, 2160}, {Aspect::square, Scaling::fitted}},
    {"3840x2160_ntsc", {3840, 2160}, {Aspect::ntsc, Scaling::integer}},
    {"3840x2160_fill", {3840, 2160}, {Aspect::fill, Scaling::fitted}},
    {"3840x2160_scanlines", {3840, 2160}, {Aspect::square, Scaling::integer}, Effect::scanlines},
};

/// Two pictures that differ in a pit's worth of pixels, as in sowing.
raster::Surface picture(int shift)
{
    raster::Surface surface(canvas);
    for (int y = 0; y < canvas.height; ++y) {
        for (int x = 0; x < canvas.width; ++x) {
            const bool moving = x >= 300 && x < 360 && y >= 100 && y < 160;
            surface.set({x, y}, PenIndex{static_cast<std::uint8_t>(
                                    (x / 7 + y / 5 + (moving ? shift : 0)) % 8)});
        }
    }
    return surface;
}

void present(benchmark::State& state, const Case& measured)
{
    sdl::Display display(
        {.title = "bench", .canvas = canvas, .view = measured.view, .effect = measured.effect});
    SDL_SetWindowSize(SDL_GetWindowFromID(1), measured.window.width, measured.window.height);
    SDL_PumpEvents();
    const std::vector<raster::Surface> pictures{picture(0), picture(1)};
    std::size_t next = 0;
    for (auto _ : state) {
        display.show(pictures.at(next ^= 1U), raster::workbench_palette);
    }
    const Size size = display.shown().size;
    state.SetLabel(std::to_string(size.width) + "x" + std::to_string(size.height) + " " +
                   SDL_GetCurrentVideoDriver());
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (SDL_getenv("SDL_VIDEODRIVER") == nullptr) {
        SDL_setenv("SDL_VIDEODRIVER", "dummy", 0);
    }
    for (const Case& one : cases) {
        constexpr int repetitions = 5;
        benchmark::RegisterBenchmark(one.name, present, one)
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime()
            ->Repetitions(repetitions)
            ->ReportAggregatesOnly();
    }
    benchmark::RunSpecifiedBenchmarks();
}
