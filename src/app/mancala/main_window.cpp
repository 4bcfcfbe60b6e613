#include "app/mancala/main_window.hpp"

#include "app/mancala/end_text.hpp"
#include "app/mancala/partner_words.hpp"

#include <utility>
#include <variant>

namespace app {

namespace {

using glue::Text;
using toolkit::Availability;
using toolkit::Handled;

raster::Rect below_the_bar()
{
    constexpr int top = toolkit::metrics::bar_height;
    return {0, top, screen_size.width, screen_size.height - top};
}

} // namespace

MainWindow::MainWindow(const raster::FontSet& fonts, WindowSettings settings, WindowOrders orders)
    : settings_(std::move(settings))
    , orders_(std::move(orders))
    , look_(fonts)
    , screen_(screen_size, "", look_)
    , notices_(screen_, settings_.language)
    , board_(screen_.open<BoardWindow>(below_the_bar(), [this](mancala::Pit pit) { choose(pit); }))
    , editor_(screen_, settings_.language, editor_services())
    , analysis_(screen_,
                settings_.language,
                orders_.analysis,
                [this](const toolkit::KeyEvent& event) { return on_key(event); })
{
    screen_.set_title(bar_title());
    add_gadgets();
    board_.set_on_key([this](const toolkit::KeyEvent& event) { return on_key(event); });
    screen_.set_on_menu([this](int id) { obey(static_cast<Command>(id)); });
    screen_.set_help(
        {std::string(text(settings_.language, Text::help_mode_suffix)), orders_.show_guide});
}

toolkit::Button& MainWindow::add_gadget(int row, int column, Text label, Command command)
{
    return board_.add<toolkit::Button>(
        BoardWindow::gadget_box(row, column), glue::text(settings_.language, label),
        std::string(help_node(command)), [this, command] { obey(command); });
}

void MainWindow::add_gadgets()
{
    gadgets_.new_game = &add_gadget(0, 0, Text::new_game, Command::new_game);
    add_gadget(0, 1, Text::rules, Command::rules);
    gadgets_.take_back = &add_gadget(0, 2, Text::take_back, Command::undo);
    gadgets_.end_game = &add_gadget(1, 0, Text::end_game, Command::end_game);
    add_gadget(1, 1, Text::options, Command::options);
    add_gadget(1, 2, Text::quit, Command::quit);
}

void MainWindow::obey(Command command)
{
    switch (command) {
    case Command::new_game: return orders_.submit(match::NewGame{});
    case Command::end_game: return end_game();
    case Command::undo: return orders_.submit(match::Undo{});
    case Command::redo: return orders_.submit(match::Redo{});
    case Command::rules: return show_rules();
    case Command::options: return open_options();
    case Command::about: return serve(glue::Request::about);
    case Command::greetings: return serve(glue::Request::greetings);
    case Command::quit: return ask_quit();
    case Command::end_pause: return orders_.end_pause();
    case Command::editor: return editor_.open();
    case Command::help_mode: return toggle_help_mode();
    case Command::tell_board: return tell_board();
    case Command::picture: return orders_.take_picture(Picture::raw);
    case Command::picture_as_shown: return orders_.take_picture(Picture::as_shown);
    case Command::scan_lines: return toggle_effect(glue::Effect::scanlines);
    case Command::flicker: return toggle_effect(glue::Effect::flicker);
    case Command::partner: return open_partner();
    case Command::hint: return analysis_.ask_hint();
    case Command::analysis: return analysis_.switch_panel();
    }
}

void MainWindow::show_rules()
{
    if (orders_.show_guide) {
        orders_.show_guide("Regeln");
    } else {
        notices_.inform(Notice::rules, std::string(text(settings_.language, Text::guide_missing)));
    }
}

void MainWindow::report(std::string line)
{
    answer_ = std::move(line);
    refresh();
}

void MainWindow::toggle_help_mode()
{
    using toolkit::HelpMode;
    screen_.set_help_mode(screen_.help_mode() == HelpMode::on ? HelpMode::off : HelpMode::on);
}

void MainWindow::choose(mancala::Pit pit)
{
    if (!board_view_.is_sowing()) {
        orders_.submit(match::PlayPit{pit});
    }
}

void MainWindow::toggle_effect(glue::Effect effect)
{
    glue::Effect& shown = settings_.preferences.effect;
    shown = shown == effect ? glue::Effect::none : effect;
    orders_.show_effect(shown);
    show_options(); // it hands the preferences back as a whole
}

void MainWindow::ask_quit()
{
    std::string words(text(settings_.language, Text::quit_question));
    if (is_bound(view_.partner.phase)) {
        words += "\n\n" + text(settings_.language, Text::partner_quit_remark,
                               {partner_name(view_.partner, settings_.language)});
    }
    if (editor_.is_unsaved()) {
        words += "\n\n" + std::string(text(settings_.language, Text::editor_unsaved_question));
    }
    notices_.ask(Notice::quit, std::move(words), [this] {
        quit_agreed_ = true;
        orders_.quit();
    });
}

Handled MainWindow::on_key(const toolkit::KeyEvent& event)
{
    const auto command = command_of(event);
    const auto pit = pit_of(event);
    const bool is_for_others = command == Command::end_pause && !view_.paused;
    if ((!command && !pit) || is_for_others) {
        return Handled::no;
    }
    if (event.stroke == toolkit::KeyStroke::repeated) {
        return Handled::yes; // a key held down acts once
    }
    const bool explains = screen_.help_mode() == toolkit::HelpMode::on;
    if (explains && command != Command::end_pause) {
        screen_.explain(command ? std::string(help_node(*command)) : "Brett");
    } else if (command) {
        obey(*command);
    } else {
        choose(*pit);
    }
    return Handled::yes;
}

void MainWindow::handle(const toolkit::PointerEvent& event)
{
    hovered_ = board_.pit_at(event.position);
    editor_.refresh();
    screen_.handle(event);
    refresh();
}

void MainWindow::handle(const toolkit::KeyEvent& event)
{
    if (const auto picture = picture_of(event)) {
        // Also of open menus and requesters, which hear all other keys.
        if (event.stroke == toolkit::KeyStroke::pressed) {
            obey(*picture);
        }
        return;
    }
    editor_.refresh();
    screen_.handle(event);
    refresh();
}

void MainWindow::handle(toolkit::Tick tick)
{
    screen_.handle(tick);
    editor_.handle(tick);
    analysis_.handle(tick);
    if (board_view_.tick(tick.now)) {
        caught_up();
    }
    refresh();
}

std::optional<toolkit::Time> MainWindow::next_tick() const
{
    std::optional<toolkit::Time> first;
    for (const auto& next : {screen_.next_tick(), board_view_.next_tick(), editor_.next_tick(),
                             analysis_.next_tick()}) {
        first = first && next ? std::min(*first, *next) : (first ? first : next);
    }
    return first;
}

/// A script may play a hundred moves between two pictures.
void MainWindow::take(const std::vector<glue::Update>& news, toolkit::Time now)
{
    if (news.empty()) {
        return;
    }
    for (const glue::Update& update : news) {
        follow(update, now);
    }
    analysis_.follow(view_);
    caught_up();
    refresh();
}

void MainWindow::follow(const glue::Update& update, toolkit::Time now)
{
    const bool is_new = update.view.change != view_.change || !reported_;
    const bool was_over = view_.phase == match::Phase::over;
    const glue::PartnerView before = view_.partner;
    if (view_.paused && !update.view.paused) {
        answer_.clear(); // its reason is gone
    }
    view_ = update.view;
    if (is_new) {
        show_change(update, now);
    }
    if (!update.message.empty()) {
        message_ = update.message;
    }
    if (update.denied) {
        answer_ = text(settings_.language, Text::not_possible,
                       {glue::denial_text(settings_.language, *update.denied)});
    }
    if (update.lost) {
        notices_.offer(*update.lost, orders_.answer_offer);
    }
    if (view_.phase != match::Phase::ready) {
        notices_.withdraw(Notice::lost_game);
    }
    if (view_.phase != match::Phase::over) {
        end_to_tell_ = false;
        notices_.withdraw(Notice::game_end);
    } else if (!was_over) {
        end_to_tell_ = true;
    }
    if (update.request) {
        serve(*update.request);
    }
    show_options();
    show_partner(before);
    editor_.take(update);
}

void MainWindow::take(const glue::AnalysisNews& news)
{
    analysis_.take(news);
    refresh();
}

void MainWindow::show_change(const glue::Update& update, toolkit::Time now)
{
    answer_.clear();
    if (update.action && std::holds_alternative<match::NewGame>(*update.action)) {
        message_.clear();
    }
    if (update.sown && settings_.preferences.sow_delay == SowDelay::on) {
        mover_ = update.sown->before.to_move;
        board_view_.sow(update.sown->before, update.sown->pit, now);
    } else if (!update.action || !std::holds_alternative<match::SetSeats>(*update.action)) {
        board_view_.show(view_.position);
    }
}

/// Once the last stone lies: the game may go on, the end may be told.
void MainWindow::caught_up()
{
    if (board_view_.is_sowing()) {
        return;
    }
    if (reported_ != view_.change) {
        reported_ = view_.change;
        orders_.shown(view_.change);
    }
    if (std::exchange(end_to_tell_, false)) {
        notices_.inform(Notice::game_end, end_text(view_, settings_.language));
    }
}

void MainWindow::serve(glue::Request request)
{
    switch (request) {
    case glue::Request::about:
        return notices_.inform(Notice::about,
                               text(settings_.language, Text::about_lines,
                                    {settings_.version, settings_.date, settings_.port_name}));
    case glue::Request::greetings:
        return notices_.inform(Notice::greetings,
                               std::string(text(settings_.language, Text::greetings_lines)));
    case glue::Request::quit: finished_ = true;
    }
}

/// Brings gadgets and picture in line with what is known now.
void MainWindow::refresh()
{
    // While a script has paused the game the user's actions are refused, so they are not offered.
    const auto availability = [&](bool possible) {
        return possible && !view_.paused ? Availability::enabled : Availability::ghosted;
    };
    const std::optional<BoardNotice> notice = separation();
    if (notice && !drawn_notice_ && analysis_.is_panel_open()) {
        analysis_.switch_panel(); // it would stand before the notice
    }
    gadgets_.new_game->set_availability(availability(true));
    gadgets_.take_back->set_availability(availability(view_.can_undo));
    gadgets_.end_game->set_availability(availability(view_.phase == match::Phase::running));
    screen_.set_menus(main_menus(settings_.language, view_, menu_state()));
    const glue::BoardScene now_seen = scene();
    const StatusLines lines{state_line(), news_line()};
    if (now_seen != drawn_scene_ || lines != drawn_lines_ || notice != drawn_notice_) {
        drawn_scene_ = now_seen;
        drawn_lines_ = lines;
        drawn_notice_ = notice;
        board_.show(now_seen, lines);
        board_.show_notice(notice);
        stale_ = true;
    }
    if (std::string title = bar_title(); title != screen_.title()) {
        screen_.set_title(std::move(title));
    }
}

void MainWindow::draw(raster::SurfaceView view)
{
    editor_.refresh();
    screen_.draw(view);
    stale_ = false;
}

} // namespace app
