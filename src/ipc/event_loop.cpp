#include "ipc/event_loop.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <unordered_map>
#include <utility>

namespace asio = boost::asio;

namespace ipc {

struct EventLoop::Impl
{
    // One thread runs it, which spares wake-ups; posting from other threads is still allowed.
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> work =
        asio::make_work_guard(context);
    std::unordered_map<std::uint64_t, asio::steady_timer> timers;
    std::uint64_t last_timer = 0;
};

EventLoop::EventLoop()
    : impl_(std::make_unique<Impl>())
{
}

EventLoop::~EventLoop() = default;

void EventLoop::run()
{
    impl_->context.run();
    impl_->context.restart(); // so that it can be run once more
}

void EventLoop::stop()
{
    impl_->context.stop();
}

void EventLoop::post(std::function<void()> job)
{
    asio::post(impl_->context, std::move(job));
}

EventLoop::TimerId EventLoop::after(std::chrono::nanoseconds delay, std::function<void()> job)
{
    const std::uint64_t id = ++impl_->last_timer;
    asio::steady_timer& timer =
        impl_->timers.emplace(id, asio::steady_timer(impl_->context, delay)).first->second;
    timer.async_wait([this, id, job = std::move(job)](boost::system::error_code) {
        // A cancelled timer is no longer in the table, even if its time came just before.
        if (impl_->timers.erase(id) > 0) {
            job();
        }
    });
    return TimerId{id};
}

void EventLoop::cancel(TimerId timer)
{
    impl_->timers.erase(static_cast<std::uint64_t>(timer));
}

asio::io_context& EventLoop::context()
{
    return impl_->context;
}

} // namespace ipc
