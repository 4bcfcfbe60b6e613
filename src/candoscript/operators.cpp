#include "candoscript/operators.hpp"

#include "candoscript/conversion.hpp"
#include "candoscript/table.hpp"

#include <cmath>

namespace candoscript {

namespace {

Value real_result(double number)
{
    if (!std::isfinite(number)) {
        throw Failure{ErrorCode::number_too_large, "number too large"};
    }
    return Value::of(number);
}

Value sum(const Number& left, const Number& right)
{
    return left.is_real || right.is_real
               ? real_result(left.as_real() + right.as_real())
               : Value::of(wrapped(std::int64_t{left.whole} + right.whole));
}

Value difference(const Number& left, const Number& right)
{
    return left.is_real || right.is_real
               ? real_result(left.as_real() - right.as_real())
               : Value::of(wrapped(std::int64_t{left.whole} - right.whole));
}

Value product(const Number& left, const Number& right)
{
    return left.is_real || right.is_real
               ? real_result(left.as_real() * right.as_real())
               : Value::of(wrapped(std::int64_t{left.whole} * right.whole));
}

[[noreturn]] void division_by_zero()
{
    throw Failure{ErrorCode::division_by_zero, "division by zero"};
}

Value quotient(const Number& left, const Number& right)
{
    if (right.as_real() == 0) {
        division_by_zero();
    }
    // Whole numbers that divide exactly stay whole, so that X/2 can be an index.
    if (!left.is_real && !right.is_real) {
        const std::int64_t dividend = left.whole;
        if (dividend % right.whole == 0 && dividend / right.whole <= INT32_MAX) {
            return Value::of(static_cast<std::int32_t>(dividend / right.whole));
        }
    }
    return real_result(left.as_real() / right.as_real());
}

Value whole_quotient(std::int64_t left, std::int64_t right)
{
    if (right == 0) {
        division_by_zero();
    }
    return Value::of(wrapped(left / right));
}

Value remainder(std::int64_t left, std::int64_t right)
{
    if (right == 0) {
        division_by_zero();
    }
    return Value::of(wrapped(left % right));
}

Value joined(const Value& left, const Value& right, std::string_view between, Heap& heap)
{
    std::string text = text_of(left);
    const std::string tail = text_of(right);
    text.reserve(text.size() + between.size() + tail.size());
    return Value::of(heap, text.append(between).append(tail));
}

bool is_number(const Value& value)
{
    return value.kind() == Kind::integer || value.kind() == Kind::real ||
           value.kind() == Kind::logical;
}

int order(double left, double right)
{
    return left < right ? -1 : left > right ? 1 : 0;
}

int order_of_texts(std::string_view left, std::string_view right)
{
    // char_traits compares as unsigned, which is the order of character codes.
    const int result = left.compare(right);
    return result < 0 ? -1 : result > 0 ? 1 : 0;
}

bool equal_tables(const Table& left, const Table& right, Heap& heap, int& left_over);

bool equal_counted(const Value& left, const Value& right, Heap& heap, int& left_over)
{
    heap.add_work(128);
    if (--left_over < 0) {
        throw Failure{ErrorCode::out_of_memory, "the arrays are too large to compare"};
    }
    if (left.is_table() && right.is_table()) {
        return &left.as_table() == &right.as_table() ||
               equal_tables(left.as_table(), right.as_table(), heap, left_over);
    }
    return !left.is_table() && !right.is_table() && compare(left, right) == 0;
}

bool equal_tables(const Table& left, const Table& right, Heap& heap, int& left_over)
{
    heap.add_work(256);
    auto a = left.first_index();
    auto b = right.first_index();
    for (; a && a == b; a = left.next_index(*a), b = right.next_index(*b)) {
        if (!equal_counted(*left.find(*a), *right.find(*b), heap, left_over)) {
            return false;
        }
    }
    if (a || b || left.fields().size() != right.fields().size()) {
        return false;
    }
    for (const auto& [name, value] : left.fields()) {
        const Value* other = right.find(name);
        if (other == nullptr || !equal_counted(value, *other, heap, left_over)) {
            return false;
        }
    }
    return true;
}

} // namespace

int compare(const Value& left, const Value& right)
{
    if (left.is_nothing() && !right.is_nothing()) {
        return -compare(right, left);
    }
    if (right.is_nothing()) {
        return left.kind() == Kind::text ? order_of_texts(left.as_text(), "")
                                         : order(number_of(left).as_real(), 0);
    }
    if (is_number(left) && is_number(right)) {
        return order(number_of(left).as_real(), number_of(right).as_real());
    }
    if (left.kind() == Kind::text && right.kind() == Kind::text) {
        left.charge();
        return order_of_texts(left.as_text(), right.as_text());
    }
    return order_of_texts(text_of(left), text_of(right));
}

bool equal(const Value& left, const Value& right, Heap& heap)
{
    constexpr int most_comparisons = 1 << 16;
    int left_over = most_comparisons;
    return equal_counted(left, right, heap, left_over);
}

Value apply(Operator op, const Value& left, const Value& right, Heap& heap)
{
    switch (op) {
    case Operator::times: return product(number_of(left), number_of(right));
    case Operator::divide: return quotient(number_of(left), number_of(right));
    case Operator::divide_whole: return whole_quotient(integer_of(left), integer_of(right));
    case Operator::modulo: return remainder(integer_of(left), integer_of(right));
    case Operator::plus: return sum(number_of(left), number_of(right));
    case Operator::minus: return difference(number_of(left), number_of(right));
    case Operator::join: return joined(left, right, "", heap);
    case Operator::join_blank: return joined(left, right, " ", heap);
    case Operator::less: return Value::of(compare(left, right) < 0);
    case Operator::less_equal: return Value::of(compare(left, right) <= 0);
    case Operator::greater: return Value::of(compare(left, right) > 0);
    case Operator::greater_equal: return Value::of(compare(left, right) >= 0);
    case Operator::equal: return Value::of(equal(left, right, heap));
    case Operator::unequal: return Value::of(!equal(left, right, heap));
    case Operator::logical_and: return Value::of(logical_of(left) && logical_of(right));
    case Operator::logical_or: return Value::of(logical_of(left) || logical_of(right));
    default: return Value::of(logical_of(left) != logical_of(right));
    }
}

Value apply(Operator op, const Value& operand)
{
    if (op == Operator::logical_not) {
        return Value::of(!logical_of(operand));
    }
    const Number number = number_of(operand);
    if (op == Operator::keep_sign) {
        return value_of(number);
    }
    return number.is_real ? Value::of(-number.real)
                          : Value::of(wrapped(-std::int64_t{number.whole}));
}

} // namespace candoscript
