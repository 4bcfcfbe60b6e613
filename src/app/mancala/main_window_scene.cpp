// What the main window shows of what it knows.
#include "app/glue/spoken_board.hpp"
#include "app/mancala/end_text.hpp"
#include "app/mancala/main_window.hpp"
#include "app/mancala/partner_words.hpp"

namespace app {

namespace {

using glue::Text;

std::string over_line(const glue::GameView& view, glue::Language language)
{
    const auto winner = mancala::leader(view.position);
    return std::string(text(language, Text::game_over)) + ". " +
           (winner ? text(language, Text::wins, {short_name(view.seats.of(*winner).name)})
                   : std::string(text(language, Text::draw_result)));
}

/// With names as short as a requester has room for.
glue::SpokenGame spoken_game(const glue::GameView& view)
{
    glue::SpokenGame game{.position = view.position,
                          .phase = view.phase,
                          .seats = view.seats,
                          .last_move = view.last_move,
                          .paused = view.paused};
    for (match::Seat& seat : game.seats.both) {
        seat.name = short_name(seat.name);
    }
    return game;
}

} // namespace

/// A human is to choose a pit now. What he may choose the game decides.
bool MainWindow::invites_choice() const
{
    const bool sowing = board_view_.is_sowing();
    const bool over = view_.phase == match::Phase::over;
    const bool in_front = screen_.active() == &board_ || analysis_.is_panel_active();
    return !sowing && !over && !is_busy() && view_.seats.of(view_.position.to_move).is_human() &&
           !partner_is_to_move() && in_front && !screen_.menus().is_open();
}

/// A human of this side of a link is to move, so that advice is for him.
bool MainWindow::may_hint() const
{
    return analysis_.is_offered() && view_.phase != match::Phase::over &&
           view_.seats.of(view_.position.to_move).is_human() && !partner_is_to_move();
}

MenuState MainWindow::menu_state() const
{
    const auto when = [](bool offered) { return offered ? Service::offered : Service::missing; };
    return {.editor = when(orders_.editor.listen != nullptr),
            .guide = when(orders_.show_guide != nullptr),
            .partner = when(orders_.order_partner != nullptr),
            .hint = when(may_hint()),
            .analysis = when(analysis_.is_offered()),
            .panel = analysis_.is_panel_open() ? toolkit::CheckMark::on : toolkit::CheckMark::off,
            .help_mode = screen_.help_mode(),
            .effect = settings_.preferences.effect};
}

std::optional<mancala::Player> MainWindow::active_player() const
{
    if (board_view_.is_sowing()) {
        return mover_;
    }
    switch (view_.phase) {
    case match::Phase::running: return view_.position.to_move;
    case match::Phase::ready:
        return view_.seats.of(mancala::Player::one).is_human() ? std::optional(mancala::Player::one)
                                                               : std::nullopt;
    case match::Phase::over: return std::nullopt;
    }
    return std::nullopt;
}

std::string MainWindow::state_line() const
{
    const glue::Language language = settings_.language;
    const auto player = active_player();
    if (view_.paused) {
        return std::string(text(language, Text::paused));
    }
    if (!player) {
        return view_.phase == match::Phase::over
                   ? over_line(view_, language)
                   : std::string(text(language, Text::press_new_game));
    }
    if (view_.phase == match::Phase::ready) {
        return text(language, Text::board_ready, {short_name(view_.seats.of(*player).name)});
    }
    const bool partner_thinks =
        partner_is_to_move() && view_.partner.phase == glue::PartnerPhase::linked;
    const bool thinking = (view_.thinking || partner_thinks) && !board_view_.is_sowing();
    return text(language, thinking ? Text::thinking : Text::to_move,
                {short_name(view_.seats.of(*player).name)});
}

/// What became of the user's last wish comes before older news.
std::string MainWindow::news_line() const
{
    if (!answer_.empty()) {
        return answer_;
    }
    std::string advice = analysis_.words();
    return advice.empty() ? message_ : advice;
}

glue::BoardScene MainWindow::scene() const
{
    const bool points_at =
        hovered_ && invites_choice() && board_view_.stones().stones(*hovered_) > 0;
    return {.stones = board_view_.stones(),
            .names = {view_.seats.of(mancala::Player::one).name,
                      view_.seats.of(mancala::Player::two).name},
            .active = active_player(),
            .hand = board_view_.hand(),
            .sown = board_view_.sown(),
            .hovered = points_at ? hovered_ : std::nullopt,
            .hinted = board_view_.is_sowing() ? std::nullopt : analysis_.hinted(),
            .options = settings_.preferences.board};
}

void MainWindow::tell_board()
{
    std::string lines;
    for (const std::string& sentence : glue::spoken_board(settings_.language, spoken_game(view_))) {
        lines += (lines.empty() ? "" : "\n") + sentence;
    }
    if (!is_idle(view_.partner.phase)) {
        lines += "\n" + partner_sentence(view_.partner, settings_.language);
    }
    orders_.tell(lines);
    notices_.inform(Notice::board_in_words, lines);
}

} // namespace app
