// Short words for the events that the toolkit's tests feed in.
#pragma once

#include "render/toolkit/screen.hpp"

namespace events {

inline toolkit::PointerEvent press(raster::Point at)
{
    return {toolkit::PointerAction::press, toolkit::PointerButton::left, at};
}

inline toolkit::PointerEvent move(raster::Point to)
{
    return {toolkit::PointerAction::move, toolkit::PointerButton::left, to};
}

inline toolkit::PointerEvent release(raster::Point at)
{
    return {toolkit::PointerAction::release, toolkit::PointerButton::left, at};
}

inline void click(toolkit::Screen& screen, raster::Point at)
{
    screen.handle(press(at));
    screen.handle(release(at));
}

inline toolkit::KeyEvent key(toolkit::Key key)
{
    toolkit::KeyEvent event;
    event.key = key;
    return event;
}

inline toolkit::KeyEvent shift(toolkit::KeyEvent event)
{
    event.modifiers.shift = true;
    return event;
}

inline toolkit::KeyEvent amiga(char32_t symbol)
{
    toolkit::KeyEvent event;
    event.symbol = symbol;
    event.modifiers.amiga = true;
    return event;
}

inline toolkit::KeyEvent typed(const char* text)
{
    toolkit::KeyEvent event;
    event.text = text;
    return event;
}

inline toolkit::KeyEvent held(toolkit::KeyEvent event)
{
    event.stroke = toolkit::KeyStroke::repeated;
    return event;
}

inline toolkit::KeyEvent letter(char32_t symbol)
{
    toolkit::KeyEvent event;
    event.symbol = symbol;
    return event;
}

} // namespace events
