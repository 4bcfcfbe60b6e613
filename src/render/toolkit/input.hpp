// What a user does, in the toolkit's own words: no event of any window library is known here, so
// that everything can be tested by handing in values.
#pragma once

#include "render/raster/geometry.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace toolkit {

/// Time since some fixed moment; handed in, never asked for.
using Time = std::chrono::milliseconds;

/// Time has passed.
struct Tick
{
    Time now{};
};

struct Modifiers
{
    bool shift = false;
    bool control = false;
    bool alt = false;
    bool amiga = false; ///< right Amiga key; on PC keyboards right Super

    bool operator==(const Modifiers&) const = default;
};

/// The keys that do something but type nothing.
enum class Key
{
    other,
    tab,
    enter,
    escape,
    space,
    left,
    right,
    up,
    down,
    backspace,
    del,
    home,
    end,
    page_up,
    page_down,
    help, ///< Help, on PC keyboards F1
    menu, ///< opens the menus: F10 or the Menu key
    f2,
    f11,
    print ///< F12 or Print: a picture of the screen
};

/// Where a key lies in the block of digits and letters, whatever is printed on it: row 0 begins
/// with the 1, row 1 with the key below it to the right (Q on most keyboards); columns from 0.
struct KeyPlace
{
    int row = 0;
    int column = 0;

    bool operator==(const KeyPlace&) const = default;
};

enum class KeyStroke
{
    pressed,
    repeated ///< the key is held down
};

struct KeyEvent
{
    Key key = Key::other;
    char32_t symbol = 0; ///< what the layout has on the key, small letter; 0: none
    std::optional<KeyPlace> place;
    Modifiers modifiers;
    KeyStroke stroke = KeyStroke::pressed;
    std::string text; ///< typed text, UTF-8; comes as an event of its own after the key's
    Time when{};
};

enum class PointerAction
{
    move,
    press,
    release,
    wheel, ///< ours: the Amiga's mouse had none
    cancel ///< the window lost the pointer: what is pressed springs back without acting
};

enum class PointerButton
{
    left,
    right
};

struct PointerEvent
{
    PointerAction action = PointerAction::move;
    PointerButton button = PointerButton::left;
    raster::Point position; ///< on the screen; far outside when the pointer is on no pixel of it
    Modifiers modifiers{};
    Time when{};
    int notches = 0; ///< of the wheel, positive when it is turned towards the user
};

/// What else a gadget may want to know of a press.
struct PressDetails
{
    Modifiers modifiers{};
    Time when{};
};

} // namespace toolkit
