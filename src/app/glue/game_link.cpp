#include "app/glue/game_link.hpp"

#include "app/glue/game.hpp"
#include "app/glue/partner.hpp"
#include "app/glue/spoken_board.hpp"
#include "ipc/event_loop.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace glue {

namespace {

GameView view_of(const Game& game)
{
    const match::Session& session = game.session();
    GameView view{.change = session.change(),
                  .position = session.position(),
                  .phase = session.phase(),
                  .ending = session.ending(),
                  .seats = session.seats(),
                  .last_move = last_move(session),
                  .extern_files = game.extern_files(),
                  .comment = std::nullopt,
                  .paused = game.is_paused(),
                  .parked = game.has_parked(),
                  .thinking = game.is_thinking(),
                  .can_undo = session.can_undo(),
                  .can_redo = session.can_redo(),
                  .partner = {}};
    if (view.phase == match::Phase::over) {
        view.comment = match::computer_comment(view.position, view.seats);
    }
    return view;
}

const mancala::Position& session_start(const Game& game)
{
    return game.session().line().front();
}

template <typename T>
std::vector<T> from(const std::vector<T>& all, std::size_t first)
{
    return {all.begin() + static_cast<std::ptrdiff_t>(first), all.end()};
}

} // namespace

GameLink::GameLink(ipc::EventLoop& loop, Game& game, std::function<void()> quit, Partner* partner)
    : loop_(loop)
    , game_(game)
    , quit_(std::move(quit))
    , partner_(partner)
    , updates_{update()}
{
    game_.observe({.changed =
                       [this](const match::Event& event) {
                           Update news = update();
                           news.action = event.action;
                           if (const auto* play = std::get_if<match::PlayPit>(&event.action)) {
                               news.sown = SownMove{event.before, play->pit};
                           }
                           if (told_) {
                               news.heard = heard(match::begins_game(event.action)
                                                      ? std::optional(session_start(game_))
                                                      : std::nullopt);
                           }
                           push(std::move(news));
                       },
                   .state = [this] { push(update()); },
                   .message = [this](const std::string& line) { tell_line(line); },
                   .about =
                       [this] {
                           Update news = update();
                           news.request = Request::about;
                           push(std::move(news));
                       },
                   .greetings =
                       [this] {
                           Update news = update();
                           news.request = Request::greetings;
                           push(std::move(news));
                       }});
}

std::vector<Update> GameLink::take()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(updates_, {});
}

void GameLink::set_wake(std::function<void()> wake)
{
    const std::lock_guard lock(mutex_);
    wake_ = std::move(wake);
}

void GameLink::submit(const match::Action& action, match::Origin origin)
{
    loop_.post([this, action, origin] {
        game_.submit(action, origin, [this](std::optional<match::Denial> denial) {
            if (denial) {
                Update news = update();
                news.denied = denial;
                push(std::move(news));
            }
        });
    });
}

void GameLink::load_extern(match::SeatKind kind, const std::string& path)
{
    loop_.post([this, kind, path] { game_.load_extern(kind, path); });
}

void GameLink::shown(std::uint64_t change)
{
    loop_.post([this, change] { game_.shown(change); });
}

void GameLink::end_pause()
{
    loop_.post([this] { game_.end_pauses(); });
}

void GameLink::set_sync(Sync sync)
{
    loop_.post([this, sync] { game_.set_sync(sync); });
}

void GameLink::set_thinking(Thinking thinking)
{
    loop_.post([this, thinking] { game_.set_thinking(thinking); });
}

void GameLink::listen(Listening listening)
{
    loop_.post([this, listening] {
        told_.reset();
        if (listening == Listening::on) {
            Update news = update();
            news.heard = heard(session_start(game_));
            push(std::move(news));
        }
    });
}

void GameLink::order(const PartnerOrder& wanted)
{
    loop_.post([this, wanted] {
        if (partner_ != nullptr) {
            partner_->order(wanted);
        }
    });
}

void GameLink::quit()
{
    loop_.post([this] { quit_(); });
}

void GameLink::tell_quit()
{
    Update news = update();
    news.request = Request::quit;
    push(std::move(news));
}

void GameLink::tell_line(const std::string& line)
{
    Update news = update();
    news.message = line;
    push(std::move(news));
}

void GameLink::tell_lost(LostGameNote lost, std::optional<match::Denial> denied)
{
    Update news = update();
    news.lost = std::move(lost);
    news.denied = denied;
    push(std::move(news));
}

HeardMoves GameLink::heard(std::optional<mancala::Position> start)
{
    const match::Session& session = game_.session();
    const std::size_t moves = session.moves().size();
    // Of the same game only the end changes: Undo shortens it, all else makes it longer.
    const std::size_t kept = start ? 0 : std::min(*told_, moves);
    told_ = moves;
    return {start, kept, from(session.moves(), kept), from(session.line(), kept + 1)};
}

Update GameLink::update() const
{
    Update news;
    news.view = view_of(game_);
    if (partner_ != nullptr) {
        news.view.partner = partner_->view();
    }
    return news;
}

void GameLink::push(Update update)
{
    const std::lock_guard lock(mutex_);
    const bool none_waited = updates_.empty();
    updates_.push_back(std::move(update));
    // Once for all that wait: a script that plays fast must not flood the window's event queue.
    if (none_waited && wake_) {
        wake_();
    }
}

} // namespace glue
