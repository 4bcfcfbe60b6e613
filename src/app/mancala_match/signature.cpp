#include "app/mancala_match/signature.hpp"

#include "app/mancala_match/game.hpp"
#include "core/base/checksum.hpp"
#include "core/players/roster.hpp"

namespace mancala_match {

namespace {

constexpr std::uint64_t games_a_pair = 6;
constexpr std::uint64_t seed = 1996;

void add(base::Checksum& digest, int number)
{
    digest.add_byte(static_cast<std::uint8_t>(number));
}

void add_games(base::Checksum& digest, players::Kind first, players::Kind second)
{
    const auto one = players::make_player(first);
    const auto two = players::make_player(second);
    tournament::Schedule schedule(games_a_pair, seed);
    while (const auto pairing = schedule.next()) {
        const Game game = play_game(Setup{}, {one.get(), two.get()}, *pairing).value();
        for (const mancala::Move& move : game.moves) {
            add(digest, mancala::number_of(move.player));
            add(digest, move.pit.number());
        }
        add(digest, game.report.margin);
    }
}

} // namespace

std::uint64_t signature()
{
    base::Checksum digest;
    for (const players::Kind first : players::all_kinds) {
        for (const players::Kind second : players::all_kinds) {
            add_games(digest, first, second);
        }
    }
    return digest.value();
}

} // namespace mancala_match
