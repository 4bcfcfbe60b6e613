// Intuition's EasyRequest: a text and a row of buttons. It does not wait; the answer is told to
// whoever asked. Return is the leftmost button, Escape the rightmost.
#pragma once

#include "render/toolkit/screen.hpp"

#include <functional>
#include <string>
#include <vector>

namespace toolkit {

struct Question
{
    std::string title;
    std::string text;                 ///< lines separated by '\n'
    std::vector<std::string> buttons; ///< from left to right, at least one; '_' marks a shortcut
    std::string help_node;
};

class Requester : public Window
{
  public:
    /// 1, 2, ... from left to right; the rightmost button is 0, as in Intuition.
    using OnAnswer = std::function<void(int)>;

    /// Made by `ask`.
    Requester(Screen& screen, const Question& question, OnAnswer on_answer);

    /// Closes it and tells the answer. Only the first answer counts.
    void answer(int code);
    /// The question no longer fits: the same as the rightmost button.
    void cancel() { answer(0); }

    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

  protected:
    void draw_ground(raster::SurfaceView view, const Look& look) const override;

  private:
    Screen& screen_;
    std::vector<std::string> lines_;
    raster::Rect text_box_;
    OnAnswer on_answer_;
};

/// Opens a requester in the middle of the screen.
Requester& ask(Screen& screen, const Question& question, Requester::OnAnswer on_answer);

} // namespace toolkit
