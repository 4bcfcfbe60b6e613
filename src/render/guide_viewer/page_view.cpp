#include "render/guide_viewer/page_view.hpp"

#include "core/amigaguide/characters.hpp"

#include <algorithm>
#include <utility>

namespace guide_viewer {

namespace {

using raster::Point;
using raster::Rect;
using toolkit::Handled;
using toolkit::Key;
using toolkit::KeyEvent;

constexpr int cell_width = 8;
constexpr int margin = 4;
constexpr int bar_width = 14;
constexpr int sideways_step = 8;

int length_of(const amigaguide::Piece& piece)
{
    return static_cast<int>(amigaguide::characters_of(piece.text).size());
}

} // namespace

PageView::PageView(Rect box, std::string help_node, std::function<void(std::size_t)> on_link)
    : Gadget(box, std::move(help_node))
    , on_link_(std::move(on_link))
{
}

void PageView::show(amigaguide::Page page, std::vector<bool> is_dead, int top)
{
    page_ = std::move(page);
    is_dead_ = std::move(is_dead);
    is_dead_.resize(page_.links.size());
    left_ = 0;
    selected_.reset();
    pressed_.reset();
    scroll_to(top);
}

int PageView::rows() const
{
    return std::max(1, (box().height - 2 * margin) / line_height);
}

int PageView::columns() const
{
    return std::max(1, (box().width - bar_width - 2 * margin) / cell_width);
}

int PageView::last_top() const
{
    return std::max(0, static_cast<int>(page_.lines.size()) - rows());
}

void PageView::scroll_to(int top)
{
    top_ = std::clamp(top, 0, last_top());
    changed();
}

void PageView::scroll_sideways(int columns_by)
{
    left_ = std::clamp(left_ + columns_by, 0, std::max(0, page_.width - columns()));
    changed();
}

Rect PageView::bar() const
{
    return {box().width - bar_width, 0, bar_width, box().height};
}

Rect PageView::knob() const
{
    const Rect inside = raster::inset(bar(), 3, 2);
    const int lines = std::max(rows(), static_cast<int>(page_.lines.size()));
    const int height = std::max(8, inside.height * rows() / lines);
    const int room = inside.height - height;
    const int y = last_top() == 0 ? 0 : room * top_ / last_top();
    return {inside.x, inside.y + y, inside.width, height};
}

void PageView::draw(raster::SurfaceView view, const toolkit::Look& look) const
{
    toolkit::Look::clear(view, view.bounds());
    const Rect text{0, 0, bar().x, view.size().height};
    for (int row = 0; row < rows(); ++row) {
        draw_line(view.part(raster::inset(text, 2, 1)), look, row);
    }
    toolkit::Look::thin_frame(view, text, toolkit::Bevel::recessed);
    toolkit::Look::button_frame(view, bar(), toolkit::Bevel::raised);
    raster::fill(view, knob(), toolkit::pen_index(toolkit::Pen::fill));
    if (focus() == toolkit::FocusMark::shown && !selected_) {
        toolkit::Look::focus_mark(view, text);
    }
}

void PageView::draw_line(raster::SurfaceView view, const toolkit::Look& look, int row) const
{
    const int line = top_ + row;
    if (line >= static_cast<int>(page_.lines.size())) {
        return;
    }
    const int y = margin + row * line_height;
    for (const auto& piece : page_.lines[static_cast<std::size_t>(line)].pieces) {
        const Point corner{margin + (piece.column - left_) * cell_width, y};
        draw_piece(view, corner, piece, look, look_of(piece));
        if (piece.link && piece.link == selected_) {
            const int width = length_of(piece) * cell_width;
            toolkit::Look::focus_mark(view, {corner.x - 3, y - 2, width + 6, line_height + 1});
        }
    }
}

LinkLook PageView::look_of(const amigaguide::Piece& piece) const
{
    if (!piece.link) {
        return LinkLook::none;
    }
    if (is_dead_[*piece.link]) {
        return LinkLook::dead;
    }
    return piece.link == pressed_ ? LinkLook::pressed : LinkLook::raised;
}

std::optional<std::size_t> PageView::link_at(Point point) const
{
    const int line = top_ + (point.y - margin) / line_height;
    if (point.x < 0 || point.y < margin || point.x >= bar().x ||
        line >= static_cast<int>(page_.lines.size())) {
        return std::nullopt;
    }
    const int column = (point.x - margin - 2) / cell_width + left_;
    for (const auto& piece : page_.lines[static_cast<std::size_t>(line)].pieces) {
        const bool hit = column >= piece.column && column < piece.column + length_of(piece);
        if (hit && piece.link && !is_dead_[*piece.link]) {
            return piece.link;
        }
    }
    return std::nullopt;
}

void PageView::on_press(Point point)
{
    drags_bar_ = bar().contains(point);
    if (drags_bar_) {
        scroll_to_pointer(point.y);
    } else {
        pressed_ = link_at(point);
        changed();
    }
}

void PageView::scroll_to_pointer(int y)
{
    const int half = knob().height / 2;
    const int room = std::max(1, bar().height - knob().height);
    scroll_to((y - half) * last_top() / room);
}

void PageView::on_drag(Point point)
{
    if (drags_bar_) {
        scroll_to_pointer(point.y);
    }
}

void PageView::on_release(Point point)
{
    const auto pressed = std::exchange(pressed_, std::nullopt);
    drags_bar_ = false;
    changed();
    if (pressed && link_at(point) == pressed) {
        follow(*pressed);
    }
}

void PageView::on_cancel()
{
    pressed_.reset();
    drags_bar_ = false;
    changed();
}

void PageView::follow(std::size_t link)
{
    if (!is_dead_[link]) {
        on_link_(link);
    }
}

Handled PageView::on_key(const KeyEvent& event)
{
    if (event.key == Key::tab) {
        return walk_links(event.modifiers.shift ? -1 : 1);
    }
    if (event.key == Key::enter && selected_) {
        follow(*selected_);
        return Handled::yes;
    }
    return scroll_by_key(event) ? Handled::yes : Handled::no;
}

bool PageView::scroll_by_key(const KeyEvent& event)
{
    const int page = rows() - 1;
    const int step = event.modifiers.shift ? page : 1;
    const int far = event.modifiers.alt ? static_cast<int>(page_.lines.size()) : step;
    switch (event.key) {
    case Key::up: scroll_to(top_ - far); return true;
    case Key::down: scroll_to(top_ + far); return true;
    case Key::left: scroll_sideways(-sideways_step); return true;
    case Key::right: scroll_sideways(sideways_step); return true;
    case Key::space:
    case Key::page_down: scroll_to(top_ + page); return true;
    case Key::backspace:
    case Key::page_up: scroll_to(top_ - page); return true;
    case Key::home: scroll_to(0); return true;
    case Key::end: scroll_to(last_top()); return true;
    default: return false;
    }
}

/// Beyond the first and last link the walk leaves the page.
Handled PageView::walk_links(int step)
{
    const int count = static_cast<int>(page_.links.size());
    int next = selected_ ? static_cast<int>(*selected_) + step : (step > 0 ? 0 : count - 1);
    while (next >= 0 && next < count && is_dead_[static_cast<std::size_t>(next)]) {
        next += step;
    }
    changed();
    if (next < 0 || next >= count) {
        selected_.reset();
        return Handled::no;
    }
    selected_ = static_cast<std::size_t>(next);
    show_selected();
    return Handled::yes;
}

void PageView::show_selected()
{
    for (std::size_t line = 0; line < page_.lines.size(); ++line) {
        const auto& pieces = page_.lines[line].pieces;
        if (std::ranges::any_of(pieces, [this](const auto& p) { return p.link == selected_; })) {
            const int at = static_cast<int>(line);
            if (at < top_ || at >= top_ + rows()) {
                scroll_to(at - rows() / 2);
            }
            return;
        }
    }
}

} // namespace guide_viewer
