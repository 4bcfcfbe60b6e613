// The message ports as hosts: one connection to each, kept open between commands and made anew when
// the port went away and came back.
#pragma once

#include "ipc/port_client.hpp"
#include "ipc/port_name.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rexx/hosts.hpp"
#include "rexx/interrupt.hpp"

namespace rexx {

class PortHosts : public Hosts
{
  public:
    PortHosts(ipc::PortPlace place, const Interrupt& interrupt);

    /// A port that ends in the middle of a command counts as none; an interrupt answers 10 and
    /// drops the connection.
    std::optional<HostAnswer> send(const std::string& host, const std::string& command) override;
    std::vector<std::string> names() override;

  private:
    /// Waits until the port has room. Null if the user interrupts; throws PortError.
    [[nodiscard]] std::unique_ptr<ipc::PortClient> connect(const std::string& host) const;
    /// Null if there is no such port or the user interrupts.
    ipc::PortClient* connected(const std::string& host);
    /// Nothing if the user interrupts. An answer that comes before all is sent ends the connection.
    [[nodiscard]] std::optional<HostAnswer>
    ask(const std::string& host, ipc::PortClient& client, const std::string& command);

    ipc::PortPlace place_;
    const Interrupt& interrupt_;
    std::map<std::string, std::unique_ptr<ipc::PortClient>> clients_;
};

/// What an answer line of a port means; a line that is none is a failure (20).
[[nodiscard]] HostAnswer answer_from_line(std::string_view line);

} // namespace rexx
