// The signals that ask a program to end, SIGINT, SIGTERM and SIGHUP, as a job of the loop.
#pragma once

#include <functional>
#include <memory>

namespace ipc {

class EventLoop;

class Termination
{
  public:
    /// `asked` runs on the loop's thread at each such signal, until this object goes.
    Termination(EventLoop& loop, std::function<void()> asked);
    ~Termination();
    Termination(const Termination&) = delete;
    Termination& operator=(const Termination&) = delete;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace ipc
