#include "render/toolkit/screen.hpp"

#include <algorithm>
#include <iterator>

namespace toolkit {

using raster::Point;

namespace {

bool is_backdrop(const std::unique_ptr<Window>& window)
{
    return window->kind() == WindowKind::backdrop;
}

} // namespace

Screen::Screen(raster::Size size, std::string title, const Look& look)
    : size_(size)
    , title_(std::move(title))
    , look_(look)
    , menus_(look, size.width)
{
}

void Screen::insert(std::unique_ptr<Window> window)
{
    const auto place =
        is_backdrop(window) ? std::ranges::find_if_not(windows_, is_backdrop) : windows_.end();
    if (window->kind() == WindowKind::requester) {
        cancel_press(); // what is held now must not act behind the question
        menus_.close();
    }
    windows_.insert(place, std::move(window));
    activate_frontmost();
}

void Screen::close(const Window& window)
{
    const std::size_t index = index_of(window);
    if (index == windows_.size()) {
        return;
    }
    if (held_ == &window) {
        held_ = nullptr;
    }
    if (active_ == &window) {
        active_ = nullptr;
    }
    closed_.push_back(std::move(windows_.at(index)));
    windows_.erase(windows_.begin() + static_cast<std::ptrdiff_t>(index));
    if (active_ == nullptr) {
        activate_frontmost();
    }
    needs_drawing_ = true;
}

std::size_t Screen::index_of(const Window& window) const
{
    const auto found = std::ranges::find_if(
        windows_, [&](const auto& candidate) { return candidate.get() == &window; });
    return static_cast<std::size_t>(found - windows_.begin());
}

void Screen::activate_frontmost()
{
    Window* const front = windows_.empty() ? nullptr : windows_.back().get();
    Window* const asked = requester();
    activate(asked != nullptr ? asked : front);
}

void Screen::activate(Window* window)
{
    if (active_ != nullptr) {
        active_->set_activity(Activity::inactive);
    }
    active_ = window;
    if (active_ != nullptr) {
        active_->set_activity(Activity::active);
    }
    needs_drawing_ = true;
}

Window* Screen::requester() const
{
    return frontmost([](const Window& window) { return window.kind() == WindowKind::requester; });
}

Window* Screen::window_at(Point point) const
{
    return frontmost([&](const Window& window) { return window.box().contains(point); });
}

void Screen::handle(const PointerEvent& event)
{
    closed_.clear();
    pointer_ = event.position;
    pointer_was_last_ = true;
    if (menus_.is_open()) {
        return menu_pointer(event);
    }
    const bool left = event.button == PointerButton::left;
    switch (event.action) {
    case PointerAction::press:
        if (left && held_ == nullptr) {
            press(event);
        } else if (!left && held_ == nullptr && requester() == nullptr) {
            menus_.open(MenuHolder::pointer);
            menus_.point_at(event.position);
        }
        break;
    case PointerAction::move:
        if (held_ != nullptr) {
            held_->drag(event.position, rect_at({}, size_));
        }
        break;
    case PointerAction::release:
        if (left && held_ != nullptr) {
            release(event.position);
        }
        break;
    case PointerAction::wheel: turn_wheel(event); break;
    case PointerAction::cancel: cancel_press(); break;
    }
}

/// In any window but behind a question; nothing comes to the front by it.
void Screen::turn_wheel(const PointerEvent& event)
{
    Window* const target = window_at(event.position);
    const Window* const asked = requester();
    if (target != nullptr && held_ == nullptr && (asked == nullptr || target == asked)) {
        target->wheel(event.position, event.notches);
    }
}

void Screen::cancel_press()
{
    if (Window* const held = std::exchange(held_, nullptr)) {
        held->cancel_press();
    }
}

void Screen::press(const PointerEvent& event)
{
    Window* const target = window_at(event.position);
    const Window* const asked = requester();
    if (target == nullptr || (asked != nullptr && target != asked)) {
        return;
    }
    if (target != active_) {
        activate(target);
    }
    if (explain_at(*target, event.position) == Handled::yes) {
        return;
    }
    held_ = target;
    target->press(event.position, {event.modifiers, event.when});
}

void Screen::release(Point point)
{
    Window* const window = std::exchange(held_, nullptr);
    switch (window->release(point)) {
    case WindowWish::close: window->close(); break;
    case WindowWish::depth: change_depth(*window); break;
    case WindowWish::none: break;
    }
}

void Screen::change_depth(const Window& window)
{
    if (&window == requester()) {
        return; // covered by others it could not be answered, and they could not be moved
    }
    const auto place = windows_.begin() + static_cast<std::ptrdiff_t>(index_of(window));
    const auto behind = std::ranges::find_if_not(windows_, is_backdrop);
    if (place + 1 == windows_.end()) {
        std::rotate(behind, place, place + 1);
    } else {
        std::rotate(place, place + 1, windows_.end());
    }
    needs_drawing_ = true;
}

Handled Screen::handle(const KeyEvent& event)
{
    closed_.clear();
    if (menus_.is_open()) {
        return menu_key(event);
    }
    if (event.key == Key::help && event.stroke == KeyStroke::pressed &&
        help_key() == Handled::yes) {
        return Handled::yes;
    }
    pointer_was_last_ = pointer_was_last_ && event.key == Key::help;
    const bool is_taken = window_key(event) == Handled::yes;
    return is_taken ? Handled::yes : menu_equivalent(event);
}

/// Ctrl+Tab changes windows; of what the active one leaves, Escape closes that in front.
Handled Screen::window_key(const KeyEvent& event)
{
    const bool is_free = requester() == nullptr;
    if (event.key == Key::tab && event.modifiers.control && is_free) {
        if (event.stroke == KeyStroke::pressed) {
            change_window();
        }
        return Handled::yes;
    }
    Handled handled = Handled::no;
    if (active_ != nullptr) {
        handled = explains(*active_)
                      ? active_->key_in_help_mode(
                            event, [this](const std::string& node) { explain(node); })
                      : active_->key(event);
    }
    if (handled == Handled::no && event.key == Key::escape && is_free) {
        close_front();
    }
    return handled;
}

/// From a window to the main picture, from there to the window that lies deepest.
void Screen::change_window()
{
    const auto deepest = std::ranges::find_if_not(windows_, is_backdrop);
    const bool has_backdrop = deepest != windows_.begin();
    if (has_backdrop && active_ != nullptr && active_->kind() != WindowKind::backdrop) {
        activate(std::prev(deepest)->get());
    } else if (deepest != windows_.end()) {
        std::rotate(deepest, std::next(deepest), windows_.end());
        activate(windows_.back().get());
    }
}

void Screen::close_front()
{
    if (!windows_.empty() && windows_.back()->kind() == WindowKind::framed) {
        windows_.back()->close();
    }
}

void Screen::handle(Tick tick)
{
    closed_.clear();
    // By index, since a tick may open or close windows.
    // NOLINTNEXTLINE(modernize-loop-convert)
    for (std::size_t i = 0; i < windows_.size(); ++i) {
        windows_.at(i)->tick(tick);
    }
}

std::optional<Time> Screen::next_tick() const
{
    std::optional<Time> first;
    for (const auto& window : windows_) {
        const auto wanted = window->next_tick();
        if (wanted && (!first || *wanted < *first)) {
            first = wanted;
        }
    }
    return first;
}

void Screen::set_title(std::string title)
{
    title_ = std::move(title);
    needs_drawing_ = true;
}

bool Screen::needs_drawing() const
{
    return needs_drawing_ || menus_.needs_drawing() ||
           std::ranges::any_of(windows_,
                               [](const auto& window) { return window->needs_drawing(); });
}

void Screen::draw(raster::SurfaceView view)
{
    closed_.clear();
    const auto first_framed = std::ranges::find_if_not(windows_, is_backdrop);
    Look::clear(view, view.bounds());
    const auto draw_window = [&](const auto& window) {
        window->draw(view.part(window->box()), look_, suffix_for(*window));
    };
    std::for_each(windows_.begin(), first_framed, draw_window);
    const bool explaining = help_mode_ == HelpMode::on;
    look_.screen_bar(view, explaining ? title_ + help_.title_suffix : title_);
    std::for_each(first_framed, windows_.end(), draw_window);
    menus_.draw(view);
    needs_drawing_ = false;
}

} // namespace toolkit
