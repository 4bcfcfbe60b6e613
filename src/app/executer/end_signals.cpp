#include "app/executer/end_signals.hpp"

#include <sys/signalfd.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <system_error>

namespace executer {

namespace {

/// As `nohup` and the background of a script want it.
bool is_ignored(int number)
{
    struct sigaction now = {};
    return ::sigaction(number, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

} // namespace

EndSignals::EndSignals()
{
    sigset_t asked{};
    ::sigemptyset(&asked);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        if (!is_ignored(number)) {
            ::sigaddset(&asked, number);
        }
    }
    ::sigprocmask(SIG_BLOCK, &asked, nullptr);
    signals_ = base::Descriptor(::signalfd(-1, &asked, SFD_CLOEXEC | SFD_NONBLOCK));
    if (!signals_) {
        throw std::system_error(errno, std::generic_category(), "signalfd");
    }
    ::signal(SIGPIPE, SIG_IGN); // the log's reader may go
    ::signal(SIGIO, SIG_IGN);   // somebody opens a script while we look whether it is finished
}

std::optional<int> EndSignals::take() const
{
    signalfd_siginfo signal{};
    if (::read(signals_.get(), &signal, sizeof signal) != sizeof signal) {
        return std::nullopt;
    }
    return static_cast<int>(signal.ssi_signo);
}

} // namespace executer
