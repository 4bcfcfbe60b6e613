#include "app/glue/game.hpp"

#include "core/base/rng.hpp"
#include "core/mancala/random_pit.hpp"
#include "core/mancala/repetition.hpp"
#include "ipc/event_loop.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace glue {

namespace {

/// Keeps a move's fallback apart from the player's own random numbers.
constexpr std::uint64_t fallback_stream = 0xFA11;

/// The same players under other names: whoever thinks need not notice.
bool only_renames(const match::Action& action, const match::Seats& seated)
{
    const auto same_kind = [](const match::Seat& one, const match::Seat& other) {
        return one.kind == other.kind && one.home == other.home;
    };
    const auto* seating = std::get_if<match::SetSeats>(&action);
    return seating != nullptr && std::ranges::equal(seating->seats.both, seated.both, same_kind);
}

} // namespace

Game::Game(ipc::EventLoop& loop, GameConfig config)
    : loop_(loop)
    , session_(std::move(config.seats), config.stones_per_pit)
    , seed_(config.seed)
    , factory_(std::move(config.factory))
    , seated_(session_.seats())
    , pace_(config.pace)
    , language_(config.language)
    , analyses_(loop, factory_.known())
    , pauses_(loop, [this] { on_pauses_ended(); })
    , hook_(std::move(config.start_hook), config.sync)
    , computer_(loop, std::move(config.players), [this](const players::Choice& choice) {
        on_answer(choice);
    })
{
    session_.observe([this](const match::Event& event) { after_change(event); });
}

std::optional<match::Denial> Game::submit(const match::Action& action, match::Origin origin)
{
    if (const auto denial = refusal(action, origin)) {
        return denial;
    }
    // Whoever does not wait for an answer sees what becomes of it.
    const Decided unheard = [](std::optional<match::Denial> /*denial*/) {};
    if (referee_ != nullptr && referee_->takes(action, origin, unheard)) {
        return std::nullopt;
    }
    return act(action, origin);
}

void Game::submit(const match::Action& action, match::Origin origin, const Decided& decided)
{
    if (const auto denial = refusal(action, origin)) {
        const bool over = denial == match::Denial::no_game;
        if (!over || referee_ == nullptr || !referee_->ends_link(action, decided)) {
            decided(denial);
        }
    } else if (referee_ == nullptr || !referee_->takes(action, origin, decided)) {
        decided(act(action, origin));
    }
}

std::optional<match::Denial> Game::refusal(const match::Action& action, match::Origin origin) const
{
    // A script's commands wait before they come here, so that only people and players are refused.
    const bool is_choice = std::holds_alternative<match::PlayPit>(action);
    const bool is_person = origin == match::Origin::user || origin == match::Origin::editor;
    if (is_paused() && (is_choice || is_person)) {
        return match::Denial::paused;
    }
    if (referee_ != nullptr) {
        if (const auto objection = referee_->objection(action)) {
            return objection;
        }
    }
    return session_.ask(action, origin);
}

/// Here and now, unless the hook still runs.
std::optional<match::Denial> Game::act(const match::Action& action, match::Origin origin)
{
    switch (hook_.before(action, origin, session_)) {
    case SyncHook::Verdict::refused: return match::Denial::hook_runs;
    case SyncHook::Verdict::parked: tell_state(); return std::nullopt;
    case SyncHook::Verdict::take_place: break;
    }
    return perform(action, origin);
}

void Game::perform_ordered(const match::Action& action, match::Origin origin)
{
    hook_.ordered(action, origin, session_);
    perform(action, origin);
}

void Game::wake_players()
{
    loop_.post([this] { consider_computer(); });
}

std::optional<match::Denial> Game::perform(const match::Action& action, match::Origin origin)
{
    return session_.submit(action, origin);
}

void Game::set_sync(Sync sync)
{
    hook_.set(sync);
    resume_parked();
}

void Game::hook_ended()
{
    hook_.ended(session_);
    resume_parked();
    tell_state();
}

/// A pause holds it up, too. What has become impossible meanwhile comes to nothing.
void Game::resume_parked()
{
    if (is_paused()) {
        return;
    }
    if (const auto parked = hook_.take_parked()) {
        submit(parked->action, parked->origin);
        tell_state();
        consider_computer();
    }
}

mancala::Pit Game::random_pit() const
{
    base::Rng rng(base::derive_seed(base::derive_seed(seed_, games_) ^ fallback_stream,
                                    session_.moves().size()));
    return mancala::random_pit(session_.position(), rng);
}

void Game::after_change(const match::Event& event)
{
    if (!only_renames(event.action, seated_)) {
        held_.reset();
        computer_.stop();
        hook_.drop_computers_choice();
    }
    hook_.after(event, session_);
    // The first pit on the fresh board begins a game just as NewGame does.
    const bool first_begins = games_ == 0 && session_.phase() != match::Phase::ready;
    if (match::begins_game(event.action) || first_begins) {
        ++games_;
        fault_reported_.clear();
        computer_.new_game();
    }
    seat_players();
    for (const auto& observer : observers_) {
        observer.changed(event);
    }
    waiters_.changed(event.change);
    // Not from inside the session's callback: a player's answer is an action of its own.
    if (session_.computer_to_move()) {
        loop_.post([this] { consider_computer(); });
    }
}

/// Seats whose kind is another one now get another player; one who stays keeps his variables.
void Game::seat_players()
{
    const match::Seats& seats = session_.seats();
    for (std::size_t i = 0; i < seats.both.size(); ++i) {
        const match::Seat& now = seats.both.at(i);
        const match::Seat& before = seated_.both.at(i);
        if (now.kind != before.kind || now.home != before.home) {
            // Who is at the partner's is played for by nobody here.
            computer_.seat(i, now.is_here() ? factory_.make(now.kind) : nullptr);
        }
    }
    seated_ = seats;
}

void Game::load_extern(match::SeatKind kind, const std::string& path)
{
    if (const auto refusal = factory_.load(kind, path)) {
        tell(base::to_string(*refusal));
        return;
    }
    replace_players(kind);
}

void Game::set_thinking(Thinking thinking)
{
    if (factory_.thinking() != thinking) {
        factory_.set_thinking(thinking);
        replace_players(match::SeatKind::meister);
    }
}

/// All of this kind give way to new ones, who are asked anew.
void Game::replace_players(match::SeatKind kind)
{
    for (std::size_t i = 0; i < seated_.both.size(); ++i) {
        if (seated_.both.at(i).kind == kind && seated_.both.at(i).is_here()) {
            held_.reset();
            hook_.drop_computers_choice();
            fault_reported_.erase(kind);
            computer_.seat(i, factory_.make(kind));
        }
    }
    tell_state();
    consider_computer();
}

void Game::consider_computer()
{
    if (closed_ || is_paused() || is_thinking() || has_parked() || !session_.computer_to_move() ||
        (referee_ != nullptr && referee_->holds_up_players())) {
        return;
    }
    const std::uint64_t seed =
        base::derive_seed(base::derive_seed(seed_, games_), session_.moves().size());
    const auto stretch = mancala::since_last_stone(session_.line());
    computer_.ask({session_.position(), seed, {stretch.begin(), stretch.end() - 1}});
    tell_state();
}

void Game::on_answer(const players::Choice& choice)
{
    held_ = choice;
    play_held();
}

void Game::play_held()
{
    const bool is_shown = pace_ == Pace::at_once || shown_ >= session_.change();
    if (held_ && is_shown && !is_paused()) {
        play_answer(*std::exchange(held_, std::nullopt));
    }
}

void Game::play_answer(const players::Choice& choice)
{
    const auto fault = players::fault(choice, session_.position());
    if (fault) {
        report_fault(choice, *fault);
    }
    const mancala::Pit pit = fault ? random_pit() : mancala::Pit(static_cast<int>(*choice.pit));
    submit(match::PlayPit{pit}, match::Origin::computer);
}

void Game::report_fault(const players::Choice& choice, players::Fault fault)
{
    const mancala::Player player = session_.position().to_move;
    const match::SeatKind kind = session_.seats().of(player).kind;
    if (!fault_reported_.insert(kind).second) {
        return;
    }
    const std::string named = choice.pit ? std::to_string(*choice.pit) : "";
    const std::string_view name = seat_title(language_, kind);
    std::string reason;
    switch (fault) {
    case players::Fault::broke_off: reason = base::to_string(*choice.failure); break;
    case players::Fault::no_answer: reason = text(language_, Text::no_answer, {name}); break;
    case players::Fault::outside_board:
        reason = text(language_, Text::outside_board, {name, named});
        break;
    case players::Fault::empty_pit:
        reason = text(language_, Text::empty_pit_answer, {name, named});
        break;
    }
    tell(text(language_, Text::random_pit_played, {reason}));
}

void Game::tell(const std::string& message)
{
    for (const auto& observer : observers_) {
        observer.message(message);
    }
}

void Game::shown(std::uint64_t change)
{
    shown_ = change;
    play_held();
}

void Game::when_not_paused(ipc::ClientId client, std::function<void()> job)
{
    if (is_paused()) {
        waiting_.push_back({client, std::move(job)});
    } else {
        job();
    }
}

void Game::pause(ipc::ClientId client, std::chrono::nanoseconds time, ipc::Answer answer)
{
    pauses_.begin(client, time, std::move(answer));
    computer_.stop();
    tell_state();
}

void Game::on_pauses_ended()
{
    while (!is_paused() && !waiting_.empty()) {
        const auto job = std::move(waiting_.front().job);
        waiting_.pop_front();
        job();
    }
    resume_parked();
    tell_state();
    play_held();
    consider_computer();
}

void Game::client_gone(ipc::ClientId client)
{
    // Its commands first: they must not run when its own pause ends.
    std::erase_if(waiting_, [&](const Waiting& waiting) { return waiting.client == client; });
    waiters_.client_gone(client);
    analyses_.client_gone(client);
    pauses_.client_gone(client);
}

void Game::show_about()
{
    for (const auto& observer : observers_) {
        observer.about();
    }
}

void Game::show_greetings()
{
    for (const auto& observer : observers_) {
        observer.greetings();
    }
}

void Game::close()
{
    const ipc::Reply farewell = ipc::failed(ipc::error_number::program_ends, "the program ends");
    closed_ = true;
    computer_.stop();
    waiting_.clear();
    hook_.close();
    waiters_.release_all(farewell);
    analyses_.close(farewell);
    pauses_.end_all(farewell);
}

void Game::tell_state()
{
    for (const auto& observer : observers_) {
        observer.state();
    }
}

} // namespace glue
