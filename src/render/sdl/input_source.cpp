#include "render/sdl/input_source.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace sdl {

namespace {

using toolkit::Key;
using toolkit::KeyEvent;
using toolkit::KeyPlace;
using toolkit::PointerAction;
using toolkit::PointerButton;
using toolkit::PointerEvent;

constexpr std::array<std::pair<SDL_Keycode, Key>, 25> special_keys{{
    {SDLK_TAB, Key::tab},
    {SDLK_RETURN, Key::enter},
    {SDLK_KP_ENTER, Key::enter},
    {SDLK_ESCAPE, Key::escape},
    {SDLK_SPACE, Key::space},
    {SDLK_LEFT, Key::left},
    {SDLK_RIGHT, Key::right},
    {SDLK_UP, Key::up},
    {SDLK_DOWN, Key::down},
    {SDLK_BACKSPACE, Key::backspace},
    {SDLK_DELETE, Key::del},
    {SDLK_HOME, Key::home},
    {SDLK_END, Key::end},
    {SDLK_PAGEUP, Key::page_up},
    {SDLK_PAGEDOWN, Key::page_down},
    {SDLK_HELP, Key::help},
    {SDLK_F1, Key::help},
    {SDLK_F10, Key::menu},
    {SDLK_APPLICATION, Key::menu},
    {SDLK_MENU, Key::menu},
    {SDLK_F2, Key::f2},
    {SDLK_F11, Key::f11},
    {SDLK_F12, Key::print},
    {SDLK_PRINTSCREEN, Key::print},
    {SDLK_UNKNOWN, Key::other},
}};

// By place, not by letter: the same keys on every layout.
constexpr std::array<std::array<SDL_Scancode, 10>, 2> places{{
    {SDL_SCANCODE_1, SDL_SCANCODE_2, SDL_SCANCODE_3, SDL_SCANCODE_4, SDL_SCANCODE_5, SDL_SCANCODE_6,
     SDL_SCANCODE_7, SDL_SCANCODE_8, SDL_SCANCODE_9, SDL_SCANCODE_0},
    {SDL_SCANCODE_Q, SDL_SCANCODE_W, SDL_SCANCODE_E, SDL_SCANCODE_R, SDL_SCANCODE_T, SDL_SCANCODE_Y,
     SDL_SCANCODE_U, SDL_SCANCODE_I, SDL_SCANCODE_O, SDL_SCANCODE_P},
}};

Key special_key(SDL_Keycode code)
{
    const auto* const found =
        std::ranges::find_if(special_keys, [&](const auto& entry) { return entry.first == code; });
    return found == special_keys.end() ? Key::other : found->second;
}

std::optional<KeyPlace> place_of(SDL_Scancode code)
{
    for (std::size_t row = 0; row < places.size(); ++row) {
        const auto* const found = std::ranges::find(places.at(row), code);
        if (found != places.at(row).end()) {
            return KeyPlace{static_cast<int>(row),
                            static_cast<int>(found - places.at(row).begin())};
        }
    }
    return std::nullopt;
}

/// The printed character; SDL marks keys without one by a bit.
char32_t symbol_of(SDL_Keycode code)
{
    if (code >= SDLK_KP_1 && code <= SDLK_KP_9) {
        return U'1' + static_cast<char32_t>(code - SDLK_KP_1);
    }
    const bool prints = code > SDLK_SPACE && code != SDLK_DELETE &&
                        (static_cast<unsigned>(code) & unsigned{SDLK_SCANCODE_MASK}) == 0;
    return prints ? static_cast<char32_t>(code) : 0;
}

toolkit::Modifiers modifiers_of(Uint16 state)
{
    const auto holds = [&](unsigned keys) { return (state & keys) != 0; };
    return {holds(KMOD_SHIFT), holds(KMOD_CTRL), holds(KMOD_ALT), holds(KMOD_RGUI)};
}

std::optional<PointerButton> button_of(Uint8 button)
{
    switch (button) {
    case SDL_BUTTON_LEFT: return PointerButton::left;
    case SDL_BUTTON_RIGHT: return PointerButton::right;
    default: return std::nullopt;
    }
}

bool switches_full_screen(const KeyEvent& event)
{
    return event.key == Key::f11 || (event.key == Key::enter && event.modifiers.alt);
}

/// The Amiga's key for it, and the PC's.
bool pastes(const KeyEvent& event)
{
    return event.symbol == U'v' && (event.modifiers.control || event.modifiers.amiga);
}

} // namespace

KeyEvent key_event(const SDL_KeyboardEvent& event)
{
    KeyEvent key;
    key.key = special_key(event.keysym.sym);
    key.symbol = symbol_of(event.keysym.sym);
    key.place = place_of(event.keysym.scancode);
    key.modifiers = modifiers_of(event.keysym.mod);
    key.stroke = event.repeat != 0 ? toolkit::KeyStroke::repeated : toolkit::KeyStroke::pressed;
    key.when = toolkit::Time(event.timestamp);
    return key;
}

InputSource::InputSource(Display& display)
    : display_(display)
    , wake_type_(SDL_RegisterEvents(1))
{
}

std::vector<Event> InputSource::wait(std::optional<toolkit::Time> until)
{
    SDL_Event event;
    int got = 0;
    if (until) {
        constexpr toolkit::Time longest = std::chrono::hours(1);
        const toolkit::Time left = std::clamp(*until - now(), toolkit::Time(0), longest);
        got = SDL_WaitEventTimeout(&event, static_cast<int>(left.count()));
    } else {
        got = SDL_WaitEvent(&event);
    }
    std::vector<Event> events;
    while (got != 0) {
        if (auto ours = translated(event)) {
            events.push_back(*std::move(ours));
        }
        got = SDL_PollEvent(&event);
    }
    return events;
}

void InputSource::wake()
{
    // One event in the queue is enough, however many threads call.
    if (!wake_pending_.exchange(true)) {
        SDL_Event event{};
        event.type = wake_type_;
        if (SDL_PushEvent(&event) != 1) {
            wake_pending_ = false;
        }
    }
}

std::string InputSource::pasted()
{
    const std::unique_ptr<char, void (*)(void*)> text(SDL_GetClipboardText(), SDL_free);
    return text ? text.get() : "";
}

bool InputSource::copy(const std::string& text)
{
    return SDL_SetClipboardText(text.c_str()) == 0;
}

toolkit::Time InputSource::now()
{
    return toolkit::Time(static_cast<toolkit::Time::rep>(SDL_GetTicks64()));
}

std::optional<Event> InputSource::translated(const SDL_Event& event)
{
    if (event.type == wake_type_) {
        wake_pending_ = false;
        return WakeUp{};
    }
    switch (event.type) {
    case SDL_QUIT: return QuitRequest{};
    case SDL_KEYDOWN:
        modifiers_ = modifiers_of(event.key.keysym.mod);
        return translated_key(event.key);
    case SDL_KEYUP: modifiers_ = modifiers_of(event.key.keysym.mod); return std::nullopt;
    case SDL_TEXTINPUT: {
        if (modifiers_.amiga) {
            return std::nullopt; // a command; SDL says which letter it was as well
        }
        KeyEvent typed;
        typed.text = std::data(event.text.text);
        typed.when = toolkit::Time(event.text.timestamp);
        return typed;
    }
    case SDL_WINDOWEVENT: return window_changed(event);
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: display_.restore(); return std::nullopt;
    default: return translated_pointer(event);
    }
}

std::optional<Event> InputSource::translated_key(const SDL_KeyboardEvent& event)
{
    KeyEvent key = key_event(event);
    if (pastes(key)) {
        key = {};
        key.text = pasted();
    }
    if (!switches_full_screen(key)) {
        return key;
    }
    if (key.stroke == toolkit::KeyStroke::pressed) {
        display_.toggle_full_screen();
    }
    return std::nullopt;
}

std::optional<Event> InputSource::translated_pointer(const SDL_Event& event)
{
    if (event.type == SDL_MOUSEMOTION) {
        return PointerEvent{PointerAction::move, PointerButton::left,
                            display_.canvas_position({event.motion.x, event.motion.y})};
    }
    if (event.type == SDL_MOUSEWHEEL) {
        return turned_wheel(event.wheel);
    }
    if (event.type != SDL_MOUSEBUTTONDOWN && event.type != SDL_MOUSEBUTTONUP) {
        return std::nullopt;
    }
    const auto button = button_of(event.button.button);
    if (!button) {
        return std::nullopt;
    }
    const bool down = event.type == SDL_MOUSEBUTTONDOWN;
    return PointerEvent{down ? PointerAction::press : PointerAction::release, *button,
                        display_.canvas_position({event.button.x, event.button.y}), modifiers_,
                        toolkit::Time(event.button.timestamp)};
}

PointerEvent InputSource::turned_wheel(const SDL_MouseWheelEvent& event) const
{
    PointerEvent turned{PointerAction::wheel, PointerButton::left,
                        display_.canvas_position({event.mouseX, event.mouseY})};
    turned.notches = -event.y;
    return turned;
}

std::optional<Event> InputSource::window_changed(const SDL_Event& event)
{
    switch (event.window.event) {
    case SDL_WINDOWEVENT_MOVED:
        display_.moved_to({event.window.data1, event.window.data2});
        return std::nullopt;
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        display_.settle();
        display_.refresh();
        return std::nullopt;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: display_.refresh(); return std::nullopt;
    case SDL_WINDOWEVENT_FOCUS_LOST:
        return PointerEvent{PointerAction::cancel, PointerButton::left, {}};
    default: return std::nullopt;
    }
}

} // namespace sdl
