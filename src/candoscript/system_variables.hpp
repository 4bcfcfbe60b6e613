// The names with a fixed meaning that a script may read and never assign.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace candoscript {

/// A value that is known before the script runs; monostate is Nothing.
using Constant = std::variant<std::monostate, bool, std::int32_t, double, std::string>;

/// System variables that change while a script runs; each has a slot of its own.
enum class SystemSlot : std::uint8_t
{
    search_found,
    error_code,
    error_text,
    the_time,
    the_date
};
constexpr int system_slots = 5;

struct SystemVariable
{
    std::string_view name;
    std::variant<Constant, SystemSlot> meaning;
};

/// Null if the word is no system variable. Case is ignored.
[[nodiscard]] const SystemVariable* find_system_variable(std::string_view word);

} // namespace candoscript
