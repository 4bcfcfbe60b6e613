#include "app/glue/partner.hpp"

#include "app/glue/code_file.hpp"
#include "app/glue/game.hpp"
#include "app/glue/own_player.hpp"
#include "app/glue/partner_reasons.hpp"
#include "app/glue/reasons.hpp"
#include "ipc/event_loop.hpp"
#include "ipc/port_error.hpp"

#include <algorithm>
#include <random>
#include <system_error>
#include <utility>
#include <variant>

namespace glue {

namespace {

std::uint64_t random_pairing()
{
    std::random_device device;
    return ((static_cast<std::uint64_t>(device()) << 32U) | device()) | 1U;
}

} // namespace

Partner::Partner(ipc::EventLoop& loop, Game& game, PartnerConfig config)
    : loop_(loop)
    , game_(game)
    , config_(std::move(config))
{
    game_.set_referee(this);
    game_.observe({.changed = [this](const match::Event& event) { on_change(event); }});
}

Partner::~Partner()
{
    game_.set_referee(nullptr);
}

void Partner::order(const PartnerOrder& wanted)
{
    if (const auto* listening = std::get_if<ListenForPartner>(&wanted)) {
        listen(*listening);
    } else if (const auto* calling = std::get_if<CallPartner>(&wanted)) {
        call(*calling);
    } else if (const auto* settlement = std::get_if<SettleDifference>(&wanted)) {
        (void)settle(settlement->how);
    } else {
        end_link("");
    }
}

void Partner::listen(const ListenForPartner& wanted)
{
    const auto address = ipc::listening_address(wanted.address.empty() ? "0" : wanted.address);
    begin(PartnerRole::host);
    view_.address = wanted.address;
    if (!address) {
        show(PartnerPhase::none, text(config_.language, Text::link_no_address, {wanted.address}));
        return;
    }
    if (!ipc::is_numeric(*address)) {
        show(PartnerPhase::none, text(config_.language, Text::link_not_numeric, {wanted.address}));
        return;
    }
    const auto found = kept_code();
    if (!found) {
        show(PartnerPhase::none, base::to_string(found.error()));
        return;
    }
    const std::optional<ipc::PartnerCode>& kept = *found;
    try {
        const ipc::PartnerCode code = kept ? *kept : ipc::PartnerCode::fresh();
        const mancala::Player seat = config_.seat.value_or(mancala::Player::one);
        host_.emplace(
            outside(),
            pairing::Self{config_.version, seat,
                          sitter_of(own_player(game_.session().seats(), seat, config_.language))},
            random_pairing(), kept ? pairing::Host::Code::kept : pairing::Host::Code::fresh);
        link_ = config_.links.listen(loop_, *address, code, events());
        // Whoever finds the code may call at once.
        if (!kept && !config_.code_file.empty()) {
            write_code_file(config_.code_file, code.text());
        }
        view_.address = link_->address();
        view_.code = code.text();
        show(PartnerPhase::waiting);
    } catch (const std::system_error& error) {
        // What follows the link writes the file of the code.
        conclude(
            PartnerPhase::none,
            link_ ? config_.code_file.string() + ": " + reason_text(config_.language, error.code())
                  : text(config_.language, Text::link_cannot_wait,
                         {ipc::to_string(*address), reason_text(config_.language, error.code())}));
    }
}

void Partner::call(const CallPartner& wanted)
{
    const auto address = ipc::calling_address(wanted.address);
    const auto code = ipc::PartnerCode::read(wanted.code);
    begin(PartnerRole::guest);
    view_.address = wanted.address;
    if (!address) {
        show(PartnerPhase::none, text(config_.language, Text::link_no_address, {wanted.address}));
        return;
    }
    if (wanted.code.empty()) {
        view_.reason = text(config_.language, Text::code_missing);
        game_.tell_state();
        return;
    }
    if (const auto* mistake = std::get_if<ipc::CodeMistake>(&code)) {
        show(PartnerPhase::none, reason_text(config_.language, *mistake));
        return;
    }
    const mancala::Player seat = config_.seat.value_or(mancala::Player::two);
    guest_.emplace(outside(), pairing::Self{config_.version, config_.seat,
                                            sitter_of(own_player(game_.session().seats(), seat,
                                                                 config_.language))});
    try {
        link_ = config_.links.call(loop_, *address, std::get<ipc::PartnerCode>(code), events());
        show(PartnerPhase::connecting);
    } catch (const std::system_error& error) {
        conclude(PartnerPhase::none, reason_text(config_.language, error.code()));
    }
}

/// Of a script's file: a host that was killed comes back with the code that its guest knows.
/// Nothing if a fresh one may be written there; what is something else is not ours to overwrite.
base::Result<std::optional<ipc::PartnerCode>> Partner::kept_code() const
{
    using Kept = std::optional<ipc::PartnerCode>;
    std::error_code trouble;
    const auto type = std::filesystem::symlink_status(config_.code_file, trouble).type();
    if (config_.code_file.empty() || type == std::filesystem::file_type::not_found) {
        return Kept();
    }
    if (type == std::filesystem::file_type::none) {
        return base::failure(
            {config_.code_file.string(), 0, 0, reason_text(config_.language, trouble), ""});
    }
    const auto bytes = read_code_file(config_.code_file, config_.language);
    if (!bytes) {
        return base::failure(bytes.error());
    }
    const auto code = ipc::PartnerCode::read(*bytes);
    const auto* const mistake = std::get_if<ipc::CodeMistake>(&code);
    if (mistake == nullptr) {
        return Kept(std::get<ipc::PartnerCode>(code));
    }
    if (*mistake == ipc::CodeMistake::empty) {
        return Kept();
    }
    return base::failure(
        {config_.code_file.string(), 0, 0, reason_text(config_.language, *mistake), ""});
}

/// The code of a pairing that has ended is good for nothing any more. The file may be another's by
/// now.
void Partner::forget_code() const
{
    if (!host_ || config_.code_file.empty() || view_.code.empty()) {
        return;
    }
    const auto bytes = read_code_file(config_.code_file, config_.language);
    if (!bytes) {
        return;
    }
    const auto code = ipc::PartnerCode::read(*bytes);
    const auto* const good = std::get_if<ipc::PartnerCode>(&code);
    if (good != nullptr && good->text() == view_.code) {
        std::error_code ignored;
        std::filesystem::remove(config_.code_file, ignored);
    }
}

void Partner::begin(PartnerRole role)
{
    end_link("");
    view_ = {};
    view_.role = role;
    ++links_;
    abandoning_ = false;
    lists_.clear();
    difference_file_.clear();
    differences_ = 0;
}

void Partner::on_change(const match::Event& event)
{
    if (host_) {
        host_->did(event);
    }
    const auto remote = session().seats().remote();
    pairing::Side* const one = side();
    if (one != nullptr && remote && std::holds_alternative<match::SetSeats>(event.action)) {
        if (is_bound(view_.phase)) {
            view_.alone = seats_alone();
        }
        one->seat(sitter_of(session().seats().of(mancala::other(*remote))));
    }
}

void Partner::left()
{
    abandon_soon(PartnerPhase::none, std::string(text(config_.language, Text::link_left)));
}

bool Partner::settle(Settlement how)
{
    if (how == Settlement::end) {
        const bool stood = link_ != nullptr;
        end_link("");
        return stood;
    }
    pairing::Side* const one = side();
    if (one == nullptr || view_.phase != PartnerPhase::differing) {
        return false;
    }
    one->settle(how == Settlement::mine ? pairing::Settling::insist : pairing::Settling::give_way);
    return true;
}

void Partner::end_link(std::string reason)
{
    if (pairing::Side* const one = side()) {
        one->say_goodbye();
    }
    if (link_) {
        conclude(PartnerPhase::none, std::move(reason));
    } else {
        abandon();
    }
}

/// Whatever stood before, this is told: `abandon` has left nothing to compare it with.
void Partner::conclude(PartnerPhase phase, std::string reason)
{
    const bool is_known = parted_ && view_.phase == phase;
    abandon();
    view_.phase = phase;
    view_.reason = std::move(reason);
    if (!is_known) {
        tell_phase();
    }
    game_.tell_state();
}

void Partner::abandon()
{
    forget_waiting();
    parted_ = false;
    forget_code();
    view_.phase = PartnerPhase::none;
    if (guest_) {
        guest_->forget_wishes();
    }
    guest_.reset();
    host_.reset();
    link_.reset();
    view_.code.clear();
    view_.seat.reset();
    view_.alone.reset();
    if (const auto seats = seats_alone()) {
        game_.perform_ordered(match::SetSeats{*seats}, match::Origin::partner);
    }
}

void Partner::abandon_soon(PartnerPhase phase, std::string reason)
{
    abandoning_ = true;
    loop_.post([this, link = links_, phase, reason = std::move(reason)] {
        if (link == links_ && link_) {
            conclude(phase, reason);
        }
    });
}

void Partner::close(End end)
{
    if (end == End::for_good) {
        end_link("");
    }
    link_.reset();
}

pairing::Side* Partner::side()
{
    if (host_) {
        return &*host_;
    }
    return guest_ ? &*guest_ : nullptr;
}

bool Partner::was_linked()
{
    const pairing::Side* const one = side();
    return one != nullptr && one->was_linked();
}

void Partner::show(PartnerPhase phase, std::string reason)
{
    const bool same = view_.phase == phase && view_.reason == reason;
    view_.phase = phase;
    view_.reason = std::move(reason);
    view_.code_is_refused = view_.code_is_refused && phase == PartnerPhase::connecting;
    if (!same) {
        tell_phase();
    }
    game_.tell_state();
}

/// One line for the log, the terminal and the window's message line.
void Partner::tell_phase()
{
    const auto tell = [this](Text id, std::initializer_list<std::string_view> values) {
        game_.tell(text(config_.language, id, values));
    };
    switch (view_.phase) {
    case PartnerPhase::none:
        view_.reason.empty() ? tell(Text::link_ended, {})
                             : tell(Text::link_refused, {view_.reason});
        break;
    case PartnerPhase::waiting: {
        const bool openly = config_.code_told == CodeTold::openly || config_.code_file.empty();
        openly ? tell(Text::link_waiting, {view_.address, view_.code})
               : tell(Text::link_waiting_file, {view_.address, config_.code_file.string()});
        break;
    }
    case PartnerPhase::connecting: tell(Text::link_connecting, {view_.address}); break;
    case PartnerPhase::linked: tell(Text::link_stands, {view_.name}); break;
    case PartnerPhase::separated: tell(Text::link_lost, {view_.name}); break;
    case PartnerPhase::differing: tell(Text::link_differs, {view_.file}); break;
    case PartnerPhase::refused: tell(Text::link_refused, {view_.reason}); break;
    }
}

} // namespace glue
