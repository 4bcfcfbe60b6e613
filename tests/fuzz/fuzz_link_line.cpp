// Bytes of a partner as the link takes them, in pieces: every frame is text within the limit and
// reads back as itself, nothing comes after a fault, and a partner code is read or refused.
#include "ipc/line_link.hpp"
#include "ipc/link_address.hpp"
#include "ipc/link_frame.hpp"
#include "ipc/partner_code.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

namespace {

void demand(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void check_frame(const ipc::LinkFrame& frame)
{
    demand(frame.text.size() <= ipc::longest_link_line + 3);
    std::string bytes = ipc::to_bytes(frame.kind, frame.text);
    demand(bytes.back() == '\n');
    bytes.pop_back();
    const auto again = ipc::frame_from(bytes);
    demand(again && again->kind == frame.kind && again->text == frame.text);
}

void check_what_people_type(std::string_view text)
{
    const auto code = ipc::PartnerCode::read(text);
    if (const auto* const good = std::get_if<ipc::PartnerCode>(&code)) {
        demand(std::get<ipc::PartnerCode>(ipc::PartnerCode::read(good->text())) == *good);
    }
    if (const auto address = ipc::listening_address(text)) {
        demand(ipc::listening_address(ipc::to_string(*address)) == address);
    }
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t largest_piece = 80;
    std::string_view bytes(reinterpret_cast<const char*>(data), size);
    check_what_people_type(bytes.substr(0, 100));
    ipc::FlowLimits limits;
    limits.lines = 200;
    limits.bytes = 4000;
    ipc::FrameReader::Time now{};
    ipc::FrameReader reader(limits, now);
    while (!bytes.empty()) {
        // Pieces of changing size, taken from the bytes themselves.
        const std::string_view piece =
            bytes.substr(0, 1U + (static_cast<std::uint8_t>(bytes.front()) % largest_piece));
        bytes.remove_prefix(piece.size());
        const bool faulty = !reader.fault().empty();
        reader.append(piece, now);
        while (const auto frame = reader.next()) {
            demand(!faulty);
            check_frame(*frame);
        }
    }
    return 0;
}
