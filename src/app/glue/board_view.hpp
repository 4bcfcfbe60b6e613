// What of a move is shown when: the picture lags behind the game and follows it stone by stone.
// Time is handed in; what a frame looks like is board_art's business. Joins mancala with the
// toolkit's time.
#pragma once

#include "app/glue/board_art.hpp"
#include "core/mancala/rules.hpp"
#include "render/toolkit/input.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace glue {

/// One moment of a move.
struct SowingFrame
{
    mancala::Position stones;
    std::optional<Hand> hand;
    std::optional<mancala::Pit> sown; ///< the pit whose stones are on their way
    toolkit::Time length{};           ///< how long it is to be seen

    bool operator==(const SowingFrame&) const = default;
};

/// The whole move: each lap lifted, dropped stone by stone, and what is left at the end of the game
/// taken pit by pit. `to_move` is the mover's in all frames.
[[nodiscard]] std::vector<SowingFrame> sowing_frames(const mancala::Position& before,
                                                     mancala::Pit pit);

class BoardView
{
  public:
    /// Shows this at once; a move that is being shown is forgotten.
    void show(const mancala::Position& position);
    /// Shows the move stone by stone from now on.
    void sow(const mancala::Position& before, mancala::Pit pit, toolkit::Time now);
    /// Shows the end of the move at once.
    void finish();

    /// A move is on its way; pits are not to be chosen.
    [[nodiscard]] bool is_sowing() const { return !frames_.empty(); }
    /// True if something else is shown than before.
    bool tick(toolkit::Time now);
    /// When the next frame is due.
    [[nodiscard]] std::optional<toolkit::Time> next_tick() const;

    [[nodiscard]] const mancala::Position& stones() const;
    [[nodiscard]] std::optional<Hand> hand() const;
    [[nodiscard]] std::optional<mancala::Pit> sown() const;

  private:
    mancala::Position rest_; ///< shown when no move is
    std::vector<SowingFrame> frames_;
    std::size_t frame_ = 0;
    toolkit::Time until_{};
};

} // namespace glue
