// Expressions and places as trees: what was written, with its positions, not yet what it means.
// Two trees are equal if they say the same; positions do not count.
#pragma once

#include "candoscript/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace candoscript {

/// Where a node was written. Never a difference between two trees.
struct Origin : Position
{
    friend bool operator==(const Origin& /*left*/, const Origin& /*right*/) { return true; }
};

struct Expression;

struct IndexStep
{
    std::vector<Expression> index; ///< exactly one
    bool operator==(const IndexStep&) const = default;
};
struct FieldStep
{
    std::string name;
    bool operator==(const FieldStep&) const = default;
};
using PlaceStep = std::variant<IndexStep, FieldStep>;

/// Something that can be read and assigned: a variable, or an element or field reached from it.
struct Place
{
    Origin at;
    std::string name;
    std::vector<PlaceStep> steps;
    bool operator==(const Place&) const = default;
};

enum class Operator : std::uint8_t
{
    negate,
    keep_sign,
    logical_not,
    times,
    divide,
    divide_whole,
    modulo,
    plus,
    minus,
    join,
    join_blank,
    less,
    less_equal,
    greater,
    greater_equal,
    unequal,
    equal,
    logical_and,
    logical_or,
    logical_xor
};

using Literal = std::variant<std::int32_t, double, std::string>;

struct Unary
{
    Operator op;
    std::vector<Expression> operand; ///< exactly one
    bool operator==(const Unary&) const = default;
};
struct Binary
{
    Operator op;
    std::vector<Expression> operands; ///< exactly two
    bool operator==(const Binary&) const = default;
};
struct Call
{
    std::string name;
    std::vector<Expression> arguments;
    bool operator==(const Call&) const = default;
};

struct Expression
{
    Origin at;
    std::variant<Literal, Place, Unary, Binary, Call> node;
    bool operator==(const Expression&) const = default;
};

} // namespace candoscript
