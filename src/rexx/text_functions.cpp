// Functions of values: date, random numbers, the texts of errors and of the script itself.
#include <array>
#include <cstdio>
#include <random>

#include "rexx/argument.hpp"
#include "rexx/date.hpp"
#include "rexx/functions.hpp"

namespace rexx {

namespace {

/// DATE([option [, date [, format]]]); format says what the date is, `I` or `S`.
Outcome date(const Arguments& arguments, Machine& /*machine*/)
{
    std::optional<Day> day = today();
    if (given(arguments, 1)) {
        const char format = option_of(arguments, 2);
        day = format == 'S' ? day_from_sorted(*arguments[1]) : day_from_internal(*arguments[1]);
    }
    const auto text =
        day ? date_text(given(arguments, 0) ? option_of(arguments, 0) : 'N', *day) : std::nullopt;
    return text ? value(*text) : bad_argument();
}

/// RANDU([seed]): at least 0, less than 1.
Outcome random_unit(const Arguments& arguments, Machine& /*machine*/)
{
    static thread_local std::mt19937 generator{std::random_device{}()};
    if (given(arguments, 0)) {
        const std::optional<long> seed = whole(*arguments[0]);
        if (!seed) {
            return bad_argument();
        }
        generator.seed(static_cast<std::uint32_t>(*seed));
    }
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "0.%09lu", generator() % 1000000000UL);
    return value(text.data());
}

Outcome error_of(const Arguments& arguments, Machine& /*machine*/)
{
    const std::optional<int> number = whole_int(text_of(arguments, 0));
    return number ? value(std::string(error_text(*number))) : bad_argument();
}

Outcome source_line(const Arguments& arguments, Machine& machine)
{
    const auto& lines = machine.level->script.lines;
    if (arguments.empty()) {
        return value(std::to_string(lines.size()));
    }
    const std::optional<long> number = whole(text_of(arguments, 0));
    if (!number || *number < 1 || static_cast<std::size_t>(*number) > lines.size()) {
        return bad_argument();
    }
    return value(lines[static_cast<std::size_t>(*number - 1)]);
}

} // namespace

FunctionTable text_functions()
{
    return {
        {"DATE", 0, 3, "([option [, date [, format]]]): the date", date},
        {"RANDU", 0, 1, "([seed]): a number from 0 to less than 1", random_unit},
        {"ERRORTEXT", 1, 1, "(number): what the error is", error_of},
        {"SOURCELINE", 0, 1, "([number]): the line, or how many there are", source_line},
    };
}

} // namespace rexx
