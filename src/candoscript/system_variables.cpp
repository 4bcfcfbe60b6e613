#include "candoscript/system_variables.hpp"

#include "candoscript/latin1.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace candoscript {

namespace {

constexpr std::int32_t max_integer = std::numeric_limits<std::int32_t>::max();
// No clock and no memory size reach a script: the same call must give the same answer everywhere.
constexpr std::int32_t plenty = max_integer;

// clang-format off
const std::array table = {
    SystemVariable{"TRUE",  Constant(true)},  SystemVariable{"YES", Constant(true)},
    SystemVariable{"ON",    Constant(true)},  SystemVariable{"FALSE", Constant(false)},
    SystemVariable{"NO",    Constant(false)}, SystemVariable{"OFF", Constant(false)},
    SystemVariable{"Nothing",    Constant()},
    SystemVariable{"MaxInteger", Constant(max_integer)},
    SystemVariable{"MinInteger", Constant(-max_integer)},
    SystemVariable{"Supervised", Constant(false)},
    SystemVariable{"DeckName",   Constant(std::string())},
    SystemVariable{"CardName",   Constant(std::string())},
    SystemVariable{"ObjectName", Constant(std::string())},
    SystemVariable{"AvailableMemory",      Constant(plenty)},
    SystemVariable{"AvailableChipMemory",  Constant(plenty)},
    SystemVariable{"AvailableFastMemory",  Constant(plenty)},
    SystemVariable{"LargestChunkOfMemory", Constant(plenty)},
    // Nobody calls a player with arguments.
    SystemVariable{"ArgCount", Constant(0)},
    SystemVariable{"Arg1", Constant()}, SystemVariable{"Arg2", Constant()},
    SystemVariable{"Arg3", Constant()}, SystemVariable{"Arg4", Constant()},
    SystemVariable{"Arg5", Constant()}, SystemVariable{"Arg6", Constant()},
    SystemVariable{"Arg7", Constant()}, SystemVariable{"Arg8", Constant()},
    SystemVariable{"Arg9", Constant()}, SystemVariable{"Arg10", Constant()},
    SystemVariable{"SearchFound", SystemSlot::search_found},
    SystemVariable{"ErrorCode",   SystemSlot::error_code},
    SystemVariable{"ErrorText",   SystemSlot::error_text},
    SystemVariable{"TheTime",     SystemSlot::the_time},
    SystemVariable{"TheDate",     SystemSlot::the_date},
};
// clang-format on

} // namespace

const SystemVariable* find_system_variable(std::string_view word)
{
    const auto* row = std::find_if(table.begin(), table.end(), [&](const SystemVariable& x) {
        return same_word(x.name, word);
    });
    return row == table.end() ? nullptr : row;
}

} // namespace candoscript
