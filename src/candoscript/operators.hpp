// What the operators do with values of any kind. The interpreter has short ways for integers of its
// own; these are the whole rules.
#pragma once

#include "candoscript/expression.hpp"
#include "candoscript/value.hpp"

namespace candoscript {

/// 32-bit two's complement, as all whole arithmetic of the language.
[[nodiscard]] inline std::int32_t wrapped(std::int64_t number)
{
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(number));
}

[[nodiscard]] inline bool both_integers(const Value& left, const Value& right)
{
    static_assert(Kind::integer == Kind{});
    return (static_cast<unsigned>(left.kind()) | static_cast<unsigned>(right.kind())) == 0;
}

/// Any operator but AND and OR, which the compiler turns into jumps. Throws Failure.
[[nodiscard]] Value apply(Operator op, const Value& left, const Value& right, Heap& heap);
/// One of the three signs.
[[nodiscard]] Value apply(Operator op, const Value& operand);

/// The order of two scalars: as numbers if both are (logicals count), else as texts. Nothing takes
/// the default of the other side.
[[nodiscard]] int compare(const Value& left, const Value& right);
/// The same for =, and for whole tables.
[[nodiscard]] bool equal(const Value& left, const Value& right, Heap& heap);

} // namespace candoscript
