#include "render/toolkit/window.hpp"

#include <algorithm>

namespace toolkit {

using raster::Point;
using raster::Rect;

namespace {

std::optional<Step> step_of(const KeyEvent& event)
{
    switch (event.key) {
    case Key::tab: return event.modifiers.shift ? Step::previous : Step::next;
    case Key::left: return Step::left;
    case Key::right: return Step::right;
    case Key::up: return Step::up;
    case Key::down: return Step::down;
    default: return std::nullopt;
    }
}

bool is_plain(const Modifiers& modifiers)
{
    return !modifiers.control && !modifiers.alt && !modifiers.amiga;
}

} // namespace

Window::Window(WindowKind kind, Rect box, std::string title)
    : kind_(kind)
    , box_(box)
    , title_(std::move(title))
{
}

void Window::set_on_close(std::function<void()> on_close)
{
    on_close_ = std::move(on_close);
    needs_drawing_ = true;
}

void Window::move_to(Point corner, Rect limits)
{
    const int furthest_x = std::max(limits.x, limits.right() - box_.width);
    const int furthest_y = std::max(limits.y, limits.bottom() - box_.height);
    box_.x = std::clamp(corner.x, limits.x, furthest_x);
    box_.y = std::clamp(corner.y, limits.y, furthest_y);
    needs_drawing_ = true;
}

void Window::set_activity(Activity activity)
{
    if (activity_ != activity) {
        activity_ = activity;
        needs_drawing_ = true;
    }
}

Window::Part Window::part_at(Point local) const
{
    if (gadget_at(local) != nullptr) {
        return Part::gadget;
    }
    if (!is_framed()) {
        return Part::none;
    }
    if (on_close_ && kind_ == WindowKind::framed && close_cell().contains(local)) {
        return Part::close;
    }
    if (depth_cell(box_.size()).contains(local)) {
        return Part::depth;
    }
    return title_cell(box_.size()).contains(local) ? Part::title : Part::none;
}

Gadget* Window::gadget_at(Point local) const
{
    const auto found = std::ranges::find_if(
        gadgets_, [&](const auto& gadget) { return gadget->box().contains(local); });
    return found == gadgets_.end() ? nullptr : found->get();
}

const Gadget* Window::gadget_under(Point point) const
{
    return gadget_at(point - box_.origin());
}

void Window::press(Point point, const PressDetails& details)
{
    const Point local = point - box_.origin();
    set_focused(nullptr);
    held_ = part_at(local);
    held_inside_ = true;
    grip_ = local;
    needs_drawing_ = true;
    if (held_ != Part::gadget) {
        return;
    }
    held_gadget_ = gadget_at(local);
    if (!held_gadget_->is_enabled()) {
        held_ = Part::none;
        return;
    }
    if (held_gadget_->takes_focus_by_click()) {
        set_focused(held_gadget_);
    }
    held_gadget_->on_detailed_press(local - held_gadget_->box().origin(), details);
}

void Window::drag(Point point, Rect limits)
{
    const Point local = point - box_.origin();
    switch (held_) {
    case Part::gadget: held_gadget_->on_drag(local - held_gadget_->box().origin()); break;
    case Part::title: move_to(point - grip_, limits); break;
    case Part::close:
    case Part::depth: {
        const bool inside = part_at(local) == held_;
        needs_drawing_ = needs_drawing_ || inside != held_inside_;
        held_inside_ = inside;
        break;
    }
    case Part::none: break;
    }
}

WindowWish Window::release(Point point)
{
    const Point local = point - box_.origin();
    const Part held = std::exchange(held_, Part::none);
    needs_drawing_ = true;
    if (held == Part::gadget) {
        held_gadget_->on_release(local - held_gadget_->box().origin());
        return WindowWish::none;
    }
    if (part_at(local) != held) {
        return WindowWish::none;
    }
    switch (held) {
    case Part::close: return WindowWish::close;
    case Part::depth: return WindowWish::depth;
    default: return WindowWish::none;
    }
}

void Window::cancel_press()
{
    if (std::exchange(held_, Part::none) == Part::gadget) {
        held_gadget_->on_cancel();
    }
    needs_drawing_ = true;
}

void Window::wheel(Point point, int notches)
{
    Gadget* const gadget = gadget_at(point - box_.origin());
    if (gadget != nullptr && gadget->is_enabled()) {
        gadget->on_wheel(notches);
    }
}

Handled Window::key(const KeyEvent& event)
{
    if (focused_ != nullptr && focused_->is_enabled() && focused_->on_key(event) == Handled::yes) {
        return Handled::yes;
    }
    if (is_plain(event.modifiers)) {
        if (const auto step = step_of(event)) {
            return walk_to(*step, WalkOver::enabled);
        }
        if (press_shortcut(event) == Handled::yes) {
            return Handled::yes;
        }
        if (event.key == Key::escape && close()) {
            return Handled::yes;
        }
    }
    return on_key_ ? on_key_(event) : Handled::no;
}

Handled Window::key_in_help_mode(const KeyEvent& event, const Explain& explain)
{
    const Gadget* asked = nullptr;
    if (is_plain(event.modifiers)) {
        if (const auto step = step_of(event)) {
            return walk_to(*step, WalkOver::all);
        }
        const bool presses = event.key == Key::enter || event.key == Key::space;
        asked = presses ? focused_ : gadget_with_shortcut(event, WalkOver::all);
    }
    if (asked != nullptr) {
        if (event.stroke == KeyStroke::pressed) {
            explain(asked->help_node());
        }
        return Handled::yes;
    }
    if (event.key == Key::escape && close()) {
        return Handled::yes;
    }
    return on_key_ ? on_key_(event) : Handled::no;
}

Handled Window::walk_to(Step step, WalkOver which)
{
    std::vector<Rect> boxes;
    std::vector<Gadget*> targets;
    std::optional<std::size_t> from;
    for (const auto& gadget : gadgets_) {
        // A gadget that was ghosted while it had the focus is still where the walk stands.
        const bool is_here = gadget.get() == focused_;
        const bool is_open = gadget->is_enabled() || is_here || which == WalkOver::all;
        if (gadget->is_focusable() && is_open) {
            if (is_here) {
                from = boxes.size();
            }
            boxes.push_back(gadget->box());
            targets.push_back(gadget.get());
        }
    }
    const auto to = walk(boxes, from, step);
    if (!to) {
        return Handled::no;
    }
    set_focused(targets.at(*to));
    return Handled::yes;
}

Gadget* Window::gadget_with_shortcut(const KeyEvent& event, WalkOver which) const
{
    const auto found = std::ranges::find_if(gadgets_, [&](const auto& gadget) {
        return event.symbol != 0 && gadget->shortcut() == event.symbol &&
               (gadget->is_enabled() || which == WalkOver::all);
    });
    return found == gadgets_.end() ? nullptr : found->get();
}

Handled Window::press_shortcut(const KeyEvent& event)
{
    Gadget* const gadget = gadget_with_shortcut(event, WalkOver::enabled);
    if (gadget == nullptr) {
        return Handled::no;
    }
    if (event.stroke == KeyStroke::pressed) {
        gadget->on_shortcut(event.modifiers);
    }
    return Handled::yes;
}

void Window::set_title(std::string title)
{
    title_ = std::move(title);
    needs_drawing_ = true;
}

void Window::set_focused(Gadget* gadget)
{
    if (focused_ != nullptr) {
        focused_->set_focus(FocusMark::hidden);
    }
    focused_ = gadget;
    if (focused_ != nullptr) {
        focused_->set_focus(FocusMark::shown);
    }
}

void Window::tick(Tick tick)
{
    for (const auto& gadget : gadgets_) {
        gadget->on_tick(tick);
    }
}

std::optional<Time> Window::next_tick() const
{
    std::optional<Time> first;
    for (const auto& gadget : gadgets_) {
        const auto wanted = gadget->next_tick();
        if (wanted && (!first || *wanted < *first)) {
            first = wanted;
        }
    }
    return first;
}

bool Window::close()
{
    if (!on_close_) {
        return false;
    }
    on_close_();
    return true;
}

bool Window::needs_drawing() const
{
    return needs_drawing_ || std::ranges::any_of(gadgets_, [](const auto& gadget) {
               return gadget->needs_drawing();
           });
}

void Window::draw(raster::SurfaceView view, const Look& look, std::string_view title_suffix)
{
    const auto bevel = [&](Part part) {
        return held_ == part && held_inside_ ? Bevel::recessed : Bevel::raised;
    };
    if (is_framed()) {
        const std::string title = title_ + std::string(title_suffix);
        look.window(view, {title, activity_, on_close_ && kind_ == WindowKind::framed,
                           bevel(Part::close), bevel(Part::depth)});
    }
    draw_ground(view, look);
    for (const auto& gadget : gadgets_) {
        gadget->draw(view.part(gadget->box()), look);
        gadget->mark_drawn();
    }
    needs_drawing_ = false;
}

void Window::draw_ground(raster::SurfaceView view, const Look& /*look*/) const
{
    Look::clear(view, is_framed() ? window_inside(view.size()) : view.bounds());
}

} // namespace toolkit
