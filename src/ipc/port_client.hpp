// The other end of a port, for programs that send a command and wait for the answer.
#pragma once

#include "ipc/descriptor.hpp"
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

  private:
    void write_all(std::string_view bytes);
    [[nodiscard]] std::string read_line();
    [[noreturn]] void fail(int error) const;

    std::string name_;
    Descriptor socket_;
    std::string unread_;
};

} // namespace ipc
