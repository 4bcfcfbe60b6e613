// Counted loops while they run: the counter is any register, limit and step are two registers side
// by side. For the dispatch loop alone.
#pragma once

#include "candoscript/conversion.hpp"
#include "candoscript/operators.hpp"
#include "candoscript/program.hpp"

namespace candoscript {

inline bool is_past(const Number& counter, const Number& limit, const Number& step)
{
    return step.as_real() > 0 ? counter.as_real() > limit.as_real()
                              : counter.as_real() < limit.as_real();
}

/// Settles the step; true if there is a first pass.
inline bool enter_loop(const Value& counter, Value* bounds, LoopSteps steps)
{
    if (steps == LoopSteps::up_from_one && bounds[0].is_integer()) {
        bounds[1].set(1);
        return bounds[0].as_integer() >= 1;
    }
    const Number first = number_of(counter);
    const Number limit = number_of(bounds[0]);
    if (steps == LoopSteps::up_from_one) {
        bounds[1] = Value::of(1);
    } else if (steps == LoopSteps::towards_limit) {
        bounds[1] = Value::of(first.as_real() > limit.as_real() ? -1 : 1);
    }
    const Number step = number_of(bounds[1]);
    if (step.as_real() == 0) {
        throw Failure{ErrorCode::step_is_zero, "the step of a loop is zero"};
    }
    return !is_past(first, limit, step);
}

inline bool test_loop(const Value& counter, const Value* bounds)
{
    return !is_past(number_of(counter), number_of(bounds[0]), number_of(bounds[1]));
}

/// One step of a loop with any kind of counter; true for another pass.
inline bool slow_loop_next(Value& counter, const Value* bounds, Heap& heap)
{
    const Number before = number_of(counter);
    const Number step = number_of(bounds[1]);
    counter = apply(Operator::plus, counter, bounds[1], heap);
    // Compared before it wraps, so that a loop up to MaxInteger ends.
    const Number after = {.is_real = true, .real = before.as_real() + step.as_real()};
    return !is_past(after, number_of(bounds[0]), step);
}

inline bool loop_next(Value& counter, const Value* bounds, Heap& heap)
{
    if (!both_integers(counter, bounds[0]) || !bounds[1].is_integer()) {
        return slow_loop_next(counter, bounds, heap);
    }
    const std::int64_t step = bounds[1].as_integer();
    const std::int64_t next = counter.as_integer() + step;
    counter.set(wrapped(next));
    return step > 0 ? next <= bounds[0].as_integer() : next >= bounds[0].as_integer();
}

} // namespace candoscript
