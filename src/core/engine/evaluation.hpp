// What a board is worth where the search looks no further.
#pragma once

#include "core/engine/board.hpp"

#include <optional>

namespace engine {

/// Values are counted in parts of a stone.
inline constexpr int unit = 64;

/// Estimates how many stones more the player to move will take than the other from here on.
class Evaluation
{
  public:
    Evaluation() = default;
    Evaluation(const Evaluation&) = delete;
    Evaluation& operator=(const Evaluation&) = delete;
    virtual ~Evaluation() = default;

    /// In parts of a stone; the same from any thread.
    [[nodiscard]] virtual int value(const Board& board) const = 0;
};

/// Knows nothing: counts what is in the stores already and no stone on the board.
class StoresAlone final : public Evaluation
{
  public:
    [[nodiscard]] int value(const Board& board) const override;
};

/// Values known for certain, as from endgame tables. Asked at each board with few enough stones.
class ExactValues
{
  public:
    ExactValues() = default;
    ExactValues(const ExactValues&) = delete;
    ExactValues& operator=(const ExactValues&) = delete;
    virtual ~ExactValues() = default;

    /// Boards with more stones need not be asked for.
    [[nodiscard]] virtual int most_stones_known() const = 0;
    /// Stones the player to move takes more than the other, endless play counting 0; nothing if
    /// it is not known.
    [[nodiscard]] virtual std::optional<int> probe(const Board& board) const = 0;
};

} // namespace engine
