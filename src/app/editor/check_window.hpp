// The analysis of a record in its window: the margin as a curve, and what there is to be said of
// the chosen move. Values come in by `show`, wishes go out as orders. Guide node "PAnalyse".
#pragma once

#include "app/editor/margin_curve.hpp"
#include "app/editor/model.hpp"
#include "app/editor/record_check.hpp"
#include "app/glue/texts.hpp"
#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"
#include "render/toolkit/window.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <string>

namespace editor {

/// What the window wants done. All must be set.
struct CheckOrders
{
    std::function<void()> run; ///< begins, or stops what has begun
    std::function<void(std::size_t)> choose;
    std::function<void()> close;
};

class CheckWindow : public toolkit::Window
{
  public:
    CheckWindow(glue::Language language, CheckOrders orders);

    void show(const Model& model, const RecordCheck& check);

  private:
    [[nodiscard]] CurveScene scene(const Model& model, const RecordCheck& check) const;
    [[nodiscard]] std::string title_words(const RecordCheck& check) const;
    void show_words(const Model& model, const RecordCheck& check);

    glue::Language language_;
    MarginCurve* curve_;
    toolkit::Button* run_;
    std::array<toolkit::TextGadget*, 3> lines_{};
};

/// The record's names, or "Spieler 1" where there is none.
[[nodiscard]] std::array<std::string, 2> names_of(const mancala::Record& record,
                                                  glue::Language language);

/// "-2,5": what a move has lost.
[[nodiscard]] std::string loss_text(int hundredths, glue::Language language);

} // namespace editor
