#include "app/mancala_match/signature.hpp"

#include "app/mancala_match/game.hpp"
#include "core/players/roster.hpp"

namespace mancala_match {

namespace {

constexpr std::uint64_t games_a_pair = 6;
constexpr std::uint64_t seed = 1996;

/// FNV-1a (Fowler, Noll, Vo), a byte at a time.
class Digest
{
  public:
    void add(int byte)
    {
        value_ ^= static_cast<std::uint8_t>(byte);
        value_ *= 0x100000001B3ULL;
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

void add_games(Digest& digest, players::Kind first, players::Kind second)
{
    const auto one = players::make_player(first);
    const auto two = players::make_player(second);
    tournament::Schedule schedule(games_a_pair, seed);
    while (const auto pairing = schedule.next()) {
        const Game game = play_game(Setup{}, {one.get(), two.get()}, *pairing).value();
        for (const mancala::Move& move : game.moves) {
            digest.add(mancala::number_of(move.player));
            digest.add(move.pit.number());
        }
        digest.add(game.report.margin);
    }
}

} // namespace

std::uint64_t signature()
{
    Digest digest;
    for (const players::Kind first : players::all_kinds) {
        for (const players::Kind second : players::all_kinds) {
            add_games(digest, first, second);
        }
    }
    return digest.value();
}

} // namespace mancala_match
