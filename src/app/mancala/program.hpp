// The game's side of the program: its loop, the game, the message port, the signals. A face is put
// beside it.
#pragma once

#include "app/glue/autosave.hpp"
#include "app/glue/game.hpp"
#include "app/glue/hook_program.hpp"
#include "app/glue/lost_game_offer.hpp"
#include "app/glue/partner.hpp"
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

/// Where a record is looked at that cannot go on.
enum class Viewed
{
    on_board,
    elsewhere
};

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

    /// Called on the loop's thread with the last line of each call of the sync hook, which the log
    /// has too.
    void at_hook_line(std::function<void(const std::string&)> job) { hook_said_ = std::move(job); }

    /// Works until somebody quits.
    void run() { loop_.run(); }

    /// Before `run`: the game begins where the record of the options ends; without one a lost game
    /// is looked for. `on_begun` is called on the loop's thread, with the game if one is on offer.
    void begin(const Options& options,
               Viewed viewed,
               const std::function<void(const glue::LostGame*)>& on_begun);
    glue::LostGameOffer& offer() { return offer_; }
    glue::Partner& partner() { return partner_; }

    /// Somebody wants the program to end; with it the running game is given up. The loop's thread
    /// only; the work of the moment is finished first.
    void quit() { end_with(glue::Autosave::End::drop); }
    /// Nobody in the program has asked for its end: the running game can go on at the next start.
    void break_off() { end_with(glue::Autosave::End::keep); }
    /// The link that the options want could not begin, and nobody is here to try another.
    [[nodiscard]] bool has_failed() const { return failed_; }

    /// One line on standard error.
    void log(const std::string& line) { log_.write("mancala: " + line); }

  private:
    [[nodiscard]] glue::GameConfig
    game_config(const Options& options, glue::PlayerFactory factory, glue::Pace pace);
    void open_port();
    void open_link(const Options& options);
    void open_hook(const std::vector<std::string>& command);
    void look_for_lost_game(std::function<void(const glue::LostGame*)> on_looked);
    void play_on(const mancala::Record& record, const std::string& file, Viewed viewed);
    void end_with(glue::Autosave::End end);
    void end(glue::Autosave::End end);

    LineWriter log_;
    ipc::EventLoop loop_;
    glue::Language language_;
    glue::Game game_;
    glue::Autosave autosave_;
    glue::LostGameOffer offer_;
    glue::Partner partner_;
    ipc::CommandTable commands_;
    std::optional<ipc::MessagePort> port_;
    std::function<void(const std::string&)> hook_said_ = [](const std::string&) {};
    std::optional<glue::HookProgram> hook_; ///< none without `SynchronBefehl`
    ipc::Termination termination_;
    std::vector<std::function<void()>> at_end_;
    bool ending_ = false;
    bool failed_ = false;
};

} // namespace app
