#include "echo_server.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include <memory>
#include <utility>

namespace bench {

namespace {

namespace asio = boost::asio;
using asio::local::stream_protocol;

class EchoSession : public std::enable_shared_from_this<EchoSession>
{
  public:
    explicit EchoSession(stream_protocol::socket socket)
        : socket_(std::move(socket))
    {
    }

    void read()
    {
        asio::async_read_until(
            socket_, asio::dynamic_buffer(line_), '\n',
            [self = shared_from_this()](boost::system::error_code error, std::size_t size) {
                if (!error) {
                    self->write(size);
                }
            });
    }

  private:
    void write(std::size_t size)
    {
        asio::async_write(
            socket_, asio::buffer(line_, size),
            [self = shared_from_this()](boost::system::error_code error, std::size_t written) {
                if (!error) {
                    self->line_.erase(0, written);
                    self->read();
                }
            });
    }

    stream_protocol::socket socket_;
    std::string line_;
};

void accept(stream_protocol::acceptor& acceptor)
{
    acceptor.async_accept(
        [&acceptor](boost::system::error_code error, stream_protocol::socket socket) {
            if (!error) {
                std::make_shared<EchoSession>(std::move(socket))->read();
                accept(acceptor);
            }
        });
}

} // namespace

void serve_echo(const std::string& path)
{
    asio::io_context context(1);
    stream_protocol::acceptor acceptor(context, stream_protocol::endpoint(path));
    accept(acceptor);
    context.run();
}

} // namespace bench
