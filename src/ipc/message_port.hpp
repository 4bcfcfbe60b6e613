// A message port: the socket "Mancala.N" that takes command lines and gives one answer line for
// each. Here is the transport: numbering, clients, order, limits. What a line means is the
// handler's.
#pragma once

#include "ipc/command.hpp"
#include "ipc/port_name.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ipc {

class EventLoop;

struct PortLimits
{
    std::size_t line = 4096;                       ///< bytes of a line, its end not counted
    std::size_t clients = 64;                      ///< one more gets a busy line and is closed
    std::size_t output = 256UL * 1024;             ///< unread answers that stop the reading
    std::chrono::milliseconds no_progress{30'000}; ///< for a client that takes no answers
    std::chrono::milliseconds farewell{500};       ///< for the last answers at the end
    std::chrono::milliseconds accept_pause{1000};  ///< after the system had no room for a client
    std::chrono::milliseconds retry{1000};        ///< after a vanished file could not be made again
    std::chrono::milliseconds refresh{3'600'000}; ///< the file's times, against cleaners
};

/// All are called on the loop's thread.
struct PortHandlers
{
    /// A line of a client, without its end. The client's next one comes after the answer.
    std::function<void(std::string_view line, ClientId client, Answer answer)> line;
    /// The client has gone; an answer it still waited for goes nowhere. Not called by `close`.
    std::function<void(ClientId client)> client_gone;
    /// One line for the log: what happened to the port or to a client that was dropped.
    std::function<void(const std::string& message)> message;
};

class MessagePort
{
  public:
    /// Opens the port with the lowest free number. Throws PortError; nothing is left behind then.
    /// The loop must live longer.
    MessagePort(EventLoop& loop,
                const PortPlace& place,
                PortHandlers handlers,
                PortLimits limits = {});
    /// Closes.
    ~MessagePort();
    MessagePort(const MessagePort&) = delete;
    MessagePort& operator=(const MessagePort&) = delete;

    /// "Mancala.2"
    const std::string& name() const;
    int number() const;
    const std::string& path() const;

    /// Answers all that is outstanding or queued with 20, waits a short time until that is written,
    /// and removes the socket. Answers given later go nowhere. The loop's thread only, or when the
    /// loop has ended.
    void close();

  private:
    struct Impl;
    std::shared_ptr<Impl> impl_; // shared with the Asio handler that waits
};

} // namespace ipc
