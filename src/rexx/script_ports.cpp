#include "rexx/script_ports.hpp"

#include "ipc/port_error.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "rexx/stream.hpp"

namespace rexx {

namespace {

constexpr std::size_t longest_line = 65536;
constexpr std::size_t most_unsent = std::size_t{1} << 20U;
constexpr const char* refused = "10 0 the script did not answer";

bool can_be_a_name(const std::string& name)
{
    return !name.empty() && name.front() != '.' && name.find('/') == std::string::npos;
}

bool belongs_to_us(int socket)
{
    ucred peer = {};
    socklen_t size = sizeof peer;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 &&
           peer.uid == ::geteuid();
}

/// False at the end of the connection.
bool receive(int socket, ipc::LineBuffer& lines)
{
    std::array<char, 4096> bytes{};
    const ssize_t size = ::recv(socket, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (size > 0) {
        lines.append({bytes.data(), static_cast<std::size_t>(size)});
    }
    return size > 0 || (size < 0 && (errno == EAGAIN || errno == EINTR));
}

} // namespace

ScriptPorts::ScriptPorts(ipc::PortPlace place)
    : place_(std::move(place))
{
}

ScriptPorts::~ScriptPorts()
{
    while (!ports_.empty()) {
        close(ports_.begin()->first);
    }
}

bool ScriptPorts::open(const std::string& name)
{
    if (!can_be_a_name(name) || ports_.contains(name)) {
        return false;
    }
    try {
        ports_.emplace(name, Port{std::make_unique<ipc::PortSocket>(place_, name), {}});
        return true;
    } catch (const ipc::PortError&) {
        return false;
    }
}

bool ScriptPorts::close(const std::string& name)
{
    const auto found = ports_.find(name);
    if (found == ports_.end()) {
        return false;
    }
    found->second.socket->remove();
    gather(name, found->second);
    for (const Packet& packet : packets_) {
        if (packet.port == name) {
            answer(packet, refused);
        }
    }
    packets_.remove_if([&](const Packet& packet) { return packet.port == name; });
    ports_.erase(found);
    return true;
}

std::vector<std::string> ScriptPorts::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, port] : ports_) {
        names.push_back(name);
    }
    return names;
}

void ScriptPorts::accept_clients(Port& port)
{
    while (true) {
        base::Descriptor socket(
            ::accept4(port.socket->listener(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
        if (!socket) {
            return;
        }
        if (belongs_to_us(socket.get())) {
            port.clients.push_back({std::move(socket), ipc::LineBuffer(longest_line),
                                    ++last_number_, "", false, false});
        }
    }
}

void ScriptPorts::gather(const std::string& name, Port& port)
{
    accept_clients(port);
    for (Client& client : port.clients) {
        client.silent = client.silent || !receive(client.socket.get(), client.lines);
        while (const auto line = client.lines.next()) {
            packets_.push_back({++last_number_, client.id, std::string(*line), name, false});
        }
        client.lost = client.lost || client.lines.too_long();
        send_rest(client);
    }
    drop_finished(port);
}

void ScriptPorts::drop_finished(Port& port)
{
    const auto waits = [this](const Client& client) {
        return std::any_of(packets_.begin(), packets_.end(),
                           [&](const Packet& packet) { return packet.client == client.id; });
    };
    port.clients.remove_if([&](const Client& client) {
        return client.lost || (client.silent && client.unsent.empty() && !waits(client));
    });
}

ScriptPorts::Packet* ScriptPorts::first_of(const std::string& name)
{
    const auto found = std::find_if(packets_.begin(), packets_.end(), [&](const Packet& packet) {
        return packet.port == name && !packet.taken;
    });
    return found == packets_.end() ? nullptr : &*found;
}

/// Whoever is silent is always readable, and may be hung up for good.
pollfd ScriptPorts::what_to_wait_for(const Client& client)
{
    const int in = client.silent ? 0 : POLLIN;
    const int out = client.unsent.empty() ? 0 : POLLOUT;
    return {in + out == 0 ? -1 : client.socket.get(), static_cast<short>(in | out), 0};
}

bool ScriptPorts::wait(const std::string& name, const Interrupt& interrupt)
{
    const auto found = ports_.find(name);
    if (found == ports_.end()) {
        return false;
    }
    Port& port = found->second;
    while (true) {
        gather(name, port);
        if (first_of(name) != nullptr) {
            return true;
        }
        std::vector<pollfd> files{{port.socket->listener(), POLLIN, 0},
                                  {interrupt.descriptor(), POLLIN, 0}};
        for (const Client& client : port.clients) {
            files.push_back(what_to_wait_for(client));
        }
        (void)::poll(files.data(), files.size(), -1);
        if (interrupt.pending()) {
            return false;
        }
    }
}

std::uint32_t ScriptPorts::take(const std::string& name)
{
    if (const auto found = ports_.find(name); found != ports_.end()) {
        gather(name, found->second);
    }
    Packet* const packet = first_of(name);
    if (packet == nullptr) {
        return 0;
    }
    packet->taken = true;
    return packet->number;
}

std::optional<std::string> ScriptPorts::command(std::uint32_t packet) const
{
    for (const Packet& candidate : packets_) {
        if (candidate.number == packet && candidate.taken) {
            return candidate.command;
        }
    }
    return std::nullopt;
}

bool ScriptPorts::reply(std::uint32_t packet, int code, const std::optional<std::string>& text)
{
    const auto found = std::find_if(packets_.begin(), packets_.end(), [&](const Packet& candidate) {
        return candidate.number == packet && candidate.taken;
    });
    if (found == packets_.end()) {
        return false;
    }
    std::string line = std::to_string(code);
    line += code == 0 ? "" : " 0";
    if (text) {
        line += " " + *text;
        std::replace(line.begin(), line.end(), '\n', ' ');
    }
    const Packet answered = *found;
    packets_.erase(found);
    answer(answered, line);
    return true;
}

void ScriptPorts::answer(const Packet& packet, const std::string& line)
{
    const auto port = ports_.find(packet.port);
    if (port == ports_.end()) {
        return;
    }
    for (Client& client : port->second.clients) {
        if (client.id == packet.client) {
            client.unsent += line + "\n";
            send_rest(client);
        }
    }
    drop_finished(port->second);
}

/// Never waits: who does not read is given up in the end.
void ScriptPorts::send_rest(Client& client)
{
    while (!client.lost && !client.unsent.empty()) {
        const ssize_t size =
            ::send(client.socket.get(), client.unsent.data(), client.unsent.size(), MSG_NOSIGNAL);
        if (size >= 0) {
            client.unsent.erase(0, static_cast<std::size_t>(size));
        } else if (errno == EAGAIN && client.unsent.size() <= most_unsent) {
            return;
        } else {
            client.lost = errno != EINTR;
        }
    }
}

} // namespace rexx
