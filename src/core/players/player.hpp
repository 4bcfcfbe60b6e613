// What a computer player is: a function of position, seed and budget. Guide node "Typ".
// Who asks it, on which thread, and what is played instead of a faulty answer is the caller's
// matter.
#pragma once

#include "core/base/budget.hpp"
#include "core/base/diagnostic.hpp"
#include "core/mancala/position.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace players {

/// A player's answer as it came: a script may name no pit, an empty one or no pit of the board.
struct Choice
{
    /// The number named, not yet checked.
    std::optional<std::int64_t> pit = std::nullopt;
    /// Why the player broke off; then `pit` does not count.
    std::optional<base::Diagnostic> failure = std::nullopt;
};

/// Why an answer is no legal move.
enum class Fault
{
    broke_off, ///< the player failed: an error in its script, its budget used up
    no_answer,
    outside_board, ///< not one of 1..12
    empty_pit
};

/// What is wrong with the answer in this position; nothing if it is a legal pit.
[[nodiscard]] std::optional<Fault> fault(const Choice& choice, const mancala::Position& position);

/// The fault in one word, for tables: "error", "none", "outside", "empty".
[[nodiscard]] std::string_view word(Fault fault);

class Player
{
  public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// A new game begins: what the player remembers of the last one is forgotten. The built-in
    /// players remember nothing.
    virtual void new_game() {}

    /// The pit to play in a position in which the game is not over. Within any budget the built-in
    /// players name a legal pit, the better the more they may spend. Once the budget's stop is
    /// requested the answer comes soon and means nothing.
    [[nodiscard]] virtual Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) = 0;

    /// The same in a game: `line` is the positions up to the one to play in, at least those since a
    /// stone last reached a store. Between computers what stands for the third time ends the game
    /// (mancala/repetition.hpp); most players do not look that far.
    [[nodiscard]] virtual Choice choose_in_game(std::span<const mancala::Position> line,
                                                std::uint64_t seed,
                                                base::Budget& budget)
    {
        return choose(line.back(), seed, budget);
    }
};

} // namespace players
