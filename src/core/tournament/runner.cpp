#include "core/tournament/runner.hpp"

#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tournament {

namespace {

/// What the threads of a run share.
class Desk
{
  public:
    Desk(Schedule schedule, const Work& work)
        : schedule_(schedule)
        , work_(work)
    {
    }

    /// The next game to play; nothing after the last or after a failure.
    std::optional<Pairing> take()
    {
        const std::scoped_lock lock(mutex_);
        return failure_ ? std::nullopt : schedule_.next();
    }

    /// Hands on this report and those that waited for it.
    void deliver(const Pairing& pairing, GameReport report)
    {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(pairing.number, std::pair(pairing, std::move(report)));
        for (auto next = waiting_.find(collected_); next != waiting_.end();
             next = waiting_.find(collected_)) {
            work_.collect(next->second.first, next->second.second);
            waiting_.erase(next);
            ++collected_;
        }
    }

    void fail(std::exception_ptr failure)
    {
        const std::scoped_lock lock(mutex_);
        if (!failure_) {
            failure_ = std::move(failure);
        }
    }

    [[nodiscard]] const Work& work() const { return work_; }
    /// Only after all threads have ended.
    [[nodiscard]] std::exception_ptr failure() const { return failure_; }

  private:
    std::mutex mutex_;
    Schedule schedule_;
    const Work& work_;
    std::map<std::uint64_t, std::pair<Pairing, GameReport>> waiting_;
    std::uint64_t collected_ = 0;
    std::exception_ptr failure_;
};

void play_until_done(Desk& desk, unsigned thread)
{
    try {
        while (const auto pairing = desk.take()) {
            desk.deliver(*pairing, desk.work().play(*pairing, thread));
        }
    } catch (...) {
        desk.fail(std::current_exception());
    }
}

} // namespace

void run(Schedule schedule, unsigned threads, const Work& work)
{
    Desk desk(schedule, work);
    {
        std::vector<std::jthread> workers;
        for (unsigned i = 0; i < threads; ++i) {
            workers.emplace_back([&desk, i] { play_until_done(desk, i); });
        }
    }
    if (desk.failure()) {
        std::rethrow_exception(desk.failure());
    }
}

} // namespace tournament
