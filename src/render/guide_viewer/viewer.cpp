#include "render/guide_viewer/viewer.hpp"

#include "core/amigaguide/characters.hpp"

#include <utility>

namespace guide_viewer {

namespace {

using amigaguide::Direction;
using amigaguide::LinkKind;
using amigaguide::Target;
using amigaguide::Way;
using raster::Rect;
using toolkit::Handled;

constexpr int button_width = 84;
constexpr int button_gap = 2;
constexpr int row_height = 18;
constexpr int bar_width = 16;
constexpr int bar_height = 12;
constexpr int longest_search = 60;
constexpr std::size_t control_count = 6;
constexpr std::size_t behind_all_lines = 1U << 30U;

/// The page with its two scrollers, in all the width there is: a window as wide as the screen then
/// has 76 columns, as our guides want.
Rect lower_part(Rect window)
{
    const Rect inside = toolkit::window_inside(window.size());
    return {inside.x, inside.y + row_height, inside.width, inside.height - row_height};
}

Rect page_box(Rect window)
{
    const Rect lower = lower_part(window);
    return {lower.x, lower.y, lower.width - bar_width, lower.height - bar_height};
}

Rect down_box(Rect window)
{
    const Rect page = page_box(window);
    return {page.right(), page.y, bar_width, page.height};
}

Rect sideways_box(Rect window)
{
    const Rect page = page_box(window);
    return {page.x, page.bottom(), page.width, bar_height};
}

Rect needle_box(Rect window)
{
    const Rect inside = toolkit::window_inside(window.size());
    const int left = inside.x + 4 + static_cast<int>(control_count) * (button_width + button_gap);
    return {left, inside.y + 2, inside.right() - 2 - left, toolkit::metrics::button_height};
}

Direction direction_of(Control control)
{
    switch (control) {
    case Control::index: return Direction::index;
    case Control::help: return Direction::help;
    case Control::previous: return Direction::previous;
    case Control::next: return Direction::next;
    default: return Direction::contents;
    }
}

} // namespace

Viewer::Viewer(Rect box, std::string help_node, Captions captions, Services services)
    : Window(toolkit::WindowKind::framed, box, "")
    , help_node_(std::move(help_node))
    , captions_(std::move(captions))
    , services_(std::move(services))
    , page_(add<PageView>(page_box(box), help_node_, [this](std::size_t link) { follow(link); }))
    , down_(add<toolkit::Scroller>(down_box(box),
                                   toolkit::Axis::vertical,
                                   help_node_,
                                   [this](int top) { scroll(top, page_.left()); }))
    , sideways_(add<toolkit::Scroller>(sideways_box(box),
                                       toolkit::Axis::horizontal,
                                       help_node_,
                                       [this](int left) { scroll(page_.top(), left); }))
    , needle_(add<toolkit::StringGadget>(needle_box(box), help_node_, longest_search))
    , database_(amigaguide::read(captions_.missing))
{
    set_help_role(toolkit::HelpRole::acts); // it is what explains
    needle_.set_on_enter([this](const std::string& text) { search(text); });
    add_buttons(toolkit::window_inside(box.size()));
    set_on_key([this](const toolkit::KeyEvent& event) { return key(event); });
    page_.set_on_move([this] { show_bars(); });
    show(0, 0);
}

/// By the pointer: the keys go on scrolling the page.
void Viewer::scroll(int top, int left)
{
    page_.scroll_to(top);
    page_.scroll_sideways_to(left);
    focus(page_);
}

void Viewer::show_bars()
{
    const auto& page = page_.page();
    down_.set_range({static_cast<int>(page.lines.size()), page_.rows(), page_.top()});
    sideways_.set_range({page.width, page_.columns(), page_.left()});
}

void Viewer::add_buttons(Rect inside)
{
    for (std::size_t i = 0; i < control_count; ++i) {
        const int x = inside.x + 2 + static_cast<int>(i) * (button_width + button_gap);
        const Rect box{x, inside.y + 2, button_width, toolkit::metrics::button_height};
        const auto control = static_cast<Control>(i);
        buttons_.at(i) = &add<toolkit::Button>(box, captions_.buttons.at(i), help_node_,
                                               [this, control] { press(control); });
    }
}

void Viewer::open(const std::string& file, std::string_view node)
{
    if (!load(file)) {
        database_ = amigaguide::read(captions_.missing);
    }
    history_ = {};
    visit_ = {file, 0, 0};
    show(database_.find(node).value_or(database_.start()), 0);
}

/// The guide stays as it is if the file cannot be had.
bool Viewer::load(const std::string& file)
{
    if (!amigaguide::stays_in_folder(file)) {
        return false;
    }
    const auto bytes = services_.read(file);
    if (bytes) {
        database_ = amigaguide::read(*bytes, [this](std::string_view name) {
            return amigaguide::stays_in_folder(name) ? services_.read(std::string(name))
                                                     : std::nullopt;
        });
    }
    return bytes.has_value();
}

void Viewer::show(std::size_t node, int top)
{
    visit_.node = node;
    auto page = amigaguide::lay_out(database_, node, page_.columns());
    std::vector<bool> dead;
    for (const auto& link : page.links) {
        dead.push_back(is_dead(link));
    }
    page_.show(std::move(page), std::move(dead), top);
    set_title(database_.nodes[node].title);
    refresh_buttons();
    focus(page_);
}

void Viewer::show_source(std::size_t node, int source)
{
    show(node, 0);
    page_.scroll_to(static_cast<int>(amigaguide::line_of_source(page_.page(), source)));
}

bool Viewer::is_dead(const amigaguide::Link& link) const
{
    if (link.kind == LinkKind::unknown) {
        return true;
    }
    const bool leads =
        link.kind == LinkKind::link || link.kind == LinkKind::alink || link.kind == LinkKind::guide;
    const Target target = amigaguide::resolve(database_, link);
    return leads &&
           (target.kind == Target::Kind::nowhere ||
            (target.kind == Target::Kind::file && !amigaguide::stays_in_folder(target.file)));
}

void Viewer::leave()
{
    visit_.top = page_.top();
    history_.leave(visit_);
}

void Viewer::follow(std::size_t number)
{
    const amigaguide::Link link = page_.page().links[number];
    if (link.kind == LinkKind::system || link.kind == LinkKind::rx || link.kind == LinkKind::rxs) {
        services_.refuse(link.argument);
    } else {
        follow(amigaguide::resolve(database_, link));
    }
}

void Viewer::follow(const Target& target)
{
    if (target.kind == Target::Kind::node) {
        leave();
        show_source(target.node, target.line);
    } else if (target.kind == Target::Kind::file) {
        follow_file(target);
    }
}

void Viewer::follow_file(const Target& target)
{
    if (!amigaguide::stays_in_folder(target.file)) {
        services_.refuse(target.file);
        return;
    }
    if (services_.show_picture(target.file) == Handled::yes) {
        return;
    }
    visit_.top = page_.top();
    const Visit left = visit_;
    if (!load(target.file)) {
        services_.refuse(target.file);
        return;
    }
    history_.leave(left);
    visit_.file = target.file;
    show_source(database_.find(target.name).value_or(database_.start()), target.line);
}

void Viewer::press(Control control)
{
    if (control != Control::retrace) {
        follow(amigaguide::neighbour(database_, visit_.node, direction_of(control)));
        return;
    }
    const auto back = history_.take_back();
    if (!back) {
        return;
    }
    if (back->file != visit_.file && !load(back->file)) {
        services_.refuse(back->file);
        refresh_buttons();
        return;
    }
    visit_ = *back;
    show(back->node < database_.nodes.size() ? back->node : database_.start(), back->top);
}

bool Viewer::is_open(Control control) const
{
    if (control == Control::retrace) {
        return !history_.is_empty();
    }
    return amigaguide::neighbour(database_, visit_.node, direction_of(control)).kind !=
           Target::Kind::nowhere;
}

void Viewer::refresh_buttons()
{
    for (std::size_t i = 0; i < control_count; ++i) {
        buttons_.at(i)->set_availability(is_open(static_cast<Control>(i))
                                             ? toolkit::Availability::enabled
                                             : toolkit::Availability::ghosted);
    }
}

/// What was found last, else the edge of what is to be seen, the line at the edge included.
amigaguide::Place Viewer::search_start(Way way) const
{
    if (page_.found() && page_.is_in_view(page_.found()->line)) {
        return {visit_.node, static_cast<std::size_t>(page_.found()->line)};
    }
    if (way == Way::backwards) {
        return {visit_.node, static_cast<std::size_t>(page_.top() + page_.rows())};
    }
    if (page_.top() > 0) {
        return {visit_.node, static_cast<std::size_t>(page_.top()) - 1};
    }
    const std::size_t count = database_.nodes.size();
    return {(visit_.node + count - 1) % count, behind_all_lines};
}

bool Viewer::search(const std::string& text, Way way)
{
    if (text.empty()) {
        return false;
    }
    searched_ = text;
    const auto place =
        amigaguide::find_text(database_, text, search_start(way), way, page_.columns());
    if (!place) {
        set_title("\"" + text + "\" " + captions_.not_found);
        return false;
    }
    const int line = static_cast<int>(place->line);
    if (place->node != visit_.node || !page_.is_in_view(line)) {
        leave();
        show(place->node, line);
    }
    set_title(database_.nodes[place->node].title);
    page_.mark({line, static_cast<int>(amigaguide::characters_of(text).size()),
                amigaguide::columns_of(page_.page().lines[place->line], text)});
    focus(page_);
    return true;
}

/// The keys of Amiga viewers: < and > browse, / asks for words, n and N look for them once more.
Handled Viewer::key(const toolkit::KeyEvent& event)
{
    if (event.text == "<" || event.text == ">") {
        press(event.text == "<" ? Control::previous : Control::next);
    } else if (event.text == "/") {
        needle_.set_text("");
        focus(needle_);
    } else if (event.text == "n" || event.text == "N") {
        search(searched_, event.text == "n" ? Way::forwards : Way::backwards);
    } else {
        return page_.on_key(event);
    }
    return Handled::yes;
}

} // namespace guide_viewer
