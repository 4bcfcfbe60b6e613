#include "render/guide_viewer/page_view.hpp"

#include "core/amigaguide/characters.hpp"
#include "render/toolkit/gadgets/scroll_bar.hpp"

#include <algorithm>
#include <utility>

namespace guide_viewer {

namespace {

using raster::Point;
using raster::Rect;
using toolkit::Handled;
using toolkit::Key;
using toolkit::KeyEvent;

constexpr int cell_width = toolkit::metrics::letter_width;
constexpr int frame = 1;
constexpr int margin = 2; ///< inside the frame; as wide as the box of a link sticks out
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
    found_.reset();
    scroll_to(top);
}

Rect PageView::text_area() const
{
    return raster::inset(raster::rect_at({}, box().size()), frame, frame);
}

int PageView::rows() const
{
    return std::max(1, (text_area().height - 2 * margin) / line_height);
}

int PageView::columns() const
{
    return std::max(1, (text_area().width - 2 * margin) / cell_width);
}

int PageView::last_top() const
{
    return std::max(0, static_cast<int>(page_.lines.size()) - rows());
}

void PageView::scroll_to(int top)
{
    top_ = std::clamp(top, 0, last_top());
    moved();
}

void PageView::scroll_sideways_to(int left)
{
    left_ = std::clamp(left, 0, std::max(0, page_.width - columns()));
    moved();
}

void PageView::moved()
{
    changed();
    if (on_move_) {
        on_move_();
    }
}

void PageView::mark(Found found)
{
    if (!is_in_view(found.line)) {
        scroll_to(found.line);
    }
    if (!found.columns.empty()) {
        show_columns(found.columns.front(), found.columns.front() + found.length);
    }
    found_ = std::move(found);
    changed();
}

/// Scrolls sideways no further than it must.
void PageView::show_columns(int first, int end)
{
    if (first < left_) {
        scroll_sideways_to(first);
    } else if (end > left_ + columns()) {
        scroll_sideways_to(std::min(first, end - columns()));
    }
}

/// In the coordinates of the text area.
Point PageView::corner_of(int line, int column) const
{
    return {margin + (column - left_) * cell_width, margin + (line - top_) * line_height};
}

void PageView::draw(raster::SurfaceView view, const toolkit::Look& look) const
{
    toolkit::Look::clear(view, view.bounds());
    const raster::SurfaceView text = view.part(text_area());
    const int end = std::min(top_ + rows(), static_cast<int>(page_.lines.size()));
    for (int line = top_; line < end; ++line) {
        draw_line(text, look, line);
    }
    draw_found_in(text, look);
    toolkit::Look::thin_frame(view, view.bounds(), toolkit::Bevel::recessed);
    if (focus() == toolkit::FocusMark::shown && !selected_) {
        toolkit::Look::focus_mark(view, view.bounds());
    }
}

void PageView::draw_line(raster::SurfaceView view, const toolkit::Look& look, int line) const
{
    for (const auto& piece : page_.lines[static_cast<std::size_t>(line)].pieces) {
        draw_piece(view, corner_of(line, piece.column), piece, look, look_of(piece));
    }
}

void PageView::draw_found_in(raster::SurfaceView view, const toolkit::Look& look) const
{
    if (!found_ || !is_in_view(found_->line)) {
        return;
    }
    const auto& line = page_.lines[static_cast<std::size_t>(found_->line)];
    const auto shown = amigaguide::characters_of(amigaguide::text_of(line));
    for (const int column : found_->columns) {
        std::string text;
        for (const char32_t character : shown.substr(static_cast<std::size_t>(column),
                                                     static_cast<std::size_t>(found_->length))) {
            amigaguide::append_character(text, character);
        }
        draw_found(view, corner_of(found_->line, column), text, look);
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
    if (piece.link == pressed_) {
        return LinkLook::pressed;
    }
    return piece.link == selected_ ? LinkLook::chosen : LinkLook::raised;
}

std::optional<std::size_t> PageView::link_at(Point point) const
{
    const Rect area = raster::inset(text_area(), margin, margin);
    const int line = top_ + (point.y - area.y) / line_height;
    if (!area.contains(point) || line >= static_cast<int>(page_.lines.size())) {
        return std::nullopt;
    }
    const int column = (point.x - area.x) / cell_width + left_;
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
    pressed_ = link_at(point);
    changed();
}

void PageView::on_release(Point point)
{
    const auto pressed = std::exchange(pressed_, std::nullopt);
    changed();
    if (pressed && link_at(point) == pressed) {
        follow(*pressed);
    }
}

void PageView::on_cancel()
{
    pressed_.reset();
    changed();
}

void PageView::on_wheel(int notches)
{
    scroll_to(top_ + notches * toolkit::ScrollBar::lines_per_notch);
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
    case Key::left: scroll_sideways_to(left_ - sideways_step); return true;
    case Key::right: scroll_sideways_to(left_ + sideways_step); return true;
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
        const auto piece =
            std::ranges::find_if(pieces, [this](const auto& p) { return p.link == selected_; });
        if (piece != pieces.end()) {
            const int at = static_cast<int>(line);
            if (!is_in_view(at)) {
                scroll_to(at - rows() / 2);
            }
            show_columns(piece->column, piece->column + length_of(*piece));
            return;
        }
    }
}

} // namespace guide_viewer
