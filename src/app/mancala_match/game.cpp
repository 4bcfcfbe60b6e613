#include "app/mancala_match/game.hpp"

#include "core/base/rng.hpp"
#include "core/mancala/random_pit.hpp"
#include "core/match/session.hpp"

#include <cassert>
#include <chrono>

namespace mancala_match {

namespace {

constexpr std::int64_t shortest_opening = 2;
constexpr std::int64_t longest_opening = 4;

match::Seats two_computers()
{
    const match::Seat computer{match::SeatKind::normal, {}};
    return {{computer, computer}};
}

void submit(match::Session& session, const match::Action& action)
{
    [[maybe_unused]] const auto denial = session.submit(action, match::Origin::computer);
    assert(!denial);
}

void play_random_opening(match::Session& session, std::uint64_t seed)
{
    base::Rng rng(seed);
    const std::int64_t moves = rng.between(shortest_opening, longest_opening);
    for (std::int64_t i = 0; i < moves && session.phase() == match::Phase::running; ++i) {
        submit(session, match::PlayPit{mancala::random_pit(session.position(), rng)});
    }
}

void play_listed_opening(match::Session& session, const OpeningLine& opening)
{
    if (opening.start) {
        submit(session, match::Restore{.line = match::Line{*opening.start, {}}});
    }
    for (const mancala::Pit pit : opening.moves) {
        submit(session, match::PlayPit{pit});
    }
}

void play_opening(match::Session& session, const Setup& setup, const tournament::Pairing& pairing)
{
    switch (setup.opening) {
    case Opening::random: play_random_opening(session, pairing.opening_seed); break;
    case Opening::none: break;
    case Opening::first: submit(session, match::PlayPit{first_pit(pairing)}); break;
    case Opening::listed:
        play_listed_opening(session,
                            setup.openings.at(listed_opening(pairing, setup.openings.size())));
        break;
    }
}

/// Asks the player and notes what it cost him; an answer that is no legal move costs a random pit.
mancala::Pit ask(players::Player& player,
                 std::span<const mancala::Position> line,
                 std::uint64_t seed,
                 base::Budget budget,
                 tournament::Conduct& conduct)
{
    const auto start = std::chrono::steady_clock::now();
    const players::Choice choice = player.choose_in_game(line, seed, budget);
    conduct.thinking += std::chrono::steady_clock::now() - start;
    ++conduct.moves;
    const auto fault = players::fault(choice, line.back());
    if (!fault) {
        return mancala::Pit(static_cast<int>(*choice.pit));
    }
    ++conduct.failures[std::string(players::word(*fault))];
    if (choice.failure && conduct.first_message.empty()) {
        conduct.first_message = base::to_string(*choice.failure);
    }
    base::Rng rng(seed);
    return mancala::random_pit(line.back(), rng);
}

const char* word(match::Ending ending)
{
    return ending == match::Ending::repetition ? "repetition" : "natural";
}

} // namespace

mancala::Pit first_pit(const tournament::Pairing& pairing)
{
    return mancala::Pit(1 + static_cast<int>(pairing.number / 2 % mancala::Pit::count));
}

std::size_t listed_opening(const tournament::Pairing& pairing, std::size_t openings)
{
    return static_cast<std::size_t>(pairing.number / 2 % openings);
}

std::optional<Game> play_game(const Setup& setup,
                              const std::array<players::Player*, 2>& seats,
                              const tournament::Pairing& pairing,
                              const std::stop_token& stop)
{
    match::Session session(two_computers(), setup.stones);
    submit(session, match::NewGame{});
    play_opening(session, setup, pairing);
    for (players::Player* player : seats) {
        player->new_game();
    }
    tournament::GameReport report;
    while (session.phase() == match::Phase::running) {
        const std::size_t seat = mancala::index_of(session.position().to_move);
        const auto seed = base::derive_seed(pairing.game_seed, session.moves().size());
        const auto pit = ask(*seats.at(seat), session.line(), seed,
                             base::Budget(setup.budget, stop), report.conduct.at(seat));
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        submit(session, match::PlayPit{pit});
    }
    report.margin = mancala::margin(session.position(), mancala::Player::one);
    report.ending = word(session.ending().value());
    return Game{session.moves(), std::move(report)};
}

} // namespace mancala_match
