#include "ipc/session.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>

#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

namespace asio = boost::asio;

namespace ipc {

struct Session::Wire
{
    asio::local::stream_protocol::socket socket;
    std::array<char, 4096> piece{}; ///< of input, on its way to the lines
};

Session::Session(base::Descriptor socket, ClientId id, const Surroundings& around)
    : wire_(new Wire{asio::local::stream_protocol::socket(
          around.loop.context(), asio::local::stream_protocol(), socket.get())})
    , id_(id)
    , around_(around)
    , lines_(around.limits.line)
{
    (void)socket.release(); // Asio has it now
}

Session::~Session() = default;

void Session::start()
{
    await_input();
}

/// Waits for input and leaves it in the socket until then, so that `conclude` finds all of it.
void Session::await_input()
{
    if (reading_) {
        return;
    }
    reading_ = true;
    wire_->socket.async_wait(asio::socket_base::wait_read,
                             [self = shared_from_this()](boost::system::error_code) {
                                 self->reading_ = false;
                                 if (!self->over_) {
                                     self->input_ended_ = !self->receive() || self->input_ended_;
                                     self->work();
                                 }
                             });
}

/// Takes one piece of what has come, if anything has; false if there is an end to it.
bool Session::receive()
{
    std::array<char, 4096>& piece = wire_->piece;
    const ssize_t size = ::recv(descriptor(), piece.data(), piece.size(), MSG_DONTWAIT);
    if (size > 0) {
        lines_.append({piece.data(), static_cast<std::size_t>(size)});
    }
    return size > 0 || (size < 0 && (errno == EAGAIN || errno == EINTR));
}

bool Session::may_take_lines() const
{
    return !over_ && !answering_ && unsent() < around_.limits.output;
}

/// Takes lines as long as that is possible, then writes all their answers at once.
void Session::work()
{
    working_ = true;
    while (may_take_lines()) {
        const std::optional<std::string_view> line = lines_.next();
        if (!line) {
            refuse_long_line();
            break;
        }
        take(*line);
        if (unsent() >= around_.limits.output) {
            flush();
        }
    }
    working_ = false;
    settle();
}

void Session::take(std::string_view line)
{
    answering_ = true;
    const std::uint64_t ticket = ++ticket_;
    try {
        around_.handlers.line(line, id_, [session = weak_from_this(), ticket](const Reply& reply) {
            if (const auto self = session.lock()) {
                self->answer(ticket, reply);
            }
        });
    } catch (const std::system_error& error) {
        answer(ticket, failed(error_number::system_failure, error.what()));
    }
}

void Session::refuse_long_line()
{
    if (lines_.too_long() && !input_ended_) {
        say(bad(error_number::line_too_long,
                "the line is longer than " + std::to_string(around_.limits.line) + " bytes"));
        input_ended_ = true;
    }
}

void Session::answer(std::uint64_t ticket, const Reply& reply)
{
    if (over_ || !answering_ || ticket != ticket_) {
        return;
    }
    answering_ = false;
    say(reply);
    if (!working_) {
        flush();
        // The next line is taken in a turn of its own: we may be deep inside another command.
        around_.loop.post([self = shared_from_this()] { self->work(); });
    }
}

void Session::say(const Reply& reply)
{
    if (!deaf_) {
        output_ += to_line(reply);
        output_ += '\n';
    }
}

/// Decides what this session waits for next.
void Session::settle()
{
    if (over_) {
        return;
    }
    const bool all_written = flush();
    if (answering_) {
        watch_for_hang_up();
    } else if (unsent() >= around_.limits.output) {
        return; // goes on when the client has read some of it
    } else if (!input_ended_) {
        await_input();
    } else if (all_written) {
        end();
    }
}

bool Session::flush()
{
    while (!deaf_ && unsent() > 0 && (!writing_ || over_)) {
        const ssize_t size = ::send(wire_->socket.native_handle(), output_.data() + sent_, unsent(),
                                    MSG_NOSIGNAL | MSG_DONTWAIT);
        if (size >= 0) {
            sent_ += static_cast<std::size_t>(size);
        } else if (errno == EAGAIN) {
            await_writable();
            break;
        } else if (errno != EINTR) {
            // Gone, perhaps; what it sent before is still done, until its end is read.
            deaf_ = true;
        }
    }
    if (deaf_ || unsent() == 0) {
        output_.clear();
        sent_ = 0;
    }
    return output_.empty();
}

void Session::await_writable()
{
    if (over_) {
        return;
    }
    writing_ = true;
    no_progress_ = around_.loop.after(around_.limits.no_progress, [self = shared_from_this()] {
        self->around_.handlers.message(
            "client " + std::to_string(static_cast<std::uint64_t>(self->id_)) +
            " took none of its answers for " +
            std::to_string(self->around_.limits.no_progress.count()) + " ms and was dropped");
        self->end();
    });
    wire_->socket.async_wait(asio::socket_base::wait_write,
                             [self = shared_from_this()](boost::system::error_code) {
                                 if (self->over_) {
                                     return;
                                 }
                                 self->writing_ = false;
                                 self->around_.loop.cancel(*self->no_progress_);
                                 self->flush();
                                 self->work();
                             });
}

/// A full close of the other side, while it is not read from. A half close is no hang-up: such a
/// client still reads its answers.
void Session::watch_for_hang_up()
{
    if (watching_) {
        return;
    }
    watching_ = true;
    wire_->socket.async_wait(asio::socket_base::wait_error,
                             [self = shared_from_this()](boost::system::error_code) {
                                 self->watching_ = false;
                                 // Without a command at work the reading will find the end.
                                 if (!self->over_ && self->answering_) {
                                     self->end();
                                 }
                             });
}

void Session::end()
{
    over_ = true;
    hang_up();
    around_.ended(id_);
}

void Session::conclude(const Reply& farewell)
{
    over_ = true;
    if (answering_) {
        say(farewell);
    }
    // Bounded, since a client may send without end.
    const std::size_t most = unsent() + around_.limits.output;
    bool more = true;
    while (more && !deaf_ && unsent() < most) {
        const std::size_t before = lines_.size();
        more = receive() && lines_.size() > before;
        while (lines_.next()) {
            say(farewell);
        }
    }
}

void Session::hang_up()
{
    if (no_progress_) {
        around_.loop.cancel(*no_progress_);
    }
    boost::system::error_code ignored;
    wire_->socket.close(ignored);
}

int Session::descriptor() const
{
    return wire_->socket.native_handle();
}

} // namespace ipc
