// Every operator: how it is written, how tightly it binds. Read by the parser and the printer.
#pragma once

#include "candoscript/expression.hpp"
#include "candoscript/token.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace candoscript {

struct BinaryRow
{
    Symbol symbol;
    Operator op;
    int priority; ///< 6 binds tightest, as the manual numbers them
    std::string_view spelling;
};

constexpr int unary_priority = 8;

// clang-format off
constexpr std::array binary_rows = {
    BinaryRow{Symbol::times,         Operator::times,         6, "*"},
    BinaryRow{Symbol::divide,        Operator::divide,        6, "/"},
    BinaryRow{Symbol::divide_whole,  Operator::divide_whole,  6, "%"},
    BinaryRow{Symbol::modulo,        Operator::modulo,        6, "MOD"},
    BinaryRow{Symbol::plus,          Operator::plus,          5, "+"},
    BinaryRow{Symbol::minus,         Operator::minus,         5, "-"},
    BinaryRow{Symbol::join,          Operator::join,          4, "||"},
    BinaryRow{Symbol::join_blank,    Operator::join_blank,    4, "|||"},
    BinaryRow{Symbol::less,          Operator::less,          3, "<"},
    BinaryRow{Symbol::less_equal,    Operator::less_equal,    3, "<="},
    BinaryRow{Symbol::greater,       Operator::greater,       3, ">"},
    BinaryRow{Symbol::greater_equal, Operator::greater_equal, 3, ">="},
    BinaryRow{Symbol::unequal,       Operator::unequal,       3, "<>"},
    BinaryRow{Symbol::equal,         Operator::equal,         3, "="},
    BinaryRow{Symbol::logical_and,   Operator::logical_and,   2, "AND"},
    BinaryRow{Symbol::logical_or,    Operator::logical_or,    1, "OR"},
    BinaryRow{Symbol::logical_xor,   Operator::logical_xor,   1, "XOR"},
};
// clang-format on

[[nodiscard]] constexpr const BinaryRow* binary_row(Symbol symbol)
{
    const auto* row = std::find_if(binary_rows.begin(), binary_rows.end(),
                                   [=](const BinaryRow& x) { return x.symbol == symbol; });
    return row == binary_rows.end() ? nullptr : row;
}

[[nodiscard]] constexpr const BinaryRow& binary_row(Operator op)
{
    return *std::find_if(binary_rows.begin(), binary_rows.end(),
                         [=](const BinaryRow& x) { return x.op == op; });
}

} // namespace candoscript
