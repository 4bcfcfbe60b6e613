// The game's loop on a thread of its own, beside a face that needs the main thread.
#pragma once

#include <exception>
#include <functional>
#include <thread>

namespace app {

class Program;

class GameThread
{
  public:
    /// `on_failure` is called on the game's thread if its loop breaks; the face should end then.
    GameThread(Program& program, std::function<void()> on_failure);
    /// Ends the game if it still runs.
    ~GameThread();
    GameThread(const GameThread&) = delete;
    GameThread& operator=(const GameThread&) = delete;

    /// Until the game ends by itself; throws what broke its loop.
    void wait();
    /// Ends the game if it still runs; throws the same.
    void finish();

  private:
    Program& program_;
    std::exception_ptr failure_; ///< read after the thread has ended
    std::thread thread_;
};

} // namespace app
