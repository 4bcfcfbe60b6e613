// The lines that two linked programs send each other (guide/verbindung.md). Every one is checked
// here for its form; what it may do is checked by `Host` and `Guest`.
#pragma once

#include "core/base/result.hpp"
#include "core/mancala/pit.hpp"
#include "core/pairing/deed.hpp"
#include "core/pairing/hello.hpp"
#include "core/pairing/standing.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pairing {

/// In bytes, without its end.
inline constexpr std::size_t longest_line = 16'384;
/// In one line `moves`.
inline constexpr std::size_t most_pits_in_line = 8'000;

/// We do not fit. `mine` is the sender's value.
struct Refuse
{
    Mismatch mismatch;
};
/// A part of the sender's move list.
struct Moves
{
    std::size_t before = 0; ///< moves in the parts before
    std::vector<mancala::Pit> pits;
};
enum class Verdict
{
    none,
    ordered,
    stale
};
/// After all parts: the sender's standing.
struct State
{
    std::uint64_t pairing = 0;
    std::uint64_t order = 0; ///< number of the last order
    std::uint64_t game = 0;  ///< number of new games since the pairing began
    Stage stage = Stage::ready;
    std::size_t moves = 0;
    std::uint64_t hash = 0;
    std::uint64_t request = 0; ///< the guest's last request that the host has decided
    Verdict verdict = Verdict::none;
};
/// The guest wants something.
struct Request
{
    std::uint64_t number = 0; ///< grows within a pairing
    std::uint64_t order = 0;  ///< the last order known
    std::uint64_t hash = 0;   ///< of the standing it was wanted on
    Deed deed;
};
/// The host gives the order of things: this happens next, on both sides.
struct Order
{
    std::uint64_t number = 0;
    std::uint64_t request = 0; ///< the guest's request; 0 for an action of the host's side
    std::uint64_t hash = 0;    ///< of the standing before it
    Deed deed;
};
/// The request was made on an older standing and is refused.
struct Stale
{
    std::uint64_t request = 0;
};
/// An order is missing: the whole list, please.
struct Again
{
};
/// Who sits at the sender's now.
struct Seating
{
    Sitter sitter;
};
/// Our games are not the same; the sender's list follows.
struct Differ
{
};
/// insist: "I want to go on with mine." give_way: "I take yours."
enum class Settling
{
    insist,
    give_way
};
struct Settle
{
    Settling how = Settling::insist;
};
/// The sender ends the link.
struct Bye
{
};
/// A first word that is not known here: of a newer minor version, or none at all.
struct Unknown
{
};

using Message = std::variant<Hello,
                             Refuse,
                             Moves,
                             State,
                             Request,
                             Order,
                             Stale,
                             Again,
                             Seating,
                             Differ,
                             Settle,
                             Bye,
                             Unknown>;

[[nodiscard]] std::string print(const Message& message);
/// What `print` writes and nothing else; of keys in `hello` that are not known only the form is
/// looked at.
[[nodiscard]] base::Result<Message> parse(std::string_view line);

} // namespace pairing
