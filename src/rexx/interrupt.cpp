#include "rexx/interrupt.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cassert>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace rexx {

namespace {

using Clock = std::chrono::steady_clock;

/// A signal handler has no other way to its objects.
struct Current
{
    Interrupt* interrupt = nullptr;
    SignalGuard::Hook hook = nullptr;
};
Current current; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void on_signal(int /*number*/)
{
    const int error = errno;
    if (current.interrupt != nullptr) {
        current.interrupt->raise();
        current.hook();
    }
    errno = error;
}

int poll_time(const Interrupt::Timeout& timeout, Clock::time_point end)
{
    if (!timeout) {
        return -1;
    }
    const auto rest = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
    return rest.count() > 0 ? static_cast<int>(rest.count()) : 0;
}

} // namespace

Interrupt::Interrupt()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        throw std::system_error(errno, std::generic_category(), "pipe");
    }
    read_end_ = base::Descriptor(ends[0]);
    write_end_ = base::Descriptor(ends[1]);
}

void Interrupt::raise() noexcept
{
    pending_ = true;
    const char byte = 0;
    // A full pipe is readable too.
    [[maybe_unused]] const ssize_t written = ::write(write_end_.get(), &byte, 1);
}

void Interrupt::clear()
{
    pending_ = false;
    std::array<char, 64> bytes{};
    while (::read(read_end_.get(), bytes.data(), bytes.size()) > 0) {
    }
}

Wait Interrupt::wait_readable(int descriptor, Timeout timeout) const
{
    return wait_for(descriptor, POLLIN, timeout);
}

Wait Interrupt::wait_for(int descriptor, short events, Timeout timeout) const
{
    const Clock::time_point end = Clock::now() + timeout.value_or(std::chrono::milliseconds(0));
    while (true) {
        std::array<pollfd, 2> files{{{descriptor, events, 0}, {read_end_.get(), POLLIN, 0}}};
        const int ready = ::poll(files.data(), files.size(), poll_time(timeout, end));
        if (ready < 0 && errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "poll");
        }
        if (ready > 0 && files[1].revents != 0) {
            return Wait::interrupted;
        }
        if (ready > 0) {
            return Wait::ready;
        }
        if (ready == 0) {
            return Wait::timed_out;
        }
    }
}

Wait Interrupt::sleep(std::chrono::milliseconds time) const
{
    return wait_readable(-1, time);
}

SignalGuard::SignalGuard(Interrupt& interrupt, Hook hook)
{
    assert(current.interrupt == nullptr);
    current = {&interrupt, hook};
    struct sigaction action = {};
    action.sa_handler = on_signal; // no SA_RESTART: what blocks shall return
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        struct sigaction& before = before_.at(index);
        ::sigaction(numbers.at(index), nullptr, &before);
        if (before.sa_handler != SIG_IGN) {
            ::sigaction(numbers.at(index), &action, nullptr);
        }
    }
}

SignalGuard::~SignalGuard()
{
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        ::sigaction(numbers.at(index), &before_.at(index), nullptr);
    }
    current = {};
}

} // namespace rexx
