#include "candoscript/conversion.hpp"

#include "candoscript/latin1.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace candoscript {

namespace {

[[noreturn]] void refuse_table()
{
    throw Failure{ErrorCode::not_a_value, "a whole array or record cannot be used as a value"};
}

Number number_of(std::string_view text)
{
    const bool has_sign = !text.empty() && (text.front() == '-' || text.front() == '+');
    const std::string_view digits = has_sign ? text.substr(1) : text;
    const auto* end = std::find_if_not(digits.begin(), digits.end(), is_digit);
    if (end == digits.begin()) {
        return {};
    }
    if (end + 1 < digits.end() && *end == '.' && is_digit(end[1])) {
        end = std::find_if_not(end + 1, digits.end(), is_digit);
    }
    // from_chars knows the minus sign but no plus.
    const char* begin = text.front() == '+' ? digits.begin() : text.begin();
    Number result;
    const auto whole = std::from_chars(begin, end, result.whole);
    if (whole.ptr == end && whole.ec == std::errc{}) {
        return result;
    }
    result.is_real = true;
    if (std::from_chars(begin, end, result.real, std::chars_format::fixed).ec != std::errc{}) {
        throw Failure{ErrorCode::number_too_large, "number too large"};
    }
    return result;
}

bool begins_with(std::string_view text, std::string_view word)
{
    return same_word(text.substr(0, word.size()), word);
}

} // namespace

Number number_of(const Value& value)
{
    switch (value.kind()) {
    case Kind::integer: return {.whole = value.as_integer()};
    case Kind::nothing: return {};
    case Kind::logical: return {.whole = value.as_logical() ? 1 : 0};
    case Kind::real: return {.is_real = true, .real = value.as_real()};
    case Kind::text: value.charge(); return number_of(std::string_view(value.as_text()));
    default: refuse_table();
    }
}

std::int32_t integer_of(double number)
{
    constexpr double lowest = std::numeric_limits<std::int32_t>::min();
    constexpr double highest = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::int32_t>(std::clamp(std::trunc(number), lowest, highest));
}

std::int32_t integer_of(const Value& value)
{
    const Number number = number_of(value);
    return number.is_real ? integer_of(number.real) : number.whole;
}

bool logical_of(const Value& value)
{
    switch (value.kind()) {
    case Kind::integer: return value.as_integer() != 0;
    case Kind::nothing: return false;
    case Kind::logical: return value.as_logical();
    case Kind::real: return value.as_real() != 0;
    case Kind::text:
        return begins_with(value.as_text(), "TRUE") || begins_with(value.as_text(), "ON") ||
               begins_with(value.as_text(), "YES");
    default: refuse_table();
    }
}

std::string text_of(double number)
{
    std::array<char, 400> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                   std::chars_format::fixed, 6);
    std::string result(buffer.data(), end.ptr);
    result.erase(result.find_last_not_of('0') + 1);
    if (result.back() == '.') {
        result.pop_back();
    }
    return result == "-0" ? "0" : result;
}

std::string text_of(const Value& value)
{
    switch (value.kind()) {
    case Kind::integer: return std::to_string(value.as_integer());
    case Kind::nothing: return {};
    case Kind::logical: return value.as_logical() ? "TRUE" : "FALSE";
    case Kind::real: return text_of(value.as_real());
    case Kind::text: value.charge(); return value.as_text();
    default: refuse_table();
    }
}

Value value_of(const Number& number)
{
    return number.is_real ? Value::of(number.real) : Value::of(number.whole);
}

} // namespace candoscript
