// The inside of a Store: the frame of registers and what a script made beyond it. For the
// interpreter alone.
#pragma once

#include "candoscript/functions.hpp"
#include "candoscript/host.hpp"
#include "candoscript/program.hpp"
#include "candoscript/way.hpp"
#include "core/base/diagnostic.hpp"

#include <map>
#include <set>

namespace candoscript {

/// What an alias stands for. The fields are kept here, so that steps can point to them.
struct Binding
{
    struct OwnedStep
    {
        std::optional<std::string> field;
        std::int32_t index = 0;
    };

    Value* root = nullptr;
    std::vector<OwnedStep> steps;
};

/// What a script keeps from call to call. Tables are shared with the state until it writes to them.
struct Memory
{
    std::vector<Value> variables;
    std::map<std::string, Value, std::less<>> made_by_name;
    std::map<const Value*, Binding> bindings;
    SearchFlags search_flags;
};

struct State
{
    explicit State(const Program& code);

    /// The variable of this name in lower case; null if neither program nor script made it.
    [[nodiscard]] Value* find(std::string_view name);
    /// The same, made if missing.
    [[nodiscard]] Value& variable(const std::string& name);
    [[nodiscard]] Value& system(SystemSlot slot) { return frame[static_cast<std::size_t>(slot)]; }

    /// The steps of an alias, in front of `steps`; its root, or the variable itself.
    [[nodiscard]] Value& resolve(Value& variable, std::vector<Step>& steps) const;
    /// What the variable or the thing it is an alias of holds.
    [[nodiscard]] Value read(Value& variable) const;

    /// Host variables, answers, locals: as they are at the start of a call.
    void begin_call(const Host& host);
    void end_call();
    /// Must go before the state.
    [[nodiscard]] Memory memory() const;
    /// Back to an earlier memory; what was warned of stays so.
    void restore(Memory earlier);
    void warn(const std::string& word, Position at);

    Heap heap; // first, since all values belong to it
    const Program& program;
    std::vector<Value> frame;
    std::map<std::string, std::size_t, std::less<>> slots;
    std::map<std::string, Value, std::less<>> made_by_name;
    std::map<const Value*, Binding> bindings;
    SearchFlags search_flags;
    std::string error_routine;
    std::set<std::string, std::less<>> warned;
    std::vector<base::Diagnostic> warnings;
};

/// Nothing in all registers but those of the constants.
[[nodiscard]] std::vector<Value> new_frame(const Program& program, Heap& heap);

} // namespace candoscript
