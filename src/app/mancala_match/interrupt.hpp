// Turns Ctrl-C and the other signals that ask a program to end into a stop token.
#pragma once

#include "ipc/event_loop.hpp"
#include "ipc/termination.hpp"

#include <stop_token>
#include <thread>

namespace mancala_match {

/// Waits for the signals on a thread of its own as long as it lives.
class Interrupt
{
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return asked_.get_token(); }

  private:
    std::stop_source asked_;
    ipc::EventLoop loop_;
    ipc::Termination termination_;
    std::jthread thread_;
};

} // namespace mancala_match
