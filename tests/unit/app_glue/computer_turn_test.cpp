#include "app/glue/computer_turn.hpp"
#include "core/mancala/rules.hpp"
#include "ipc/event_loop.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <string>

namespace {

/// Thinks until it is told to stop.
class EndlessPlayer final : public players::Player
{
  public:
    explicit EndlessPlayer(std::atomic<int>& stopped)
        : stopped_(stopped)
    {
    }
    players::Choice choose(const mancala::Position&, std::uint64_t, base::Budget& budget) override
    {
        while (budget.spend()) {
        }
        ++stopped_;
        return {.pit = 1};
    }

  private:
    std::atomic<int>& stopped_;
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

} // namespace

TEST_SUITE_BEGIN("app/glue/computer_turn");

TEST_CASE("an answer comes back on the loop with its question")
{
    ipc::EventLoop loop;
    glue::SeatPlayers players{std::make_unique<CountingPlayer>(), nullptr};
    std::string heard;
    glue::ComputerTurn turn(loop, std::move(players),
                            [&](const glue::Question& question, const players::Choice& choice) {
                                heard = std::to_string(question.change) + " " +
                                        std::to_string(choice.pit.value_or(-1));
                                loop.stop();
                            });
    turn.new_game();
    turn.new_game();
    turn.ask({.change = 5, .position = mancala::initial(), .seed = 1});
    CHECK(turn.is_thinking());
    loop.run();
    // Two new games before one question may reach the player as one: there was nothing to forget
    // between them.
    CHECK(heard == "5 1");
    CHECK_FALSE(turn.is_thinking());
}

TEST_CASE("a stopped player ends soon and its answer is dropped")
{
    ipc::EventLoop loop;
    std::atomic<int> stopped = 0;
    glue::SeatPlayers players{std::make_unique<EndlessPlayer>(stopped),
                              std::make_unique<CountingPlayer>()};
    std::vector<std::uint64_t> heard;
    glue::ComputerTurn turn(loop, std::move(players),
                            [&](const glue::Question& question, const players::Choice&) {
                                heard.push_back(question.change);
                                loop.stop();
                            });
    turn.ask({.change = 1, .position = mancala::initial(), .seed = 1});
    mancala::Position other = mancala::initial();
    other.to_move = mancala::Player::two;
    turn.ask({.change = 2, .position = other, .seed = 1});
    loop.run();
    CHECK(heard == std::vector<std::uint64_t>{2});
    CHECK_FALSE(turn.is_thinking());
}

TEST_CASE("the end of the program does not wait for a player that thinks")
{
    ipc::EventLoop loop;
    std::atomic<int> stopped = 0;
    {
        glue::SeatPlayers players{std::make_unique<EndlessPlayer>(stopped), nullptr};
        glue::ComputerTurn turn(loop, std::move(players),
                                [](const glue::Question&, const players::Choice&) {});
        turn.ask({.change = 1, .position = mancala::initial(), .seed = 1});
    }
    CHECK(stopped <= 1);
}

TEST_SUITE_END();
