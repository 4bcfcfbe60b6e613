// What can go wrong while a script runs. Raised inside this folder only; the interpreter turns it
// into the trap of IfError or the message of a stopped script.
#pragma once

#include <cstdint>
#include <string>

namespace candoscript {

/// The numbers are what a script reads in ErrorCode; they never change.
enum class ErrorCode : std::uint8_t
{
    none = 0,
    division_by_zero = 1,
    index_out_of_range = 2,
    not_a_value = 3,
    invalid_name = 4,
    routine_not_found = 5,
    step_is_zero = 6,
    out_of_memory = 7,
    number_too_large = 8,
    invalid_expression = 9,
    nested_too_deeply = 10,
    fixed_size = 11
};

struct Failure
{
    ErrorCode code;
    std::string text; ///< ISO-8859-1, as the script sees it in ErrorText
};

/// The work budget is used up or somebody asked to stop. No IfError traps it.
struct OutOfWork
{
};

} // namespace candoscript
