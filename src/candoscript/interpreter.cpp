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

/// True if both were integers, so that no text was touched.
template <typename Integers>
bool arithmetic(Operator op,
                Value& target,
                const Value& left,
                const Value& right,
                Heap& heap,
                Integers integers)
{
    if (both_integers(left, right)) {
        target.set(wrapped(integers(std::int64_t{left.as_integer()}, right.as_integer())));
        return true;
    }
    target = apply(op, left, right, heap);
    return false;
}

/// For % and MOD: whole numbers that divide without a second thought.
template <typename Integers>
bool division(Operator op,
              Value& target,
              const Value& left,
              const Value& right,
              Heap& heap,
              Integers integers)
{
    if (both_integers(left, right) && right.as_integer() > 0) {
        target.set(integers(left.as_integer(), right.as_integer()));
        return true;
    }
    target = apply(op, left, right, heap);
    return false;
}

bool unary(Operator op, Value& target, const Value& operand)
{
    if (op == Operator::keep_sign && operand.is_integer()) {
        target.set(operand.as_integer());
        return true;
    }
    target = apply(op, operand);
    return false;
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

// One switch over all instructions, longer than any other function on purpose. A case that stays
// with integers continues at once; one that jumps or may have touched texts or tables breaks, so
// that the meter looks at it.
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
                const Instruction* next = ip + 1;
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
                    if (!arithmetic(Operator::plus, r[ip->a], r[ip->b], r[ip->c], heap,
                                    [](std::int64_t x, std::int64_t y) { return x + y; })) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::subtract:
                    if (!arithmetic(Operator::minus, r[ip->a], r[ip->b], r[ip->c], heap,
                                    [](std::int64_t x, std::int64_t y) { return x - y; })) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::multiply:
                    if (!arithmetic(Operator::times, r[ip->a], r[ip->b], r[ip->c], heap,
                                    [](std::int64_t x, std::int64_t y) { return x * y; })) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::divide_whole:
                    if (!division(Operator::divide_whole, r[ip->a], r[ip->b], r[ip->c], heap,
                                  [](std::int32_t x, std::int32_t y) { return x / y; })) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::modulo:
                    if (!division(Operator::modulo, r[ip->a], r[ip->b], r[ip->c], heap,
                                  [](std::int32_t x, std::int32_t y) { return x % y; })) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::binary:
                    r[ip->a] = apply(static_cast<Operator>(ip->d), r[ip->b], r[ip->c], heap);
                    break;
                case Op::unary:
                    if (!unary(static_cast<Operator>(ip->d), r[ip->a], r[ip->b])) {
                        break;
                    }
                    ++ip;
                    continue;
                case Op::jump: next = code + ip->d; break;
                case Op::jump_true:
                    if (is_true(r[ip->a])) {
                        next = code + ip->d;
                        break;
                    }
                    ++ip;
                    continue;
                case Op::jump_false:
                    if (!is_true(r[ip->a])) {
                        next = code + ip->d;
                        break;
                    }
                    ++ip;
                    continue;
                case Op::jump_equal:
                    if (is_equal(r[ip->b], r[ip->c], heap)) {
                        next = code + ip->d;
                    }
                    break;
                case Op::jump_unequal:
                    if (!is_equal(r[ip->b], r[ip->c], heap)) {
                        next = code + ip->d;
                    }
                    break;
                case Op::jump_less:
                    if (is_less(r[ip->b], r[ip->c])) {
                        next = code + ip->d;
                    }
                    break;
                case Op::jump_less_equal:
                    if (is_less_equal(r[ip->b], r[ip->c])) {
                        next = code + ip->d;
                    }
                    break;
                case Op::loop_enter:
                    if (!enter_loop(r[ip->a], r + ip->b, static_cast<LoopSteps>(ip->c))) {
                        next = code + ip->d;
                    }
                    break;
                case Op::loop_next:
                    if (loop_next(r[ip->a], r + ip->b, heap)) {
                        next = code + ip->d;
                    }
                    break;
                case Op::loop_step:
                    r[ip->a] = apply(Operator::plus, r[ip->a], r[ip->b + 1], heap);
                    break;
                case Op::loop_test:
                    if (test_loop(r[ip->a], r + ip->b)) {
                        next = code + ip->d;
                    }
                    break;
                case Op::get_index:
                    if (const Value* element = dense_element(r[ip->b], r[ip->c])) {
                        r[ip->a] = *element;
                        ++ip;
                        continue;
                    }
                    get_index(r[ip->a], r[ip->b], r[ip->c]);
                    break;
                case Op::get_field:
                    get_field(r[ip->a], r[ip->b], program.names[static_cast<std::size_t>(ip->d)]);
                    ++ip;
                    continue;
                case Op::get_path:
                    get_path(r[ip->a], r[ip->b], program.paths[static_cast<std::size_t>(ip->d)],
                             r + ip->c);
                    break;
                case Op::set_index:
                    if (Value* element = own_dense_element(r[ip->a], r[ip->b]);
                        element != nullptr && r[ip->c].is_inline()) {
                        *element = r[ip->c];
                        ++ip;
                        continue;
                    }
                    set_index(r[ip->a], r[ip->b], r[ip->c]);
                    break;
                case Op::add_element:
                    if (Value* element = own_dense_element(r[ip->a], r[ip->b]);
                        element != nullptr && both_integers(*element, r[ip->c])) {
                        element->set(
                            wrapped(std::int64_t{element->as_integer()} + r[ip->c].as_integer()));
                        ++ip;
                        continue;
                    }
                    add_element(r[ip->a], r[ip->b], r[ip->c]);
                    break;
                case Op::set_path:
                    set_path(r[ip->a], r[ip->b], program.paths[static_cast<std::size_t>(ip->d)],
                             r + ip->c);
                    break;
                case Op::erase_path:
                    erase_path(r[ip->a], program.paths[static_cast<std::size_t>(ip->d)], r + ip->c);
                    break;
                case Op::insert_entry:
                case Op::remove_entry:
                    change_entry(ip->op, r[ip->a], r[ip->b],
                                 program.paths[static_cast<std::size_t>(ip->d)], r + ip->c);
                    break;
                case Op::sort: sort(program, *ip, r); break;
                case Op::search_flags:
                    state_.search_flags = {(ip->d & 1) != 0, (ip->d & 2) != 0};
                    ++ip;
                    continue;
                case Op::call:
                    remember_caller(program.positions[static_cast<std::size_t>(ip - code)]);
                    call(*ip, r);
                    break;
                case Op::bind_alias:
                    remember_caller(program.positions[static_cast<std::size_t>(ip - code)]);
                    bind_alias(r[ip->a], r[ip->b]);
                    break;
                case Op::foreign:
                    warn_foreign(program.names[static_cast<std::size_t>(ip->d)],
                                 program.positions[static_cast<std::size_t>(ip - code)]);
                    ++ip;
                    continue;
                case Op::routine:
                    throw Failure{ErrorCode::routine_not_found,
                                  "routine not found: " + text_of(r[ip->b])};
                case Op::error_routine: state_.error_routine = text_of(r[ip->b]); break;
                }
                left = meter.check(left);
                ip = next;
            }
        } catch (const Failure& failure) {
            left -= commands_per_error;
            const std::int32_t target = trap(program, ip - code, failure);
            left = meter.check(left);
            ip = code + target;
        } catch (const OutOfWork&) {
            stopped_at_ = program.positions[static_cast<std::size_t>(ip - code)];
            throw;
        }
    }
}

std::int32_t Interpreter::trap(const Program& program, std::ptrdiff_t at, const Failure& failure)
{
    const auto index = static_cast<std::size_t>(at);
    // Also for the caller's meter, whose OutOfWork would pass by the handler beside it.
    stopped_at_ = program.positions[index];
    if (program.traps[index] < 0) {
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
