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
    Desk(Schedule schedule, const Work& work, const std::stop_token& stop)
        : schedule_(schedule)
        , work_(work)
        , asked_(stop, [this] { games_.request_stop(); })
    {
    }

    /// The next game to play; nothing after the last or after a stop.
    std::optional<Pairing> take()
    {
        const std::scoped_lock lock(mutex_);
        if (games_.stop_requested()) {
            return std::nullopt;
        }
        const auto next = schedule_.next();
        taken_ += next ? 1 : 0;
        return next;
    }

    /// Hands on this report and those that waited for it.
    void deliver(const Pairing& pairing, GameReport report)
    {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(pairing.number, std::pair(pairing, std::move(report)));
        for (auto next = waiting_.find(collected_); next != waiting_.end() && !enough_;
             next = waiting_.find(collected_)) {
            ++collected_;
            enough_ = work_.collect(next->second.first, next->second.second) == Next::stop;
            waiting_.erase(next);
        }
        if (enough_) {
            games_.request_stop();
        }
    }

    void fail(std::exception_ptr failure)
    {
        const std::scoped_lock lock(mutex_);
        if (!failure_) {
            failure_ = std::move(failure);
        }
        games_.request_stop();
    }

    [[nodiscard]] const Work& work() const { return work_; }
    [[nodiscard]] std::stop_token stop() const { return games_.get_token(); }

    /// How it ended; only after all threads have. Throws what the work threw.
    [[nodiscard]] End end()
    {
        if (failure_) {
            std::rethrow_exception(failure_);
        }
        if (enough_) {
            return End::enough;
        }
        return collected_ == taken_ && !schedule_.next() ? End::all_played : End::asked;
    }

  private:
    std::mutex mutex_;
    Schedule schedule_;
    const Work& work_;
    std::map<std::uint64_t, std::pair<Pairing, GameReport>> waiting_;
    std::uint64_t taken_ = 0;
    std::uint64_t collected_ = 0;
    bool enough_ = false;
    std::exception_ptr failure_;
    std::stop_source games_;
    std::stop_callback<std::function<void()>> asked_; ///< last, since it uses the source
};

void play_until_done(Desk& desk, unsigned thread)
{
    try {
        while (const auto pairing = desk.take()) {
            auto report = desk.work().play(*pairing, thread, desk.stop());
            if (!report) {
                return;
            }
            desk.deliver(*pairing, std::move(*report));
        }
    } catch (...) {
        desk.fail(std::current_exception());
    }
}

} // namespace

End run(Schedule schedule, unsigned threads, const Work& work, const std::stop_token& stop)
{
    Desk desk(schedule, work, stop);
    {
        std::vector<std::jthread> workers;
        for (unsigned i = 0; i < threads; ++i) {
            workers.emplace_back([&desk, i] { play_until_done(desk, i); });
        }
    }
    return desk.end();
}

} // namespace tournament
