#include "candoscript/functions.hpp"

#include "candoscript/function_handlers.hpp"
#include "candoscript/latin1.hpp"

#include <algorithm>
#include <array>

namespace candoscript {

namespace {

constexpr int any = 1000;

// clang-format off
constexpr std::array rows = {
    FunctionRow{"Absolute", 1, 1, absolute},
    FunctionRow{"Sign",     1, 1, sign},
    FunctionRow{"Max",      1, any, largest},
    FunctionRow{"Min",      1, any, smallest},
    FunctionRow{"Limit",    3, 3, limit},
    FunctionRow{"Random",   2, 2, random},
    FunctionRow{"Integer",  1, 1, to_integer},
    FunctionRow{"String",   1, 1, to_text},
    FunctionRow{"Logical",  1, 1, to_logical},
    // Never called: the compiler makes jumps of it, so that only the chosen branch is evaluated.
    FunctionRow{"IfThen",   3, 3, nullptr},
    FunctionRow{"Match",    2, any, match},
    FunctionRow{"VarType",  1, 1, type_name},
    // An alias that is not bound by Let is the value of what it names.
    FunctionRow{"Alias",              1, 1, evaluate_expression},
    FunctionRow{"EvaluateExpression", 1, 1, evaluate_expression},
    FunctionRow{"VerifyExpression",   1, 1, verify_expression},
    FunctionRow{"Ascii",         1, 1, ascii},
    FunctionRow{"Char",          1, 1, character},
    FunctionRow{"NumberOfChars", 1, 1, number_of_chars},
    FunctionRow{"LowerCase",     1, 1, lower_case},
    FunctionRow{"UpperCase",     1, 1, upper_case},
    FunctionRow{"DupeString",    2, 2, dupe_string},
    FunctionRow{"TrimString",    1, 1, trim_string},
    FunctionRow{"InsertChars",   3, 3, insert_chars},
    FunctionRow{"RemoveChars",   3, 3, remove_chars},
    FunctionRow{"FindChars",     2, 3, find_chars},
    FunctionRow{"GetChars",      3, 3, get_chars},
    FunctionRow{"LeftJustify",   2, 2, left_justify},
    FunctionRow{"RightJustify",  2, 2, right_justify},
    FunctionRow{"CenterString",  2, 2, center_string},
    FunctionRow{"BumpRevision",  1, 1, bump_revision},
    FunctionRow{"FindWord",       2, 4, find_word},
    FunctionRow{"GetWord",        2, 3, get_word},
    FunctionRow{"PositionOfWord", 2, 3, position_of_word},
    FunctionRow{"NumberOfWords",  1, 2, number_of_words},
    FunctionRow{"NumberOfArrayEntries", 1, 1, number_of_array_entries},
    FunctionRow{"FirstArrayIndex",      1, 1, first_array_index},
    FunctionRow{"LastArrayIndex",       1, 1, last_array_index},
    FunctionRow{"NextArrayIndex",       2, 2, next_array_index},
    FunctionRow{"PreviousArrayIndex",   2, 2, previous_array_index},
    FunctionRow{"SearchArray",          2, 4, search_array},
};
// clang-format on

} // namespace

const FunctionRow* find_function(std::string_view name)
{
    const auto* row = std::find_if(rows.begin(), rows.end(),
                                   [&](const FunctionRow& x) { return same_word(x.name, name); });
    return row == rows.end() ? nullptr : row;
}

std::span<const FunctionRow> all_functions()
{
    return rows;
}

} // namespace candoscript
