#include "app/mancala_match/game.hpp"
#include "core/mancala/rules.hpp"
#include "core/players/roster.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using mancala::Pit;
using mancala_match::Game;
using mancala_match::Opening;
using mancala_match::play_game;
using mancala_match::Setup;
using players::Choice;
using players::Kind;
using tournament::Pairing;
using tournament::Sides;

namespace {

Pairing pairing(std::uint64_t opening_seed, std::uint64_t game_seed = 1)
{
    return {.number = 0,
            .opening_seed = opening_seed,
            .game_seed = game_seed,
            .sides = Sides::as_named};
}

/// Gives the same answer to everything.
class Stubborn final : public players::Player
{
  public:
    explicit Stubborn(Choice choice)
        : choice_(std::move(choice))
    {
    }
    void new_game() override { ++games; }
    Choice choose(const mancala::Position&, std::uint64_t, base::Budget&) override
    {
        return choice_;
    }
    int games = 0;

  private:
    Choice choice_;
};

/// The position a list of moves leads to; every move must be legal.
mancala::Position replay(const Game& game, int stones)
{
    mancala::Position position = mancala::initial(stones);
    for (const mancala::Move& move : game.moves) {
        REQUIRE(move.player == position.to_move);
        REQUIRE_FALSE(mancala::refusal(position, move.pit));
        position = mancala::play(position, move.pit).position;
    }
    return position;
}

Game between(Kind first, Kind second, const Setup& setup, const Pairing& which)
{
    const auto one = players::make_player(first);
    const auto two = players::make_player(second);
    return play_game(setup, {one.get(), two.get()}, which).value();
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_match/game");

TEST_CASE("a game is a list of legal moves to the end, and its margin that of the stores")
{
    for (const Kind kind : players::all_kinds) {
        for (const int stones : {1, 4, 9}) {
            const Setup setup{.opening = Opening::random, .stones = stones, .budget = 2000};
            const Game game = between(kind, Kind::random, setup, pairing(5));
            const auto end = replay(game, stones);
            CHECK(game.report.margin == mancala::margin(end, mancala::Player::one));
            CHECK((mancala::is_over(end) || game.report.ending == "repetition"));
        }
    }
}

TEST_CASE("an opening has two to four moves, drawn from its seed alone")
{
    std::set<std::size_t> lengths;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Game first = between(Kind::gemein, Kind::random, Setup{}, pairing(seed, 1));
        const Game second = between(Kind::random, Kind::gemein, Setup{}, pairing(seed, 2));
        const auto& moved = first.report.conduct;
        const std::size_t length = first.moves.size() - moved[0].moves - moved[1].moves;
        lengths.insert(length);
        CHECK(std::equal(first.moves.begin(), first.moves.begin() + static_cast<int>(length),
                         second.moves.begin()));
    }
    CHECK(lengths == std::set<std::size_t>{2, 3, 4});
}

TEST_CASE("without an opening the players begin at the real start")
{
    const Setup setup{.opening = Opening::none};
    const Game game = between(Kind::gemein, Kind::gemein, setup, pairing(1));
    CHECK(game.report.conduct[0].moves + game.report.conduct[1].moves == game.moves.size());
    CHECK(game.moves.front().pit == Pit(4)); // the only bonus move there is
}

TEST_CASE("the same pairing gives the same game")
{
    const Game first = between(Kind::normal, Kind::taktik, Setup{}, pairing(3, 4));
    CHECK(first.moves == between(Kind::normal, Kind::taktik, Setup{}, pairing(3, 4)).moves);
    CHECK(first.moves != between(Kind::normal, Kind::taktik, Setup{}, pairing(3, 5)).moves);
}

TEST_CASE("an answer that is no legal move is counted by reason and costs a random pit")
{
    base::Diagnostic broken;
    broken.file = "p.cando";
    broken.line = 3;
    broken.text = "variable name expected";
    Stubborn errors(Choice{.failure = broken});
    Stubborn outside(Choice{.pit = 13});
    const Game game = play_game(Setup{}, {&errors, &outside}, pairing(1)).value();
    const auto& [one, two] = game.report.conduct;
    CHECK(one.failures == tournament::Counts{{"error", one.moves}});
    CHECK(one.first_message == "p.cando:3: variable name expected");
    CHECK(two.failures == tournament::Counts{{"outside", two.moves}});
    CHECK(mancala::is_over(replay(game, 4)));
    CHECK(errors.games == 1);
    CHECK(outside.games == 1);
}

TEST_CASE("a pit that has become empty is a failure only then")
{
    Stubborn always_three(Choice{.pit = 3});
    const auto random = players::make_player(Kind::random);
    const Game game = play_game(Setup{}, {&always_three, random.get()}, pairing(2)).value();
    const auto& conduct = game.report.conduct[0];
    CHECK(conduct.failures.size() == 1);
    CHECK(conduct.failures.at("empty") > 0);
    CHECK(conduct.failures.at("empty") < conduct.moves);
}

TEST_CASE(
    "players who bank nothing go round in a circle until a position stands for the third time")
{
    const Setup few_stones{.opening = Opening::random, .stones = 1};
    int circles = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Game game = between(Kind::taktik, Kind::taktik, few_stones, pairing(seed));
        const auto end = replay(game, few_stones.stones);
        if (game.report.ending != "repetition") {
            CHECK(mancala::is_over(end));
            continue;
        }
        ++circles;
        CHECK_FALSE(mancala::is_over(end));
        int stood = 1;
        while (!game.moves.empty()) {
            game.moves.pop_back();
            stood += replay(game, few_stones.stones) == end ? 1 : 0;
        }
        CHECK(stood == 3);
    }
    CHECK(circles > 0);
}

TEST_CASE("the opening by first pits takes each pit in turn, from both sides")
{
    const Setup setup{.opening = Opening::first};
    const auto random = players::make_player(Kind::random);
    for (std::uint64_t number = 0; number < 26; ++number) {
        Pairing now = pairing(1);
        now.number = number;
        const Game game = play_game(setup, {random.get(), random.get()}, now).value();
        CHECK(game.moves.front().pit == Pit(1 + static_cast<int>(number / 2 % 12)));
        CHECK(game.moves.front().player == mancala::Player::one);
    }
}

TEST_CASE("a listed opening begins both games of a pair, then comes the next one")
{
    const Setup setup{.opening = Opening::listed,
                      .openings = {{.moves = {Pit(4), Pit(2)}},
                                   {.moves = {Pit(7)}},
                                   {.moves = {Pit(1), Pit(9), Pit(3)}}}};
    const auto random = players::make_player(Kind::random);
    for (std::uint64_t number = 0; number < 14; ++number) {
        Pairing now = pairing(1, number);
        now.number = number;
        const Game game = play_game(setup, {random.get(), random.get()}, now).value();
        const auto& opening = setup.openings.at(number / 2 % 3).moves;
        CHECK(mancala_match::listed_opening(now, 3) == number / 2 % 3);
        for (std::size_t i = 0; i < opening.size(); ++i) {
            CHECK(game.moves[i].pit == opening[i]);
        }
        const auto& conduct = game.report.conduct;
        CHECK(conduct[0].moves + conduct[1].moves == game.moves.size() - opening.size());
    }
}

TEST_CASE("a game may begin with a position, its points and its player to move")
{
    mancala::Position start = mancala::initial(1);
    start.stores = {20, 4};
    start.to_move = mancala::Player::two;
    const Setup setup{.opening = Opening::listed, .openings = {{.start = start}}};
    const Game game = between(Kind::taktik, Kind::random, setup, pairing(1));
    CHECK(game.moves.front().player == mancala::Player::two);
    mancala::Position end = start;
    for (const mancala::Move& move : game.moves) {
        CHECK(move.player == end.to_move);
        end = mancala::play(end, move.pit).position;
    }
    CHECK(game.report.margin == mancala::margin(end, mancala::Player::one));
    CHECK((mancala::is_over(end) || game.report.ending == "repetition"));
}

TEST_CASE("a game that is told to stop ends with nothing, and its players are told")
{
    std::stop_source source;
    class Stopping final : public players::Player
    {
      public:
        explicit Stopping(std::stop_source& source)
            : source_(source)
        {
        }
        Choice choose(const mancala::Position&, std::uint64_t, base::Budget& budget) override
        {
            CHECK_FALSE(budget.stop_requested());
            source_.request_stop();
            CHECK(budget.stop_requested());
            return {};
        }

      private:
        std::stop_source& source_;
    };
    Stopping stopping(source);
    CHECK_FALSE(play_game(Setup{}, {&stopping, &stopping}, pairing(1), source.get_token()));
}

TEST_SUITE_END();
