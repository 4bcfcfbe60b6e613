// The game's side of the program: its loop, the game, the message port, the signals. A face is put
// beside it.
#pragma once

#include "app/glue/game.hpp"
#include "app/mancala/line_writer.hpp"
#include "app/mancala/options.hpp"
#include "ipc/event_loop.hpp"
#include "ipc/message_port.hpp"
#include "ipc/termination.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace app {

class Program
{
  public:
    /// Opens the port; a port that cannot be opened costs one message, not the start.
    Program(const Options& options, glue::PlayerFactory factory, glue::Pace pace);

    glue::Game& game() { return game_; }
    ipc::EventLoop& loop() { return loop_; }
    /// "Mancala.1"; empty without a port.
    [[nodiscard]] std::string port_name() const { return port_ ? port_->name() : ""; }

    /// Called on the loop's thread when the program ends.
    void at_end(std::function<void()> job) { at_end_.push_back(std::move(job)); }

    /// Works until somebody quits.
    void run() { loop_.run(); }

    /// The loop's thread only; the work of the moment is finished first.
    void quit();

    /// One line on standard error.
    void log(const std::string& line) { log_.write("mancala: " + line); }

  private:
    void open_port();
    void end();

    LineWriter log_;
    ipc::EventLoop loop_;
    glue::Language language_;
    glue::Game game_;
    ipc::CommandTable commands_;
    std::optional<ipc::MessagePort> port_;
    ipc::Termination termination_;
    std::vector<std::function<void()>> at_end_;
    bool ending_ = false;
};

} // namespace app
