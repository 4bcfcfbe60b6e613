// Meister: the strong player. Searches as far as its budget goes, with the learned evaluation.
#pragma once

#include "core/engine/net.hpp"
#include "core/engine/search.hpp"
#include "core/players/player.hpp"

#include <chrono>
#include <optional>

namespace engine {

/// How a Meister goes about it.
struct Manner
{
    /// Enough for games to differ, and with 3000 nodes no weaker than none (guide/spielstaerke.md).
    static constexpr int usual_tolerance = unit;

    /// The seed chooses among the moves shown to come so close to the best, in parts of a stone;
    /// with 0 it plays no part. It is twice that before a stone is in a store, less with each one
    /// there, and nothing when a sixth of them is: late a part of a stone may decide.
    int tolerance = 0;
    /// With more than one the same question may be answered otherwise another time.
    unsigned threads = 1;
};

class Meister final : public players::Player
{
  public:
    /// More than people can answer, and still only some hundredths of a second.
    static constexpr std::uint64_t usual_nodes = 300'000;

    /// Looks at so many boards a move, or fewer where the budget has fewer steps left.
    /// What is `known` for certain is played without a search; it may be null and must outlive
    /// this. It may come to know more at any time, from another thread.
    explicit Meister(std::uint64_t nodes = usual_nodes,
                     const NetWeights& weights = built_in_weights(),
                     const ExactValues* known = nullptr,
                     const Manner& manner = {});

    /// Thinks so long about a move, or less where the budget has too few steps. What it plays
    /// depends on the machine and on what else that does.
    explicit Meister(std::chrono::milliseconds time,
                     const NetWeights& weights = built_in_weights(),
                     const ExactValues* known = nullptr,
                     const Manner& manner = {});

    /// While it is behind it goes for the win instead of for stones, for a
    /// search for stones is content to lose by two, and a board known to be lost is not given up
    /// while the other may go wrong. With 3000 nodes and tables that is 99.7 % against Gemein
    /// instead of 99.1 (guide/spielstaerke.md).
    [[nodiscard]] players::Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) override;
    /// What would stand for the third time counts as the end.
    [[nodiscard]] players::Choice choose_in_game(std::span<const mancala::Position> line,
                                                 std::uint64_t seed,
                                                 base::Budget& budget) override;

  private:
    /// What the board is worth to the player to move, known or judged, in parts of a stone.
    [[nodiscard]] int rest(const Board& board) const;

    [[nodiscard]] int tolerance(const mancala::Position& position) const;
    [[nodiscard]] static int chosen(const Report& report, std::uint64_t seed);

    Manner manner_;
    std::uint64_t nodes_;
    std::optional<std::chrono::milliseconds> time_;
    const ExactValues* known_;
    Net net_;
    Search search_;
};

} // namespace engine
