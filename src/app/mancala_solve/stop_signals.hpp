// Ctrl-C and the like ask for an end instead of forcing it.
#pragma once

#include <stop_token>
#include <thread>

namespace mancala_solve {

class StopSignals
{
  public:
    /// From now on SIGINT, SIGTERM and SIGHUP only ask for a stop, but for those that are ignored
    /// already; a reader who goes, nothing at all. To be made before any other thread.
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    [[nodiscard]] std::stop_token token() const { return asked_.get_token(); }

  private:
    std::stop_source asked_;
    std::jthread listener_;
};

} // namespace mancala_solve
