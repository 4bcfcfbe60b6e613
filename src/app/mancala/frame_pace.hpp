// When the next picture may be drawn: a script may move thousands of times a second, and more
// pictures than a screen shows would only slow it down. Time is handed in.
#pragma once

#include "render/toolkit/input.hpp"

#include <algorithm>
#include <optional>

namespace app {

class FramePace
{
  public:
    /// A little less than the 60th part of a second.
    static constexpr toolkit::Time frame_time{16};

    [[nodiscard]] bool is_due(toolkit::Time now) const { return now >= next_; }
    [[nodiscard]] toolkit::Time next() const { return next_; }

    /// When to look again, should nothing happen: at the earlier of two ticks, if there are any, or
    /// after a picture when the next is due; until then news only gathers.
    [[nodiscard]] std::optional<toolkit::Time> wake_up(toolkit::Time now,
                                                       std::optional<toolkit::Time> one,
                                                       std::optional<toolkit::Time> other) const
    {
        if (!is_due(now)) {
            return next_;
        }
        return one && other ? std::min(*one, *other) : (one ? one : other);
    }

    /// A picture was begun at this time. However long it took and however late it was, the next
    /// comes in time, so that drawing and waking up do not add to each frame.
    void drawn(toolkit::Time begun)
    {
        const bool in_step = begun - next_ < frame_time;
        next_ = (in_step ? next_ : begun) + frame_time;
    }

  private:
    toolkit::Time next_{}; ///< nothing is drawn before
};

} // namespace app
