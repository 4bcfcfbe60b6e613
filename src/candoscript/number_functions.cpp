// Numbers, conversions and the functions that look at any kind of value.
#include "candoscript/conversion.hpp"
#include "candoscript/function_handlers.hpp"
#include "candoscript/interpreter.hpp"
#include "candoscript/operators.hpp"
#include "candoscript/table.hpp"

#include <algorithm>
#include <cmath>

namespace candoscript {

namespace {

bool is_less(const Number& left, const Number& right)
{
    return left.as_real() < right.as_real();
}

enum class Wanted
{
    largest,
    smallest
};

Value extreme(Arguments arguments, Wanted wanted)
{
    Number best = number_of(arguments[0]);
    for (const Value& argument : arguments.subspan(1)) {
        const Number number = number_of(argument);
        if (wanted == Wanted::largest ? is_less(best, number) : is_less(number, best)) {
            best = number;
        }
    }
    return value_of(best);
}

} // namespace

Value absolute(Context& /*context*/, Arguments arguments)
{
    const Number number = number_of(arguments[0]);
    return number.is_real ? Value::of(std::fabs(number.real))
                          : Value::of(wrapped(std::abs(std::int64_t{number.whole})));
}

Value sign(Context& /*context*/, Arguments arguments)
{
    const double number = number_of(arguments[0]).as_real();
    return Value::of(number > 0 ? 1 : number < 0 ? -1 : 0);
}

Value largest(Context& /*context*/, Arguments arguments)
{
    return extreme(arguments, Wanted::largest);
}

Value smallest(Context& /*context*/, Arguments arguments)
{
    return extreme(arguments, Wanted::smallest);
}

Value limit(Context& /*context*/, Arguments arguments)
{
    const Number one = number_of(arguments[0]);
    const Number other = number_of(arguments[1]);
    const auto [low, high] = std::minmax(one, other, is_less);
    return value_of(std::clamp(number_of(arguments[2]), low, high, is_less));
}

Value random(Context& context, Arguments arguments)
{
    const auto [low, high] = std::minmax({integer_of(arguments[0]), integer_of(arguments[1])});
    return Value::of(static_cast<std::int32_t>(context.random.between(low, high)));
}

Value to_integer(Context& /*context*/, Arguments arguments)
{
    return Value::of(integer_of(arguments[0]));
}

Value to_text(Context& context, Arguments arguments)
{
    return Value::of(context.heap, text_of(arguments[0]));
}

Value to_logical(Context& /*context*/, Arguments arguments)
{
    return Value::of(logical_of(arguments[0]));
}

Value match(Context& context, Arguments arguments)
{
    return Value::of(
        std::any_of(arguments.begin() + 1, arguments.end(), [&](const Value& candidate) {
            return equal(arguments[0], candidate, context.heap);
        }));
}

Value type_name(Context& context, Arguments arguments)
{
    const Value& value = arguments[0];
    switch (value.kind()) {
    case Kind::integer: return Value::of(context.heap, "Integer");
    case Kind::nothing: return Value::of(context.heap, "Nothing");
    case Kind::logical: return Value::of(context.heap, "Logical");
    case Kind::real: return Value::of(context.heap, "Float");
    case Kind::text: return Value::of(context.heap, "String");
    default: return Value::of(context.heap, value.as_table().fields().empty() ? "Array" : "Record");
    }
}

Value evaluate_expression(Context& context, Arguments arguments)
{
    return context.interpreter.evaluate(text_of(arguments[0]));
}

Value verify_expression(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    try {
        static_cast<void>(context.interpreter.evaluate(text));
        return Value::of(true);
    } catch (const Failure&) {
        return Value::of(false);
    }
}

} // namespace candoscript
