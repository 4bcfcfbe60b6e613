#include "candoscript/state.hpp"

#include "candoscript/latin1.hpp"
#include "candoscript/message.hpp"

#include <algorithm>
#include <array>

namespace candoscript {

namespace {

constexpr std::size_t name_weight = 128;

Value constant_value(const Constant& constant, Heap& heap)
{
    struct Maker
    {
        Heap& heap;
        Value operator()(std::monostate /*nothing*/) const { return {}; }
        Value operator()(bool logical) const { return Value::of(logical); }
        Value operator()(std::int32_t number) const { return Value::of(number); }
        Value operator()(double number) const { return Value::of(number); }
        Value operator()(const std::string& text) const { return Value::of(heap, text); }
    };
    return std::visit(Maker{heap}, constant);
}

/// A copy that stays fixed, unlike one that a script makes.
Value same(const Value& value)
{
    Value result = value;
    if (value.is_fixed()) {
        result.fix();
    }
    return result;
}

struct HostCopier
{
    State& state;

    void operator()(const HostNumber& number) const { set(number.name, Value::of(number.value)); }
    void operator()(const HostArray& array) const
    {
        Value table = Value::table(state.heap);
        for (std::size_t i = 0; i < array.values.size(); ++i) {
            table.own_table().at(static_cast<std::int32_t>(i) + 1) = Value::of(array.values[i]);
        }
        table.fix();
        set(array.name, std::move(table));
    }
    void operator()(const HostRecords& records) const
    {
        const std::string field = lower(std::string_view(records.field));
        Value table = Value::table(state.heap);
        for (std::size_t i = 0; i < records.values.size(); ++i) {
            const std::array steps{Step{.index = static_cast<std::int32_t>(i) + 1},
                                   Step{.field = &field}};
            write_way(table, steps, Value::of(records.values[i]), state.heap);
        }
        table.fix();
        set(records.name, std::move(table));
    }

  private:
    void set(const std::string& name, Value value) const
    {
        Value& variable = state.variable(lower(std::string_view(name)));
        state.bindings.erase(&variable);
        variable = std::move(value);
    }
};

} // namespace

std::vector<Value> new_frame(const Program& program, Heap& heap)
{
    std::vector<Value> frame(program.frame_size());
    std::transform(program.constants.begin(), program.constants.end(),
                   frame.begin() + static_cast<std::ptrdiff_t>(program.variables.size()),
                   [&](const Constant& constant) { return constant_value(constant, heap); });
    return frame;
}

State::State(const Program& code)
    : program(code)
    , frame(new_frame(code, heap))
{
    for (std::size_t i = 0; i < program.variables.size(); ++i) {
        slots.emplace(program.variables[i], i);
    }
    system(SystemSlot::search_found) = Value::of(false);
    system(SystemSlot::error_code) = Value::of(0);
}

Value* State::find(std::string_view name)
{
    if (const auto slot = slots.find(name); slot != slots.end()) {
        return &frame[slot->second];
    }
    const auto made = made_by_name.find(name);
    return made == made_by_name.end() ? nullptr : &made->second;
}

Value& State::variable(const std::string& name)
{
    if (Value* found = find(name)) {
        return *found;
    }
    heap.take(name_weight + name.size());
    return made_by_name[name];
}

Value& State::resolve(Value& variable, std::vector<Step>& steps) const
{
    Value* root = &variable;
    for (auto bound = bindings.find(root); bound != bindings.end(); bound = bindings.find(root)) {
        std::vector<Step> prefix;
        for (const Binding::OwnedStep& step : bound->second.steps) {
            prefix.push_back({step.field ? &*step.field : nullptr, step.index});
        }
        steps.insert(steps.begin(), prefix.begin(), prefix.end());
        root = bound->second.root;
    }
    return *root;
}

Value State::read(Value& variable) const
{
    std::vector<Step> steps;
    const Value& root = resolve(variable, steps);
    const Value* found = read_way(root, steps);
    return found == nullptr ? Value() : *found;
}

void State::begin_call(const Host& host)
{
    for (const HostVariable& item : host.variables) {
        std::visit(HostCopier{*this}, item);
    }
    for (const std::string& name : host.answers) {
        Value& answer = variable(lower(std::string_view(name)));
        bindings.erase(&answer);
        answer = Value();
    }
    for (const std::uint16_t local : program.locals) {
        bindings.erase(&frame[local]);
        frame[local] = Value();
    }
    system(SystemSlot::the_time) = Value::of(heap, host.time);
    system(SystemSlot::the_date) = Value::of(heap, host.date);
    error_routine.clear();
    // The script does not pay for what it is given.
    heap.clear_work();
}

void State::end_call()
{
    std::fill(frame.end() - static_cast<std::ptrdiff_t>(program.temporaries), frame.end(), Value());
    heap.clear_work();
    heap.allow_any_work();
}

Memory State::memory() const
{
    Memory result{{}, {}, bindings, search_flags};
    result.variables.reserve(program.variables.size());
    for (std::size_t i = 0; i < program.variables.size(); ++i) {
        result.variables.push_back(same(frame[i]));
    }
    for (const auto& [name, value] : made_by_name) {
        result.made_by_name.emplace(name, same(value));
    }
    return result;
}

void State::restore(Memory earlier)
{
    // Into the places that are there, since aliases point to them.
    std::move(earlier.variables.begin(), earlier.variables.end(), frame.begin());
    for (auto made = made_by_name.begin(); made != made_by_name.end();) {
        const auto kept = earlier.made_by_name.find(made->first);
        if (kept == earlier.made_by_name.end()) {
            heap.give_back(name_weight + made->first.size());
            made = made_by_name.erase(made);
        } else {
            made->second = std::move(kept->second);
            ++made;
        }
    }
    bindings = std::move(earlier.bindings);
    search_flags = earlier.search_flags;
}

void State::warn(const std::string& word, Position at)
{
    if (warned.insert(lower(std::string_view(word))).second) {
        warnings.push_back(message(at, word + " does nothing here"));
    }
}

} // namespace candoscript
