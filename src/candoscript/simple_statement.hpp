// The statements that hold no others; ast.hpp has those with blocks.
#pragma once

#include "candoscript/expression.hpp"

namespace candoscript {

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

} // namespace candoscript
