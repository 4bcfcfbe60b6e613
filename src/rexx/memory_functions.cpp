// Addresses and memory. There is no memory of an Amiga to look into: addresses are numbers, and
// what reads, writes or allocates fails.
#include <unistd.h>

#include <algorithm>

#include "rexx/argument.hpp"
#include "rexx/functions.hpp"

namespace rexx {

namespace {

constexpr int no_memory = 3;

Outcome null(const Arguments& /*arguments*/, Machine& /*machine*/)
{
    return value(address_bytes(0));
}

Outcome next(const Arguments& arguments, Machine& /*machine*/)
{
    return address_of(text_of(arguments, 0)) ? value(address_bytes(0)) : bad_argument();
}

Outcome offset(const Arguments& arguments, Machine& /*machine*/)
{
    const auto address = address_of(text_of(arguments, 0));
    const std::optional<long> distance = whole(text_of(arguments, 1));
    if (!address || !distance) {
        return bad_argument();
    }
    return value(address_bytes(*address + static_cast<std::uint32_t>(*distance)));
}

/// From a pointer in units of four bytes to one in bytes.
Outcome byte_address(const Arguments& arguments, Machine& /*machine*/)
{
    const auto address = address_of(text_of(arguments, 0));
    return address ? value(address_bytes(*address * 4)) : bad_argument();
}

Outcome refuse(const Arguments& /*arguments*/, Machine& /*machine*/)
{
    return bad_argument();
}

Outcome no_space(const Arguments& /*arguments*/, Machine& /*machine*/)
{
    return {"", no_memory};
}

/// Bytes free for programs, as many as a number of nine digits can say; with an address it would
/// write there, which is refused.
Outcome storage(const Arguments& arguments, Machine& machine)
{
    if (!arguments.empty()) {
        return refuse(arguments, machine);
    }
    constexpr long most = 999'999'999;
    return value(
        std::to_string(std::min(most, ::sysconf(_SC_AVPHYS_PAGES) * ::sysconf(_SC_PAGESIZE))));
}

Outcome free_space(const Arguments& arguments, Machine& machine)
{
    return arguments.empty() ? value("0") : refuse(arguments, machine);
}

} // namespace

FunctionTable memory_functions()
{
    return {
        {"NULL", 0, 0, "(): the address 0", null},
        {"NEXT", 1, 2, "(address [, offset]): always NULL()", next},
        {"OFFSET", 2, 2, "(address, distance): their sum", offset},
        {"BADDR", 1, 1, "(address): four times as much", byte_address},
        {"ALLOCMEM", 1, 2, "refused", no_space},
        {"FREEMEM", 2, 2, "refused", refuse},
        {"GETSPACE", 1, 1, "refused", no_space},
        {"FREESPACE", 0, 2, "(): 0", free_space},
        {"IMPORT", 1, 2, "refused", refuse},
        {"EXPORT", 1, 4, "refused", refuse},
        {"STORAGE", 0, 4, "(): bytes free", storage},
    };
}

} // namespace rexx
