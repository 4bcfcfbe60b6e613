#include "app/mancala_send/send.hpp"

#include "ipc/command.hpp"
#include "ipc/port_client.hpp"
#include "ipc/port_error.hpp"
#include "ipc/reply.hpp"

#include <algorithm>
#include <ostream>
#include <string>

namespace mancala_send {

namespace {

constexpr int status_error = 10;
constexpr int status_failure = 20;
constexpr int status_timed_out = 2;

/// The first word stands as it is, so that a whole line in one word works too.
std::optional<std::string> line_of(const std::vector<std::string>& words)
{
    std::string line = words.front();
    if (line.find_first_of("\r\n") != std::string::npos) {
        return std::nullopt;
    }
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        const std::optional<std::string> quoted = ipc::quote_word(*word);
        if (!quoted) {
            return std::nullopt;
        }
        line += " " + *quoted;
    }
    return line;
}

int print_answer(const std::string& line, Form form, std::ostream& out, std::ostream& messages)
{
    const std::optional<ipc::Reply> reply = ipc::reply_from_line(line);
    if (!reply) {
        messages << "this is no answer of a port: " << line << "\n";
        return status_failure;
    }
    if (form == Form::answer_line) {
        out << line << "\n";
    } else if (reply->code != ipc::ReturnCode::ok) {
        messages << reply->number << " " << reply->text.value_or("") << "\n";
    } else if (reply->text) {
        out << *reply->text << "\n";
    }
    return static_cast<int>(reply->code);
}

int send(const Options& options,
         const ipc::PortPlace& place,
         std::ostream& out,
         std::ostream& messages)
{
    const std::optional<std::string> line = line_of(options.words);
    if (!line) {
        messages << "a command is one line, and no word may have both kinds of quotes\n";
        return status_error;
    }
    ipc::PortClient client(place, options.port, options.timeout);
    return print_answer(client.send(*line), options.form, out, messages);
}

int status_of(const ipc::PortError& error)
{
    if (error.code() == std::errc::timed_out) {
        return status_timed_out;
    }
    return error.code() == std::errc::connection_reset ? status_failure : status_error;
}

} // namespace

int run(const Options& options,
        const ipc::PortPlace& place,
        std::ostream& out,
        std::ostream& messages)
{
    try {
        if (options.task == Task::send) {
            return send(options, place, out, messages);
        }
        for (const ipc::LivePort& port : ipc::live_ports(place)) {
            out << port.name << "\t" << (port.process == 0 ? "?" : std::to_string(port.process))
                << "\n";
        }
        return 0;
    } catch (const ipc::PortError& error) {
        messages << error.what() << "\n";
        return status_of(error);
    }
}

} // namespace mancala_send
