#include "rexx/port_hosts.hpp"

#include "ipc/port_error.hpp"

#include <poll.h>

#include <charconv>
#include <chrono>
#include <string_view>
#include <utility>

namespace rexx {

namespace {

constexpr int code_error = 10;
constexpr int code_failure = 20;
constexpr std::chrono::milliseconds look_for_room{50}; ///< then for an interrupt

/// An idle connection has nothing to read but its end.
bool has_ended(const ipc::PortClient& client)
{
    pollfd file{client.descriptor(), POLLIN, 0};
    return ::poll(&file, 1, 0) > 0;
}

} // namespace

HostAnswer answer_from_line(std::string_view line)
{
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    HostAnswer answer;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), answer.code);
    const auto size = static_cast<std::size_t>(end - line.data());
    if (error != std::errc{} || (size < line.size() && line[size] != ' ')) {
        return {code_failure, std::nullopt, "no answer of a port: " + std::string(line)};
    }
    if (size < line.size()) {
        std::string rest(line.substr(size + 1));
        if (answer.code == 0) {
            answer.result = std::move(rest);
        } else {
            answer.reason = std::move(rest);
        }
    }
    return answer;
}

PortHosts::PortHosts(ipc::PortPlace place, const Interrupt& interrupt)
    : place_(std::move(place))
    , interrupt_(interrupt)
{
}

std::unique_ptr<ipc::PortClient> PortHosts::connect(const std::string& host) const
{
    while (!interrupt_.pending()) {
        try {
            return std::make_unique<ipc::PortClient>(place_, host, look_for_room);
        } catch (const ipc::PortError& error) {
            if (error.code() != std::errc::timed_out) {
                throw;
            }
        }
    }
    return nullptr;
}

ipc::PortClient* PortHosts::connected(const std::string& host)
{
    std::unique_ptr<ipc::PortClient>& client = clients_[host];
    if (client && has_ended(*client)) {
        client.reset();
    }
    try {
        if (!client) {
            client = connect(host);
        }
    } catch (const ipc::PortError& error) {
        clients_.erase(host);
        if (error.code() == std::errc::no_such_file_or_directory ||
            error.code() == std::errc::filename_too_long) {
            return nullptr;
        }
        throw;
    }
    return client.get();
}

std::optional<HostAnswer>
PortHosts::ask(const std::string& host, ipc::PortClient& client, const std::string& command)
{
    const std::string line = command + "\n";
    std::string_view left = client.post(line);
    while (interrupt_.wait_for(client.descriptor(), left.empty() ? POLLIN : POLLIN | POLLOUT) ==
           Wait::ready) {
        if (const auto answer = client.take_line()) {
            if (!left.empty()) {
                clients_.erase(host); // the next command would end this one
            }
            return answer_from_line(*answer);
        }
        left = client.post(left);
    }
    return std::nullopt;
}

std::optional<HostAnswer> PortHosts::send(const std::string& host, const std::string& command)
{
    if (host.empty() || host.find('/') != std::string::npos || host.front() == '.') {
        return std::nullopt;
    }
    const HostAnswer interrupted{code_error, std::nullopt, "interrupted"};
    ipc::PortClient* const client = connected(host);
    if (client == nullptr) {
        return interrupt_.pending() ? std::optional(interrupted) : std::nullopt;
    }
    if (command.find_first_of("\r\n") != std::string::npos) {
        return HostAnswer{code_error, std::nullopt, "a command is one line"};
    }
    try {
        if (auto answer = ask(host, *client, command)) {
            return answer;
        }
    } catch (const ipc::PortError&) {
        clients_.erase(host);
        return std::nullopt;
    }
    clients_.erase(host);
    return interrupted;
}

std::vector<std::string> PortHosts::names()
{
    return ipc::live_names(place_);
}

} // namespace rexx
