#include "ipc/hook_runner.hpp"

#include "ipc/event_loop.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cerrno>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace asio = boost::asio;

namespace ipc {

namespace {

/// A longer line is handed on in pieces of whole characters.
constexpr std::size_t longest_line = 4096;

/// Programs that a finished one left behind may hold its output open; of so many it is still read.
constexpr std::size_t most_outputs_left = 16;

/// How many bytes at the end are a character of UTF-8 that wants more of them.
std::size_t begun_character(std::string_view text)
{
    for (std::size_t back = 1; back <= std::min<std::size_t>(text.size(), 3); ++back) {
        const auto byte = static_cast<unsigned char>(text[text.size() - back]);
        if (byte < 0x80U) {
            return 0;
        }
        if (byte >= 0xC0U) {
            const std::size_t length = byte >= 0xF0U ? 4 : byte >= 0xE0U ? 3 : 2;
            return length > back ? back : 0;
        }
    }
    return 0;
}

/// Bytes become lines until the limit is reached; what comes after is dropped.
class OutputLines
{
  public:
    explicit OutputLines(std::size_t limit)
        : left_(limit)
    {
    }

    template <typename Sink>
    void take(std::string_view bytes, const Sink& sink)
    {
        if (left_ == 0) {
            return;
        }
        bytes = bytes.substr(0, left_);
        left_ -= bytes.size();
        for (const char c : bytes) {
            if (c == '\n') {
                sink(std::exchange(line_, {}));
                continue;
            }
            if (line_.size() == longest_line) {
                const std::string begun = take_begun_character();
                sink(std::exchange(line_, begun));
            }
            line_ += c;
        }
        if (left_ == 0) {
            take_begun_character();
        }
    }

    /// The last line need not have an end.
    template <typename Sink>
    void finish(const Sink& sink)
    {
        if (!line_.empty()) {
            sink(std::exchange(line_, {}));
        }
    }

  private:
    std::string take_begun_character()
    {
        const std::size_t whole = line_.size() - begun_character(line_);
        std::string begun = line_.substr(whole);
        line_.resize(whole);
        return begun;
    }

    std::size_t left_;
    std::string line_;
};

/// One child and its output, until both have ended. Its handlers keep it alive.
class Run : public std::enable_shared_from_this<Run>
{
  public:
    struct Handlers
    {
        std::function<void(Run&, const ChildEnd&)> ended;
        std::function<void(Run&)> closed; ///< nothing more comes of its output
        std::function<void(const std::string&)> line;
    };

    Run(asio::io_context& context, ChildProcess child, std::size_t limit, Handlers handlers)
        : handlers_(std::move(handlers))
        , lines_(limit)
        , output_(context, child.output().release())
        , end_(context, child.ended())
        , child_(std::move(child))
    {
    }
    ~Run() { leave(); }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    void begin()
    {
        await_end();
        await_output();
    }

    [[nodiscard]] bool has_ended() const { return !child_.has_value(); }
    [[nodiscard]] bool is_closed() const { return !output_.is_open(); }

    void close_output()
    {
        boost::system::error_code ignored;
        output_.close(ignored);
    }

    /// Nothing is told any more; the child runs on.
    void leave()
    {
        handlers_ = {};
        close_output();
        forget_child();
    }

  private:
    /// The number of the pidfd is the child's to close.
    void forget_child()
    {
        if (end_.is_open()) {
            end_.release();
        }
        child_.reset();
    }

    void await_end()
    {
        end_.async_wait(asio::posix::stream_descriptor::wait_read,
                        [self = shared_from_this()](boost::system::error_code) {
                            if (self->child_) {
                                self->on_end();
                            }
                        });
    }

    void on_end()
    {
        const ChildEnd end = child_->reap();
        forget_child();
        if (output_.is_open() && read_some()) {
            lines_.finish(handlers_.line); // what it began it does not end any more
        }
        // A copy: it may tell us to leave.
        if (const auto ended = handlers_.ended) {
            ended(*this, end);
        }
    }

    void await_output()
    {
        output_.async_wait(asio::posix::stream_descriptor::wait_read,
                           [self = shared_from_this()](boost::system::error_code) {
                               if (self->output_.is_open() && self->read_some()) {
                                   self->await_output();
                               }
                           });
    }

    /// As much as a pipe holds, so that a flood does not hold up the loop. False at its end.
    bool read_some()
    {
        constexpr int pieces = 16;
        std::array<char, longest_line> bytes{};
        for (int i = 0; i < pieces; ++i) {
            const ssize_t count = ::read(output_.native_handle(), bytes.data(), bytes.size());
            if (count > 0) {
                lines_.take({bytes.data(), static_cast<std::size_t>(count)}, handlers_.line);
            } else if (count < 0 && (errno == EAGAIN || errno == EINTR)) {
                return true;
            } else {
                lines_.finish(handlers_.line);
                close_output();
                handlers_.closed(*this);
                return false;
            }
        }
        return true;
    }

    Handlers handlers_; ///< empty once nobody wants to hear of it
    OutputLines lines_;
    asio::posix::stream_descriptor output_;
    asio::posix::stream_descriptor end_;
    std::optional<ChildProcess> child_; ///< until it has ended
};

HookEnd end_of(const ChildEnd& end)
{
    switch (end.kind) {
    case ChildEnd::Kind::exited:
        return {end.number == 0 ? HookEnd::Kind::done : HookEnd::Kind::exited, end.number, ""};
    case ChildEnd::Kind::killed: return {HookEnd::Kind::killed, end.number, ""};
    case ChildEnd::Kind::unknown: break;
    }
    return {};
}

} // namespace

struct HookRunner::Impl
{
    Impl(EventLoop& its_loop, HookHandlers its_handlers, HookLimits its_limits)
        : loop(its_loop)
        , handlers(std::move(its_handlers))
        , limits(its_limits)
    {
    }

    std::optional<HookEnd> try_to_start(const ChildOrder& order);
    void end_soon(const HookEnd& end);
    void finish(const HookEnd& end);
    void drop_closed();
    void close_spare_outputs();

    EventLoop& loop;
    HookHandlers handlers;
    HookLimits limits;
    std::vector<std::shared_ptr<Run>> runs; ///< of which anything can still come, oldest first
    const Run* awaited = nullptr;
    std::optional<EventLoop::TimerId> timer; ///< set while a run is waited for
};

/// Nothing if it runs.
std::optional<HookEnd> HookRunner::Impl::try_to_start(const ChildOrder& order)
{
    const auto living =
        std::ranges::count_if(runs, [](const auto& run) { return !run->has_ended(); });
    if (static_cast<std::size_t>(living) >= limits.left_running) {
        return HookEnd{HookEnd::Kind::too_many, static_cast<int>(living), ""};
    }
    try {
        runs.push_back(
            std::make_shared<Run>(loop.context(), ChildProcess(order), limits.output,
                                  Run::Handlers{.ended =
                                                    [this](Run& run, const ChildEnd& end) {
                                                        const bool is_awaited = &run == awaited;
                                                        drop_closed();
                                                        close_spare_outputs();
                                                        if (is_awaited) {
                                                            finish(end_of(end));
                                                        }
                                                    },
                                                .closed = [this](Run&) { drop_closed(); },
                                                .line = handlers.line}));
    } catch (const std::system_error& error) {
        return HookEnd{HookEnd::Kind::not_started, error.code().value(), error.code().message()};
    }
    awaited = runs.back().get();
    runs.back()->begin();
    return std::nullopt;
}

void HookRunner::Impl::end_soon(const HookEnd& end)
{
    timer = loop.after(std::chrono::nanoseconds(0), [this, end] { finish(end); });
}

void HookRunner::Impl::finish(const HookEnd& end)
{
    loop.cancel(*timer);
    timer.reset();
    awaited = nullptr;
    handlers.ended(end);
}

void HookRunner::Impl::drop_closed()
{
    std::erase_if(runs, [](const auto& run) { return run->has_ended() && run->is_closed(); });
}

void HookRunner::Impl::close_spare_outputs()
{
    const auto is_left = [](const auto& run) { return run->has_ended(); };
    while (static_cast<std::size_t>(std::ranges::count_if(runs, is_left)) > most_outputs_left) {
        const auto oldest = std::ranges::find_if(runs, is_left);
        (*oldest)->leave();
        runs.erase(oldest);
    }
}

HookRunner::HookRunner(EventLoop& loop, HookHandlers handlers, HookLimits limits)
    : impl_(std::make_unique<Impl>(loop, std::move(handlers), limits))
{
}

HookRunner::~HookRunner()
{
    if (impl_->timer) {
        impl_->loop.cancel(*impl_->timer);
    }
    for (const auto& run : impl_->runs) {
        run->leave();
    }
}

void HookRunner::start(const ChildOrder& order)
{
    assert(!is_waiting());
    if (const auto end = impl_->try_to_start(order)) {
        impl_->end_soon(*end);
        return;
    }
    Impl& impl = *impl_;
    impl.timer = impl.loop.after(impl.limits.wait, [&impl] {
        impl.finish({HookEnd::Kind::too_long, 0, ""});
    });
}

bool HookRunner::is_waiting() const
{
    return impl_->timer.has_value();
}

} // namespace ipc
