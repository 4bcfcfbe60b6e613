// A script as a host: ports of its own in the ports' directory, with the same lines as those of the
// game. Nothing happens in the background: who asks waits until the script looks for packets.
#pragma once

#include "core/base/descriptor.hpp"
#include "ipc/line_buffer.hpp"
#include "ipc/port_name.hpp"
#include "ipc/port_socket.hpp"

#include <poll.h>

#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rexx/interrupt.hpp"

namespace rexx {

class ScriptPorts
{
  public:
    explicit ScriptPorts(ipc::PortPlace place);
    /// Closes all ports; what is not answered is answered with 10.
    ~ScriptPorts();
    ScriptPorts(const ScriptPorts&) = delete;
    ScriptPorts& operator=(const ScriptPorts&) = delete;

    /// False if the name is taken or cannot be one.
    bool open(const std::string& name);
    /// False if there is no such port. What waits there is answered with 10.
    bool close(const std::string& name);
    [[nodiscard]] std::vector<std::string> names() const;

    /// Waits for a packet at that port. False if there is no such port or the user interrupts.
    bool wait(const std::string& name, const Interrupt& interrupt);
    /// The number of the packet that came first, 0 if there is none. It belongs to the script until
    /// it replies.
    std::uint32_t take(const std::string& name);
    /// The command of a packet that was taken; nothing if there is no such packet.
    [[nodiscard]] std::optional<std::string> command(std::uint32_t packet) const;
    /// False if there is no such packet. With code 0 the text is the result.
    bool reply(std::uint32_t packet, int code, const std::optional<std::string>& text);

  private:
    struct Client
    {
        base::Descriptor socket;
        ipc::LineBuffer lines;
        std::uint32_t id = 0;
        std::string unsent;  ///< answers that it has not made room for
        bool silent = false; ///< it says no more, but may still want answers
        bool lost = false;
    };
    struct Packet
    {
        std::uint32_t number = 0;
        std::uint32_t client = 0;
        std::string command;
        std::string port;
        bool taken = false;
    };
    struct Port
    {
        std::unique_ptr<ipc::PortSocket> socket;
        std::list<Client> clients;
    };

    void gather(const std::string& name, Port& port);
    void accept_clients(Port& port);
    /// Those that say no more and have their answers, and those that are lost.
    void drop_finished(Port& port);
    /// Null if none waits to be taken.
    [[nodiscard]] Packet* first_of(const std::string& name);
    void answer(const Packet& packet, const std::string& line);
    static void send_rest(Client& client);
    static pollfd what_to_wait_for(const Client& client);

    ipc::PortPlace place_;
    std::map<std::string, Port> ports_;
    std::list<Packet> packets_;
    std::uint32_t last_number_ = 0;
};

} // namespace rexx
