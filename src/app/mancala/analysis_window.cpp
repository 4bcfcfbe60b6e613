#include "app/mancala/analysis_window.hpp"

#include <utility>

namespace app {

namespace {

using glue::Text;
using raster::Rect;

constexpr Rect window_box{134, 112, 372, 62};
constexpr int side = 8;
constexpr int first_row = 13;
constexpr int row_pitch = 15;
constexpr int label_width = 56;
constexpr int lines_left = side + label_width + side;
constexpr int height = toolkit::metrics::button_height;
constexpr int text_top = 3; ///< of a label beside a gadget
constexpr int text_height = 8;
constexpr std::size_t line_letters = 34;

constexpr const char* help_node = "Analyse";

} // namespace

AnalysisWindow::AnalysisWindow(const toolkit::Look& look,
                               glue::Language language,
                               std::function<void()> on_close)
    : Window(
          toolkit::WindowKind::framed, window_box, std::string(text(language, Text::menu_analysis)))
    , language_(language)
    , value_(&add_line(look, 0, Text::analysis_value))
    , depth_(&add_line(look, 1, Text::analysis_depth))
    , line_(&add_line(look, 2, Text::analysis_line))
{
    set_on_close(std::move(on_close));
}

toolkit::TextGadget& AnalysisWindow::add_line(const toolkit::Look& look, int row, Text label)
{
    const std::string words(text(language_, label));
    const int width = look.text_width(words);
    const int y = first_row + row * row_pitch;
    add<toolkit::TextGadget>(Rect{side + label_width - width, y + text_top, width, text_height},
                             help_node, words, toolkit::TextFrame::none);
    return add<toolkit::TextGadget>(
        Rect{lines_left, y, window_box.width - side - lines_left, height}, help_node, "",
        toolkit::TextFrame::recessed);
}

void AnalysisWindow::write(std::string value, std::string depth, std::string line)
{
    value_->set_text(std::move(value));
    depth_->set_text(std::move(depth));
    line_->set_text(std::move(line));
}

void AnalysisWindow::clear()
{
    write("", "", "");
}

void AnalysisWindow::show_over()
{
    write(std::string(text(language_, Text::game_over)), "", "");
}

void AnalysisWindow::show(const glue::Analysis& analysis, const glue::SeatNames& names)
{
    write(certainty_words(analysis, names, language_), depth_words(analysis, language_),
          glue::line_text(analysis.line, line_letters));
}

} // namespace app
