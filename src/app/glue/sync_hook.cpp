#include "app/glue/sync_hook.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace glue {

namespace {

/// A Redo plays pits, too.
bool is_choice(const match::Action& action)
{
    return std::holds_alternative<match::PlayPit>(action) ||
           std::holds_alternative<match::Redo>(action);
}

std::vector<HookCall> calls_of_redo(const match::Session& session)
{
    std::vector<HookCall> calls;
    if (const match::TakenBack* const taken = session.next_redo()) {
        for (const mancala::Move& move : taken->moves) {
            calls.push_back({HookCall::Kind::move, session.moves().size() + calls.size(), move});
        }
        if (taken->early_end) {
            calls.push_back({HookCall::Kind::end_game});
        }
    }
    return calls;
}

/// It has taken place; but the port may have changed the game since.
bool still_holds(const HookCall& call, const match::Session& session)
{
    switch (call.kind) {
    case HookCall::Kind::end_game: return session.phase() == match::Phase::over;
    case HookCall::Kind::move:
        return call.number < session.moves().size() && session.moves()[call.number] == *call.move;
    case HookCall::Kind::undo:
    case HookCall::Kind::new_game: break;
    }
    return true;
}

} // namespace

std::vector<std::string> words_of(const HookCall& call)
{
    switch (call.kind) {
    case HookCall::Kind::undo: return {"Undo"};
    case HookCall::Kind::new_game: return {"Neu"};
    case HookCall::Kind::end_game: return {"Spielende"};
    case HookCall::Kind::move: break;
    }
    return {"Zug", std::to_string(number_of(call.move->player)),
            std::to_string(call.move->pit.number())};
}

bool is_told(match::Origin origin)
{
    switch (origin) {
    case match::Origin::user:
    case match::Origin::text:
    case match::Origin::computer: return true;
    case match::Origin::port:
    case match::Origin::partner:
    case match::Origin::editor: break;
    }
    return false;
}

std::vector<HookCall> hook_calls(const match::Action& action, const match::Session& session)
{
    using Kind = HookCall::Kind;
    if (const auto* play = std::get_if<match::PlayPit>(&action)) {
        return {{Kind::move, session.moves().size(),
                 mancala::Move{session.position().to_move, play->pit}}};
    }
    if (std::holds_alternative<match::Redo>(action)) {
        return calls_of_redo(session);
    }
    if (std::holds_alternative<match::Undo>(action)) {
        return {{Kind::undo}};
    }
    if (std::holds_alternative<match::NewGame>(action)) {
        return {{Kind::new_game}};
    }
    if (std::holds_alternative<match::EndGame>(action)) {
        return {{Kind::end_game}};
    }
    return {};
}

void SyncHook::set(Sync sync)
{
    sync_ = sync;
    if (sync == Sync::off) {
        owed_.clear();
    }
}

SyncHook::Verdict
SyncHook::before(const match::Action& action, match::Origin origin, const match::Session& session)
{
    if (!is_on() || !is_told(origin)) {
        return Verdict::take_place;
    }
    const std::vector<HookCall> calls = hook_calls(action, session);
    if (calls.empty()) {
        return Verdict::take_place;
    }
    if (running_ || parked_) {
        if (parked_ && is_choice(action)) {
            return Verdict::refused;
        }
        parked_ = {action, origin};
        return Verdict::parked;
    }
    start(calls.front());
    std::for_each(std::next(calls.begin()), calls.end(), [this](const HookCall& call) {
        owed_.push_back({call, Keep::while_it_holds});
    });
    return Verdict::take_place;
}

void SyncHook::ordered(const match::Action& action,
                       match::Origin origin,
                       const match::Session& session)
{
    if (!is_on() || !is_told(origin)) {
        return;
    }
    for (const HookCall& call : hook_calls(action, session)) {
        if (running_) {
            // Never dropped: an Undo behind it is told, too.
            owed_.push_back({call, Keep::always});
        } else {
            start(call);
        }
    }
}

void SyncHook::after(const match::Event& event, const match::Session& session)
{
    const bool same_position = std::holds_alternative<match::SetSeats>(event.action);
    // What was meant for one game must not end or take back another that began meanwhile.
    const bool is_past = match::begins_game(event.action);
    if (parked_ && (is_past || (is_choice(parked_->action) && !same_position))) {
        parked_.reset();
    }
    const bool ended_by_move =
        is_choice(event.action) && event.ending && *event.ending != match::Ending::early;
    if (is_on() && is_told(event.origin) && ended_by_move) {
        owed_.push_back({{HookCall::Kind::end_game}, Keep::while_it_holds});
        if (!running_) {
            ended(session);
        }
    }
}

void SyncHook::drop_computers_choice()
{
    if (parked_ && parked_->origin == match::Origin::computer) {
        parked_.reset();
    }
}

void SyncHook::ended(const match::Session& session)
{
    running_ = false;
    while (!running_ && !owed_.empty()) {
        const Owed next = owed_.front();
        owed_.pop_front();
        if (next.keep == Keep::always || still_holds(next.call, session)) {
            start(next.call);
        }
    }
}

std::optional<SyncHook::Parked> SyncHook::take_parked()
{
    return is_busy() ? std::nullopt : std::exchange(parked_, std::nullopt);
}

void SyncHook::close()
{
    start_ = nullptr;
    owed_.clear();
    parked_.reset();
}

void SyncHook::start(const HookCall& call)
{
    running_ = true;
    start_(words_of(call));
}

} // namespace glue
