#include "app/mancala/picture_window.hpp"

#include "render/raster/draw.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace app {

namespace {

using raster::Point;
using raster::Size;
using toolkit::Handled;
using toolkit::Key;

constexpr int step = 16; ///< of a cursor key, in pixels

/// The pen that is darkest.
raster::PenIndex surround(const raster::Palette& palette)
{
    const auto light = [](const raster::Rgb& rgb) { return rgb.red + 2 * rgb.green + rgb.blue; };
    const auto* const darkest = std::ranges::min_element(palette.colours, {}, light);
    return static_cast<raster::PenIndex>(darkest - palette.colours.begin());
}

class PictureGadget : public toolkit::Gadget
{
  public:
    PictureGadget(raster::ScreenPicture picture, Size screen, std::function<void()> on_done)
        : Gadget(raster::rect_at({}, screen), "")
        , picture_(std::move(picture))
        , on_done_(std::move(on_done))
    {
    }

    void draw(raster::SurfaceView view, const toolkit::Look& /*look*/) const override
    {
        raster::fill(view, view.bounds(), surround(picture_.palette));
        raster::blit(view, corner(), picture_.surface, picture_.surface.bounds());
    }

    void on_press(Point point) override
    {
        pressed_ = point;
        grip_ = offset_ + point;
        is_dragged_ = false;
    }

    void on_drag(Point point) override
    {
        constexpr int threshold = 3;
        const Point by = point - pressed_;
        is_dragged_ = is_dragged_ || std::abs(by.x) > threshold || std::abs(by.y) > threshold;
        move_to(grip_ - point);
    }

    void on_release(Point /*point*/) override
    {
        if (!is_dragged_) {
            on_done_();
        }
    }

    Handled on_key(const toolkit::KeyEvent& event) override
    {
        switch (event.key) {
        case Key::left: move_to(offset_ - Point{step, 0}); break;
        case Key::right: move_to(offset_ + Point{step, 0}); break;
        case Key::up: move_to(offset_ - Point{0, step}); break;
        case Key::down: move_to(offset_ + Point{0, step}); break;
        case Key::enter:
        case Key::space: on_done_(); break;
        default: return Handled::no;
        }
        return Handled::yes;
    }

    [[nodiscard]] bool is_focusable() const override { return true; }
    [[nodiscard]] bool takes_focus_by_click() const override { return true; }

  private:
    /// What does not fill the screen stands in its middle.
    [[nodiscard]] Point corner() const
    {
        const Size picture = picture_.surface.size();
        const auto place = [](int room, int by) { return room > 0 ? room / 2 : -by; };
        return {place(box().width - picture.width, offset_.x),
                place(box().height - picture.height, offset_.y)};
    }

    void move_to(Point offset)
    {
        const Size picture = picture_.surface.size();
        offset_ = {std::clamp(offset.x, 0, std::max(0, picture.width - box().width)),
                   std::clamp(offset.y, 0, std::max(0, picture.height - box().height))};
        changed();
    }

    raster::ScreenPicture picture_;
    std::function<void()> on_done_;
    Point offset_; ///< what of the picture stands in the screen's corner
    Point pressed_;
    Point grip_;
    bool is_dragged_ = false;
};

} // namespace

PictureWindow::PictureWindow(raster::ScreenPicture picture, Size screen)
    : Window(toolkit::WindowKind::borderless, raster::rect_at({}, screen), "")
    , palette_(picture.palette)
{
    set_help_role(toolkit::HelpRole::acts); // a page of the guide like any other
    focus(add<PictureGadget>(std::move(picture), screen, [this] { close(); }));
}

} // namespace app
