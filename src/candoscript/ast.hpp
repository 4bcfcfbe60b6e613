// A script as a tree of statements; see expression.hpp for what stands inside them. Comments, Nop
// and blank lines are not kept.
#pragma once

#include "candoscript/expression.hpp"

namespace candoscript {

struct Statement;
using Block = std::vector<Statement>;

struct Assignment
{
    Place target;
    std::optional<Expression> value; ///< always there in a Let
    bool operator==(const Assignment&) const = default;
};
struct Let
{
    std::vector<Assignment> assignments;
    bool operator==(const Let&) const = default;
};
/// Local and Arguments mean the same to a script that nobody calls with arguments.
enum class LocalWord : std::uint8_t
{
    local,
    arguments
};
struct Local
{
    LocalWord word;
    std::vector<Assignment> assignments;
    bool operator==(const Local&) const = default;
};
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
struct ExitLoop
{
    bool operator==(const ExitLoop&) const = default;
};
enum class ScriptEnd : std::uint8_t
{
    exit_script,
    stop_script,
    quit
};
struct Exit
{
    ScriptEnd kind;
    bool operator==(const Exit&) const = default;
};
struct Dispose
{
    std::vector<Place> places;
    bool operator==(const Dispose&) const = default;
};
enum class EntryChange : std::uint8_t
{
    insert,
    remove
};
struct ChangeEntry
{
    EntryChange change;
    Place array;
    Expression index;
    bool operator==(const ChangeEntry&) const = default;
};
struct SortArray
{
    Place array;
    std::vector<std::string> flags;
    std::optional<Expression> key;
    bool operator==(const SortArray&) const = default;
};
struct SetSearchFlags
{
    std::vector<std::string> flags;
    bool operator==(const SetSearchFlags&) const = default;
};
struct Do
{
    std::vector<Expression> parameters; ///< the routine's name and its arguments
    bool operator==(const Do&) const = default;
};
struct DoOnError
{
    Expression routine;
    bool operator==(const DoOnError&) const = default;
};
/// A command that needs the Amiga; its parameters are kept as written and never looked at.
struct Foreign
{
    std::string name;
    std::string parameters;
    bool operator==(const Foreign&) const = default;
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
