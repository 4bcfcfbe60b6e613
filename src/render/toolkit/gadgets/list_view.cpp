#include "render/toolkit/gadgets/list_view.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace toolkit {

using raster::Point;
using raster::Rect;

namespace {

Rect scroller_box(Rect box)
{
    const int width = metrics::list_scroller_width;
    return {box.width - width, 0, width, box.height};
}

Rect text_box(Rect box)
{
    return {0, 0, box.width - metrics::list_scroller_width, box.height};
}

faces::RowTone tone_of(RowWeight weight)
{
    switch (weight) {
    case RowWeight::plain: break;
    case RowWeight::emphasised: return faces::RowTone::emphasised;
    case RowWeight::bold: return faces::RowTone::bold;
    }
    return faces::RowTone::plain;
}

} // namespace

ListView::ListView(Rect box, std::string help_node)
    : Gadget(box, std::move(help_node))
    , bar_(scroller_box(box), Axis::vertical, metrics::list_arrow_height)
{
    bar_.set_range({0, std::max(row_area().height / metrics::row_height, 1), 0});
}

void ListView::set_rows(std::vector<Row> rows)
{
    rows_ = std::move(rows);
    bar_.set_range({static_cast<int>(rows_.size()), visible_rows(), bar_.range().top});
    if (chosen_ && *chosen_ >= rows_.size()) {
        chosen_.reset();
    }
    last_click_.reset();
    opening_.reset();
    changed();
}

void ListView::choose(std::optional<std::size_t> row)
{
    chosen_ = row && *row < rows_.size() ? row : std::nullopt;
    if (chosen_) {
        show(*chosen_);
    }
    changed();
}

void ListView::show(std::size_t row)
{
    const int wanted = static_cast<int>(std::min(row, rows_.size()));
    bar_.scroll_to(std::clamp(bar_.range().top, wanted - visible_rows() + 1, wanted));
    changed();
}

void ListView::draw(raster::SurfaceView view, const Look& look) const
{
    faces::list_box(view.part(text_box(view.bounds())), focus());
    const Rect area = row_area();
    const std::size_t end =
        std::min(top() + static_cast<std::size_t>(visible_rows()), rows_.size());
    for (std::size_t i = top(); i < end; ++i) {
        const Row& row = rows_.at(i);
        const int y = area.y + static_cast<int>(i - top()) * metrics::row_height;
        faces::row(
            view.part({area.x, y, area.width, metrics::row_height}), look,
            {row.text, row.note, chosen_ == i ? faces::RowTone::chosen : tone_of(row.weight)});
    }
    faces::scroller(view, bar_.face());
    if (!is_enabled()) {
        Look::ghost(view, view.bounds());
    }
}

void ListView::on_detailed_press(Point point, const PressDetails& details)
{
    changed();
    if (bar_.box().contains(point)) {
        bar_.press(point, details.when);
    } else if (const auto row = row_at(point)) {
        click(*row, point, details.when);
    }
}

void ListView::on_drag(Point point)
{
    bar_.drag(point);
    changed();
}

void ListView::on_release(Point point)
{
    bar_.release();
    changed();
    const auto opening = std::exchange(opening_, std::nullopt);
    if (opening && row_at(point) == opening && on_open_) {
        on_open_(*opening);
    }
}

void ListView::on_cancel()
{
    bar_.release();
    opening_.reset();
    changed();
}

Handled ListView::on_key(const KeyEvent& event)
{
    if (!event.text.empty() || event.symbol != 0 || event.key == Key::space) {
        const bool typed = on_type_ && !event.modifiers.amiga && !event.modifiers.control;
        if (typed && !event.text.empty()) {
            on_type_(event.text, event.when);
        }
        return typed ? Handled::yes : Handled::no;
    }
    if (event.key == Key::enter) {
        return open_chosen(event.stroke);
    }
    const auto target = key_target(event);
    if (!target) {
        return Handled::no;
    }
    if (!rows_.empty()) {
        choose_by_user(std::min(*target, rows_.size() - 1));
    }
    return Handled::yes;
}

void ListView::on_wheel(int notches)
{
    bar_.scroll_by_wheel(notches);
    changed();
}

void ListView::on_tick(Tick tick)
{
    if (bar_.next_tick()) {
        bar_.tick(tick.now);
        changed();
    }
}

Rect ListView::row_area() const
{
    return raster::inset(text_box(rect_at({}, box().size())), metrics::list_inset,
                         metrics::list_inset);
}

std::optional<std::size_t> ListView::row_at(Point point) const
{
    const Rect area = row_area();
    if (!area.contains(point)) {
        return std::nullopt;
    }
    const int line = (point.y - area.y) / metrics::row_height;
    const std::size_t row = top() + static_cast<std::size_t>(line);
    return line < visible_rows() && row < rows_.size() ? std::optional(row) : std::nullopt;
}

bool ListView::repeats_opening(Point point, Time when) const
{
    return opened_at_once_ && when - opened_at_once_->when <= double_click &&
           std::abs(point.y - opened_at_once_->point.y) < metrics::row_height;
}

void ListView::click(std::size_t row, Point point, Time when)
{
    if (repeats_opening(point, when)) {
        return;
    }
    opened_at_once_.reset();
    if (opens_at_once_ && opens_at_once_(row)) {
        opened_at_once_ = Opened{point, when};
        opening_ = row;
        choose_by_user(row);
        return;
    }
    const bool twice =
        last_click_ && last_click_->row == row && when - last_click_->when <= double_click;
    if (twice) {
        last_click_.reset();
        opening_ = row;
        return;
    }
    last_click_ = Click{row, when};
    choose_by_user(row);
}

void ListView::choose_by_user(std::size_t row)
{
    choose(row);
    if (on_choose_) {
        on_choose_(row);
    }
}

/// Which row a key goes to, perhaps beyond the last; nothing if it is not a key of the list.
std::optional<std::size_t> ListView::key_target(const KeyEvent& event) const
{
    const std::size_t page = static_cast<std::size_t>(std::max(visible_rows() - 1, 1));
    const auto from = [&](std::size_t step) { return chosen_ ? *chosen_ + step : top(); };
    const auto before = [&](std::size_t step) {
        return chosen_ ? *chosen_ - std::min(*chosen_, step) : top();
    };
    switch (event.key) {
    case Key::up: return before(event.modifiers.shift ? page : 1);
    case Key::down: return from(event.modifiers.shift ? page : 1);
    case Key::page_up: return before(page);
    case Key::page_down: return from(page);
    case Key::home: return 0;
    case Key::end: return rows_.size();
    default: return std::nullopt;
    }
}

Handled ListView::open_chosen(KeyStroke stroke)
{
    if (!chosen_ || !on_open_) {
        return Handled::no;
    }
    if (stroke == KeyStroke::pressed) {
        on_open_(*chosen_);
    }
    return Handled::yes;
}

} // namespace toolkit
