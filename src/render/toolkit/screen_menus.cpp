// What the screen does with its menus and in help mode.
#include "render/toolkit/screen.hpp"

namespace toolkit {

using raster::Point;

void Screen::menu_pointer(const PointerEvent& event)
{
    if (event.action == PointerAction::cancel) {
        menus_.close();
        return;
    }
    menus_.point_at(event.position);
    const bool left = event.button == PointerButton::left;
    if (event.action == PointerAction::press && !left) {
        menus_.open(MenuHolder::pointer);
    } else if (event.action == PointerAction::press) {
        menus_.pick();
        if (menus_.holder() == MenuHolder::keyboard) {
            finish_menus();
        }
    } else if (event.action == PointerAction::release && !left) {
        menus_.pick();
        finish_menus();
    }
}

Handled Screen::menu_key(const KeyEvent& event)
{
    const bool held_down = event.stroke == KeyStroke::repeated;
    switch (event.key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
    case Key::tab: menus_.walk(event); break;
    case Key::enter:
    case Key::space:
        if (!held_down) {
            menus_.pick();
            finish_menus();
        }
        break;
    case Key::help:
        if (const MenuItem* const item = menus_.pointed_at()) {
            const std::string node = item->help_node;
            menus_.close();
            explain(node);
        }
        break;
    case Key::menu:
    case Key::escape:
        if (!held_down) {
            menus_.close();
        }
        break;
    default: break;
    }
    return Handled::yes; // nothing else hears keys while menus are open
}

Handled Screen::menu_equivalent(const KeyEvent& event)
{
    if (requester() != nullptr) {
        return Handled::no;
    }
    const bool opens = event.key == Key::menu && !menus_.menus().empty();
    const MenuItem* const item = menus_.equivalent(event);
    if (!opens && item == nullptr) {
        return Handled::no;
    }
    if (event.stroke == KeyStroke::repeated) {
        return Handled::yes; // a key held down acts once
    }
    if (opens) {
        cancel_press();
        menus_.open(MenuHolder::keyboard);
    } else {
        choose(MenuItem(*item));
    }
    return Handled::yes;
}

void Screen::finish_menus()
{
    for (const int id : menus_.close()) {
        // Looked up anew: what was chosen before may have changed it.
        if (const MenuItem* const item = menus_.find(id)) {
            choose(MenuItem(*item));
        }
    }
}

void Screen::choose(const MenuItem& item)
{
    if (help_mode_ == HelpMode::on && item.help_role == HelpRole::explained) {
        explain(item.help_node);
    } else if (item.is_enabled() && on_menu_) {
        on_menu_(item.id);
    }
}

void Screen::set_help_mode(HelpMode mode)
{
    help_mode_ = mode;
    needs_drawing_ = true;
}

void Screen::explain(const std::string& node) const
{
    if (help_.explain && !node.empty()) {
        help_.explain(node);
    }
}

bool Screen::explains(const Window& window) const
{
    return help_mode_ == HelpMode::on && window.is_explained();
}

/// Help mode: a click on a gadget that does not act asks for its page.
Handled Screen::explain_at(const Window& window, Point point)
{
    const Gadget* const gadget = explains(window) ? window.gadget_under(point) : nullptr;
    if (gadget == nullptr ||
        gadget->acts_in_help_mode(point - window.box().origin() - gadget->box().origin())) {
        return Handled::no;
    }
    explain(gadget->help_node());
    return Handled::yes;
}

/// The gadget under the pointer or, if the keyboard was used last, that with the focus.
const Gadget* Screen::asked_about() const
{
    const Gadget* const focused = active_ != nullptr ? active_->focused() : nullptr;
    if (focused != nullptr && !pointer_was_last_) {
        return focused;
    }
    const Window* const window = window_at(pointer_);
    const Gadget* const under =
        window != nullptr && window->is_explained() ? window->gadget_under(pointer_) : nullptr;
    return under != nullptr ? under : focused;
}

/// Not where the active window acts always: a requester would cover the page, the guide has its own
/// Help.
Handled Screen::help_key()
{
    if (!help_.explain || (active_ != nullptr && !active_->is_explained())) {
        return Handled::no;
    }
    const Gadget* const gadget = asked_about();
    if (gadget == nullptr || gadget->help_node().empty()) {
        return Handled::no;
    }
    explain(gadget->help_node());
    return Handled::yes;
}

std::string_view Screen::suffix_for(const Window& window) const
{
    return explains(window) ? std::string_view(help_.title_suffix) : std::string_view();
}

} // namespace toolkit
