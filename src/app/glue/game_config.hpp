// What a running game is made of, and what its clients may hear of it.
#pragma once

#include "app/glue/seat_players.hpp"
#include "app/glue/sync_hook.hpp"
#include "app/glue/texts.hpp"
#include "core/match/session.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace glue {

/// Whether the computer's next move waits until a window has shown the last one.
enum class Pace
{
    at_once,
    as_shown
};

struct GameConfig
{
    match::Seats seats = match::first_run_seats();
    SeatPlayers players;
    PlayerFactory factory; ///< of the players who take a seat later
    int stones_per_pit = mancala::usual_stones_per_pit;
    std::uint64_t seed = 0;
    Pace pace = Pace::at_once;
    Language language = Language::german;
    SyncHook::Start start_hook = nullptr; ///< its end is told by `hook_ended`
    Sync sync = Sync::off;
};

/// What a client of the game may want to hear. Called in the order of events; must not submit from
/// inside.
struct GameObserver
{
    std::function<void(const match::Event&)> changed = [](const match::Event&) {};
    /// Something that `changed` does not tell is different: a pause, the thinking, the hook.
    std::function<void()> state = [] {};
    /// One line for the user.
    std::function<void(const std::string&)> message = [](const std::string&) {};
    std::function<void()> about = [] {};
    std::function<void()> greetings = [] {};
};

} // namespace glue
