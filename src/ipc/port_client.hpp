// The other end of a port, for programs that send a command and wait for the answer.
#pragma once

#include "core/base/descriptor.hpp"
#include "ipc/port_name.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace ipc {

class PortClient
{
  public:
    using Timeout = std::optional<std::chrono::milliseconds>; ///< nothing: wait for ever

    /// Connects to a port by name. Throws PortError: `std::errc::no_such_file_or_directory` if
    /// there is no such port, `std::errc::timed_out` if it had no room in time.
    PortClient(const PortPlace& place, std::string_view name, Timeout timeout = std::nullopt);

    /// Sends a line (without its end) and gives the answer line (without its end). Throws
    /// PortError: `std::errc::timed_out` if nothing came for that time, another if the port went
    /// away.
    [[nodiscard]] std::string send(std::string_view line);

    /// The same in two halves, for those who wait for other things too. Send a line (with its end):
    /// what is left of it has to be posted when the descriptor can be written. Then, whenever it
    /// can be read, ask for the answer line; nothing if it is not whole yet. Throw as above.
    [[nodiscard]] std::string_view post(std::string_view bytes);
    [[nodiscard]] std::optional<std::string> take_line();
    [[nodiscard]] int descriptor() const { return socket_.get(); }

  private:
    /// What is left if the flags forbid to wait.
    std::string_view write(std::string_view bytes, int flags);
    /// False if nothing is there and the flags forbid to wait.
    bool receive(int flags);
    [[nodiscard]] std::optional<std::string> whole_line();
    [[noreturn]] void fail(int error) const;

    std::string name_;
    base::Descriptor socket_;
    std::string unread_;
};

} // namespace ipc
