// The partner's part in the game: what may happen here, what the host has ordered, and what both
// must be told.
#include "app/glue/difference_file.hpp"
#include "app/glue/game.hpp"
#include "app/glue/own_player.hpp"
#include "app/glue/partner.hpp"
#include "app/glue/partner_reasons.hpp"
#include "core/pairing/deed.hpp"
#include "ipc/event_loop.hpp"

#include <system_error>
#include <utility>
#include <variant>

namespace glue {

std::optional<match::Denial> Partner::objection(const match::Action& action) const
{
    const bool ends_both =
        view_.phase == PartnerPhase::separated && std::holds_alternative<match::EndGame>(action);
    const bool crosses = pairing::deed_of(action).has_value() && !ends_both;
    const bool apart = is_bound(view_.phase) && view_.phase != PartnerPhase::linked;
    return crosses && apart ? std::optional(match::Denial::separated) : std::nullopt;
}

bool Partner::takes(const match::Action& action, match::Origin origin, const Decided& decided)
{
    const auto deed = pairing::deed_of(action);
    if (view_.phase == PartnerPhase::separated && deed) {
        // To end a game whose partner is away is to end the link, too; all else is objected to.
        loop_.post([this, action, origin, decided] {
            end_link("");
            game_.submit(action, origin, decided);
        });
        return true;
    }
    if (!deed || !guest_ || view_.phase != PartnerPhase::linked) {
        return false;
    }
    guest_->want(*deed, origin, [this, decided](std::optional<match::Denial> denial) {
        decided(denial);
        game_.wake_players();
    });
    return true;
}

bool Partner::holds_up_players() const
{
    return (is_bound(view_.phase) && view_.phase != PartnerPhase::linked) ||
           (guest_ && guest_->is_waiting());
}

const match::Session& Partner::session() const
{
    return game_.session();
}

void Partner::send(const std::string& line)
{
    if (link_) {
        link_->send(line);
    }
}

void Partner::perform(const match::Action& action, match::Origin origin)
{
    game_.perform_ordered(action, origin);
}

void Partner::linked(const pairing::Sitter& partner)
{
    sit_down();
    view_.name = partner.name;
    view_.seat = session().seats().remote();
    view_.file.clear();
    show(PartnerPhase::linked);
    game_.wake_players();
}

/// Who played here before plays on, in the seat that is left: the person, if there is one.
void Partner::sit_down()
{
    match::Seats seats = session().seats();
    const mancala::Player own = mancala::other(*seats.remote());
    if (!is_bound(view_.phase)) {
        match::Seat& seat = seats.both.at(index_of(own));
        seat = own_player(seats_before_, own, config_.language);
        if (seats != session().seats()) {
            game_.perform_ordered(match::SetSeats{seats}, match::Origin::partner);
        }
    }
    side()->seat(sitter_of(session().seats().of(own)));
}

void Partner::seated(const pairing::Sitter& partner)
{
    view_.name = partner.name;
    game_.tell_state();
}

void Partner::refused(const pairing::Mismatch& mismatch)
{
    abandon_soon(PartnerPhase::refused, reason_text(config_.language, mismatch));
}

void Partner::cut_off(pairing::Misdeed misdeed)
{
    view_.reason = reason_text(config_.language, misdeed);
    game_.tell(text(config_.language, Text::link_cut_off, {view_.reason}));
    if (link_) {
        link_->drop("misbehaviour");
    }
}

void Partner::differ(const pairing::Standing& mine, const pairing::Standing& partners)
{
    std::string reason;
    try {
        view_.file = write_difference(config_.records, difference_text(config_.language, session(),
                                                                       {mine, partners}))
                         .string();
    } catch (const std::system_error& error) {
        reason = error.what();
    }
    show(PartnerPhase::differing, reason);
}

void Partner::insisted()
{
    view_.reason = text(config_.language, Text::link_insisted);
    game_.tell(view_.reason);
    game_.tell_state();
}

} // namespace glue
