// Every function of the language in one table: name, number of arguments, what computes it.
#pragma once

#include "candoscript/value.hpp"
#include "core/base/rng.hpp"

#include <span>
#include <string_view>

namespace candoscript {

class Interpreter;

/// What SetSearchArrayFlags sets.
struct SearchFlags
{
    bool no_case = false;
    bool substring = false;
};

/// What a function can reach besides its arguments.
struct Context
{
    Heap& heap;
    base::Rng& random;
    SearchFlags& search_flags;
    Value& search_found;
    Interpreter& interpreter;
};

/// Arguments may be moved from. Throws Failure.
using FunctionHandler = Value (*)(Context&, std::span<Value>);

struct FunctionRow
{
    std::string_view name;
    int least; ///< arguments
    int most;
    FunctionHandler handler;
};

/// Null if there is none. Case is ignored.
[[nodiscard]] const FunctionRow* find_function(std::string_view name);
[[nodiscard]] std::span<const FunctionRow> all_functions();

} // namespace candoscript
