// Running a compiled script once.
#pragma once

#include "candoscript/store.hpp"
#include "core/base/budget.hpp"
#include "core/base/result.hpp"

#include <variant>

namespace candoscript {

/// Commands that one call may take unless its caller says otherwise.
constexpr std::uint64_t usual_budget = 5'000'000;

/// The end was reached, by ExitScript or the last line.
struct Finished
{
};
/// The budget was used up.
struct OutOfBudget
{
    int line = 0;
};
/// The budget's stop token asked to end. The store is as it was before the call.
struct Stopped
{
};
/// The last possibility is an error that the script did not trap.
using Outcome = std::variant<Finished, OutOfBudget, Stopped, base::Diagnostic>;

/// Runs the store's program. The budget counts commands; a pass of a loop is one, and work on long
/// texts and big arrays counts by its size.
[[nodiscard]] Outcome run(Store& store, const Host& host, base::Rng& random, base::Budget& budget);

/// The value of an expression over the store's variables, written as a literal (5, 3.5, "text",
/// TRUE, Nothing). For tests and whoever wants to look inside.
[[nodiscard]] base::Result<std::string> inspect(Store& store, std::string_view expression);

} // namespace candoscript
