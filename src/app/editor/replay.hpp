// The clock of the replay: when the next position of the list is due. Time is handed in. Guide node
// "Abspielen".
#pragma once

#include "render/toolkit/input.hpp"

#include <cstddef>
#include <optional>

namespace editor {

enum class Speed
{
    slow,
    medium,
    fast,
    count ///< number of speeds, no speed
};

class Replay
{
  public:
    [[nodiscard]] bool is_playing() const { return playing_; }
    /// The first tick starts the clock.
    void play();
    void pause();

    [[nodiscard]] Speed speed() const { return speed_; }
    /// Holds from the next step on.
    void set_speed(Speed speed) { speed_ = speed; }
    /// One step faster or slower, as far as there is one.
    void change_speed(int steps);

    /// Whether a step is due. Steps that were missed are not made up for.
    [[nodiscard]] bool tick(toolkit::Time now);
    [[nodiscard]] std::optional<toolkit::Time> next_tick() const;

  private:
    bool playing_ = false;
    Speed speed_ = Speed::medium;
    std::optional<toolkit::Time> due_; ///< of the next step
};

} // namespace editor
