// The main window's ground and pits: the board, the two lines below it, and twelve round gadgets
// that lie over the pits. It shows what it is given and reports what is chosen.
#pragma once

#include "app/glue/board_art.hpp"
#include "render/toolkit/window.hpp"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace app {

/// The two lines below the board.
struct StatusLines
{
    std::string state;   ///< whose turn it is, and the like
    std::string message; ///< the latest news; mostly empty

    bool operator==(const StatusLines&) const = default;
};

/// What stands large over the middle of the board while a lost link stops the game.
struct BoardNotice
{
    std::string title;
    std::vector<std::string> lines; ///< two at most

    bool operator==(const BoardNotice&) const = default;
};

class BoardWindow : public toolkit::Window
{
  public:
    /// `on_choose` is told the pit that was clicked or pressed by Enter.
    BoardWindow(raster::Rect box, const std::function<void(mancala::Pit)>& on_choose);

    void show(const glue::BoardScene& scene, const StatusLines& lines);
    /// Nothing: the board is free.
    void show_notice(std::optional<BoardNotice> notice) { notice_ = std::move(notice); }

    /// The pit under this point of the screen.
    [[nodiscard]] std::optional<mancala::Pit> pit_at(raster::Point point) const;
    /// Where a gadget of this row (0, 1) and column (0, 1, 2) stands, in the window's coordinates.
    [[nodiscard]] static raster::Rect gadget_box(int row, int column);
    /// Where the board stands, in the window's coordinates.
    [[nodiscard]] static raster::Rect board_box();

  protected:
    void draw_ground(raster::SurfaceView view, const toolkit::Look& look) const override;

  private:
    glue::BoardScene scene_;
    StatusLines lines_;
    std::optional<BoardNotice> notice_;
};

} // namespace app
