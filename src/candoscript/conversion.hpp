// The language's automatic conversions, all in one place: what a value is as a number, a text or a
// logical. A table is none of these; asking for it throws Failure.
#pragma once

#include "candoscript/value.hpp"

#include <optional>

namespace candoscript {

/// 32-bit whole or real.
struct Number
{
    bool is_real = false;
    std::int32_t whole = 0;
    double real = 0;

    [[nodiscard]] double as_real() const { return is_real ? real : whole; }
};

/// Of a text the number at its very beginning, else 0.
[[nodiscard]] Number number_of(const Value& value);
/// Cut towards zero; what does not fit becomes the nearest that does.
[[nodiscard]] std::int32_t integer_of(const Value& value);
[[nodiscard]] std::int32_t integer_of(double number);
/// A text is TRUE if it begins with TRUE, ON or YES in any case.
[[nodiscard]] bool logical_of(const Value& value);
[[nodiscard]] std::string text_of(const Value& value);

/// A real number with up to six decimals, without trailing zeros and without exponent.
[[nodiscard]] std::string text_of(double number);

[[nodiscard]] Value value_of(const Number& number);

} // namespace candoscript
