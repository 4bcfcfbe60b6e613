#include "app/mancala/options_window.hpp"

#include "app/glue/short_text.hpp"
#include "render/toolkit/gadgets/button.hpp"

#include <algorithm>
#include <utility>

namespace app {

namespace {

using glue::Text;
using raster::Rect;
using toolkit::Check;

// Where things stand, in the window's coordinates.
constexpr raster::Rect window_box{46, 122, 548, 180};
constexpr int left = 12;
constexpr int right = 536;
constexpr int second_column = 280; ///< of the check boxes
constexpr int gap = 8;
constexpr int label_width = 88;
constexpr int gadgets_left = left + label_width + gap;
constexpr int kind_width = 196;
constexpr int load_width = 64; ///< leaves the notes their 43 letters
constexpr int notes_left = gadgets_left + load_width + gap;
constexpr int theme_label_width = 64;
constexpr int theme_width = 152;
constexpr int close_width = 76;
constexpr int save_width = 208;
constexpr int height = toolkit::metrics::button_height;
constexpr int text_top = 3; ///< of a label beside a gadget
constexpr int text_height = 8;
constexpr std::array seat_rows{17, 35};
constexpr std::array extern_rows{59, 77};
constexpr std::array check_rows{101, 117};
constexpr int thinking_row = 136;
constexpr int thinking_width = 120;
constexpr int bottom_row = 159;

constexpr int longest_name = 32;
constexpr int theme_letters = 15;
constexpr int note_letters = 43; ///< as long as a player file's comment may be

constexpr std::array extern_kinds{match::SeatKind::extern1, match::SeatKind::extern2};

Check check(bool set)
{
    return set ? Check::on : Check::off;
}

/// The partner's seat is not ours to change.
toolkit::Availability when(bool possible)
{
    return possible ? toolkit::Availability::enabled : toolkit::Availability::ghosted;
}

/// Leaves a gadget alone that shows it already, since setting it draws it anew.
void bring_in_line(toolkit::Checkbox& box, bool set)
{
    if (box.check() != check(set)) {
        box.set_check(check(set));
    }
}

void bring_in_line(toolkit::Cycle& cycle, std::size_t choice)
{
    if (cycle.choice() != choice) {
        cycle.set_choice(choice);
    }
}

std::vector<std::string> kind_titles(glue::Language language)
{
    std::vector<std::string> titles;
    titles.reserve(match::seat_kinds.size());
    for (const match::SeatKindName& kind : match::seat_kinds) {
        titles.emplace_back(seat_title(language, kind.kind));
    }
    return titles;
}

std::vector<std::string> thinking_titles(glue::Language language)
{
    std::vector<std::string> titles;
    for (const std::string_view word : glue::thinking_words) {
        std::string seconds(word);
        if (language == glue::Language::german) {
            std::ranges::replace(seconds, '.', ',');
        }
        titles.push_back(word == glue::word_of(glue::Thinking::brief)
                             ? std::string(text(language, Text::thinking_brief))
                             : seconds + " s");
    }
    return titles;
}

/// A palette whose file has faults stands there with a mark.
std::vector<std::string> cut_to_fit(const std::vector<ThemeTitle>& themes)
{
    std::vector<std::string> titles;
    for (const ThemeTitle& theme : themes) {
        const std::string mark = theme.fault.empty() ? "" : "! ";
        titles.push_back(glue::shortened(mark + theme.name, theme_letters));
    }
    return titles;
}

} // namespace

OptionsWindow::OptionsWindow(const toolkit::Look& look,
                             glue::Language language,
                             const std::vector<ThemeTitle>& themes,
                             OptionsOrders orders)
    : Window(
          toolkit::WindowKind::framed, window_box, std::string(text(language, Text::options_title)))
    , look_(look)
    , language_(language)
    , orders_(std::move(orders))
{
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        add_seat(i, seat_rows.at(i));
    }
    for (std::size_t i = 0; i < notes_.size(); ++i) {
        add_extern(i, extern_rows.at(i));
    }
    add_checks();
    add_thinking();
    add_bottom(themes);
    set_on_close([this] { orders_.close(); });
}

void OptionsWindow::add_label(int y, std::string label, std::string help_node)
{
    const int width = look_.text_width(label);
    const Rect box{left + label_width - width, y + text_top, width, text_height};
    add<toolkit::TextGadget>(box, std::move(help_node), std::move(label), toolkit::TextFrame::none);
}

void OptionsWindow::add_button(Rect box,
                               Text label,
                               std::string help_node,
                               std::function<void()> on_click)
{
    add<toolkit::Button>(box, glue::text(language_, label), std::move(help_node),
                         std::move(on_click));
}

void OptionsWindow::add_seat(std::size_t seat, int y)
{
    add_label(y, text(language_, Text::player_row, {std::to_string(seat + 1)}), "Typ");
    const int kind_left = right - kind_width;
    auto& name = add<toolkit::StringGadget>(
        Rect{gadgets_left, y, kind_left - gap - gadgets_left, height}, "Typ", longest_name);
    name.set_on_change([this, seat](const std::string& typed) { rename(seat, typed); });
    name.set_on_enter([this, seat](const std::string&) { show_name(seat); });
    auto& kind = add<toolkit::Cycle>(Rect{kind_left, y, kind_width, height}, kind_titles(language_),
                                     "Typ", [this, seat](std::size_t choice) {
                                         view_.seats.both.at(seat).kind =
                                             match::seat_kinds.at(choice).kind;
                                         orders_.seat(view_.seats);
                                     });
    seats_.at(seat) = {&name, &kind};
}

void OptionsWindow::add_extern(std::size_t slot, int y)
{
    add_label(y, "Extern " + std::to_string(slot + 1) + ":", "ExP");
    add_button({gadgets_left, y, load_width, height}, Text::load, "LoadEx",
               [this, slot] { orders_.load(extern_kinds.at(slot)); });
    notes_.at(slot) = &add<toolkit::TextGadget>(Rect{notes_left, y, right - notes_left, height},
                                                "ExP", "", toolkit::TextFrame::recessed);
}

toolkit::Checkbox& OptionsWindow::add_check(raster::Point corner,
                                            Text label,
                                            std::string help_node,
                                            std::function<void(Check)> on_change)
{
    const toolkit::Label words(text(language_, label));
    const raster::Size size = toolkit::Checkbox::size_for(words, look_);
    return add<toolkit::Checkbox>(Rect{corner.x, corner.y, size.width, size.height}, words,
                                  std::move(help_node),
                                  [this, act = std::move(on_change)](Check set) {
                                      act(set);
                                      orders_.choose(view_.preferences);
                                  });
}

void OptionsWindow::add_checks()
{
    Preferences& chosen = view_.preferences;
    points_ = &add_check({left, check_rows[0]}, Text::show_points, "ShowPunkte",
                         [&](Check set) { chosen.board.points = set == Check::on; });
    delay_ =
        &add_check({second_column, check_rows[0]}, Text::sow_delay, "Verzögerung", [&](Check set) {
            chosen.sow_delay = set == Check::on ? SowDelay::on : SowDelay::off;
        });
    labels_ = &add_check({left, check_rows[1]}, Text::show_labels, "Beschriftung",
                         [&](Check set) { chosen.board.labels = set == Check::on; });
    sync_ = &add_check({second_column, check_rows[1]}, Text::sync, "Synchron",
                       [&](Check set) { chosen.sync = set == Check::on ? Sync::on : Sync::off; });
}

void OptionsWindow::add_thinking()
{
    const std::string label(text(language_, Text::thinking_time));
    const int cycle_left = left + look_.text_width(label) + gap;
    add<toolkit::TextGadget>(
        Rect{left, thinking_row + text_top, look_.text_width(label), text_height}, "Bedenkzeit",
        label, toolkit::TextFrame::none);
    thinking_ =
        &add<toolkit::Cycle>(Rect{cycle_left, thinking_row, thinking_width, height},
                             thinking_titles(language_), "Bedenkzeit", [this](std::size_t choice) {
                                 view_.preferences.thinking = static_cast<glue::Thinking>(choice);
                                 orders_.choose(view_.preferences);
                             });
}

void OptionsWindow::add_bottom(const std::vector<ThemeTitle>& themes)
{
    const std::string label(text(language_, Text::colours));
    add<toolkit::TextGadget>(
        Rect{left, bottom_row + text_top, look_.text_width(label), text_height}, "Farben", label,
        toolkit::TextFrame::none);
    theme_ =
        &add<toolkit::Cycle>(Rect{left + theme_label_width + gap, bottom_row, theme_width, height},
                             cut_to_fit(themes), "Farben", [this](std::size_t choice) {
                                 view_.preferences.theme = choice;
                                 orders_.choose(view_.preferences);
                             });
    const int close_left = right - close_width;
    add_button({close_left - gap - save_width, bottom_row, save_width, height}, Text::save_settings,
               "Speichern", [this] { orders_.save(); });
    add_button({close_left, bottom_row, close_width, height}, Text::close_options, "QuitOpt",
               [this] { orders_.close(); });
}

/// Without a single letter the name stays what it was.
void OptionsWindow::rename(std::size_t seat, const std::string& name)
{
    if (!name.empty()) {
        view_.seats.both.at(seat).name = name;
        orders_.seat(view_.seats);
    }
}

void OptionsWindow::show_name(std::size_t seat)
{
    const std::string& name = view_.seats.both.at(seat).name;
    if (seats_.at(seat).name->text() != name) {
        seats_.at(seat).name->set_text(name);
    }
}

void OptionsWindow::show(const OptionsView& view)
{
    view_ = view;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (focused() != seats_.at(i).name) {
            show_name(i);
        }
        const bool is_ours = view.seats.both.at(i).is_here();
        seats_.at(i).name->set_availability(when(is_ours));
        seats_.at(i).kind->set_availability(when(is_ours));
        bring_in_line(*seats_.at(i).kind, static_cast<std::size_t>(view.seats.both.at(i).kind));
        notes_.at(i)->set_text(glue::shortened(view.extern_files.at(i).note, note_letters));
    }
    const Preferences& chosen = view.preferences;
    bring_in_line(*points_, chosen.board.points);
    bring_in_line(*labels_, chosen.board.labels);
    bring_in_line(*delay_, chosen.sow_delay == SowDelay::on);
    bring_in_line(*sync_, chosen.sync == Sync::on);
    bring_in_line(*thinking_, static_cast<std::size_t>(chosen.thinking));
    bring_in_line(*theme_, chosen.theme);
}

} // namespace app
