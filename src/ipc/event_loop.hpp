// The loop a program's thread lives in: jobs, timers and, through the io_context inside, sockets.
// It sleeps until something happens; nothing polls.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;
}

namespace ipc {

class EventLoop
{
  public:
    EventLoop();
    ~EventLoop();
    EventLoop(const EventLoop&) = delete;
    EventLoop& operator=(const EventLoop&) = delete;

    /// Works until `stop`. An exception of a job comes out here.
    void run();

    /// Ends `run` after the job that is at work; jobs still waiting are never run. Any thread.
    void stop();

    /// Runs the job on the loop's thread, after those posted before. Any thread.
    void post(std::function<void()> job);

    enum class TimerId : std::uint64_t
    {
    };

    /// Runs the job once after the delay, unless cancelled before. The loop's thread only.
    TimerId after(std::chrono::nanoseconds delay, std::function<void()> job);

    /// A timer that has run, or was cancelled before, is no error. The loop's thread only.
    void cancel(TimerId timer);

    /// For sources that wait on descriptors of their own.
    boost::asio::io_context& context();

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace ipc
