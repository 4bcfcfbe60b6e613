// Ctrl-C: everything that waits gives up at once, and the interpreter is told. The signal handler
// itself lives in `SignalGuard`.
#pragma once

#include "core/base/descriptor.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <optional>

namespace rexx {

enum class Wait
{
    ready,
    timed_out,
    interrupted
};

class Interrupt
{
  public:
    using Timeout = std::optional<std::chrono::milliseconds>; ///< nothing: wait for ever

    Interrupt();

    /// May be called from a signal handler.
    void raise() noexcept;
    [[nodiscard]] bool pending() const { return pending_; }
    /// The script has taken notice.
    void clear();

    /// Until the descriptor can be read (or has ended); at once if an interrupt is pending.
    [[nodiscard]] Wait wait_readable(int descriptor, Timeout timeout = std::nullopt) const;
    /// The same for any events of `poll`.
    [[nodiscard]] Wait wait_for(int descriptor, short events, Timeout timeout = std::nullopt) const;
    /// Until the time is over.
    [[nodiscard]] Wait sleep(std::chrono::milliseconds time) const;
    /// Readable as long as an interrupt is pending, for those who wait for several things.
    [[nodiscard]] int descriptor() const { return read_end_.get(); }

  private:
    base::Descriptor read_end_;
    base::Descriptor write_end_;
    std::atomic<bool> pending_ = false;
};

/// As long as it lives, SIGINT, SIGTERM and SIGHUP raise the interrupt and call the hook, which may
/// do only what a signal handler may. What the parent ignores stays ignored: `sh` keeps Ctrl-C so
/// from what it starts in the background. There can be one at a time.
class SignalGuard
{
  public:
    using Hook = void (*)();

    SignalGuard(Interrupt& interrupt, Hook hook);
    ~SignalGuard();
    SignalGuard(const SignalGuard&) = delete;
    SignalGuard& operator=(const SignalGuard&) = delete;

  private:
    static constexpr std::array<int, 3> numbers{SIGINT, SIGTERM, SIGHUP};
    std::array<struct sigaction, numbers.size()> before_{};
};

} // namespace rexx
