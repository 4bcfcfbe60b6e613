// What happens to the window, as the toolkit's events. What concerns the display alone (resizing,
// lost pictures, Alt+Enter and F11) is done here and not passed on.
#pragma once

#include "render/sdl/display.hpp"
#include "render/toolkit/input.hpp"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

union SDL_Event;
struct SDL_KeyboardEvent;
struct SDL_MouseWheelEvent;

namespace sdl {

/// The close button or a signal asks the program to end.
struct QuitRequest
{
};

/// Another thread has called `wake`.
struct WakeUp
{
};

using Event = std::variant<toolkit::KeyEvent, toolkit::PointerEvent, QuitRequest, WakeUp>;

/// A key press in the toolkit's words.
[[nodiscard]] toolkit::KeyEvent key_event(const SDL_KeyboardEvent& event);

class InputSource
{
  public:
    /// The display must outlive it.
    explicit InputSource(Display& display);

    /// Sleeps until something happens or the time has come, without an end if none is given; then
    /// returns all that has happened. May be empty.
    [[nodiscard]] std::vector<Event> wait(std::optional<toolkit::Time> until);

    /// Ends a `wait` with a WakeUp; several calls may end one. May be called from any thread.
    void wake();

    /// What was copied elsewhere, as Ctrl+V and right Amiga+V type it; empty if it is no text.
    [[nodiscard]] static std::string pasted();
    /// What is pasted elsewhere from now on, UTF-8; false if the desktop will not take it.
    static bool copy(const std::string& text);

    /// The clock of `wait` and of ticks.
    [[nodiscard]] static toolkit::Time now();

  private:
    [[nodiscard]] std::optional<Event> translated(const SDL_Event& event);
    [[nodiscard]] std::optional<Event> translated_key(const SDL_KeyboardEvent& event);
    [[nodiscard]] std::optional<Event> translated_pointer(const SDL_Event& event);
    [[nodiscard]] toolkit::PointerEvent turned_wheel(const SDL_MouseWheelEvent& event) const;
    [[nodiscard]] std::optional<Event> window_changed(const SDL_Event& event);

    Display& display_;
    std::uint32_t wake_type_;      ///< SDL's number for our own event
    toolkit::Modifiers modifiers_; ///< at the event that is translated; SDL knows those of now
    std::atomic<bool> wake_pending_ = false;
};

} // namespace sdl
