// The window on the desktop: shows a surface in the colours of a palette, scaled and letterboxed by
// itself, and knows which pixel of the surface lies under the pointer. It draws only when the
// picture or the window has changed.
#pragma once

#include "render/raster/palette.hpp"
#include "render/raster/png.hpp"
#include "render/raster/surface.hpp"
#include "render/sdl/handles.hpp"
#include "render/sdl/pointer.hpp"
#include "render/sdl/shade.hpp"
#include "render/sdl/viewport.hpp"
#include "render/toolkit/input.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sdl {

enum class WindowMode
{
    windowed,
    full_screen
};

struct DisplayOptions
{
    std::string title;
    raster::Size canvas{640, 400};
    int scale = 0; ///< 0: twice as large, or the largest that fits on the desktop
    ViewMode view;
    Effect effect = Effect::none;
    WindowMode mode = WindowMode::windowed;
};

class Display
{
  public:
    /// Opens the window. Throws std::system_error where that cannot be done.
    explicit Display(const DisplayOptions& options);

    /// Makes this the picture, and presents it if it differs from the last one. The surface must
    /// have the canvas's size.
    void show(const raster::Surface& surface, const raster::Palette& palette);
    /// Presents the last picture again; nothing happens while the window cannot be seen.
    void refresh();
    /// Throws away what the graphics card held and presents the picture anew.
    void restore();

    void toggle_full_screen();
    /// Asked of the window, since the desktop may change it too.
    [[nodiscard]] bool is_full_screen() const;
    /// To be called when the desktop has moved the window there.
    void moved_to(raster::Point corner);
    /// To be called when the desktop has changed the window: one that has left the full screen for
    /// a place that is gone comes back.
    void settle();
    void set_pointer(Pointer pointer);
    void set_view(ViewMode view);
    [[nodiscard]] ViewMode view() const { return view_; }
    void set_effect(Effect effect);

    /// Presents the other field where it is time for it.
    void tick(toolkit::Time now);
    /// When the next tick is wanted: while the picture flickers and can be seen.
    [[nodiscard]] std::optional<toolkit::Time> next_tick() const;

    /// The canvas pixel at a position as SDL's events have it; may lie outside on a bar.
    [[nodiscard]] raster::Point canvas_position(raster::Point window_point) const;
    /// The picture as the window shows it, bars included.
    [[nodiscard]] raster::RgbImage shown();

  private:
    void draw();
    void draw_effect(const raster::Rect& picture);
    void upload();
    [[nodiscard]] bool can_be_seen() const;
    /// Fills `enlarged_` for a picture of this size; false if that cannot be done.
    bool enlarge(raster::Size target);
    [[nodiscard]] raster::Size output_size() const;
    [[nodiscard]] raster::Rect picture_rect() const;
    [[nodiscard]] raster::Rect window_rect() const;
    /// Nothing if the graphics card cannot make it.
    [[nodiscard]] TextureHandle make_texture(raster::Size size, int access) const;

    VideoLibrary library_;
    raster::Size canvas_;
    ViewMode view_;
    Effect effect_;
    Field field_ = Field::odd;
    toolkit::Time field_until_{};
    WindowHandle window_;
    RendererHandle renderer_;
    std::optional<raster::Point> corner_; ///< of a full screen that went to another monitor: SDL
                                          ///< still names the corner of the first
    std::optional<raster::Rect> filled_;  ///< what a window that is leaving the full screen had
    std::uint64_t left_at_ = 0;           ///< when it left, by SDL's clock in milliseconds
    HostPointer host_pointer_;
    TextureHandle picture_;  ///< the canvas, one texel a pixel
    TextureHandle enlarged_; ///< the canvas at a whole multiple, for fitted scaling
    raster::Size enlarged_size_;
    std::vector<std::uint32_t> pixels_; ///< the picture as ARGB
};

} // namespace sdl
