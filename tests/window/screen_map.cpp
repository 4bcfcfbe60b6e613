#include "screen_map.hpp"

#include "render/guide_viewer/viewer.hpp"
#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/gadgets/checkbox.hpp"
#include "render/toolkit/gadgets/cycle.hpp"
#include "render/toolkit/gadgets/list_view.hpp"
#include "render/toolkit/gadgets/string_gadget.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"

#include <cxxabi.h>

#include <array>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <typeinfo>

namespace screen_map {

namespace {

std::string quoted(std::string_view text)
{
    std::string out = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') {
            out += '\\';
        }
        out += static_cast<unsigned char>(character) < ' ' ? ' ' : character;
    }
    return out + '"';
}

/// The members of an object, one after another.
class Object
{
  public:
    Object& raw(std::string_view name, const std::string& json)
    {
        members_ += (members_.empty() ? "" : ", ") + quoted(name) + ": " + json;
        return *this;
    }
    Object& text(std::string_view name, std::string_view value) { return raw(name, quoted(value)); }
    Object& yes(std::string_view name, bool value) { return raw(name, value ? "true" : "false"); }
    Object& number(std::string_view name, long value) { return raw(name, std::to_string(value)); }
    Object& box(std::string_view name, raster::Rect box)
    {
        return raw(name, "[" + std::to_string(box.x) + ", " + std::to_string(box.y) + ", " +
                             std::to_string(box.width) + ", " + std::to_string(box.height) + "]");
    }
    [[nodiscard]] std::string json() const { return "{" + members_ + "}"; }

  private:
    std::string members_;
};

template <typename Things, typename Describe>
std::string list(const Things& things, Describe describe)
{
    std::string out;
    for (const auto& thing : things) {
        out += (out.empty() ? "" : ", ") + describe(thing);
    }
    return "[" + out + "]";
}

/// The class without its namespace.
std::string class_of(const toolkit::Gadget& gadget)
{
    int status = 0;
    const std::unique_ptr<char, void (*)(void*)> name(
        abi::__cxa_demangle(typeid(gadget).name(), nullptr, nullptr, &status), std::free);
    const std::string whole = status == 0 ? name.get() : typeid(gadget).name();
    return whole.substr(whole.rfind(':') + 1);
}

void describe_value(const toolkit::Gadget& gadget, Object& object)
{
    if (const auto* button = dynamic_cast<const toolkit::Button*>(&gadget)) {
        object.text("label", button->label().text());
    } else if (const auto* check = dynamic_cast<const toolkit::Checkbox*>(&gadget)) {
        object.text("label", check->label().text());
        object.yes("value", check->check() == toolkit::Check::on);
    } else if (const auto* cycle = dynamic_cast<const toolkit::Cycle*>(&gadget)) {
        object.text("value", cycle->labels().at(cycle->choice()));
        object.number("choices", static_cast<long>(cycle->labels().size()));
    } else if (const auto* typed = dynamic_cast<const toolkit::StringGadget*>(&gadget)) {
        object.text("value", typed->text());
    } else if (const auto* text = dynamic_cast<const toolkit::TextGadget*>(&gadget)) {
        object.text("value", text->text());
    } else if (const auto* view = dynamic_cast<const toolkit::ListView*>(&gadget)) {
        object.raw("rows", list(view->rows(), [](const auto& row) { return quoted(row.text); }));
        object.number("top", static_cast<long>(view->top()));
        object.number("chosen", view->chosen() ? static_cast<long>(*view->chosen()) : -1);
    } else if (const auto* page = dynamic_cast<const guide_viewer::PageView*>(&gadget)) {
        object.number("top", page->top());
        object.number("selected", page->selected() ? static_cast<long>(*page->selected()) : -1);
        object.raw("lines", list(page->page().lines, [](const auto& line) {
                       return quoted(amigaguide::text_of(line));
                   }));
    }
}

/// The links that are to be seen, in the page's coordinates.
std::string describe_links(const guide_viewer::PageView& view, raster::Point corner)
{
    constexpr int margin = 6;
    constexpr int letter = 8;
    std::string links;
    for (int row = 0; row < view.rows(); ++row) {
        const auto line = static_cast<std::size_t>(view.top()) + static_cast<std::size_t>(row);
        if (line >= view.page().lines.size()) {
            break;
        }
        for (const auto& piece : view.page().lines[line].pieces) {
            if (piece.link) {
                const raster::Point at{margin + (piece.column - view.left()) * letter,
                                       margin + row * guide_viewer::line_height};
                Object object;
                object.text("label", piece.text);
                object.text("target", view.page().links[*piece.link].argument);
                object.box("box", raster::rect_at(corner + at, {2 * letter, letter}));
                links += (links.empty() ? "" : ", ") + object.json();
            }
        }
    }
    return "[" + links + "]";
}

std::string describe(const toolkit::Gadget& gadget, raster::Point corner)
{
    Object object;
    object.text("class", class_of(gadget));
    object.text("help", gadget.help_node());
    object.box("box", raster::offset(gadget.box(), corner));
    object.yes("enabled", gadget.is_enabled());
    object.yes("focusable", gadget.is_focusable());
    object.yes("focused", gadget.focus() == toolkit::FocusMark::shown);
    const raster::Point middle{gadget.box().width / 2, gadget.box().height / 2};
    object.yes("explained", !gadget.acts_in_help_mode(middle));
    describe_value(gadget, object);
    if (const auto* page = dynamic_cast<const guide_viewer::PageView*>(&gadget)) {
        object.raw("links", describe_links(*page, corner + gadget.box().origin()));
    }
    return object.json();
}

std::string describe(const toolkit::Window& window, const toolkit::Screen& screen)
{
    constexpr std::array kinds{"framed", "requester", "borderless", "backdrop"};
    Object object;
    object.text("kind", kinds.at(static_cast<std::size_t>(window.kind())));
    object.text("title", window.title());
    object.box("box", window.box());
    object.yes("active", screen.active() == &window);
    object.yes("explained", window.is_explained());
    if (const auto* viewer = dynamic_cast<const guide_viewer::Viewer*>(&window)) {
        object.text("node", viewer->node_name());
    }
    object.raw("gadgets", list(window.gadgets(), [&](const auto& gadget) {
                   return describe(*gadget, window.box().origin());
               }));
    return object.json();
}

std::string describe_item(const toolkit::MenuStrip& strip, std::size_t menu, std::size_t place)
{
    const toolkit::MenuItem& item = strip.menus().at(menu).items.at(place);
    Object object;
    object.text("title", item.title);
    object.text("key", item.shortcut != 0 ? std::string(1, static_cast<char>(item.shortcut)) : "");
    object.text("key_name", item.key_name);
    object.text("help", item.help_node);
    object.box("box", strip.item_box(menu, place));
    object.yes("enabled", item.is_enabled());
    object.yes("checked", item.check == toolkit::CheckMark::on);
    object.yes("explained", item.help_role == toolkit::HelpRole::explained);
    object.yes("pointed", strip.pointed_at() == &item);
    return object.json();
}

std::string describe(const toolkit::MenuStrip& strip)
{
    std::string menus;
    for (std::size_t menu = 0; menu < strip.menus().size(); ++menu) {
        std::string items;
        for (std::size_t place = 0; place < strip.menus()[menu].items.size(); ++place) {
            if (!strip.menus()[menu].items[place].is_separator()) {
                items += (items.empty() ? "" : ", ") + describe_item(strip, menu, place);
            }
        }
        Object object;
        object.text("title", strip.menus()[menu].title);
        object.box("box", strip.title_box(menu));
        object.raw("items", "[" + items + "]");
        menus += (menus.empty() ? "" : ", ") + object.json();
    }
    return "[" + menus + "]";
}

} // namespace

std::string describe(const toolkit::Screen& screen)
{
    Object object;
    object.text("title", screen.title());
    object.yes("help_mode", screen.help_mode() == toolkit::HelpMode::on);
    object.yes("menus_open", screen.menus().is_open());
    object.raw("windows", list(screen.windows(),
                               [&](const auto& window) { return describe(*window, screen); }));
    object.raw("menus", describe(screen.menus()));
    return object.json() + "\n";
}

} // namespace screen_map
