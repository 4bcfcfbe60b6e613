// Keeps the running game on the disk while it is played, so that neither a crash nor a kill loses
// it: joins the game with files. All functions are for the loop's thread; the disk is met on a
// thread of its own. A program that stands still writes nothing.
#pragma once

#include "app/glue/lost_games.hpp"
#include "ipc/event_loop.hpp"

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace glue {

class Game;

struct AutosaveConfig
{
    std::filesystem::path folder;         ///< empty: there is none, which is told like a full disk
    std::chrono::milliseconds soon{200};  ///< after the first change
    std::chrono::milliseconds next{1000}; ///< between two writings
    /// Why the game is not on the disk; at most once.
    std::function<void(const std::string&)> complain = [](const std::string&) {};
};

class Autosave
{
  public:
    Autosave(ipc::EventLoop& loop, Game& game, AutosaveConfig config);
    /// Ends as if the program broke off: the game stays on the disk.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    /// Looks for a game that a crash has left; it comes as a job of the loop.
    void find_lost(std::function<void(std::optional<LostGame>)> on_found);
    /// From now on the running game is kept there; what was kept elsewhere goes.
    void move_to(GamePlace place);
    /// Likewise if the file is a lost game of our folder; another record is left as it is.
    void take_over(const std::filesystem::path& file);

    enum class End
    {
        keep, ///< the user did not ask for it: the game can go on at the next start
        drop
    };
    /// The program ends. Waits until the disk has it.
    void end(End end);

  private:
    /// What the disk is to be told next; of several states of a game only the last counts.
    struct Work
    {
        std::optional<GamePlace> place;
        std::optional<std::filesystem::path> lost_file; ///< to become the place
        std::optional<mancala::Record> record;
        bool clear = false;
        bool find = false;
    };

    void on_change();
    void write_now();
    void give(const std::function<void(Work&)>& add);
    [[nodiscard]] std::optional<LostGame> take_found();

    void work(const std::stop_token& end);
    void perform(Work& work);
    void move(GamePlace place);
    void write(const mancala::Record& record);
    void find();
    void report(const std::string& reason);

    ipc::EventLoop& loop_;
    Game& game_;
    AutosaveConfig config_;
    std::function<void(std::optional<LostGame>)> on_found_;
    std::optional<ipc::EventLoop::TimerId> timer_;       ///< the next writing
    std::chrono::steady_clock::time_point not_before_{}; ///< the next writing
    bool unwritten_ = false;                             ///< changes since then
    bool kept_ = false;                                  ///< the disk may have a game, or will

    std::mutex mutex_;
    std::condition_variable_any work_waits_;
    Work work_;                      ///< guarded by mutex_
    std::optional<LostGame> found_;  ///< likewise, on its way to the loop
    std::optional<GamePlace> place_; ///< the worker's alone
    bool complained_ = false;        ///< likewise
    std::jthread worker_;            ///< last, so that it ends before what it uses
};

} // namespace glue
