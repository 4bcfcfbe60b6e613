// The window itself, with SDL's driver that needs no display.
#include "render/raster/draw.hpp"
#include "render/sdl/display.hpp"
#include "render/sdl/input_source.hpp"

#include <SDL.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>
#include <tuple>
#include <variant>
#include <vector>

using raster::PenIndex;
using raster::Rgb;
using raster::Size;
using sdl::Aspect;
using sdl::Scaling;
using toolkit::Key;
using toolkit::KeyEvent;
using toolkit::PointerAction;
using toolkit::PointerEvent;

namespace {

constexpr Size canvas{64, 40};

sdl::DisplayOptions options()
{
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    sdl::DisplayOptions result;
    result.title = "Mancala";
    result.canvas = canvas;
    result.scale = 2;
    return result;
}

struct Fixture
{
    sdl::Display display{options()};
    sdl::InputSource input{display};
    raster::Surface surface{canvas};

    Fixture()
    {
        for (int i = 0; i < 8; ++i) {
            raster::fill(surface, {8 * i, 0, 8, 40}, PenIndex{static_cast<std::uint8_t>(i)});
        }
        display.show(surface, raster::workbench_palette);
        static_cast<void>(input.wait(toolkit::Time(0)));
    }

    static void resize(int width, int height)
    {
        SDL_SetWindowSize(SDL_GetWindowFromID(1), width, height);
    }

    template <typename T>
    T only_event()
    {
        const std::vector<sdl::Event> events = input.wait(toolkit::Time(0));
        REQUIRE(events.size() == 1);
        REQUIRE(std::holds_alternative<T>(events[0]));
        return std::get<T>(events[0]);
    }

    static void push_key(SDL_Keycode symbol, SDL_Scancode place, Uint16 modifiers = KMOD_NONE)
    {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym = {place, symbol, modifiers, 0};
        SDL_PushEvent(&event);
    }

    static void push_button(Uint32 type, int x, int y)
    {
        SDL_Event event{};
        event.type = type;
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = x;
        event.button.y = y;
        SDL_PushEvent(&event);
    }

    static void push_plain(Uint32 type, Uint8 window_event = SDL_WINDOWEVENT_NONE)
    {
        SDL_Event event{};
        event.type = type;
        event.window.event = window_event;
        SDL_PushEvent(&event);
    }
};

Rgb pixel(const raster::RgbImage& image, int x, int y)
{
    const int index = y * image.size.width + x;
    return image.pixels.at(static_cast<std::size_t>(index));
}

std::set<std::tuple<int, int, int>> colours_in(const raster::RgbImage& image)
{
    std::set<std::tuple<int, int, int>> colours;
    for (const Rgb& colour : image.pixels) {
        colours.insert({colour.red, colour.green, colour.blue});
    }
    return colours;
}

/// The picture in the middle of black bars, each pixel `scale` times as large.
bool shows(const raster::RgbImage& image, const raster::Surface& surface, int scale)
{
    const int left = (image.size.width - surface.size().width * scale) / 2;
    const int top = (image.size.height - surface.size().height * scale) / 2;
    for (int y = 0; y < image.size.height; ++y) {
        for (int x = 0; x < image.size.width; ++x) {
            const raster::Point at{(x - left) / scale, (y - top) / scale};
            const bool bar = x < left || y < top || !surface.bounds().contains(at);
            const Rgb expected = bar ? Rgb{} : raster::workbench_palette[surface.at(at)];
            if (pixel(image, x, y) != expected) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

TEST_SUITE_BEGIN("render/sdl/display");

TEST_CASE_FIXTURE(Fixture, "the window shows every pixel at the scale asked for")
{
    const raster::RgbImage image = display.shown();
    CHECK(image.size == Size{128, 80});
    CHECK(shows(image, surface, 2));
}

TEST_CASE_FIXTURE(Fixture, "after a resize the picture is whole again, with bars around")
{
    resize(220, 130);
    static_cast<void>(input.wait(toolkit::Time(0)));
    CHECK(shows(display.shown(), surface, 3));
    resize(64, 40);
    CHECK(shows(display.shown(), surface, 1));
}

TEST_CASE_FIXTURE(Fixture, "integer scaling mixes no colours in any shape and size")
{
    for (const Aspect aspect : {Aspect::square, Aspect::ntsc, Aspect::fill}) {
        display.set_view({aspect, Scaling::integer});
        for (const Size size : {Size{64, 40}, {65, 41}, {137, 77}, {192, 108}, {384, 216}}) {
            CAPTURE(size.width);
            resize(size.width, size.height);
            auto colours = colours_in(display.shown());
            colours.erase({0, 0, 0});
            CHECK(colours.size() <= 7);
        }
    }
}

TEST_CASE_FIXTURE(Fixture, "fitted scaling keeps the inside of areas pure and fills the window")
{
    display.set_view({Aspect::square, Scaling::fitted});
    resize(192, 108);
    const raster::RgbImage image = display.shown();
    // 172.8 wide rounds to 173, so the picture stands 9 pixels from the left edge.
    CHECK(pixel(image, 4, 50) == Rgb{});
    for (int band = 0; band < 8; ++band) {
        CAPTURE(band);
        const int middle = 9 + (2 * band + 1) * 173 / 16;
        CHECK(pixel(image, middle, 1) ==
              raster::workbench_palette[PenIndex{static_cast<std::uint8_t>(band)}]);
        CHECK(pixel(image, middle, 106) ==
              raster::workbench_palette[PenIndex{static_cast<std::uint8_t>(band)}]);
    }
}

TEST_CASE_FIXTURE(Fixture, "absurd window sizes do no harm")
{
    for (const auto scaling : {Scaling::integer, Scaling::fitted}) {
        display.set_view({Aspect::square, scaling});
        for (const Size size : {Size{1, 1}, {1, 300}, {300, 1}, {3, 2}}) {
            resize(size.width, size.height);
            static_cast<void>(input.wait(toolkit::Time(0)));
            CHECK(display.shown().size == size);
        }
    }
}

TEST_CASE_FIXTURE(Fixture, "a new palette alone changes what is shown")
{
    raster::Palette palette = raster::workbench_palette;
    palette.colours[3] = {0x11, 0x22, 0x33};
    display.show(surface, palette);
    CHECK(pixel(display.shown(), 2 * 28, 40) == Rgb{0x11, 0x22, 0x33});
}

TEST_CASE_FIXTURE(Fixture, "when the graphics card has lost everything the picture is made anew")
{
    display.set_view({Aspect::square, Scaling::fitted});
    resize(192, 108);
    const raster::RgbImage before = display.shown();
    for (const Uint32 reset : {SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET}) {
        push_plain(reset);
        CHECK(input.wait(toolkit::Time(0)).empty());
        CHECK(display.shown() == before);
    }
}

TEST_CASE_FIXTURE(Fixture, "scan lines darken the lower edge of each row, the picture alone")
{
    resize(200, 100); // a scale of 2, bars of 36 and 10
    display.set_effect(sdl::Effect::scanlines);
    const raster::RgbImage image = display.shown();
    const Rgb light = raster::workbench_palette[PenIndex{0}];
    CHECK(pixel(image, 36, 10) == light);
    const Rgb dark = pixel(image, 36, 11);
    CHECK(dark.red == doctest::Approx(light.red * (255 - 73) / 255.0).epsilon(0.02));
    CHECK(pixel(image, 35, 11) == Rgb{});
    CHECK_FALSE(display.next_tick().has_value());
    display.set_effect(sdl::Effect::none);
    CHECK(shows(display.shown(), surface, 2));
}

TEST_CASE_FIXTURE(Fixture, "only flicker wants ticks, and only while the window can be seen")
{
    using namespace std::chrono_literals;
    CHECK_FALSE(display.next_tick().has_value());
    display.set_effect(sdl::Effect::flicker);
    const raster::RgbImage odd = display.shown();
    const toolkit::Time start = *display.next_tick() + 1s;
    display.tick(start);
    const raster::RgbImage even = display.shown();
    CHECK(even != odd);
    CHECK(display.next_tick() == start + 20ms);
    display.tick(start + 19ms);
    CHECK(display.shown() == even);
    display.tick(start + 20ms);
    CHECK(display.shown() == odd);
    SDL_MinimizeWindow(SDL_GetWindowFromID(1));
    SDL_HideWindow(SDL_GetWindowFromID(1));
    CHECK_FALSE(display.next_tick().has_value());
}

TEST_CASE_FIXTURE(Fixture, "the pointer is mapped to the canvas, also after a resize")
{
    push_button(SDL_MOUSEBUTTONDOWN, 127, 79);
    const auto press = only_event<PointerEvent>();
    CHECK(press.action == PointerAction::press);
    CHECK(press.position == raster::Point{63, 39});
    resize(220, 130);
    static_cast<void>(input.wait(toolkit::Time(0)));
    push_button(SDL_MOUSEBUTTONUP, 14, 5);
    const auto release = only_event<PointerEvent>();
    CHECK(release.action == PointerAction::release);
    CHECK(release.position == raster::Point{0, 0});
    push_button(SDL_MOUSEBUTTONDOWN, 13, 5);
    CHECK(only_event<PointerEvent>().position == raster::Point{-1, 0});
}

TEST_CASE_FIXTURE(Fixture, "a wheel turned towards the user scrolls down where the pointer is")
{
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = -2;
    event.wheel.mouseX = 127;
    event.wheel.mouseY = 79;
    SDL_PushEvent(&event);
    const auto turned = only_event<PointerEvent>();
    CHECK(turned.action == PointerAction::wheel);
    CHECK(turned.notches == 2);
    CHECK(turned.position == raster::Point{63, 39});
}

TEST_CASE_FIXTURE(Fixture, "keys have their symbol by layout and their place by position")
{
    // The key right of T: Z on a German keyboard.
    push_key(SDLK_z, SDL_SCANCODE_Y, KMOD_LCTRL);
    const auto event = only_event<KeyEvent>();
    CHECK(event.symbol == U'z');
    CHECK(event.place == toolkit::KeyPlace{1, 5});
    CHECK(event.modifiers == toolkit::Modifiers{false, true, false, false});
    push_key(SDLK_6, SDL_SCANCODE_6);
    CHECK(only_event<KeyEvent>().place == toolkit::KeyPlace{0, 5});
}

TEST_CASE_FIXTURE(Fixture, "keys that print nothing have no symbol, but a name")
{
    push_key(SDLK_F1, SDL_SCANCODE_F1);
    const auto help = only_event<KeyEvent>();
    CHECK(help.key == Key::help);
    CHECK(help.symbol == 0);
    CHECK_FALSE(help.place.has_value());
    push_key(SDLK_RETURN, SDL_SCANCODE_RETURN);
    CHECK(only_event<KeyEvent>().key == Key::enter);
    push_key(SDLK_KP_3, SDL_SCANCODE_KP_3);
    CHECK(only_event<KeyEvent>().symbol == U'3');
}

TEST_CASE_FIXTURE(Fixture, "F11 and Alt with Enter switch to the full screen and back")
{
    REQUIRE_FALSE(display.is_full_screen());
    push_key(SDLK_F11, SDL_SCANCODE_F11);
    CHECK(input.wait(toolkit::Time(0)).empty());
    CHECK(display.is_full_screen());
    push_key(SDLK_RETURN, SDL_SCANCODE_RETURN, KMOD_LALT);
    CHECK(input.wait(toolkit::Time(0)).empty());
    CHECK_FALSE(display.is_full_screen());
    // The driver without a display keeps the large size; the picture is right at any.
    const raster::RgbImage image = display.shown();
    CHECK(shows(image, surface, std::min(image.size.width / 64, image.size.height / 40)));
}

TEST_CASE_FIXTURE(Fixture, "the close button asks to end, losing the focus lets go")
{
    push_plain(SDL_QUIT);
    only_event<sdl::QuitRequest>();
    push_plain(SDL_WINDOWEVENT, SDL_WINDOWEVENT_FOCUS_LOST);
    CHECK(only_event<PointerEvent>().action == PointerAction::cancel);
}

TEST_CASE_FIXTURE(Fixture, "another thread ends the wait; many calls make one event")
{
    std::thread caller([this] {
        for (int i = 0; i < 1000; ++i) {
            input.wake();
        }
    });
    const std::vector<sdl::Event> events = input.wait(std::nullopt);
    caller.join();
    CHECK(std::ranges::any_of(events, [](const sdl::Event& event) {
        return std::holds_alternative<sdl::WakeUp>(event);
    }));
    static_cast<void>(input.wait(toolkit::Time(0)));
    input.wake();
    only_event<sdl::WakeUp>();
}

TEST_CASE_FIXTURE(Fixture, "a time that has passed does not wait")
{
    CHECK(input.wait(sdl::InputSource::now() - toolkit::Time(5)).empty());
    const toolkit::Time start = sdl::InputSource::now();
    CHECK(input.wait(start + toolkit::Time(20)).empty());
    CHECK(sdl::InputSource::now() >= start + toolkit::Time(20));
}

TEST_SUITE_END();
