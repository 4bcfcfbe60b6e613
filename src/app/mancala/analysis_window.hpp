// The panel of the running analysis: value, depth and best line of the position on the board. It
// stands in the lane between the rows, where it hides no pit. Guide node "Analyse".
#pragma once

#include "app/glue/analysis_words.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"
#include "render/toolkit/window.hpp"

#include <functional>
#include <string>

namespace app {

class AnalysisWindow : public toolkit::Window
{
  public:
    AnalysisWindow(const toolkit::Look& look,
                   glue::Language language,
                   std::function<void()> on_close);

    /// Nothing is known of the position yet.
    void clear();
    /// There is nothing to look into.
    void show_over();
    void show(const glue::Analysis& analysis, const glue::SeatNames& names);

  private:
    toolkit::TextGadget& add_line(const toolkit::Look& look, int row, glue::Text label);
    void write(std::string value, std::string depth, std::string line);

    glue::Language language_;
    toolkit::TextGadget* value_;
    toolkit::TextGadget* depth_;
    toolkit::TextGadget* line_;
};

} // namespace app
