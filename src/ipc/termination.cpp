#include "ipc/termination.hpp"

#include "ipc/event_loop.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

#include <csignal>
#include <utility>

namespace ipc {

struct Termination::Impl
{
    Impl(EventLoop& loop, std::function<void()> job)
        : signals(loop.context(), SIGINT, SIGTERM, SIGHUP)
        , asked(std::move(job))
    {
    }

    void wait()
    {
        signals.async_wait([this](const boost::system::error_code& error, int) {
            if (error) {
                return; // cancelled: this object is going
            }
            asked();
            wait();
        });
    }

    boost::asio::signal_set signals;
    std::function<void()> asked;
};

Termination::Termination(EventLoop& loop, std::function<void()> asked)
    : impl_(std::make_unique<Impl>(loop, std::move(asked)))
{
    impl_->wait();
}

Termination::~Termination() = default;

} // namespace ipc
