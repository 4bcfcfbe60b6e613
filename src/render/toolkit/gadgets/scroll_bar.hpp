// What a scroller does, without being a gadget, so that a list can have one inside: frame with
// knob, two arrows, and which part of the whole is to be seen.
#pragma once

#include "render/toolkit/faces.hpp"
#include "render/toolkit/input.hpp"

#include <algorithm>
#include <optional>

namespace toolkit {

using faces::Axis;

/// Which of `total` lines are seen: `visible` of them from `top` on.
struct ScrollRange
{
    int total = 0;
    int visible = 1;
    int top = 0;

    [[nodiscard]] int last_top() const { return std::max(total - visible, 0); }
    bool operator==(const ScrollRange&) const = default;
};

class ScrollBar
{
  public:
    static constexpr int lines_per_notch = 3;

    /// `arrow` is how long each arrow cell is; they stand behind the frame.
    ScrollBar(raster::Rect box, Axis axis, int arrow);

    [[nodiscard]] raster::Rect box() const { return box_; }
    [[nodiscard]] const ScrollRange& range() const { return range_; }
    /// A top that is too low or too high becomes the nearest that there is.
    void set_range(ScrollRange range);
    void scroll_to(int top);
    /// As the wheel does.
    void scroll_by_wheel(int notches) { scroll_to(range_.top + notches * lines_per_notch); }

    /// An arrow scrolls a line, the room beside the knob a page less a line, the knob by dragging.
    /// Points in the coordinates of the box's owner.
    void press(raster::Point point, Time when);
    void drag(raster::Point point);
    void release() { held_ = Part::none; }
    /// An arrow that is held repeats.
    void tick(Time now);
    [[nodiscard]] std::optional<Time> next_tick() const;

    [[nodiscard]] faces::ScrollFace face() const;

  private:
    enum class Part
    {
        none,
        back,
        forth,
        knob,
        room
    };

    [[nodiscard]] raster::Rect frame() const;
    [[nodiscard]] raster::Rect arrow_cell(Part arrow) const;
    [[nodiscard]] raster::Rect track() const;
    [[nodiscard]] raster::Rect knob() const;
    [[nodiscard]] int along(raster::Point point) const;
    [[nodiscard]] raster::Rect stretch(raster::Rect of, int from, int length) const;
    [[nodiscard]] int length_of(raster::Rect rect) const;
    [[nodiscard]] bool is_arrow_held() const;
    [[nodiscard]] ButtonState state_of(Part arrow) const;
    void step();

    raster::Rect box_;
    Axis axis_;
    int arrow_;
    ScrollRange range_;
    Part held_ = Part::none;
    bool held_inside_ = false;
    int grip_ = 0; ///< where on the knob the pointer holds it
    Time repeat_at_{};
};

} // namespace toolkit
