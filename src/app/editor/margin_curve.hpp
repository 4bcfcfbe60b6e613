// The margin over the game as a curve: player 1 ahead is above the line in the middle, player 2
// below it; a scale at the left counts stones. A click or the arrow keys choose a position. Guide
// node "PAnalyse".
#pragma once

#include "render/toolkit/gadget.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace editor {

/// What the curve shows. Values in hundredths of a stone.
struct CurveScene
{
    std::vector<std::optional<int>> margins; ///< for player 1, a position each
    std::vector<std::size_t> mistakes;       ///< positions before moves that lost stones
    std::size_t chosen = 0;
    std::array<std::string, 2> names;

    bool operator==(const CurveScene&) const = default;
};

/// The round number of stones that the scale names at both sides of the middle: the greatest of 5,
/// 10, 20 and 40 within reach. `reach`, in hundredths of a stone, is at least eight stones.
[[nodiscard]] int stones_on_scale(int reach);

class MarginCurve : public toolkit::Gadget
{
  public:
    using OnChoose = std::function<void(std::size_t)>;

    MarginCurve(raster::Rect box, std::string help_node, OnChoose on_choose);

    [[nodiscard]] const CurveScene& scene() const { return scene_; }
    void show(CurveScene scene);

    void draw(raster::SurfaceView view, const toolkit::Look& look) const override;
    void on_press(raster::Point point) override { choose_at(point); }
    void on_drag(raster::Point point) override { choose_at(point); }
    toolkit::Handled on_key(const toolkit::KeyEvent& event) override;
    [[nodiscard]] bool is_focusable() const override { return true; }
    [[nodiscard]] bool takes_focus_by_click() const override { return true; }

  private:
    [[nodiscard]] int width_of_game() const;
    [[nodiscard]] int column(std::size_t position) const;
    [[nodiscard]] int height(int margin) const;
    void choose_at(raster::Point point);
    void draw_scale(raster::SurfaceView view, const toolkit::Look& look) const;
    void draw_area(raster::SurfaceView view) const;
    void draw_line(raster::SurfaceView view) const;
    void draw_mistakes(raster::SurfaceView view) const;
    void draw_chosen(raster::SurfaceView view) const;
    void draw_names(raster::SurfaceView view, const toolkit::Look& look) const;

    CurveScene scene_;
    OnChoose on_choose_;
};

} // namespace editor
