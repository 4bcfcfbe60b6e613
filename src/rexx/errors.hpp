// The errors of ARexx and how Regina's numbers, those of the standard, map to them.
#pragma once

#include <string_view>

namespace rexx {

namespace error {
constexpr int program_not_found = 1;
constexpr int halted = 2;
constexpr int host_not_found = 13;
constexpr int function_not_found = 15;
constexpr int argument_count = 17;
constexpr int argument = 18;
constexpr int too_many_levels = 43;
} // namespace error

constexpr int last_error = 48;

/// The number of ARexx for a number of the standard and what stands behind its point (0 if that is
/// not known). Never 0.
[[nodiscard]] int arexx_error(int standard, int sub = 0);

/// One line; empty if there is no such error.
[[nodiscard]] std::string_view error_text(int number);

/// What a script ends with that does not trap the error: 5, 10 or 20.
[[nodiscard]] int error_severity(int number);

} // namespace rexx
