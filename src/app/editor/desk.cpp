#include "app/editor/desk.hpp"

#include "app/editor/wording.hpp"

#include <utility>

namespace editor {

namespace {

using glue::Text;
using toolkit::Handled;

Surroundings surroundings_of(const glue::GameView& view)
{
    const bool runs = view.phase == match::Phase::running;
    return {runs ? GameState::running : GameState::idle, view.paused,
            glue::is_bound(view.partner.phase)};
}

} // namespace

Desk::Desk(toolkit::Screen& screen, glue::Language language, Services services)
    : screen_(screen)
    , language_(language)
    , services_(std::move(services))
{
}

WindowOrders Desk::orders()
{
    return {.obey = [this](Command command) { obey(command); },
            .choose =
                [this](std::size_t number) {
                    model_.choose(number);
                    stale_ = true;
                },
            .open = [this](std::size_t number) { show_position(number); },
            .aim = [this](Target target) { target_ = target; },
            .set_speed = [this](Speed speed) { replay_.set_speed(speed); },
            .key = [this](const toolkit::KeyEvent& event) { return on_key(event); }};
}

void Desk::open()
{
    if (window_ != nullptr) {
        screen_.close(*window_);
    }
    window_ = &screen_.open<EditorWindow>(screen_.look(), language_, orders());
    stale_ = true;
    refresh();
}

void Desk::open(mancala::Record record, std::string path)
{
    open();
    when_kept(Command::load, [this, record = std::move(record), path = std::move(path)] {
        show_record(record, path);
    });
    refresh();
}

void Desk::obey(Command command)
{
    stale_ = true;
    switch (command) {
    case Command::close: return close();
    case Command::load: return when_kept(command, [this] { ask_for_record(); });
    case Command::save: return save_own([] {});
    case Command::restore: return show_position(model_.chosen());
    case Command::play_on: return ask_to_play_on();
    case Command::listen: return switch_listening();
    case Command::print: return print();
    case Command::check: return open_check();
    case Command::first: return show_position(0);
    case Command::back: return show_position(model_.chosen() - (model_.chosen() > 0 ? 1 : 0));
    case Command::play: return play();
    case Command::forward: return show_position(model_.chosen() + 1);
    case Command::last: return show_position(model_.moves());
    case Command::slower: return replay_.change_speed(-1);
    case Command::faster: return replay_.change_speed(1);
    }
}

Handled Desk::on_key(const toolkit::KeyEvent& event)
{
    const auto command = command_of(event);
    if (!command) {
        return Handled::no;
    }
    if (screen_.help_mode() == toolkit::HelpMode::on) {
        screen_.explain(std::string(help_node(*command)));
    } else if (event.stroke == toolkit::KeyStroke::pressed || *command != Command::play) {
        obey(*command);
    }
    return Handled::yes;
}

toolkit::Requester& Desk::ask(const std::string& words,
                              std::initializer_list<Text> answers,
                              Command about,
                              std::function<void(int)> on_answer)
{
    toolkit::Question question{.title = std::string(text(language_, Text::menu_editor)),
                               .text = in_lines(words),
                               .buttons = {},
                               .help_node = std::string(help_node(about))};
    for (const Text answer : answers) {
        question.buttons.emplace_back(text(language_, answer));
    }
    return toolkit::ask(screen_, question, std::move(on_answer));
}

void Desk::inform(const std::string& words, Command about)
{
    ask(words, {Text::ok}, about, [](int) {});
}

void Desk::when_kept(Command about, Job job)
{
    if (!model_.is_unsaved()) {
        return job();
    }
    constexpr int save_it = 1;
    constexpr int drop_it = 2;
    ask(words(Text::editor_unsaved_question), {Text::editor_keep, Text::editor_drop, Text::cancel},
        about, [this, about, job = std::move(job)](int answer) {
            if (answer == save_it) {
                // More may be heard while the file is named.
                save_own([this, about, job] { when_kept(about, job); });
            } else if (answer == drop_it) {
                job();
            }
        });
}

void Desk::close()
{
    when_kept(Command::close, [this] { shut(); });
}

void Desk::shut()
{
    if (model_.listening() == Listening::on) {
        listen(Listening::off);
    }
    replay_.pause();
    forget_check();
    const Surroundings around = model_.surroundings();
    model_ = {};
    model_.set_surroundings(around);
    said_.clear();
    if (window_ != nullptr) {
        screen_.close(*std::exchange(window_, nullptr));
    }
    services_.closed();
}

void Desk::switch_listening()
{
    if (model_.may_listen()) {
        listen(model_.listening() == Listening::on ? Listening::off : Listening::on);
    }
}

void Desk::listen(Listening listening)
{
    model_.set_listening(listening);
    services_.listen(listening);
    stale_ = true;
}

void Desk::take(const glue::Update& update)
{
    const Surroundings around = surroundings_of(update.view);
    if (around != model_.surroundings()) {
        model_.set_surroundings(around);
        stale_ = true;
    }
    if (update.heard) {
        const auto& both = update.view.seats.both;
        auto lost = model_.hear(*update.heard, {both[0].name, both[1].name});
        stale_ = true;
        // Other moves may lead as far as those that were taken back.
        const bool is_other = update.heard->start || update.heard->kept < asked_;
        if (play_on_ != nullptr && is_other) {
            play_on_->cancel();
        }
        if (lost) {
            offer_to_save(std::move(*lost));
        }
    }
    if (!may_replay()) {
        replay_.pause();
    }
}

void Desk::ask_to_play_on()
{
    if (!model_.may_play_on()) {
        return;
    }
    if (model_.listening() == Listening::off && model_.record().sides == mancala::Sides::missing) {
        return inform(words(Text::editor_old_record), Command::play_on);
    }
    asked_ = model_.chosen();
    play_on_ = &ask(play_on_question(), {Text::yes, Text::no}, Command::play_on,
                    [this, wanted = model_.restoration()](int answer) {
                        play_on_ = nullptr;
                        if (answer != 0) {
                            services_.restore(wanted);
                        }
                    });
}

std::string Desk::play_on_question() const
{
    const std::size_t number = model_.chosen();
    const std::string where =
        number == 0 ? words(Text::editor_at_start)
                    : text(language_, Text::editor_after_move, {std::to_string(number)});
    if (model_.listening() == Listening::on) {
        return text(language_, Text::editor_back_question, {where}) +
               (number < model_.moves() ? "\n\n" + words(Text::editor_back_remark) : "");
    }
    const bool runs = model_.surroundings().game == GameState::running;
    return text(language_, Text::editor_take_question, {where}) + "\n\n" +
           words(runs ? Text::editor_game_ends : Text::editor_game_goes) + "\n" +
           words(Text::editor_list_stays);
}

void Desk::show_position(std::size_t number)
{
    model_.choose(number);
    model_.restore();
    stale_ = true;
}

bool Desk::may_replay() const
{
    return model_.may_restore() && model_.moves() > 0;
}

/// At the end of the list the replay begins at its start.
void Desk::play()
{
    if (replay_.is_playing()) {
        return replay_.pause();
    }
    if (may_replay()) {
        show_position(model_.chosen() == model_.moves() ? 0 : model_.chosen());
        replay_.play();
    }
}

void Desk::handle(toolkit::Tick tick)
{
    if (!replay_.tick(tick.now)) {
        return;
    }
    show_position(model_.chosen() + 1);
    if (model_.chosen() == model_.moves()) {
        replay_.pause();
    }
}

void Desk::refresh()
{
    if (is_stale()) {
        stale_ = false;
        follow_check();
        window_->show(model_, replay_, target_, check_);
        if (check_window_ != nullptr) {
            check_window_->show(model_, check_);
        }
        window_->say(said_);
    }
}

void Desk::say(std::string words)
{
    said_ = std::move(words);
    stale_ = true;
}

std::string Desk::words(Text id) const
{
    return std::string(text(language_, id));
}

} // namespace editor
