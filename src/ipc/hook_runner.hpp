// Starts programs one after the other, watches how they end and hands on what they write. A
// program that takes too long is no longer waited for; it is left to itself and reaped when it
// ends.
#pragma once

#include "ipc/child_process.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace ipc {

class EventLoop;

struct HookLimits
{
    std::chrono::milliseconds wait = std::chrono::seconds(10); ///< for one run
    std::size_t output = std::size_t{64} * 1024;               ///< bytes handed on of one run
    std::size_t left_running = 32; ///< that took too long; beyond, none is started
};

/// What became of a run that was waited for.
struct HookEnd
{
    enum class Kind
    {
        done,        ///< exit status 0
        not_started, ///< there is no such program, or another `reason`
        exited,      ///< with another exit status: `number`
        killed,      ///< by the signal `number`
        too_long,    ///< it goes on, and nobody waits
        too_many     ///< not started: `number` earlier ones still run
    };
    Kind kind = Kind::done;
    int number = 0;
    std::string reason;
};

struct HookHandlers
{
    /// The run is over, or not waited for any more; the next may be started from inside.
    std::function<void(const HookEnd&)> ended = [](const HookEnd&) {};
    /// A line of its output, without the line's end, as it was written: any bytes.
    std::function<void(const std::string&)> line = [](const std::string&) {};
};

/// The loop's thread only; the handlers are never called from inside `start`.
class HookRunner
{
  public:
    HookRunner(EventLoop& loop, HookHandlers handlers, HookLimits limits = {});
    /// Children that still run are left to themselves. No handler is called any more.
    ~HookRunner();
    HookRunner(const HookRunner&) = delete;
    HookRunner& operator=(const HookRunner&) = delete;

    /// Starts it now; only while none is waited for.
    void start(const ChildOrder& order);
    [[nodiscard]] bool is_waiting() const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace ipc
