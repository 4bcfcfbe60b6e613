#include "app/executer/executer.hpp"

#include "app/executer/end_signals.hpp"
#include "core/base/encoding.hpp"
#include "ipc/child_process.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <utility>

namespace executer {

namespace {

using namespace std::chrono_literals;

constexpr int status_unsafe = 10;
constexpr int status_not_started = 20;
constexpr int status_by_signal = 128;
constexpr auto patience = 5s;        ///< for a script that is asked to end
constexpr auto company_pause = 20ms; ///< nobody tells when those end that it started

enum class Woken
{
    by_signal,
    by_child,
    by_mailbox,
    by_time
};

constexpr std::array<int, 2> no_mailbox{-1, -1};

/// Sleeps until one of them has something; a negative number is none of them.
Woken wait(int signals,
           int child,
           const std::array<int, 2>& mailbox,
           std::optional<std::chrono::milliseconds> longest)
{
    std::array<pollfd, 4> awaited{{{signals, POLLIN, 0},
                                   {child, POLLIN, 0},
                                   {mailbox[0], POLLIN, 0},
                                   {mailbox[1], POLLIN, 0}}};
    const int limit = longest ? static_cast<int>(longest->count()) : -1;
    while (::poll(awaited.data(), awaited.size(), limit) < 0) {
        if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "poll");
        }
    }
    if (awaited[0].revents != 0) {
        return Woken::by_signal;
    }
    if (awaited[1].revents != 0) {
        return Woken::by_child;
    }
    return awaited[2].revents != 0 || awaited[3].revents != 0 ? Woken::by_mailbox : Woken::by_time;
}

int status_of(const ipc::ChildEnd& end)
{
    return end.kind == ipc::ChildEnd::Kind::exited ? end.number : status_by_signal + end.number;
}

std::string told(const ipc::ChildEnd& end)
{
    switch (end.kind) {
    case ipc::ChildEnd::Kind::exited: return " ends with " + std::to_string(end.number);
    case ipc::ChildEnd::Kind::killed: return " is ended by signal " + std::to_string(end.number);
    case ipc::ChildEnd::Kind::unknown: break;
    }
    return " ends";
}

class Executer
{
  public:
    Executer(const Surroundings& around, Span span, std::ostream& log)
        : around_(around)
        , span_(span)
        , log_(log)
        , mailbox_(around.directory, around.prepare, [this](const std::string& line) { say(line); })
    {
    }

    int run(std::ostream& messages);

  private:
    void say(const std::string& line)
    {
        log_ << "executer: " << base::escape_control(line) << std::endl; // at once
    }
    void start(Claim claim);
    void script_ended();
    void finished(int status);
    void signal_came();
    void end_script();

    const Surroundings& around_;
    Span span_;
    std::ostream& log_;
    EndSignals signals_;
    Mailbox mailbox_;
    Claim script_;                           ///< while `child_` is there
    std::optional<ipc::ChildProcess> child_; ///< what runs it
    std::optional<int> status_;              ///< of the program, once it is to end
};

int Executer::run(std::ostream& messages)
{
    if (const auto fault = mailbox_.open()) {
        messages << "executer: " << base::escape_control(*fault) << "\n";
        return status_unsafe;
    }
    while (!status_) {
        if (!child_) {
            if (auto claim = mailbox_.next()) {
                start(std::move(*claim));
                continue;
            }
        }
        const int child = child_ ? child_->ended() : -1;
        switch (wait(signals_.descriptor(), child, mailbox_.descriptors(), mailbox_.look_after())) {
        case Woken::by_signal: signal_came(); break;
        case Woken::by_child: script_ended(); break;
        case Woken::by_mailbox:
        case Woken::by_time: mailbox_.look(); break;
        }
    }
    return *status_;
}

void Executer::start(Claim claim)
{
    const bool is_rexx = claim.language == Language::rexx;
    const std::string program = is_rexx ? around_.rexx.string() : "sh";
    script_ = std::move(claim);
    say(script_.name + " begins (" + (is_rexx ? around_.rexx.filename().string() : program) + ")");
    try {
        child_.emplace(
            ipc::ChildOrder{{program, script_.path.string()}, {}, ipc::ChildOrder::Output::ours});
    } catch (const std::system_error& error) {
        mailbox_.remove(script_);
        say(script_.name + " cannot be run: " + error.what());
        finished(status_not_started);
    }
}

void Executer::script_ended()
{
    const ipc::ChildEnd end = child_->reap();
    child_.reset();
    mailbox_.remove(script_);
    const std::string name = std::exchange(script_, {}).name; // and its directory is closed
    say(name + told(end));
    finished(status_of(end));
}

void Executer::finished(int status)
{
    if (span_ == Span::one_script) {
        status_ = status;
    }
}

void Executer::signal_came()
{
    const std::optional<int> number = signals_.take();
    if (!number) {
        return;
    }
    if (child_) {
        end_script();
    }
    say("ended");
    status_ = span_ == Span::one_script ? status_by_signal + *number : 0;
}

/// Asks the script and what it started to end, and ends all that does not in time or when the user
/// asks again.
void Executer::end_script()
{
    child_->signal(SIGTERM);
    const auto limit = std::chrono::steady_clock::now() + patience;
    const auto left = [&] {
        const auto time = limit - std::chrono::steady_clock::now();
        return std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(time));
    };
    Woken woken = wait(signals_.descriptor(), child_->ended(), no_mailbox, left());
    while (woken == Woken::by_child && left() > 0ms && child_->has_company()) {
        woken = wait(signals_.descriptor(), -1, no_mailbox, company_pause) == Woken::by_signal
                    ? Woken::by_signal
                    : Woken::by_child;
    }
    child_->signal(SIGKILL);
    (void)wait(-1, child_->ended(), no_mailbox, std::nullopt);
    script_ended();
}

} // namespace

int run(const Surroundings& around, Span span, std::ostream& log, std::ostream& messages)
{
    return Executer(around, span, log).run(messages);
}

} // namespace executer
