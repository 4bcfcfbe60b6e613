// Bytes of a client as the port takes them, in pieces: every line within the limit, one answer for
// each, and each answer one line that reads back as the same reply.
#include "ipc/command.hpp"
#include "ipc/line_buffer.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

void demand(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void answer_line(const ipc::CommandTable& table, std::string_view line)
{
    int answers = 0;
    table.execute(line, ipc::ClientId{1}, [&answers](const ipc::Reply& reply) {
        ++answers;
        const std::string text = ipc::to_line(reply);
        demand(text.find_first_of("\r\n") == std::string::npos);
        const auto back = ipc::reply_from_line(text);
        demand(back.has_value() && ipc::to_line(*back) == text);
    });
    demand(answers == 1);
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t limit = 64;
    constexpr std::size_t largest_piece = 80;
    const auto echo = [](const ipc::Call& call, const ipc::Answer& answer) {
        answer(ipc::result(call.arguments.front()));
    };
    const ipc::CommandTable table({{"Echo", 1, 2, "", echo}});
    ipc::LineBuffer lines(limit);
    std::string_view bytes(reinterpret_cast<const char*>(data), size);
    while (!bytes.empty()) {
        // Pieces of changing size, taken from the bytes themselves.
        const std::string_view piece =
            bytes.substr(0, 1U + (static_cast<std::uint8_t>(bytes.front()) % largest_piece));
        bytes.remove_prefix(piece.size());
        lines.append(piece);
        while (const auto line = lines.next()) {
            demand(line->size() <= limit && line->find('\n') == std::string_view::npos);
            answer_line(table, *line);
        }
        demand(lines.size() <= limit + 1 + largest_piece);
    }
    return 0;
}
