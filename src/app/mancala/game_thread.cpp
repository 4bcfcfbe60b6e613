#include "app/mancala/game_thread.hpp"

#include "app/mancala/program.hpp"

#include <utility>

namespace app {

GameThread::GameThread(Program& program, std::function<void()> on_failure)
    : program_(program)
    , thread_([this, on_failure = std::move(on_failure)] {
        try {
            program_.run();
        } catch (...) {
            failure_ = std::current_exception();
            on_failure();
        }
    })
{
}

GameThread::~GameThread()
{
    if (thread_.joinable()) {
        program_.loop().post([this] { program_.break_off(); });
        thread_.join();
    }
}

void GameThread::finish()
{
    program_.loop().post([this] { program_.break_off(); });
    wait();
}

void GameThread::wait()
{
    thread_.join();
    if (failure_) {
        std::rethrow_exception(failure_);
    }
}

} // namespace app
