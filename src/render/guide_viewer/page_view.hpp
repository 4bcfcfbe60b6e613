// The gadget with the text of a page: it scrolls, and its links are pressed by pointer or keys.
// Where a link leads is the viewer's business.
#pragma once

#include "core/amigaguide/layout.hpp"
#include "render/guide_viewer/page_drawing.hpp"
#include "render/toolkit/gadget.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace guide_viewer {

class PageView : public toolkit::Gadget
{
  public:
    /// `on_link` is told the number of the link.
    PageView(raster::Rect box, std::string help_node, std::function<void(std::size_t)> on_link);

    /// Shows the page from this line on. `is_dead` has an entry for each link.
    void show(amigaguide::Page page, std::vector<bool> is_dead, int top);

    [[nodiscard]] const amigaguide::Page& page() const { return page_; }
    [[nodiscard]] int top() const { return top_; }
    [[nodiscard]] int left() const { return left_; }
    [[nodiscard]] std::optional<std::size_t> selected() const { return selected_; }
    /// Whole lines and columns that fit into the box.
    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    void scroll_to(int top);

    void draw(raster::SurfaceView view, const toolkit::Look& look) const override;
    void on_press(raster::Point point) override;
    void on_drag(raster::Point point) override;
    void on_release(raster::Point point) override;
    void on_cancel() override;
    toolkit::Handled on_key(const toolkit::KeyEvent& event) override;
    [[nodiscard]] bool is_focusable() const override { return true; }
    [[nodiscard]] bool takes_focus_by_click() const override { return true; }

  private:
    [[nodiscard]] raster::Rect bar() const;
    [[nodiscard]] raster::Rect knob() const;
    [[nodiscard]] int last_top() const;
    [[nodiscard]] std::optional<std::size_t> link_at(raster::Point point) const;
    [[nodiscard]] LinkLook look_of(const amigaguide::Piece& piece) const;
    void draw_line(raster::SurfaceView view, const toolkit::Look& look, int row) const;
    void scroll_sideways(int columns);
    void scroll_to_pointer(int y);
    toolkit::Handled walk_links(int step);
    void show_selected();
    void follow(std::size_t link);
    bool scroll_by_key(const toolkit::KeyEvent& event);

    std::function<void(std::size_t)> on_link_;
    amigaguide::Page page_;
    std::vector<bool> is_dead_;
    int top_ = 0;
    int left_ = 0;
    std::optional<std::size_t> selected_;
    std::optional<std::size_t> pressed_;
    bool drags_bar_ = false;
};

} // namespace guide_viewer
