#include "core/pairing/side.hpp"

#include <utility>

namespace pairing {

namespace {

/// On one connection. Duplicates and late messages are few.
constexpr int most_ignored = 1000;

template <typename... Handlers>
struct Overloaded : Handlers...
{
    using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

} // namespace

Side::Side(Outside& outside, Self self, match::Home partners_home)
    : outside_(outside)
    , self_(std::move(self))
    , partners_home_(partners_home)
{
}

void Side::connected()
{
    bond_ = Bond::greeting;
    partner_.reset();
    partners_list_.reset();
    block_.clear();
    ignored_ = 0;
    compares_ = false;
    insisted_ = false;
    partner_insisted_ = false;
    send(hello());
}

Hello Side::hello() const
{
    const Stage stage = stage_of(session());
    return {.version = own_protocol,
            .program = self_.program,
            .pairing = pairing_,
            .stones = session().stones_per_pit(),
            .first = number_of(mancala::Player::one),
            .seat = self_.seat,
            .running = stage == Stage::running,
            .moves = session().moves().size(),
            .hash = hash_of(session()),
            .sitter = self_.sitter};
}

void Side::line(std::string_view line)
{
    // What comes after we have cut off or refused is of no interest.
    if (bond_ == Bond::apart || bond_ == Bond::refused) {
        return;
    }
    const auto message = parse(line);
    if (!message) {
        misdeed(Misdeed::unreadable);
        return;
    }
    const bool opens =
        std::holds_alternative<Hello>(*message) || std::holds_alternative<Refuse>(*message);
    if (opens || partner_) {
        take(*message);
    } else {
        misdeed(Misdeed::out_of_turn);
    }
}

void Side::take(const Message& message)
{
    std::visit(Overloaded{
                   [this](const Hello& hello) { on_hello(hello); },
                   [this](const Refuse& refuse) { on_refuse(refuse); },
                   [this](const Moves& moves) {
                       if (!block_.add(moves)) {
                           misdeed(Misdeed::illegal);
                       }
                       ignore();
                   },
                   [this](const State& state) { on_state(state); },
                   [this](const Seating& seating) { on_seating(seating); },
                   [this](const Differ&) { on_differ(); },
                   [this](const Settle& settle) { on_settle(settle); },
                   [this](const Bye&) {
                       bond_ = Bond::apart;
                       outside_.left();
                   },
                   [this](const Unknown&) {
                       partner_->version.minor > own_protocol.minor ? ignore()
                                                                    : misdeed(Misdeed::unreadable);
                   },
                   [this](const auto& action) {
                       if (bond_ == Bond::linked) {
                           on(action);
                       } else if (bond_ == Bond::differing) {
                           ignore(); // sent before the partner knew of it
                       } else {
                           misdeed(Misdeed::out_of_turn);
                       }
                   },
               },
               message);
}

void Side::on_hello(const Hello& hello)
{
    if (partner_) {
        ignore();
        return;
    }
    Hello told = hello;
    if (!believes_return()) {
        told.pairing = 0;
    }
    if (const auto difference = mismatch(this->hello(), told)) {
        send(Refuse{*difference});
        bond_ = Bond::refused;
        outside_.refused(*difference);
        return;
    }
    partner_ = hello;
    greeted();
}

void Side::on_refuse(const Refuse& refuse)
{
    bond_ = Bond::refused;
    outside_.refused({refuse.mismatch.matter, refuse.mismatch.partners, refuse.mismatch.mine});
}

void Side::on_state(const State& state)
{
    if (std::exchange(compares_, false)) {
        if (const auto standing = block_.end(state)) {
            compare_with(*standing);
        } else {
            misdeed(Misdeed::illegal);
        }
        return;
    }
    if (!awaits_block()) {
        block_.clear();
        ignore();
        return;
    }
    if (const auto standing = block_.end(state)) {
        on_block(state, *standing);
    } else {
        misdeed(Misdeed::illegal);
    }
}

void Side::on_seating(const Seating& seating)
{
    ignore();
    partner_->sitter = seating.sitter;
    if (bond_ == Bond::linked) {
        seat_partner();
        outside_.seated(seating.sitter);
    }
}

void Side::on_differ()
{
    if (bond_ != Bond::differing) {
        find_difference();
        compares_ = bond_ == Bond::differing;
    } else if (!partners_list_) {
        compares_ = true;
    } else {
        ignore();
    }
}

void Side::find_difference()
{
    bond_ = Bond::differing;
    partners_list_.reset();
    insisted_ = false;
    partner_insisted_ = false;
    send(Differ{});
    send_block();
    stop();
}

void Side::compare_with(const Standing& partners)
{
    if (!std::exchange(partners_list_, partners)) {
        outside_.differ(standing_of(session()), partners);
    }
}

void Side::on_settle(const Settle& settle)
{
    if (bond_ != Bond::differing) {
        ignore();
    } else if (settle.how == Settling::insist) {
        ignore();
        if (!std::exchange(partner_insisted_, true)) {
            outside_.insisted();
        }
    } else {
        partner_gives_way();
    }
}

void Side::settle(Settling how)
{
    if (bond_ != Bond::differing || !partners_list_) {
        return;
    }
    if (how == Settling::give_way) {
        give_way();
    } else if (!std::exchange(insisted_, true)) {
        send(Settle{how});
    }
}

void Side::seat(const Sitter& sitter)
{
    if (self_.sitter == sitter) {
        return;
    }
    self_.sitter = sitter;
    if (bond_ != Bond::apart && bond_ != Bond::refused) {
        send(Seating{sitter});
    }
}

void Side::say_goodbye()
{
    if (bond_ != Bond::apart && bond_ != Bond::refused) {
        send(Bye{});
    }
    bond_ = Bond::apart;
}

void Side::send_block()
{
    for (const std::string& line : lines_of(standing_of(session()), state())) {
        outside_.send(line);
    }
}

mancala::Player Side::own_seat() const
{
    if (self_.seat) {
        return *self_.seat;
    }
    return partner_ && partner_->seat ? mancala::other(*partner_->seat) : mancala::Player::two;
}

/// His seat is his: whoever sat there in this program gives it up.
void Side::seat_partner()
{
    match::Seats seats = session().seats();
    match::Seat& seat = seats.both.at(index_of(mancala::other(own_seat())));
    seat.kind =
        partner_->sitter.kind == Kind::human ? match::SeatKind::human : match::SeatKind::normal;
    seat.name = partner_->sitter.name;
    seat.home = partners_home_;
    seats.both.at(index_of(own_seat())).home = match::Home::here;
    if (seats != session().seats()) {
        outside_.perform(match::SetSeats{seats}, match::Origin::partner);
    }
}

void Side::set_linked()
{
    bond_ = Bond::linked;
    partners_list_.reset();
    seat_partner();
    outside_.linked(partner_->sitter);
}

void Side::adopt(const Standing& standing, const Restoration& restore)
{
    if (standing_of(session()) != standing || hash_of(session()) != restore.hash) {
        outside_.perform(restore.action, match::Origin::partner);
    }
}

void Side::misdeed(Misdeed misdeed)
{
    if (bond_ != Bond::apart) {
        bond_ = Bond::apart;
        outside_.cut_off(misdeed);
    }
}

void Side::ignore()
{
    if (++ignored_ > most_ignored) {
        misdeed(Misdeed::flood);
    }
}

} // namespace pairing
