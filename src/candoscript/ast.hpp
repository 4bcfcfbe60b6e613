// A script as a tree of statements; see expression.hpp for what stands inside them. Comments, Nop
// and blank lines are not kept.
#pragma once

#include "candoscript/simple_statement.hpp"

namespace candoscript {

struct Statement;
using Block = std::vector<Statement>;

/// If, ElseIf or, without a condition, IfError.
struct Branch
{
    Origin at;
    std::optional<Expression> condition;
    Block body;
    bool operator==(const Branch&) const = default;
};
struct If
{
    std::vector<Branch> branches;
    std::optional<Block> otherwise;
    bool operator==(const If&) const = default;
};
struct Endless
{
    bool operator==(const Endless&) const = default;
};
struct While
{
    Expression condition;
    bool operator==(const While&) const = default;
};
struct Counted
{
    Place counter;
    std::optional<Expression> from;
    Expression to;
    std::optional<Expression> step;
    bool operator==(const Counted&) const = default;
};
struct Loop
{
    std::variant<Endless, While, Counted> head;
    Block body;
    Origin end;
    std::optional<Expression> until; ///< none: closed by EndLoop
    bool operator==(const Loop&) const = default;
};
struct Statement
{
    Origin at;
    std::variant<Let,
                 Local,
                 If,
                 Loop,
                 ExitLoop,
                 Exit,
                 Dispose,
                 ChangeEntry,
                 SortArray,
                 SetSearchFlags,
                 Do,
                 DoOnError,
                 Foreign>
        node;
    bool operator==(const Statement&) const = default;
};

struct Script
{
    Block body;
    bool operator==(const Script&) const = default;
};

} // namespace candoscript
