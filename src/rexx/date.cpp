#include "rexx/date.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>

#include "rexx/argument.hpp"

namespace rexx {

namespace {

using namespace std::chrono;

constexpr sys_days first_day = sys_days(year(1978) / January / 1);
constexpr std::array<const char*, 12> months{"January",   "February", "March",    "April",
                                             "May",       "June",     "July",     "August",
                                             "September", "October",  "November", "December"};
constexpr std::array<const char*, 7> weekdays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                                              "Thursday", "Friday", "Saturday"};

struct Parts
{
    long year;
    unsigned month;
    unsigned day;
    long in_year;    ///< 1 to 366
    long in_century; ///< from 1
};

Parts parts_of(sys_days day)
{
    const year_month_day date(day);
    const long number = static_cast<int>(date.year());
    const year century(static_cast<int>(number / 100 * 100));
    return {number, static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
            (day - sys_days(date.year() / January / 1)).count() + 1,
            (day - sys_days(century / January / 1)).count() + 1};
}

/// A number with zeros before it.
std::string padded(long number, std::size_t size)
{
    std::string text = std::to_string(number);
    return text.size() < size ? std::string(size - text.size(), '0') + text : text;
}

std::string normal(const Parts& date)
{
    return std::to_string(date.day) + " " + std::string(months.at(date.month - 1)).substr(0, 3) +
           " " + std::to_string(date.year);
}

/// Days since 1 January of the year 1.
long base_days(sys_days day)
{
    return (day - sys_days(year(1) / January / 1)).count();
}

} // namespace

Day today()
{
    const std::time_t now = std::time(nullptr);
    std::tm local = {};
    ::localtime_r(&now, &local);
    const year_month_day date(year(local.tm_year + 1900) / (local.tm_mon + 1) / local.tm_mday);
    return Day((sys_days(date) - first_day).count());
}

std::optional<Day> day_from_internal(std::string_view text)
{
    const std::optional<long> number = whole(text);
    constexpr long furthest = 3000000; // in the year 10000 or so
    return number && *number >= 0 && *number < furthest ? std::optional(Day(*number))
                                                        : std::nullopt;
}

std::optional<Day> day_from_sorted(std::string_view text)
{
    const std::optional<long> number = whole(text);
    if (!number || text.size() != 8 || *number < 0) {
        return std::nullopt;
    }
    const year_month_day date(year(static_cast<int>(*number / 10000)),
                              month(static_cast<unsigned>(*number / 100 % 100)),
                              std::chrono::day(static_cast<unsigned>(*number % 100)));
    return date.ok() ? std::optional(Day((sys_days(date) - first_day).count())) : std::nullopt;
}

std::optional<std::string> date_text(char option, Day day)
{
    const sys_days at = first_day + days(static_cast<long>(day));
    const Parts date = parts_of(at);
    const std::string yy = padded(date.year % 100, 2);
    const std::string mm = padded(date.month, 2);
    const std::string dd = padded(date.day, 2);
    switch (option) {
    case 'B': return std::to_string(base_days(at));
    case 'C': return std::to_string(date.in_century);
    case 'D': return std::to_string(date.in_year);
    case 'E': return dd + "/" + mm + "/" + yy;
    case 'I': return std::to_string(static_cast<long>(day));
    case 'J': return yy + padded(date.in_year, 3);
    case 'M': return months.at(date.month - 1);
    case 'N': return normal(date);
    case 'O': return yy + "/" + mm + "/" + dd;
    case 'S': return padded(date.year, 4) + mm + dd;
    case 'U': return mm + "/" + dd + "/" + yy;
    case 'W': return weekdays.at(weekday(at).c_encoding());
    default: return std::nullopt;
    }
}

} // namespace rexx
