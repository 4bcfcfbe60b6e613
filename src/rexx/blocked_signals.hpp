// Signals wait as long as it lives, or go to another thread; all but those of a fault.
#pragma once

#include <csignal>

namespace rexx {

class BlockedSignals
{
  public:
    BlockedSignals()
    {
        sigset_t signals;
        ::sigfillset(&signals);
        ::sigdelset(&signals, SIGSEGV);
        ::pthread_sigmask(SIG_SETMASK, &signals, &mask_);
    }
    ~BlockedSignals() { ::pthread_sigmask(SIG_SETMASK, &mask_, nullptr); }
    BlockedSignals(const BlockedSignals&) = delete;
    BlockedSignals& operator=(const BlockedSignals&) = delete;

    [[nodiscard]] const sigset_t& mask_before() const { return mask_; }

  private:
    sigset_t mask_{};
};

} // namespace rexx
