// The gadget with the text of a page: it scrolls by keys, and its links are pressed by pointer or
// keys. Where a link leads and what the scrollers beside it show is the viewer's business.
#pragma once

#include "core/amigaguide/layout.hpp"
#include "render/guide_viewer/page_drawing.hpp"
#include "render/toolkit/gadget.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace guide_viewer {

/// Text that a search has found in a line of the page.
struct Found
{
    int line = 0;
    int length = 0;           ///< in characters
    std::vector<int> columns; ///< each where it stands once
};

class PageView : public toolkit::Gadget
{
  public:
    /// `on_link` is told the number of the link.
    PageView(raster::Rect box, std::string help_node, std::function<void(std::size_t)> on_link);

    /// Hears when another page or another part of it is shown.
    void set_on_move(std::function<void()> on_move) { on_move_ = std::move(on_move); }

    /// Shows the page from this line on, with nothing found. `is_dead` has an entry for each link.
    void show(amigaguide::Page page, std::vector<bool> is_dead, int top);

    [[nodiscard]] const amigaguide::Page& page() const { return page_; }
    [[nodiscard]] int top() const { return top_; }
    [[nodiscard]] int left() const { return left_; }
    [[nodiscard]] std::optional<std::size_t> selected() const { return selected_; }
    /// Whole lines and columns that fit into the box.
    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    void scroll_to(int top);
    void scroll_sideways_to(int left);
    /// Marks what was found and brings it into view: on top, unless it is in view already.
    void mark(Found found);
    [[nodiscard]] const std::optional<Found>& found() const { return found_; }
    [[nodiscard]] bool is_in_view(int line) const { return line >= top_ && line < top_ + rows(); }

    void draw(raster::SurfaceView view, const toolkit::Look& look) const override;
    void on_press(raster::Point point) override;
    void on_release(raster::Point point) override;
    void on_cancel() override;
    void on_wheel(int notches) override;
    toolkit::Handled on_key(const toolkit::KeyEvent& event) override;
    [[nodiscard]] bool is_focusable() const override { return true; }
    [[nodiscard]] bool takes_focus_by_click() const override { return true; }

  private:
    [[nodiscard]] raster::Rect text_area() const;
    [[nodiscard]] raster::Point corner_of(int line, int column) const;
    [[nodiscard]] int last_top() const;
    [[nodiscard]] std::optional<std::size_t> link_at(raster::Point point) const;
    [[nodiscard]] LinkLook look_of(const amigaguide::Piece& piece) const;
    void draw_line(raster::SurfaceView view, const toolkit::Look& look, int line) const;
    void draw_found_in(raster::SurfaceView view, const toolkit::Look& look) const;
    void moved();
    toolkit::Handled walk_links(int step);
    void show_selected();
    void show_columns(int first, int end);
    void follow(std::size_t link);
    bool scroll_by_key(const toolkit::KeyEvent& event);

    std::function<void(std::size_t)> on_link_;
    std::function<void()> on_move_;
    amigaguide::Page page_;
    std::vector<bool> is_dead_;
    int top_ = 0;
    int left_ = 0;
    std::optional<std::size_t> selected_;
    std::optional<std::size_t> pressed_;
    std::optional<Found> found_;
};

} // namespace guide_viewer
