// What the guest's side wants and the host has not decided yet, and the rule of every crossing:
// when a wish that the host's action overtook still makes sense (guide/verbindung.md).
#pragma once

#include "core/pairing/message.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace pairing {

/// What was so when the wish was made.
struct Ground
{
    std::uint64_t hash = 0; ///< of the standing
    std::uint64_t game = 0;
    bool early_end = false;  ///< an Undo would take back the ending alone
    std::size_t undo_to = 0; ///< moves that an Undo of this side would leave

    bool operator==(const Ground&) const = default;
};

[[nodiscard]] Ground ground_of(const match::Session& session, std::uint64_t game);

/// How a wish ended: done, or why not.
using Decided = std::function<void(std::optional<match::Denial>)>;

struct Wish
{
    Deed deed;
    match::Origin origin;
    Decided decided;
    std::uint64_t number = 0; ///< of the request; 0 before it is sent
    Ground ground;
    bool offered_again = false;
};

/// Zug: on the very standing it was chosen on. Undo: while it takes back the same as it would have.
/// Spielende: while the same game runs. Neu: unless another game has begun already.
[[nodiscard]] bool
still_makes_sense(const Wish& wish, const match::Session& session, std::uint64_t game);

} // namespace pairing
