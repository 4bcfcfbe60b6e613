// The link to a game on another machine as the user sees it, and what he can ask of it. Values
// only; they cross between the window's thread and the game's.
#pragma once

#include "core/mancala/pit.hpp"
#include "core/match/seats.hpp"

#include <optional>
#include <string>
#include <variant>

namespace glue {

/// The side that listens gives the order of all actions (network.md).
enum class PartnerRole
{
    host,
    guest
};

enum class PartnerPhase
{
    none,       ///< no link is wanted
    waiting,    ///< the host listens, nobody came yet
    connecting, ///< the guest calls, nobody answered yet
    linked,
    separated, ///< linked before; it comes back by itself
    differing, ///< the two games do not agree; the user must choose
    refused    ///< the handshake failed; `reason` names both values
};

/// Whether the game is one with the partner's, be he there just now or not.
[[nodiscard]] constexpr bool is_bound(PartnerPhase phase)
{
    using enum PartnerPhase;
    return phase == linked || phase == separated || phase == differing;
}

/// Whether that game goes not on.
[[nodiscard]] constexpr bool is_apart(PartnerPhase phase)
{
    return is_bound(phase) && phase != PartnerPhase::linked;
}

/// Whether nothing is listened to or called, so that a link may be begun.
[[nodiscard]] constexpr bool is_idle(PartnerPhase phase)
{
    return phase == PartnerPhase::none || phase == PartnerPhase::refused;
}

struct PartnerView
{
    PartnerPhase phase = PartnerPhase::none;
    PartnerRole role = PartnerRole::host;
    std::string address; ///< where we listen, or whom we call
    std::string code;    ///< the host's partner code in groups, to be read out; empty for a guest
    std::string name;    ///< of the partner; empty before the handshake
    std::optional<mancala::Player> seat; ///< the partner's; nothing before the handshake
    std::string reason; ///< why it is as it is; one line in the user's language, may be empty
    bool code_is_refused = false; ///< a guest's, before any handshake; another may be good
    int insisted = 0; ///< how often the partner has answered this question: with his list
    std::string file; ///< both move lists, written when the games differ
    std::optional<match::Seats>
        alone; ///< who would sit where if the link ended; only with a partner
};

struct ListenForPartner
{
    std::string address; ///< "[ADDRESS:]PORT"; empty: 127.0.0.1 and a free port
};
struct CallPartner
{
    std::string address; ///< "HOST:PORT"
    std::string code;    ///< as typed; blanks, hyphens and case do not matter
};
struct EndLink
{
};
enum class Settlement
{
    mine,
    partners,
    end
};
/// The answer when the two games differ.
struct SettleDifference
{
    Settlement how = Settlement::end;
};

using PartnerOrder = std::variant<ListenForPartner, CallPartner, EndLink, SettleDifference>;

} // namespace glue
