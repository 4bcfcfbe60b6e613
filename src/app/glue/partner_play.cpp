// The partner's part in the game: what may happen here, what the host has ordered, and what both
// must be told.
#include "app/glue/atomic_file.hpp"
#include "app/glue/difference_file.hpp"
#include "app/glue/game.hpp"
#include "app/glue/own_player.hpp"
#include "app/glue/partner.hpp"
#include "app/glue/partner_reasons.hpp"
#include "app/glue/reasons.hpp"
#include "core/pairing/deed.hpp"
#include "ipc/event_loop.hpp"

#include <chrono>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>

namespace glue {

std::optional<match::Denial> Partner::objection(const match::Action& action) const
{
    const bool ends_both = std::holds_alternative<match::EndGame>(action);
    const bool crosses = pairing::deed_of(action).has_value() && !ends_both;
    return crosses && is_apart(view_.phase) ? std::optional(match::Denial::separated)
                                            : std::nullopt;
}

bool Partner::takes(const match::Action& action, match::Origin origin, const Decided& decided)
{
    const auto deed = pairing::deed_of(action);
    if (is_apart(view_.phase) && deed) {
        // To end a game without the partner is to end the link, too; all else is objected to.
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

bool Partner::ends_link(const match::Action& action, const Decided& decided)
{
    if (!std::holds_alternative<match::EndGame>(action) || !is_apart(view_.phase)) {
        return false;
    }
    loop_.post([this, decided] {
        end_link("");
        decided(std::nullopt);
    });
    return true;
}

bool Partner::holds_up_players() const
{
    return is_apart(view_.phase) || (guest_ && guest_->is_waiting());
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
    view_.alone = seats_alone();
    view_.file.clear();
    view_.insisted = 0;
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
        seat_taken_ = seat;
        if (seats != session().seats()) {
            game_.perform_ordered(match::SetSeats{seats}, match::Origin::partner);
        }
    }
    side()->seat(sitter_of(session().seats().of(own)));
}

/// All sit as before; but whoever is in the own seat by now has the place of him who was put there.
std::optional<match::Seats> Partner::seats_alone() const
{
    const auto remote = session().seats().remote();
    if (!remote) {
        return std::nullopt;
    }
    const mancala::Player own = mancala::other(*remote);
    const match::Seat& present = session().seats().of(own);
    match::Seats seats = seats_before_;
    match::Seat& seat = seats.both.at(index_of(seat_before(seats_before_, own)));
    if (present.kind != seat_taken_.kind) {
        seat.kind = present.kind;
    }
    if (present.name != seat_taken_.name) {
        seat.name = present.name;
    }
    return seats;
}

void Partner::seated(const pairing::Sitter& partner)
{
    view_.name = partner.name;
    game_.tell_state();
}

/// Who called may have made a mistake and come back without it: only he gives up. Before the first
/// pairing he may as well have been the wrong one.
void Partner::refused(const pairing::Mismatch& mismatch)
{
    const std::string reason = reason_text(config_.language, mismatch);
    if (guest_) {
        abandon_soon(PartnerPhase::refused, reason);
        return;
    }
    view_.reason = reason;
    game_.tell(text(config_.language, Text::link_refused, {reason}));
    game_.tell_state();
    if (link_) {
        constexpr std::string_view why = "the games do not fit";
        was_linked() ? link_->drop(why) : link_->turn_away(why);
    }
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
    if (differs_too_often()) {
        cut_off(pairing::Misdeed::flood);
        return;
    }
    std::string reason;
    try {
        write_lists(difference_text(config_.language, session(), {mine, partners}));
        view_.file = difference_file_.string();
    } catch (const std::system_error& error) {
        reason = reason_text(config_.language, error.code());
    }
    show(PartnerPhase::differing, reason);
}

/// A pairing has one file, however often its games differ.
void Partner::write_lists(const std::string& lists)
{
    if (difference_file_.empty()) {
        difference_file_ = write_difference(config_.records, lists);
    } else if (lists != lists_) {
        write_whole_file(difference_file_, lists);
    }
    lists_ = lists;
}

/// A bad line brings the same question back now and then; nobody honest brings it every second.
bool Partner::differs_too_often()
{
    constexpr std::chrono::seconds quick{10};
    constexpr int most = 5;
    const auto now = std::chrono::steady_clock::now();
    differences_ = now - last_difference_ < quick ? differences_ + 1 : 1;
    last_difference_ = now;
    return differences_ > most;
}

void Partner::insisted()
{
    view_.reason = text(config_.language, Text::link_insisted);
    ++view_.insisted;
    game_.tell(view_.reason);
    game_.tell_state();
}

} // namespace glue
