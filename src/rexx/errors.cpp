#include "rexx/errors.hpp"

#include <array>
#include <cstddef>

namespace rexx {

namespace {

constexpr std::array<std::string_view, last_error> texts{
    "Program not found",
    "Execution stopped by the user",
    "Not enough memory",
    "Character not allowed here",
    "Quote without its partner",
    "Comment without an end",
    "Clause too long",
    "Token not understood",
    "Symbol or string too long",
    "Message packet not valid",
    "Command string not valid",
    "Function ended with an error",
    "Host environment not found",
    "Library not found",
    "Function not found",
    "Function gave no value",
    "Wrong number of arguments",
    "Argument not valid",
    "PROCEDURE not allowed here",
    "THEN or WHEN not expected here",
    "ELSE or OTHERWISE not expected here",
    "BREAK, LEAVE or ITERATE outside of a loop",
    "Clause not allowed in SELECT",
    "THEN missing or doubled",
    "OTHERWISE missing",
    "END missing or not expected",
    "Symbol does not match",
    "DO clause not valid",
    "IF or SELECT not complete",
    "Label not found",
    "A symbol must stand here",
    "A symbol or string must stand here",
    "Keyword not valid here",
    "Keyword missing",
    "More than the clause can take",
    "Keywords exclude each other",
    "Template not valid",
    "TRACE option not valid",
    "Variable without a value",
    "Name of a variable not valid",
    "Expression not valid",
    "Brackets do not match",
    "Too many levels",
    "Result of the expression not valid",
    "Expression missing",
    "Truth value is neither 0 nor 1",
    "Number not valid in arithmetic",
    "Operand not valid",
};

struct Pair
{
    int standard;
    int arexx;
};

constexpr std::array<Pair, 42> pairs{
    {{3, 1},   {4, 2},   {5, 3},   {6, 5},   {7, 23},  {8, 20},  {9, 21},  {10, 26}, {11, 43},
     {12, 7},  {13, 4},  {14, 26}, {15, 8},  {16, 30}, {17, 19}, {18, 24}, {19, 32}, {20, 31},
     {21, 35}, {22, 4},  {24, 38}, {25, 33}, {26, 47}, {27, 28}, {28, 22}, {29, 9},  {30, 9},
     {31, 40}, {33, 44}, {34, 46}, {35, 41}, {36, 42}, {37, 42}, {38, 37}, {39, 43}, {41, 47},
     {42, 47}, {43, 15}, {44, 16}, {45, 16}, {46, 40}, {64, 41}}};

constexpr int wrong_call = 40;
constexpr int general = 12; ///< "Function ended with an error", for what ARexx does not know

} // namespace

int arexx_error(int standard, int sub)
{
    if (standard == wrong_call) {
        return sub >= 3 && sub <= 5 ? error::argument_count : error::argument;
    }
    if (standard == 6 && sub == 1) {
        return 6;
    }
    if (standard == 7 && sub == 3) {
        return 25;
    }
    if (standard == 14 && sub >= 3) {
        return 29;
    }
    for (const Pair& pair : pairs) {
        if (pair.standard == standard) {
            return pair.arexx;
        }
    }
    return general;
}

std::string_view error_text(int number)
{
    return number >= 1 && number <= last_error ? texts[static_cast<std::size_t>(number - 1)] : "";
}

int error_severity(int number)
{
    return number == error::program_not_found ? 5 : number == 3 ? 20 : 10;
}

} // namespace rexx
