#include "app/editor/check_window.hpp"

#include "app/glue/analysis_words.hpp"

#include <utility>

namespace editor {

namespace {

using glue::Text;
using raster::Rect;
using toolkit::Availability;

// Where things stand, in the window's coordinates.
constexpr Rect window_box{14, 320, 612, 80};
constexpr Rect curve_box{12, 14, 380, 62};
constexpr int column_left = 400;
constexpr int column_width = 200;
constexpr int first_row = 14;
constexpr int row = 16;
constexpr int height = toolkit::metrics::button_height;

constexpr const char* help_node = "PAnalyse";

char decimal_mark(glue::Language language)
{
    return language == glue::Language::german ? ',' : '.';
}

} // namespace

std::array<std::string, 2> names_of(const mancala::Record& record, glue::Language language)
{
    std::array<std::string, 2> names = record.names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names.at(i).empty()) {
            names.at(i) = text(language, Text::player_name, {std::to_string(i + 1)});
        }
    }
    return names;
}

std::string loss_text(int hundredths, glue::Language language)
{
    return glue::value_text(-hundredths, glue::Certainty::estimated, decimal_mark(language));
}

CheckWindow::CheckWindow(glue::Language language, CheckOrders orders)
    : Window(
          toolkit::WindowKind::framed, window_box, std::string(text(language, Text::check_title)))
    , language_(language)
    , curve_(&add<MarginCurve>(curve_box, help_node, std::move(orders.choose)))
    , run_(&add<toolkit::Button>(Rect{column_left, first_row, column_width, height},
                                 glue::text(language, Text::check_run),
                                 help_node,
                                 std::move(orders.run)))
{
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const int y = first_row + (static_cast<int>(i) + 1) * row;
        lines_.at(i) = &add<toolkit::TextGadget>(Rect{column_left, y, column_width, height},
                                                 help_node, "", toolkit::TextFrame::recessed);
    }
    set_on_close(std::move(orders.close));
}

void CheckWindow::show(const Model& model, const RecordCheck& check)
{
    if (const std::string words = title_words(check); words != title()) {
        set_title(words);
    }
    curve_->show(scene(model, check));
    run_->set_label(glue::text(language_, check.is_running() ? Text::check_stop : Text::check_run));
    run_->set_availability(model.may_restore() && model.moves() > 0 ? Availability::enabled
                                                                    : Availability::ghosted);
    show_words(model, check);
}

std::string CheckWindow::title_words(const RecordCheck& check) const
{
    std::string words(text(language_, Text::check_title));
    if (check.is_running()) {
        words += ": " + text(language_, Text::check_progress,
                             {std::to_string(check.known()), std::to_string(check.positions())});
    }
    return words;
}

CurveScene CheckWindow::scene(const Model& model, const RecordCheck& check) const
{
    CurveScene scene;
    for (std::size_t i = 0; i < check.positions(); ++i) {
        scene.margins.push_back(check.margin(i));
        if (check.lost(i).value_or(0) > 0) {
            scene.mistakes.push_back(i);
        }
    }
    scene.chosen = model.chosen();
    scene.names = names_of(model.record(), language_);
    return scene;
}

/// Of the chosen position: what it is worth, and how the move was that led to it.
void CheckWindow::show_words(const Model& model, const RecordCheck& check)
{
    std::array<std::string, 3> words;
    const std::size_t chosen = model.chosen();
    const mancala::Record& record = model.record();
    if (const auto* found = check.analysis(chosen)) {
        words[0] = value_words(*found, names_of(record, language_), language_);
    } else if (check.margin(chosen)) {
        words[0] = text(language_, Text::game_over);
    }
    const auto lost = chosen > 0 ? check.lost(chosen - 1) : std::nullopt;
    if (lost) {
        const std::string move = to_string(static_cast<int>(chosen), record.moves.at(chosen - 1));
        words[1] = *lost > 0 ? text(language_, Text::check_lost,
                                    {move, loss_text(*lost, language_).substr(1)})
                             : text(language_, Text::check_good, {move});
        const auto* before = check.analysis(chosen - 1);
        if (*lost > 0 && before != nullptr) {
            words[2] =
                text(language_, Text::check_better, {std::to_string(before->best().number())});
        }
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        lines_.at(i)->set_text(words.at(i));
    }
}

} // namespace editor
