// Any bytes as a record: refused with a reason, or a game that keeps its stones and whose text
// reads back as the same record.
#include "core/mancala/record.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto record = mancala::read_record({reinterpret_cast<const char*>(data), size}, "f");
    if (!record) {
        if (record.error().line < 1) {
            std::abort();
        }
        return 0;
    }
    for (const mancala::Position& position : record->line) {
        if (mancala::even_score(position) != record->stones_per_pit * mancala::Pit::count / 2) {
            std::abort();
        }
    }
    const std::string text = mancala::print_record(*record);
    const auto again = mancala::read_record(text, "f");
    if (!again || *again != *record || mancala::print_record(*again) != text) {
        std::abort();
    }
    return 0;
}
