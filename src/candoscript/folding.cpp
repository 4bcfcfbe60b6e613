#include "candoscript/folding.hpp"

#include "candoscript/operators.hpp"

#include <algorithm>

namespace candoscript {

namespace {

/// Longer texts are joined when the script runs, within its memory.
constexpr std::size_t longest_folded_text = 4096;

bool is_literal(const Expression& expression)
{
    return std::holds_alternative<Literal>(expression.node);
}

Value value_of(const Expression& expression, Heap& heap)
{
    struct Maker
    {
        Heap& heap;
        Value operator()(std::int32_t number) const { return Value::of(number); }
        Value operator()(double number) const { return Value::of(number); }
        Value operator()(const std::string& text) const { return Value::of(heap, text); }
    };
    return std::visit(Maker{heap}, std::get<Literal>(expression.node));
}

/// Logicals have no literal; they are left to the program.
std::optional<Literal> literal_of(const Value& value)
{
    switch (value.kind()) {
    case Kind::integer: return value.as_integer();
    case Kind::real: return value.as_real();
    case Kind::text:
        if (value.as_text().size() <= longest_folded_text) {
            return value.as_text();
        }
        return std::nullopt;
    default: return std::nullopt;
    }
}

template <typename Compute>
Expression computed(Expression expression, Compute compute)
{
    try {
        Heap heap;
        const Value value = compute(heap);
        if (const auto literal = literal_of(value)) {
            expression.node = *literal;
        }
    } catch (const Failure&) {
        // Division by zero and the like: the script may never come there, or trap it.
        return expression;
    }
    return expression;
}

std::vector<Expression> all_folded(const std::vector<Expression>& expressions)
{
    std::vector<Expression> result;
    std::transform(expressions.begin(), expressions.end(), std::back_inserter(result), folded);
    return result;
}

struct Folder
{
    Origin at;

    Expression operator()(const Literal& literal) const { return {at, literal}; }
    Expression operator()(const Place& place) const
    {
        Place result{place.at, place.name, {}};
        for (const PlaceStep& step : place.steps) {
            if (const auto* index = std::get_if<IndexStep>(&step)) {
                result.steps.emplace_back(IndexStep{all_folded(index->index)});
            } else {
                result.steps.push_back(step);
            }
        }
        return {at, std::move(result)};
    }
    Expression operator()(const Unary& unary) const
    {
        Expression result{at, Unary{unary.op, all_folded(unary.operand)}};
        const Expression operand = std::get<Unary>(result.node).operand[0];
        if (!is_literal(operand)) {
            return result;
        }
        return computed(std::move(result),
                        [&](Heap& heap) { return apply(unary.op, value_of(operand, heap)); });
    }
    Expression operator()(const Binary& binary) const
    {
        std::vector<Expression> operands = all_folded(binary.operands);
        if (!is_literal(operands[0]) || !is_literal(operands[1])) {
            return {at, Binary{binary.op, std::move(operands)}};
        }
        return computed(Expression{at, Binary{binary.op, operands}}, [&](Heap& heap) {
            return apply(binary.op, value_of(operands[0], heap), value_of(operands[1], heap), heap);
        });
    }
    Expression operator()(const Call& call) const
    {
        return {at, Call{call.name, all_folded(call.arguments)}};
    }
};

} // namespace

Expression folded(const Expression& expression)
{
    return std::visit(Folder{expression.at}, expression.node);
}

} // namespace candoscript
