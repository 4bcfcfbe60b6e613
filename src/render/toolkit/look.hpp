// The look of Intuition and GadTools 2.x: every frame, bevel, pattern and measure of the screen is
// decided here. It knows roles of pens and rectangles, not what windows and gadgets do.
#pragma once

#include "render/raster/draw.hpp"
#include "render/raster/font.hpp"
#include "render/raster/text.hpp"
#include "render/toolkit/label.hpp"
#include "render/toolkit/pens.hpp"

#include <string_view>

namespace toolkit {

/// Measures in pixels, for topaz 8.
namespace metrics {
inline constexpr int bar_height = 11; ///< screen bar, its line included
inline constexpr int title_height = 11;
inline constexpr int border_side = 4;
inline constexpr int border_bottom = 2;
inline constexpr int close_width = 20;
inline constexpr int depth_width = 23;
inline constexpr int button_height = 14;
inline constexpr int letter_width = 8;
inline constexpr int row_height = 8; ///< in lists
inline constexpr int label_gap = 8;  ///< between a gadget and the label beside it
inline constexpr int mark_gap = 3;   ///< between a label and the focus mark round it
inline constexpr raster::Size checkbox_size{26, 11};
inline constexpr int string_side = 6; ///< between the edge of a string gadget and its text
inline constexpr int string_top = 3;
inline constexpr int list_inset = 2; ///< between the edge of a list and its rows
inline constexpr int list_scroller_width = 16;
inline constexpr int list_arrow_height = 8;
inline constexpr int scroller_arrow_width = 16;  ///< of a horizontal scroller
inline constexpr int scroller_arrow_height = 10; ///< of a vertical one

// EasyRequest: how much wider things are than their texts, and the gaps between them.
inline constexpr int request_button_padding = 24;
inline constexpr int request_text_padding = 66;
inline constexpr int request_title_padding = 40;
inline constexpr int request_side = 8;
inline constexpr int request_button_gap = 12;
inline constexpr int request_gap = 4;        ///< above and below the box with the text
inline constexpr int request_bottom_gap = 3; ///< between buttons and border
inline constexpr int request_box_padding = 5;
inline constexpr int request_line_height = 9;
inline constexpr int request_empty_line_height = 7;
} // namespace metrics

enum class Bevel
{
    raised,
    recessed
};

enum class Activity
{
    inactive,
    active
};

enum class ButtonState
{
    normal,
    selected,
    ghosted
};

enum class FocusMark
{
    hidden,
    shown
};

/// What of a window's frame is to be drawn.
struct WindowFrame
{
    std::string_view title;
    Activity activity = Activity::inactive;
    bool has_close = false;
    Bevel close = Bevel::raised;
    Bevel depth = Bevel::raised;
};

class Look
{
  public:
    /// The fonts must outlive the look.
    explicit Look(const raster::FontSet& fonts)
        : fonts_(fonts)
    {
    }

    [[nodiscard]] const raster::FontSet& fonts() const { return fonts_; }
    /// The font of bars, titles, gadgets and requesters.
    [[nodiscard]] const raster::Font& font() const { return fonts_.topaz; }
    /// The width of a text in that font.
    [[nodiscard]] int text_width(std::string_view text) const;

    static void clear(raster::SurfaceView view, raster::Rect area);
    void text(raster::SurfaceView view, raster::Point corner, std::string_view text, Pen pen) const;

    /// A label with its shortcut underlined.
    void label(raster::SurfaceView view, raster::Point corner, const Label& label, Pen pen) const;

    /// One pixel all round.
    static void thin_frame(raster::SurfaceView view, raster::Rect box, Bevel bevel);
    /// Two pixels at the sides, one above and below, since hires pixels were half as wide as high.
    static void button_frame(raster::SurfaceView view, raster::Rect box, Bevel bevel);
    /// A raised button frame with a recessed one immediately inside.
    static void ridge(raster::SurfaceView view, raster::Rect box);
    /// Dots over something that cannot be chosen now.
    static void ghost(raster::SurfaceView view, raster::Rect box);
    /// Shows which gadget Enter would press. Ours: the Amiga had no keyboard walk.
    static void focus_mark(raster::SurfaceView view, raster::Rect box);

    void button(raster::SurfaceView view,
                raster::Rect box,
                const Label& label,
                ButtonState state,
                FocusMark mark) const;
    /// Borders and title bar over the whole view; what is inside must be drawn afterwards.
    void window(raster::SurfaceView view, const WindowFrame& frame) const;
    /// The top rows of the view.
    void screen_bar(raster::SurfaceView view, std::string_view title) const;
    /// The ground of a requester with the recessed box for its text.
    static void
    requester_ground(raster::SurfaceView view, raster::Rect area, raster::Rect text_box);

  private:
    void title_bar(raster::SurfaceView view, const WindowFrame& frame) const;

    const raster::FontSet& fonts_;
};

/// The parts of a window's frame, in the window's coordinates.
[[nodiscard]] raster::Rect close_cell();
[[nodiscard]] raster::Rect depth_cell(raster::Size window);
[[nodiscard]] raster::Rect title_cell(raster::Size window);
/// What the borders leave.
[[nodiscard]] raster::Rect window_inside(raster::Size window);

} // namespace toolkit
