#include "render/raster/surface.hpp"

#include <algorithm>

namespace raster {

Surface::Surface(Size size)
    : size_(size)
    , pixels_(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height))
{
}

std::span<const PenIndex> Surface::row(int y) const
{
    return std::span(pixels_).subspan(index({0, y}), static_cast<std::size_t>(size_.width));
}

std::span<PenIndex> Surface::row(int y)
{
    return std::span(pixels_).subspan(index({0, y}), static_cast<std::size_t>(size_.width));
}

SurfaceView SurfaceView::part(Rect rect) const
{
    SurfaceView view = *this;
    view.area_ = offset(rect, area_.origin());
    view.clip_ = clip(view.area_, clip_);
    return view;
}

SurfaceView SurfaceView::unwatched() const
{
    SurfaceView view = *this;
    view.watch_ = nullptr;
    return view;
}

void SurfaceView::set(Point point, PenIndex pen) const
{
    const Point target = point + area_.origin();
    if (clip_.contains(target)) {
        surface_->set(target, pen);
    }
}

void SurfaceView::set_run(int y, int left, int right, PenIndex pen) const
{
    const Rect run = clip(offset({left, y, right - left, 1}, area_.origin()), clip_);
    if (!run.is_empty()) {
        const auto row = surface_->row(run.y);
        std::fill(row.begin() + run.x, row.begin() + run.right(), pen);
    }
}

} // namespace raster
