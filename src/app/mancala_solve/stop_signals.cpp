#include "app/mancala_solve/stop_signals.hpp"

#include <pthread.h>

#include <csignal>

namespace mancala_solve {

namespace {

/// Ends the listener; nobody else sends it.
constexpr int wake = SIGUSR1;

/// As `nohup` and the background of a script want it.
bool is_ignored(int number)
{
    struct sigaction now = {};
    return ::sigaction(number, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

} // namespace

StopSignals::StopSignals()
{
    sigset_t signals{};
    ::sigemptyset(&signals);
    ::sigaddset(&signals, wake);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        if (!is_ignored(number)) {
            ::sigaddset(&signals, number);
        }
    }
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    ::signal(SIGPIPE, SIG_IGN); // whoever reads may go
    listener_ = std::jthread([this, signals](const std::stop_token& over) {
        int number = 0;
        while (!over.stop_requested() && ::sigwait(&signals, &number) == 0) {
            if (number != wake) {
                asked_.request_stop();
            }
        }
    });
}

StopSignals::~StopSignals()
{
    listener_.request_stop();
    ::pthread_kill(listener_.native_handle(), wake);
}

} // namespace mancala_solve
