// A scroller as a gadget of its own, lying or standing; it tells which line is to come first.
#pragma once

#include "render/toolkit/gadget.hpp"
#include "render/toolkit/gadgets/scroll_bar.hpp"

#include <functional>

namespace toolkit {

class Scroller : public Gadget
{
  public:
    /// `on_scroll` hears the new top line, but only if the user scrolled.
    Scroller(raster::Rect box,
             Axis axis,
             std::string help_node,
             std::function<void(int)> on_scroll);

    [[nodiscard]] const ScrollRange& range() const { return bar_.range(); }
    void set_range(ScrollRange range);

    void draw(raster::SurfaceView view, const Look& look) const override;
    void on_press(raster::Point point) override { on_detailed_press(point, {}); }
    void on_detailed_press(raster::Point point, const PressDetails& details) override;
    void on_drag(raster::Point point) override;
    void on_release(raster::Point point) override;
    void on_cancel() override { on_release({}); }
    void on_wheel(int notches) override;
    void on_tick(Tick tick) override;
    [[nodiscard]] std::optional<Time> next_tick() const override { return bar_.next_tick(); }

  private:
    template <typename Deed>
    void scroll(Deed deed)
    {
        const int before = range().top;
        deed();
        changed();
        if (range().top != before) {
            on_scroll_(range().top);
        }
    }

    ScrollBar bar_;
    std::function<void(int)> on_scroll_;
};

} // namespace toolkit
