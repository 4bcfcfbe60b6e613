#include "ipc/link_channel.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>

#include <sys/socket.h>

#include <array>
#include <utility>

namespace asio = boost::asio;
using asio::ip::tcp;

namespace ipc {

namespace {

using Clock = std::chrono::steady_clock;

/// A timer that runs so much too late was held up by this process or its machine.
constexpr std::chrono::milliseconds late{500};

tcp family_of(int socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    (void)::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
    return address.ss_family == AF_INET6 ? tcp::v6() : tcp::v4();
}

/// What a handshake that failed says about the other side.
LinkEnd end_of_handshake(const boost::system::error_code& error)
{
    if (error.category() != asio::error::get_ssl_category()) {
        return {LinkEnd::Kind::broken, "hung up during the handshake"};
    }
    if (means_wrong_key(error.value())) {
        return {LinkEnd::Kind::wrong_code, "the other side has another code"};
    }
    return {LinkEnd::Kind::foreign, "the other side is no partner: " + error.message()};
}

} // namespace

struct LinkChannel::Wire
{
    asio::ssl::stream<tcp::socket> stream;
    std::array<char, 16384> piece{}; ///< of input
};

LinkChannel::LinkChannel(EventLoop& loop,
                         TlsContext& tls,
                         base::Descriptor socket,
                         const LinkLimits& limits)
    : wire_(new Wire{asio::ssl::stream<tcp::socket>(
          tcp::socket(loop.context(), family_of(socket.get()), socket.get()), tls.context())})
    , loop_(loop)
    , side_(tls.side())
    , limits_(limits)
    , reader_(limits.flow, Clock::now())
{
    (void)socket.release(); // Asio has it now
    boost::system::error_code ignored;
    wire_->stream.next_layer().set_option(tcp::no_delay(true), ignored);
}

LinkChannel::~LinkChannel() = default;

void LinkChannel::start(std::chrono::milliseconds patience, Events events)
{
    events_ = std::move(events);
    set_timer(patience, [this](Lateness) {
        end({LinkEnd::Kind::silent, "no proof of the code in time"});
    });
    wire_->stream.async_handshake(
        side_ == LinkSide::host ? asio::ssl::stream_base::server : asio::ssl::stream_base::client,
        [self = shared_from_this()](const boost::system::error_code& error) {
            if (!self->over_) {
                self->shaken(error ? std::optional(end_of_handshake(error)) : std::nullopt);
            }
        });
}

void LinkChannel::shaken(const std::optional<LinkEnd>& failure)
{
    if (failure) {
        end(*failure);
    } else if (!used_the_key(wire_->stream.native_handle())) {
        end({LinkEnd::Kind::foreign, "a handshake without the code"});
    } else {
        secured_ = true;
        events_.secured();
        read();
    }
}

void LinkChannel::settle(Events events)
{
    events_ = std::move(events);
    await_next_ping();
}

void LinkChannel::read()
{
    wire_->stream.async_read_some(
        asio::buffer(wire_->piece),
        [self = shared_from_this()](const boost::system::error_code& error, std::size_t size) {
            if (!self->over_) {
                if (error) {
                    self->end({LinkEnd::Kind::broken, "the connection is gone"});
                } else {
                    self->take(size);
                }
            }
            if (self->leaving_ && error) {
                self->hang_up();
            }
            if (!self->over_ || self->leaving_) {
                self->read();
            }
        });
}

void LinkChannel::take(std::size_t size)
{
    reader_.append({wire_->piece.data(), size}, Clock::now());
    while (!over_) {
        const std::optional<LinkFrame> frame = reader_.next();
        if (!frame) {
            break;
        }
        dispatch(*frame);
    }
    if (!over_ && !reader_.fault().empty()) {
        cut("the partner sent " + reader_.fault());
    }
}

void LinkChannel::dispatch(const LinkFrame& frame)
{
    switch (frame.kind) {
    case FrameKind::ping: send(FrameKind::pong); break;
    case FrameKind::pong: await_next_ping(); break;
    case FrameKind::bye:
        end({LinkEnd::Kind::farewell, "the partner ended it: " + std::string(frame.text)});
        break;
    default:
        const auto hear = events_.frame; // `settle` may come from inside it
        hear(frame);
    }
}

void LinkChannel::send(FrameKind kind, std::string_view text)
{
    if (over_) {
        return;
    }
    output_ += to_bytes(kind, text);
    if (output_.size() > limits_.output) {
        end({LinkEnd::Kind::misbehaved, "the partner takes nothing of what is sent"});
        return;
    }
    write();
}

/// One piece at a time; what is added meanwhile goes together in the next one.
void LinkChannel::write()
{
    if (!on_its_way_.empty() || output_.empty()) {
        return;
    }
    on_its_way_.swap(output_);
    asio::async_write(
        wire_->stream, asio::buffer(on_its_way_),
        [self = shared_from_this()](const boost::system::error_code& error, std::size_t) {
            self->on_its_way_.clear();
            // An error is found by the reading too, behind what the partner still said.
            if (error || (self->over_ && !self->leaving_)) {
                return;
            }
            if (!self->output_.empty()) {
                self->write();
            } else if (self->leaving_) {
                boost::system::error_code ignored;
                self->wire_->stream.next_layer().shutdown(tcp::socket::shutdown_send, ignored);
            }
        });
}

/// Each answer to a ping gives the partner the time until the next one is overdue.
void LinkChannel::await_next_ping()
{
    set_timer(limits_.ping_every, [this](Lateness) {
        send(FrameKind::ping);
        await_pong();
    });
}

void LinkChannel::await_pong()
{
    if (over_) {
        return;
    }
    set_timer(limits_.silence, [this](Lateness lateness) {
        if (lateness == Lateness::held_up) {
            await_pong();
        } else {
            end({LinkEnd::Kind::silent, "the partner is silent"});
        }
    });
}

void LinkChannel::cut(const std::string& reason)
{
    end({LinkEnd::Kind::misbehaved, reason}, to_bytes(FrameKind::bye, reason));
}

void LinkChannel::finish(FrameKind kind, std::string_view text)
{
    disowned_ = true;
    if (!over_) {
        leave(to_bytes(kind, text));
    }
}

void LinkChannel::close()
{
    disowned_ = true;
    if (!leaving_) {
        leave({});
    }
}

bool LinkChannel::was_heard() const
{
    return ipc::was_heard(wire_->stream.native_handle());
}

/// The owner hears of it in a turn of its own, since this may be deep inside one of its calls.
void LinkChannel::end(LinkEnd end, std::string_view last_frame)
{
    if (over_) {
        return;
    }
    leave(last_frame);
    loop_.post([self = shared_from_this(), end = std::move(end)] {
        if (!self->disowned_) {
            self->events_.ended(end);
        }
    });
}

void LinkChannel::leave(std::string_view last_frame)
{
    over_ = true;
    if (!secured_ || last_frame.empty()) {
        hang_up();
        return;
    }
    leaving_ = true;
    output_ += last_frame;
    set_timer(limits_.farewell, [this](Lateness) { hang_up(); });
    write();
}

void LinkChannel::hang_up()
{
    leaving_ = false;
    if (timer_) {
        loop_.cancel(*timer_);
    }
    boost::system::error_code ignored;
    wire_->stream.next_layer().close(ignored);
}

void LinkChannel::set_timer(std::chrono::milliseconds delay, std::function<void(Lateness)> job)
{
    if (timer_) {
        loop_.cancel(*timer_);
    }
    const auto due = Clock::now() + delay;
    timer_ = loop_.after(delay, [self = shared_from_this(), due, job = std::move(job)] {
        self->timer_.reset();
        job(Clock::now() > due + late ? Lateness::held_up : Lateness::none);
    });
}

} // namespace ipc
