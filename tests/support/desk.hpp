// A game with its loop and its command table, for tests: lines in, answer lines out, no socket and
// no waiting.
#pragma once

#include "app/glue/game.hpp"
#include "app/glue/port_commands.hpp"
#include "core/players/roster.hpp"
#include "ipc/event_loop.hpp"

#include <functional>
#include <string>
#include <utility>

/// Answers with a fixed list of pits, one a question; 0 stands for no answer.
class ListedPlayer final : public players::Player
{
  public:
    explicit ListedPlayer(std::vector<int> pits)
        : pits_(std::move(pits))
    {
    }
    players::Choice choose(const mancala::Position&, std::uint64_t, base::Budget&) override
    {
        const int pit = pits_.at(asked_++);
        return pit == 0 ? players::Choice{} : players::Choice{.pit = pit};
    }

  private:
    std::vector<int> pits_;
    std::size_t asked_ = 0;
};

struct Desk
{
    explicit Desk(glue::GameConfig config, match::Origin origin = match::Origin::port)
        : game(loop, std::move(config))
        , table(glue::port_commands({game, origin, "1.2.3", [this] { ++quits; }}))
    {
    }

    /// The answer line; runs the loop until it is there.
    std::string ask(const std::string& line, int client = 1)
    {
        std::string answer;
        table.execute(line, ipc::ClientId{static_cast<std::uint64_t>(client)},
                      [&](const ipc::Reply& reply) {
                          answer = ipc::to_line(reply);
                          loop.stop();
                      });
        loop.run();
        return answer;
    }

    /// The command's answer goes to `answers` whenever it comes.
    void send(const std::string& line, int client)
    {
        table.execute(line, ipc::ClientId{static_cast<std::uint64_t>(client)},
                      [this, client](const ipc::Reply& reply) {
                          answers.push_back(std::to_string(client) + "> " + ipc::to_line(reply));
                      });
    }

    /// Runs the loop until the condition holds; it is looked at after each change and each state
    /// message.
    void run_until(const std::function<bool()>& holds)
    {
        wanted = holds;
        loop.post([this] { look(); });
        game.observe({.changed = [this](const match::Event&) { loop.post([this] { look(); }); },
                      .state = [this] { loop.post([this] { look(); }); }});
        loop.run();
        wanted = nullptr;
    }

    void look()
    {
        if (wanted && wanted()) {
            loop.stop();
        }
    }

    ipc::EventLoop loop;
    glue::Game game;
    ipc::CommandTable table;
    int quits = 0;
    std::vector<std::string> answers;
    std::function<bool()> wanted;
};

inline glue::GameConfig two_humans(int stones = 4)
{
    glue::GameConfig config;
    config.seats = {
        {match::Seat{match::SeatKind::human, "A"}, match::Seat{match::SeatKind::human, "B"}}};
    config.stones_per_pit = stones;
    config.seed = 1;
    return config;
}

/// A human on the left, a computer on the right that answers with the listed pits.
inline glue::GameConfig human_against(std::vector<int> pits)
{
    glue::GameConfig config = two_humans();
    config.seats.both[1].kind = match::SeatKind::extern1;
    config.players[1] = std::make_unique<ListedPlayer>(std::move(pits));
    return config;
}
