// The calendar of DATE(). Days are counted as AmigaDOS does, from 1 January 1978.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rexx {

/// Days since 1 January 1978.
enum class Day : long
{
};

/// By local time.
[[nodiscard]] Day today();
/// "6908"
[[nodiscard]] std::optional<Day> day_from_internal(std::string_view text);
/// "19961130"
[[nodiscard]] std::optional<Day> day_from_sorted(std::string_view text);

/// By the first letter of the option: Basedate, Century, Days, European, Internal, Julian, Month,
/// Normal, Ordered, Sorted, USA, Weekday. Nothing for another letter.
[[nodiscard]] std::optional<std::string> date_text(char option, Day day);

} // namespace rexx
