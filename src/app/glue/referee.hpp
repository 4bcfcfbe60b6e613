// Somebody outside this program who has a say in its game: the partner of a link.
#pragma once

#include "app/glue/partner_view.hpp"
#include "core/match/session.hpp"

#include <functional>
#include <optional>

namespace glue {

/// What became of an action: done, or why not.
using Decided = std::function<void(std::optional<match::Denial>)>;

class Referee
{
  public:
    Referee() = default;
    virtual ~Referee() = default;
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;

    /// How the link with him stands.
    [[nodiscard]] virtual const PartnerView& view() const = 0;
    /// Why nothing of this kind may happen here now, whoever wants it.
    [[nodiscard]] virtual std::optional<match::Denial>
    objection(const match::Action& action) const = 0;
    /// Takes an action that is possible now: it is decided elsewhere and comes back as
    /// `Game::perform_ordered`, or not. False if it may take place at once.
    virtual bool
    takes(const match::Action& action, match::Origin origin, const Decided& decided) = 0;
    /// A computer that is to move need not be asked now; `Game::wake_players` tells when.
    [[nodiscard]] virtual bool holds_up_players() const = 0;
    /// The user's word on the link: its end, or which list holds when the games differ. False if
    /// there is no such link.
    virtual bool settle(Settlement how) = 0;
    /// Takes the end of a game that does not run as that of a link that is interrupted. False if
    /// there is none.
    virtual bool ends_link(const match::Action& action, const Decided& decided) = 0;
};

} // namespace glue
