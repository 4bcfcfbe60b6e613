#include "app/editor/replay.hpp"

#include <algorithm>
#include <array>

namespace editor {

namespace {

constexpr std::size_t speed_count = static_cast<std::size_t>(Speed::count);
/// From one position to the next.
constexpr std::array<toolkit::Time, speed_count> intervals{
    {toolkit::Time{2000}, toolkit::Time{800}, toolkit::Time{200}}};

} // namespace

void Replay::play()
{
    playing_ = true;
    due_.reset();
}

void Replay::pause()
{
    playing_ = false;
}

void Replay::change_speed(int steps)
{
    const int wanted = static_cast<int>(speed_) + steps;
    speed_ = static_cast<Speed>(std::clamp(wanted, 0, static_cast<int>(speed_count) - 1));
}

bool Replay::tick(toolkit::Time now)
{
    if (!playing_ || (due_ && now < *due_)) {
        return false;
    }
    const bool is_step = due_.has_value();
    due_ = now + intervals.at(static_cast<std::size_t>(speed_));
    return is_step;
}

std::optional<toolkit::Time> Replay::next_tick() const
{
    return playing_ ? std::optional(due_.value_or(toolkit::Time{})) : std::nullopt;
}

} // namespace editor
