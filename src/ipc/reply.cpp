#include "ipc/reply.hpp"

#include "core/base/encoding.hpp"

#include <charconv>
#include <utility>

namespace ipc {

namespace {

/// Takes a number and the blank behind it from the front of a line.
std::optional<int> take_number(std::string_view& line)
{
    int number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error != std::errc{} || number < 0) {
        return std::nullopt;
    }
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    if (!line.empty() && line.front() != ' ') {
        return std::nullopt;
    }
    return number;
}

std::optional<ReturnCode> code_from(int number)
{
    for (const ReturnCode code :
         {ReturnCode::ok, ReturnCode::warn, ReturnCode::error, ReturnCode::fail}) {
        if (static_cast<int>(code) == number) {
            return code;
        }
    }
    return std::nullopt;
}

} // namespace

Reply done()
{
    return {};
}

Reply result(std::string text)
{
    return {ReturnCode::ok, 0, std::move(text)};
}

Reply refuse(int number, std::string text)
{
    return {ReturnCode::warn, number, std::move(text)};
}

Reply bad(int number, std::string text)
{
    return {ReturnCode::error, number, std::move(text)};
}

Reply failed(int number, std::string text)
{
    return {ReturnCode::fail, number, std::move(text)};
}

std::string to_line(const Reply& reply)
{
    std::string line = std::to_string(static_cast<int>(reply.code));
    if (reply.code != ReturnCode::ok) {
        line += ' ';
        line += std::to_string(reply.number);
    }
    if (reply.text) {
        line += ' ';
        line += base::escape_control(*reply.text);
    }
    return line;
}

std::optional<Reply> reply_from_line(std::string_view line)
{
    const std::optional<int> code_number = take_number(line);
    const std::optional<ReturnCode> code = code_number ? code_from(*code_number) : std::nullopt;
    if (!code) {
        return std::nullopt;
    }
    Reply reply{*code, 0, std::nullopt};
    if (*code != ReturnCode::ok) {
        line.remove_prefix(line.empty() ? 0 : 1);
        const std::optional<int> number = take_number(line);
        if (!number) {
            return std::nullopt;
        }
        reply.number = *number;
    }
    if (!line.empty()) {
        reply.text = std::string(line.substr(1));
    }
    return reply;
}

} // namespace ipc
