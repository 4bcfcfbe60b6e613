#include "render/toolkit/gadgets/string_gadget.hpp"

#include "render/toolkit/faces.hpp"

#include <algorithm>
#include <utility>

namespace toolkit {

StringGadget::StringGadget(raster::Rect box, std::string help_node, int max_characters)
    : Gadget(box, std::move(help_node))
    , line_(max_characters)
{
}

void StringGadget::set_text(std::string_view text)
{
    line_.set(text);
    first_ = 0;
    if (input_ == Input::running) {
        show_cursor();
    }
    changed();
}

void StringGadget::draw(raster::SurfaceView view, const Look& look) const
{
    faces::StringFace face;
    face.text = line_.part(first_, columns());
    face.availability = is_enabled() ? ButtonState::normal : ButtonState::ghosted;
    if (input_ == Input::running) {
        face.cursor = line_.cursor() - first_;
    } else {
        face.mark = focus();
    }
    faces::string(view, look, face);
}

void StringGadget::on_press(raster::Point point)
{
    if (input_ == Input::ended) {
        begin();
    }
    on_drag(point);
}

void StringGadget::on_drag(raster::Point point)
{
    const int column = (point.x - metrics::string_side) / metrics::letter_width;
    put_cursor(first_ + std::clamp(column, -1, columns()));
}

Handled StringGadget::on_key(const KeyEvent& event)
{
    if (event.text.empty() && event.key == Key::enter) {
        return end(event.stroke);
    }
    if (input_ == Input::ended) {
        return Handled::no;
    }
    const std::string before = text();
    const Handled handled = event.modifiers.amiga ? amiga_key(event) : editing_key(event);
    show_cursor();
    if (text() != before && on_change_) {
        on_change_(text());
    }
    return handled;
}

void StringGadget::on_focus(FocusMark focus)
{
    if (focus == FocusMark::shown) {
        begin();
    } else {
        input_ = Input::ended;
    }
}

void StringGadget::begin()
{
    input_ = Input::running;
    line_.keep();
    show_cursor();
}

/// Return ends the input and, typed once more, begins a new one.
Handled StringGadget::end(KeyStroke stroke)
{
    if (stroke == KeyStroke::repeated) {
        return Handled::yes;
    }
    if (input_ == Input::ended) {
        begin();
        return Handled::yes;
    }
    input_ = Input::ended;
    changed();
    if (on_enter_) {
        on_enter_(text());
    }
    return Handled::yes;
}

Handled StringGadget::amiga_key(const KeyEvent& event)
{
    if (event.symbol == U'q') {
        line_.undo();
        return Handled::yes;
    }
    if (event.symbol == U'x') {
        line_.clear();
        return Handled::yes;
    }
    return Handled::no;
}

Handled StringGadget::editing_key(const KeyEvent& event)
{
    if (!event.text.empty()) {
        line_.insert(event.text);
        return Handled::yes;
    }
    const bool shift = event.modifiers.shift;
    switch (event.key) {
    case Key::left: put_cursor(shift ? 0 : line_.cursor() - 1); return Handled::yes;
    case Key::right: put_cursor(shift ? line_.length() : line_.cursor() + 1); return Handled::yes;
    case Key::home: put_cursor(0); return Handled::yes;
    case Key::end: put_cursor(line_.length()); return Handled::yes;
    case Key::backspace: line_.erase_left(); return Handled::yes;
    case Key::del: line_.erase_right(); return Handled::yes;
    case Key::space: return Handled::yes;
    // A key that types is used up here, or it would press some gadget; its text comes by itself.
    case Key::other:
        return event.symbol != 0 && !event.modifiers.control ? Handled::yes : Handled::no;
    default: return Handled::no;
    }
}

void StringGadget::put_cursor(int character)
{
    line_.move_to(character);
    show_cursor();
}

void StringGadget::show_cursor()
{
    first_ = std::clamp(first_, line_.cursor() - columns() + 1, line_.cursor());
    first_ = std::max(first_, 0);
    changed();
}

int StringGadget::columns() const
{
    return std::max((box().width - 2 * metrics::string_side) / metrics::letter_width, 1);
}

} // namespace toolkit
