// How a game stands, as two linked programs must agree on it, and the number that proves it.
#pragma once

#include "core/match/session.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace pairing {

/// Longer games are not linked; as many as a record holds.
inline constexpr std::size_t most_moves = 300'000;

/// Phase and ending in one word.
enum class Stage
{
    ready,
    running,
    natural,
    early,
    repetition
};

[[nodiscard]] std::string_view word_of(Stage stage);
[[nodiscard]] std::optional<Stage> stage_from(std::string_view word);
[[nodiscard]] Stage stage_of(const match::Session& session);

/// The whole move list: by the rules it says everything about the board.
struct Standing
{
    Stage stage = Stage::ready;
    std::vector<mancala::Pit> pits;

    bool operator==(const Standing&) const = default;
};

[[nodiscard]] Standing standing_of(const match::Session& session);

/// FNV-1a, 64 bits, over one line of text: the twelve pits, the two stores, the side to move, the
/// move list in the letters of a message and the stage's word, one blank between them. The position
/// stands beside the list since a board may not fit it; that is what the hash is to find out.
[[nodiscard]] std::uint64_t hash_of(const mancala::Position& position, const Standing& standing);
[[nodiscard]] std::uint64_t hash_of(const match::Session& session);

struct Restoration
{
    match::Restore action;
    std::uint64_t hash = 0; ///< of the standing after it
};
/// What makes a session with so many stones per pit stand so; nothing for a list against the rules.
[[nodiscard]] std::optional<Restoration> restoration(const Standing& standing, int stones_per_pit);

/// One list goes on where the other ends, or they are equal.
[[nodiscard]] bool begins_with(const Standing& longer, const Standing& shorter);

} // namespace pairing
