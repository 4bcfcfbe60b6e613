// The small board: a position with numbers in place of stones, the names, and who is to move. Guide
// node "PMini".
#pragma once

#include "core/mancala/position.hpp"
#include "render/toolkit/gadget.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>

namespace editor {

/// What the small board shows; without a position its fields are empty.
struct MiniScene
{
    std::optional<mancala::Position> position;
    std::array<std::string, 2> names;
    std::optional<mancala::Player> to_move; ///< marked; nobody when the game is over
    std::string caption;                    ///< below the board

    bool operator==(const MiniScene&) const = default;
};

class MiniBoard : public toolkit::Gadget
{
  public:
    static constexpr raster::Size size{400, 114};

    /// Return and Space call `on_enter`: the keyboard can reach it to ask for its page.
    MiniBoard(raster::Point corner, std::string help_node, std::function<void()> on_enter);

    [[nodiscard]] const MiniScene& scene() const { return scene_; }
    void show(MiniScene scene);

    void draw(raster::SurfaceView view, const toolkit::Look& look) const override;
    toolkit::Handled on_key(const toolkit::KeyEvent& event) override;
    [[nodiscard]] bool is_focusable() const override { return true; }

  private:
    void draw_name(raster::SurfaceView view, const toolkit::Look& look, mancala::Player) const;

    std::function<void()> on_enter_;
    MiniScene scene_;
};

} // namespace editor
