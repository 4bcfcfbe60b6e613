// Pictures made of pens: a Surface owns its pixels, a SurfaceView is a borrowed window into one
// with its own origin and clip, so that whoever draws need not know where he is on the screen.
#pragma once

#include "render/raster/geometry.hpp"
#include "render/raster/pixel.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace raster {

class Surface
{
  public:
    Surface() = default;
    /// All pixels are pen 0.
    explicit Surface(Size size);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] Rect bounds() const { return rect_at({}, size_); }

    /// The point must lie inside.
    [[nodiscard]] PenIndex at(Point point) const { return pixels_.at(index(point)); }
    void set(Point point, PenIndex pen) { pixels_.at(index(point)) = pen; }

    /// One row from left to right; y must lie inside.
    [[nodiscard]] std::span<const PenIndex> row(int y) const;
    [[nodiscard]] std::span<PenIndex> row(int y);

    bool operator==(const Surface&) const = default;

  private:
    [[nodiscard]] std::size_t index(Point point) const
    {
        return static_cast<std::size_t>(point.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(point.x);
    }

    Size size_;
    std::vector<PenIndex> pixels_;
};

/// Hears of each text that does not fit where it is drawn: how tests find clipped words.
class TextWatch
{
  public:
    TextWatch() = default;
    virtual ~TextWatch() = default;
    TextWatch(const TextWatch&) = delete;
    TextWatch& operator=(const TextWatch&) = delete;
    TextWatch(TextWatch&&) = delete;
    TextWatch& operator=(TextWatch&&) = delete;

    virtual void cut(std::string_view text) = 0;
};

/// Copied freely; must not outlive its surface.
class SurfaceView
{
  public:
    // Not explicit: every drawing function takes a view and shall take a whole surface as well.
    SurfaceView(Surface& surface) // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
        : surface_(&surface)
        , area_(surface.bounds())
        , clip_(surface.bounds())
    {
    }

    /// Views made of this one tell the watch too; it must outlive them.
    SurfaceView(Surface& surface, TextWatch& watch)
        : SurfaceView(surface)
    {
        watch_ = &watch;
    }

    /// The part that starts at the rectangle's corner; drawing outside the rectangle or outside
    /// this view is cut off.
    [[nodiscard]] SurfaceView part(Rect rect) const;

    [[nodiscard]] Size size() const { return area_.size(); }
    [[nodiscard]] Rect bounds() const { return rect_at({}, area_.size()); }
    /// What of the bounds can be drawn on.
    [[nodiscard]] Rect visible() const { return offset(clip_, Point{} - area_.origin()); }

    /// Nothing happens outside the visible part.
    void set(Point point, PenIndex pen) const;
    /// Sets the pixels from left to right, right excluded.
    void set_run(int y, int left, int right, PenIndex pen) const;

    /// Nothing for pictures that go to a screen.
    [[nodiscard]] TextWatch* watch() const { return watch_; }
    /// For whoever draws a text in pieces.
    [[nodiscard]] SurfaceView unwatched() const;

  private:
    Surface* surface_;
    Rect area_; ///< in the surface's coordinates
    Rect clip_; ///< likewise; always inside the surface
    TextWatch* watch_ = nullptr;
};

} // namespace raster
