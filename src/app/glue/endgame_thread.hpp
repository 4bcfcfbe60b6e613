// The endgame tables of a running game: those on the disk are taken, and those for few stones that
// are missing built beside the game. Joins core/endgame with files and a thread. Guide node
// "Meister".
#pragma once

#include "app/glue/endgame_file.hpp"

#include <functional>
#include <stop_token>
#include <thread>

namespace glue {

class EndgameThread
{
  public:
    /// So many stones take about a second of a processor and 2 MB.
    static constexpr int usual_stones = 12;

    struct Setup
    {
        std::filesystem::path folder; ///< empty for none: the tables stay in memory
        int stones = usual_stones;    ///< up to which missing tables are built
        /// Hears of a damaged file, once each; called on the thread.
        std::function<void(const base::Diagnostic&)> complain;
        /// The tables stand, or it was stopped; called on the thread.
        std::function<void()> done = [] {};
    };

    /// Begins at once, on a thread of the lowest priority.
    explicit EndgameThread(Setup setup);
    /// Stops the building, in some hundredths of a second.
    ~EndgameThread() = default;
    EndgameThread(const EndgameThread&) = delete;
    EndgameThread& operator=(const EndgameThread&) = delete;

    /// What is known by now: it grows while others ask, from any thread.
    [[nodiscard]] const engine::ExactValues& values() const { return values_; }

  private:
    void work(const std::stop_token& stop);
    bool next(const std::stop_token& stop);
    void store(int stones, std::span<const std::int8_t> values);

    Setup setup_;
    EndgameFiles files_;
    endgame::TableValues values_;
    bool may_write_;
    std::jthread thread_; ///< last, so that it ends before what it uses
};

} // namespace glue
