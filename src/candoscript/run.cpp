#include "candoscript/run.hpp"

#include "candoscript/conversion.hpp"
#include "candoscript/interpreter.hpp"
#include "candoscript/message.hpp"
#include "candoscript/printer.hpp"

namespace candoscript {

namespace {

base::Diagnostic diagnostic(const State& state, Position at, const Failure& failure)
{
    std::string text = failure.text;
    if (!state.error_routine.empty()) {
        text += "; the routine " + state.error_routine + " named by DoOnError is not found";
    }
    return message(at, text, state.program.source);
}

std::string literal(const Value& value)
{
    switch (value.kind()) {
    case Kind::nothing: return "Nothing";
    case Kind::text: return quoted(value.as_text());
    case Kind::table:
    case Kind::fixed_table: return value.as_table().fields().empty() ? "Array" : "Record";
    default: return text_of(value);
    }
}

} // namespace

Outcome run(Store& store, const Host& host, base::Rng& random, base::Budget& budget)
{
    State& state = store.state();
    Memory before = state.memory();
    Interpreter interpreter(state, random, budget);
    Outcome outcome = Finished{};
    try {
        state.begin_call(host);
        interpreter.run();
    } catch (const OutOfWork&) {
        outcome = OutOfBudget{interpreter.stopped_at().line};
    } catch (const Failure& failure) {
        outcome = diagnostic(state, interpreter.stopped_at(), failure);
    }
    state.end_call();
    if (budget.stop_requested()) {
        state.restore(std::move(before));
        return Stopped{};
    }
    if (std::holds_alternative<OutOfBudget>(outcome)) {
        // A command that was too heavy for what was left has not used it up.
        static_cast<void>(budget.spend(budget.left()));
    }
    return outcome;
}

base::Result<std::string> inspect(Store& store, std::string_view expression)
{
    base::Rng random(0);
    base::Budget budget;
    try {
        return literal(Interpreter(store.state(), random, budget).evaluate(expression));
    } catch (const Failure& failure) {
        return base::failure(message({}, failure.text));
    }
}

} // namespace candoscript
