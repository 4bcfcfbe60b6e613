// What comes over the partner's link: lines, its loss and its trouble.
#include "app/glue/game.hpp"
#include "app/glue/partner.hpp"
#include "app/glue/partner_reasons.hpp"

#include <utility>
#include <variant>

namespace glue {

namespace {

/// The partner's own client of the game's pauses; the port counts from 1.
constexpr ipc::ClientId partners_client{~std::uint64_t{0}};

/// While a script pauses the game; an honest partner sends far less.
constexpr std::size_t most_waiting_lines = 5000;

} // namespace

ipc::LinkEvents Partner::events()
{
    return {.connected = [this] { on_connected(); },
            .line = [this](const std::string& line) { on_line(line); },
            .lost = [this](const std::string& /*reason*/) { on_lost(); },
            .trouble = [this](const std::string& line) { on_trouble(line); }};
}

void Partner::on_connected()
{
    if (pairing::Side* const one = side()) {
        if (!session().seats().remote()) {
            seats_before_ = session().seats();
        }
        one->connected();
    }
}

/// A pause of a script holds up the partner's actions like those of everybody else.
void Partner::on_line(const std::string& line)
{
    pairing::Side* const one = side();
    if (one == nullptr) {
        return;
    }
    if (!game_.is_paused()) {
        one->line(line);
        return;
    }
    const auto message = pairing::parse(line);
    const bool is_goodbye = message && std::holds_alternative<pairing::Bye>(*message);
    if (is_goodbye || (message && std::holds_alternative<pairing::Refuse>(*message))) {
        on_farewell(line, is_goodbye);
    } else if (waiting_lines_.size() >= most_waiting_lines) {
        cut_off(pairing::Misdeed::flood);
    } else {
        waiting_lines_.push_back(line);
        game_.when_not_paused(partners_client, [this] { hear_waiting(); });
    }
}

/// No action, so that no pause holds it up. What a host ordered before has happened in his game and
/// will in this one; what a guest wished for goes with him.
void Partner::on_farewell(const std::string& line, bool is_goodbye)
{
    pairing::Side& one = *side();
    const bool some_wait = !waiting_lines_.empty();
    if (is_goodbye && some_wait && guest_) {
        parted_ = true;
        link_.reset();
        show(PartnerPhase::none, std::string(text(config_.language, Text::link_left)));
        return;
    }
    forget_waiting();
    if (is_goodbye && some_wait) {
        one.lost(); // his greeting may have been among them
        left();
    } else {
        one.line(line);
    }
}

/// The first one; of a partner who has left all, so that nothing gets between them.
void Partner::hear_waiting()
{
    do {
        const std::string line = std::move(waiting_lines_.front());
        waiting_lines_.pop_front();
        if (pairing::Side* const one = side()) {
            one->line(line);
        }
    } while (parted_ && !waiting_lines_.empty());
    if (parted_) {
        conclude(PartnerPhase::none, std::string(text(config_.language, Text::link_left)));
    }
}

void Partner::forget_waiting()
{
    game_.client_gone(partners_client);
    waiting_lines_.clear();
}

void Partner::on_lost()
{
    forget_waiting(); // they are of the past
    pairing::Side* const one = side();
    if (one != nullptr && !abandoning_) {
        one->lost();
        forget_insistence();
        const auto alone = host_ ? PartnerPhase::waiting : PartnerPhase::connecting;
        show(was_linked() ? PartnerPhase::separated : alone, view_.reason);
    }
}

/// The question that comes after a return is a new one, which the partner has not answered.
void Partner::forget_insistence()
{
    if (std::exchange(view_.insisted, 0) > 0 &&
        view_.reason == text(config_.language, Text::link_insisted)) {
        view_.reason.clear();
    }
}

void Partner::on_trouble(const std::string& line)
{
    if (link_) {
        const std::string reason = reason_text(config_.language, link_->trouble());
        view_.reason = reason.empty() ? line : reason;
        const auto trouble = link_->trouble();
        view_.code_is_refused =
            guest_ && !was_linked() &&
            (trouble == ipc::LinkTrouble::wrong_code || trouble == ipc::LinkTrouble::taken);
        game_.tell(text(config_.language, Text::link_trouble,
                        {reason.empty() ? line : link_->troubled_by() + ": " + reason}));
        game_.tell_state();
    }
}

} // namespace glue
