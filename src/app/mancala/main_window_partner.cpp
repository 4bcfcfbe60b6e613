// What the main window does with the link to a partner on another machine: its window, its
// questions, and what stands on screen and board because of it. Guide node "Verbindung".
#include "app/mancala/main_window.hpp"
#include "app/mancala/partner_words.hpp"

#include <utility>

namespace app {

using glue::PartnerPhase;
using glue::Text;

/// Opened anew when it is open: in front and where it began.
void MainWindow::open_partner()
{
    const auto close = [this] {
        screen_.close(*partner_);
        partner_ = nullptr;
    };
    if (partner_ != nullptr) {
        close();
    }
    partner_ =
        &screen_.open<PartnerWindow>(look_, settings_.language,
                                     PartnerWindowOrders{.order = orders_.order_partner,
                                                         .copy = orders_.copy,
                                                         .end = [this] { ask_to_end_link(); },
                                                         .close = close});
    partner_->show(view_.partner);
}

void MainWindow::ask_for_code(const std::string& address)
{
    open_partner();
    partner_->ask_for_code(address);
}

/// A game that runs is worth a question.
void MainWindow::ask_to_end_link()
{
    const bool costs = is_bound(view_.partner.phase) && view_.phase == match::Phase::running;
    if (!costs) {
        return orders_.order_partner(glue::EndLink{});
    }
    notices_.ask(Notice::partner_end,
                 partner_end_question(view_.partner, settings_.language, Text::partner_end_running),
                 [this] { orders_.order_partner(glue::EndLink{}); });
}

/// While the partner is away the link ends with the game.
void MainWindow::end_game()
{
    const bool costs = is_apart(view_.partner.phase) && view_.phase == match::Phase::running;
    if (!costs) {
        return orders_.submit(match::EndGame{});
    }
    notices_.ask(
        Notice::partner_end_game,
        partner_end_question(view_.partner, settings_.language, Text::partner_end_with_game),
        [this] { orders_.submit(match::EndGame{}); });
}

/// Window and questions; the board is brought in line by `refresh`.
void MainWindow::show_partner(const glue::PartnerView& before)
{
    const glue::PartnerView& partner = view_.partner;
    if (partner_ != nullptr) {
        partner_->show(partner);
    }
    if (!is_bound(partner.phase)) {
        notices_.withdraw(Notice::partner_end);
    }
    if (!is_apart(partner.phase)) {
        notices_.withdraw(Notice::partner_end_game); // he is back: it is another question now
    }
    if (partner.phase == before.phase && partner.insisted == before.insisted) {
        return;
    }
    notices_.withdraw(Notice::partner_differs);
    if (partner.phase == PartnerPhase::differing) {
        ask_which_game(partner.insisted > 0 ? text(settings_.language, Text::link_insisted) : "");
    } else if (partner.phase == PartnerPhase::refused) {
        notices_.inform(Notice::partner_refused, partner_refusal(partner, settings_.language));
    }
}

/// Again after "mine": as long as the partner has not given way, the user still may.
void MainWindow::ask_which_game(std::string_view remark)
{
    std::string question = partner_differing_question(view_.partner, settings_.language);
    if (!remark.empty()) {
        question += "\n\n" + std::string(remark) + ".";
    }
    notices_.ask_which(question, [this](glue::Settlement how) {
        orders_.order_partner(glue::SettleDifference{how});
        if (how == glue::Settlement::mine) {
            ask_which_game(text(settings_.language, Text::partner_mine_told));
        }
    });
}

/// Of the screen: the game, its port, and how the link stands if there is one.
std::string MainWindow::bar_title() const
{
    std::string title(text(settings_.language, Text::requester_title));
    if (!settings_.port_name.empty()) {
        title += "  (" + settings_.port_name + ")";
    }
    const std::string link = partner_title(view_.partner, settings_.language);
    return link.empty() ? title : title + "  -  " + link;
}

std::optional<BoardNotice> MainWindow::separation() const
{
    const bool stops = view_.partner.phase == PartnerPhase::separated &&
                       view_.phase != match::Phase::over && !board_view_.is_sowing();
    if (!stops) {
        return std::nullopt;
    }
    return BoardNotice{std::string(text(settings_.language, Text::partner_away_title)),
                       partner_away(view_.partner, settings_.language)};
}

bool MainWindow::partner_is_to_move() const
{
    return is_bound(view_.partner.phase) && view_.phase == match::Phase::running &&
           view_.partner.seat == view_.position.to_move;
}

} // namespace app
