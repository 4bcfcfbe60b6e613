#include "app/glue/computer_turn.hpp"
#include "core/mancala/rules.hpp"
#include "ipc/event_loop.hpp"

#include <doctest/doctest.h>

#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>

namespace {

/// Thinks until it is told to stop.
class EndlessPlayer final : public players::Player
{
  public:
    EndlessPlayer(std::atomic<int>& stopped, std::atomic<bool>& begun)
        : stopped_(stopped)
        , begun_(begun)
    {
    }
    players::Choice choose(const mancala::Position&, std::uint64_t, base::Budget& budget) override
    {
        begun_ = true;
        begun_.notify_all();
        while (budget.spend()) {
        }
        ++stopped_;
        return {.pit = 1};
    }

  private:
    std::atomic<int>& stopped_;
    std::atomic<bool>& begun_;
};

/// Answers with the number of new games it has heard of.
class CountingPlayer final : public players::Player
{
  public:
    void new_game() override { ++games_; }
    players::Choice choose(const mancala::Position&, std::uint64_t, base::Budget&) override
    {
        return {.pit = games_};
    }

  private:
    int games_ = 0;
};

/// Answers with how many positions it was told of, 0 where they are in another order.
class Reader final : public players::Player
{
  public:
    players::Choice choose(const mancala::Position&, std::uint64_t, base::Budget&) override
    {
        return {};
    }
    players::Choice
    choose_in_game(std::span<const mancala::Position> line, std::uint64_t, base::Budget&) override
    {
        const bool in_order = line.front() == mancala::initial() &&
                              line.back() == mancala::play(line.front(), mancala::Pit(5)).position;
        return {.pit = in_order ? static_cast<std::int64_t>(line.size()) : 0};
    }
};

/// How far the calling thread has stepped back, in the kernel's numbers.
int steps_back()
{
    return ::getpriority(PRIO_PROCESS, 0);
}

/// Answers with how far a thread that it began has stepped back.
class PlayerOfTwoThreads final : public players::Player
{
  public:
    players::Choice choose(const mancala::Position&, std::uint64_t, base::Budget&) override
    {
        int steps = 0;
        std::thread([&] { steps = steps_back(); }).join();
        return {.pit = steps};
    }
};

/// Players who are asked, and the pit of their last answer.
struct Asked
{
    explicit Asked(glue::SeatPlayers players)
        : turn(loop, std::move(players), [this](const players::Choice& choice) {
            heard = choice.pit.value_or(-1);
            loop.stop();
        })
    {
    }

    ipc::EventLoop loop;
    std::int64_t heard = 0;
    glue::ComputerTurn turn;
};

} // namespace

TEST_SUITE_BEGIN("app/glue/computer_turn");

TEST_CASE("an answer comes back on the loop, after the player has heard of the new game")
{
    Asked asked({std::make_unique<CountingPlayer>(), nullptr});
    asked.turn.new_game();
    asked.turn.ask({.position = mancala::initial(), .seed = 1});
    CHECK(asked.turn.is_thinking());
    asked.loop.run();
    CHECK(asked.heard == 1);
    CHECK_FALSE(asked.turn.is_thinking());
}

TEST_CASE("games in which nobody was asked are forgotten all at once, with the next question")
{
    Asked asked({std::make_unique<CountingPlayer>(), nullptr});
    for (int i = 0; i < 10'000; ++i) {
        asked.turn.new_game(); // if the worker woke up, the player would hear of some of them
    }
    asked.turn.ask({.position = mancala::initial(), .seed = 1});
    asked.loop.run();
    CHECK(asked.heard == 1);
}

TEST_CASE("a player hears of the positions before, the one to play in is the last")
{
    Asked asked({nullptr, std::make_unique<Reader>()});
    const auto position = mancala::play(mancala::initial(), mancala::Pit(5)).position;
    asked.turn.ask({.position = position, .seed = 1, .before = {mancala::initial()}});
    asked.loop.run();
    CHECK(asked.heard == 2);
}

TEST_CASE("whoever thinks steps back behind window and game, and so does each thread of his")
{
    ipc::EventLoop loop;
    glue::SeatPlayers players{std::make_unique<PlayerOfTwoThreads>(), nullptr};
    std::int64_t steps = 0;
    glue::ComputerTurn turn(loop, std::move(players), [&](const players::Choice& choice) {
        steps = choice.pit.value_or(-1);
        loop.stop();
    });
    const int own = steps_back();
    turn.ask({.position = mancala::initial(), .seed = 1});
    loop.run();
    CHECK(steps >= std::min(own + 10, 19));
    CHECK(steps_back() == own);
}

TEST_CASE("a stopped player ends soon and its answer is dropped")
{
    ipc::EventLoop loop;
    std::atomic<int> stopped = 0;
    std::atomic<bool> begun = false;
    glue::SeatPlayers players{std::make_unique<EndlessPlayer>(stopped, begun),
                              std::make_unique<CountingPlayer>()};
    std::vector<std::int64_t> heard;
    glue::ComputerTurn turn(loop, std::move(players), [&](const players::Choice& choice) {
        heard.push_back(choice.pit.value_or(-1));
        loop.stop();
    });
    turn.ask({.position = mancala::initial(), .seed = 1});
    mancala::Position other = mancala::initial();
    other.to_move = mancala::Player::two;
    turn.ask({.position = other, .seed = 1});
    loop.run();
    CHECK(heard == std::vector<std::int64_t>{0}); // the counting player has heard of no new game
    CHECK_FALSE(turn.is_thinking());
}

TEST_CASE("the end of the program does not wait for a player that thinks")
{
    // Without the stop this test would never end: the player thinks until it is told.
    ipc::EventLoop loop;
    std::atomic<int> stopped = 0;
    std::atomic<bool> begun = false;
    {
        glue::SeatPlayers players{std::make_unique<EndlessPlayer>(stopped, begun), nullptr};
        glue::ComputerTurn turn(loop, std::move(players), [](const players::Choice&) {});
        turn.ask({.position = mancala::initial(), .seed = 1});
        begun.wait(false);
    }
    CHECK(stopped == 1);
}

TEST_SUITE_END();
