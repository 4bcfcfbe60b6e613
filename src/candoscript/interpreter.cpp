// The dispatch loop. Integers take the short way here; every other kind goes through operators.hpp
// and way.hpp, which hold the rules.
#include "candoscript/interpreter.hpp"

#include "candoscript/conversion.hpp"
#include "candoscript/counted_loop.hpp"
#include "candoscript/meter.hpp"
#include "candoscript/operators.hpp"

namespace candoscript {

namespace {

/// An error costs more time than a command.
constexpr std::int64_t commands_per_error = 64;

bool is_less(const Value& left, const Value& right)
{
    return both_integers(left, right) ? left.as_integer() < right.as_integer()
                                      : compare(left, right) < 0;
}

bool is_less_equal(const Value& left, const Value& right)
{
    return both_integers(left, right) ? left.as_integer() <= right.as_integer()
                                      : compare(left, right) <= 0;
}

bool is_equal(const Value& left, const Value& right, Heap& heap)
{
    return both_integers(left, right) ? left.as_integer() == right.as_integer()
                                      : equal(left, right, heap);
}

bool is_true(const Value& value)
{
    return value.is_integer() ? value.as_integer() != 0 : logical_of(value);
}

template <typename Integers>
void arithmetic(Operator op,
                Value& target,
                const Value& left,
                const Value& right,
                Heap& heap,
                Integers integers)
{
    if (both_integers(left, right)) {
        target.set(wrapped(integers(std::int64_t{left.as_integer()}, right.as_integer())));
    } else {
        target = apply(op, left, right, heap);
    }
}

/// For % and MOD: whole numbers that divide without a second thought.
template <typename Integers>
void division(Operator op,
              Value& target,
              const Value& left,
              const Value& right,
              Heap& heap,
              Integers integers)
{
    if (both_integers(left, right) && right.as_integer() > 0) {
        target.set(integers(left.as_integer(), right.as_integer()));
    } else {
        target = apply(op, left, right, heap);
    }
}

void unary(Operator op, Value& target, const Value& operand)
{
    if (op == Operator::keep_sign && operand.is_integer()) {
        target.set(operand.as_integer());
    } else {
        target = apply(op, operand);
    }
}

/// The element if it lies in the dense part of a table, where most do.
const Value* dense_element(const Value& table, const Value& key)
{
    return table.is_table() && key.is_integer() ? table.as_table().dense(key.as_integer())
                                                : nullptr;
}

/// The same for writing, if nobody shares the table.
Value* own_dense_element(const Value& table, const Value& key)
{
    Table* mine = table.unshared_table();
    return mine != nullptr && key.is_integer() ? mine->dense(key.as_integer()) : nullptr;
}

} // namespace

// One switch over all instructions, longer than any other function on purpose: a case breaks to
// take its jump and continues otherwise.
// NOLINTNEXTLINE(readability-function-size,readability-function-cognitive-complexity)
void Interpreter::execute(const Program& program, Value* registers)
{
    Value* const r = registers;
    Heap& heap = heap_;
    const Instruction* const code = program.code.data();
    const Instruction* ip = code;
    Meter meter(budget_, heap);
    std::int64_t left = meter.first_grant();
    while (true) {
        try {
            while (true) {
                left -= ip->commands;
                switch (ip->op) {
                case Op::halt: static_cast<void>(meter.settle(left)); return;
                case Op::nothing: ++ip; continue;
                case Op::move:
                    r[ip->a] = r[ip->b];
                    ++ip;
                    continue;
                case Op::clear:
                    r[ip->a] = Value();
                    ++ip;
                    continue;
                case Op::add:
                    arithmetic(Operator::plus, r[ip->a], r[ip->b], r[ip->c], heap,
                               [](std::int64_t x, std::int64_t y) { return x + y; });
                    ++ip;
                    continue;
                case Op::subtract:
                    arithmetic(Operator::minus, r[ip->a], r[ip->b], r[ip->c], heap,
                               [](std::int64_t x, std::int64_t y) { return x - y; });
                    ++ip;
                    continue;
                case Op::multiply:
                    arithmetic(Operator::times, r[ip->a], r[ip->b], r[ip->c], heap,
                               [](std::int64_t x, std::int64_t y) { return x * y; });
                    ++ip;
                    continue;
                case Op::divide_whole:
                    division(Operator::divide_whole, r[ip->a], r[ip->b], r[ip->c], heap,
                             [](std::int32_t x, std::int32_t y) { return x / y; });
                    ++ip;
                    continue;
                case Op::modulo:
                    division(Operator::modulo, r[ip->a], r[ip->b], r[ip->c], heap,
                             [](std::int32_t x, std::int32_t y) { return x % y; });
                    ++ip;
                    continue;
                case Op::binary:
                    r[ip->a] = apply(static_cast<Operator>(ip->d), r[ip->b], r[ip->c], heap);
                    ++ip;
                    continue;
                case Op::unary:
                    unary(static_cast<Operator>(ip->d), r[ip->a], r[ip->b]);
                    ++ip;
                    continue;
                case Op::jump: break;
                case Op::jump_true:
                    if (is_true(r[ip->a])) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::jump_false:
                    if (!is_true(r[ip->a])) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::jump_equal:
                    if (is_equal(r[ip->b], r[ip->c], heap)) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::jump_unequal:
                    if (!is_equal(r[ip->b], r[ip->c], heap)) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::jump_less:
                    if (is_less(r[ip->b], r[ip->c])) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::jump_less_equal:
                    if (is_less_equal(r[ip->b], r[ip->c])) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::loop_enter:
                    if (!enter_loop(r[ip->a], r + ip->b, static_cast<LoopSteps>(ip->c))) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::loop_next:
                    if (loop_next(r[ip->a], r + ip->b, heap)) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::loop_step:
                    r[ip->a] = apply(Operator::plus, r[ip->a], r[ip->b + 1], heap);
                    ++ip;
                    continue;
                case Op::loop_test:
                    if (test_loop(r[ip->a], r + ip->b)) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::get_index:
                    if (const Value* element = dense_element(r[ip->b], r[ip->c])) {
                        r[ip->a] = *element;
                    } else {
                        get_index(r[ip->a], r[ip->b], r[ip->c]);
                    }
                    ++ip;
                    continue;
                case Op::get_field:
                    get_field(r[ip->a], r[ip->b], program.names[static_cast<std::size_t>(ip->d)]);
                    ++ip;
                    continue;
                case Op::get_path:
                    get_path(r[ip->a], r[ip->b], program.paths[static_cast<std::size_t>(ip->d)],
                             r + ip->c);
                    ++ip;
                    continue;
                case Op::set_index:
                    if (Value* element = own_dense_element(r[ip->a], r[ip->b]);
                        element != nullptr && r[ip->c].is_inline()) {
                        *element = r[ip->c];
                    } else {
                        set_index(r[ip->a], r[ip->b], r[ip->c]);
                    }
                    ++ip;
                    continue;
                case Op::add_element:
                    if (Value* element = own_dense_element(r[ip->a], r[ip->b]);
                        element != nullptr && both_integers(*element, r[ip->c])) {
                        element->set(
                            wrapped(std::int64_t{element->as_integer()} + r[ip->c].as_integer()));
                    } else {
                        add_element(r[ip->a], r[ip->b], r[ip->c]);
                    }
                    ++ip;
                    continue;
                case Op::set_path:
                    set_path(r[ip->a], r[ip->b], program.paths[static_cast<std::size_t>(ip->d)],
                             r + ip->c);
                    ++ip;
                    continue;
                case Op::erase_path:
                    erase_path(r[ip->a], program.paths[static_cast<std::size_t>(ip->d)], r + ip->c);
                    ++ip;
                    continue;
                case Op::insert_entry:
                case Op::remove_entry:
                    change_entry(ip->op, r[ip->a], r[ip->b],
                                 program.paths[static_cast<std::size_t>(ip->d)], r + ip->c);
                    ++ip;
                    continue;
                case Op::sort:
                    sort(program, *ip, r);
                    ++ip;
                    continue;
                case Op::search_flags:
                    state_.search_flags = {(ip->d & 1) != 0, (ip->d & 2) != 0};
                    ++ip;
                    continue;
                case Op::call:
                    call(*ip, r);
                    left = meter.check(left);
                    ++ip;
                    continue;
                case Op::bind_alias:
                    bind_alias(r[ip->a], r[ip->b]);
                    ++ip;
                    continue;
                case Op::foreign:
                    state_.warn(program.names[static_cast<std::size_t>(ip->d)],
                                program.positions[static_cast<std::size_t>(ip - code)]);
                    ++ip;
                    continue;
                case Op::routine:
                    throw Failure{ErrorCode::routine_not_found,
                                  "routine not found: " + text_of(r[ip->b])};
                case Op::error_routine:
                    state_.error_routine = text_of(r[ip->b]);
                    ++ip;
                    continue;
                }
                left = meter.check(left);
                ip = code + ip->d;
            }
        } catch (const Failure& failure) {
            left -= commands_per_error;
            ip = code + trap(program, ip - code, failure);
            left = meter.check(left);
        } catch (const OutOfWork&) {
            stopped_at_ = program.positions[static_cast<std::size_t>(ip - code)];
            throw;
        }
    }
}

std::int32_t Interpreter::trap(const Program& program, std::ptrdiff_t at, const Failure& failure)
{
    const auto index = static_cast<std::size_t>(at);
    if (program.traps[index] < 0) {
        stopped_at_ = program.positions[index];
        throw failure;
    }
    state_.system(SystemSlot::error_code) = Value::of(static_cast<std::int32_t>(failure.code));
    state_.system(SystemSlot::error_text) = Value::of(heap_, failure.text);
    return program.traps[index];
}

// ---- elements --------------------------------------------------------------------------------

void Interpreter::get_index(Value& target, const Value& table, const Value& key)
{
    const Step step{.index = integer_of(key)};
    const Value* element = read_way(table, {&step, 1});
    if (element == nullptr) {
        target = Value();
    } else {
        target = *element;
    }
}

void Interpreter::set_index(Value& table, const Value& key, const Value& value)
{
    const std::int32_t index = integer_of(key);
    Table* mine = table.unshared_table();
    if (mine != nullptr && value.is_inline() && !table.is_fixed()) {
        mine->at(index) = value;
        return;
    }
    const Step step{.index = index};
    write_way(table, {&step, 1}, value, heap_);
}

void Interpreter::add_element(Value& table, const Value& key, const Value& addend)
{
    Value sum;
    get_index(sum, table, key);
    sum = apply(Operator::plus, sum, addend, heap_);
    set_index(table, key, sum);
}

} // namespace candoscript
