// The rarer instructions: longer ways, entries, functions, aliases, expressions in texts.
#include "candoscript/compiler.hpp"
#include "candoscript/conversion.hpp"
#include "candoscript/interpreter.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/parser.hpp"
#include "candoscript/sorting.hpp"

namespace candoscript {

namespace {

constexpr int deepest_evaluation = 16;

class EvaluationDepth
{
  public:
    explicit EvaluationDepth(int& depth)
        : depth_(depth)
    {
        ++depth_;
    }
    EvaluationDepth(const EvaluationDepth&) = delete;
    EvaluationDepth& operator=(const EvaluationDepth&) = delete;
    EvaluationDepth(EvaluationDepth&&) = delete;
    EvaluationDepth& operator=(EvaluationDepth&&) = delete;
    ~EvaluationDepth() { --depth_; }

  private:
    int& depth_;
};

/// Parsing and compiling a text, measured against executing commands.
constexpr std::size_t bytes_per_character = 640;
constexpr std::size_t bytes_per_evaluation = 6400;

} // namespace

Interpreter::Interpreter(State& state, base::Rng& random, base::Budget& budget)
    : state_(state)
    , heap_(state.heap)
    , random_(random)
    , budget_(budget)
{
}

Value& Interpreter::follow(const Path& path, Value& root, const Value* keys)
{
    steps_.clear();
    for (const auto& field : path) {
        if (field) {
            steps_.push_back({.field = &*field});
        } else {
            steps_.push_back({.index = integer_of(*keys++)});
        }
    }
    return state_.bindings.empty() ? root : state_.resolve(root, steps_);
}

void Interpreter::get_field(Value& target, const Value& record, const std::string& field)
{
    const Value* found = record.is_table() ? record.as_table().find(field) : nullptr;
    if (found == nullptr) {
        target = Value();
    } else {
        target = *found;
    }
}

void Interpreter::get_path(Value& target, Value& root, const Path& path, const Value* keys)
{
    const Value& start = follow(path, root, keys);
    const Value* found = read_way(start, steps_);
    if (found == nullptr) {
        target = Value();
    } else {
        target = *found;
    }
}

void Interpreter::set_path(Value& root, const Value& value, const Path& path, const Value* keys)
{
    Value& start = follow(path, root, keys);
    write_way(start, steps_, value, heap_);
}

void Interpreter::erase_path(Value& root, const Path& path, const Value* keys)
{
    if (path.empty()) {
        // Disposing an alias ends it and leaves alone what it stood for.
        state_.bindings.erase(&root);
        root = Value();
        return;
    }
    Value& start = follow(path, root, keys);
    erase_way(start, steps_);
}

void Interpreter::change_entry(
    Op op, Value& root, const Value& index, const Path& path, const Value* keys)
{
    const std::int32_t at = integer_of(index);
    Value& start = follow(path, root, keys);
    Table& table = table_at(start, steps_, heap_);
    if (op == Op::insert_entry) {
        table.open_gap(at);
    } else {
        table.close_gap(at);
    }
}

void Interpreter::sort(const Program& program, const Instruction& instruction, Value* registers)
{
    const SortOrder& order = program.orders[static_cast<std::size_t>(instruction.d)];
    const std::string key = text_of(registers[instruction.b]);
    Value& start = follow(program.paths[static_cast<std::size_t>(order.path)],
                          registers[instruction.a], registers + instruction.c);
    const Value* found = read_way(start, steps_);
    if (found != nullptr && found->is_table()) {
        sort_entries(found->is_fixed() ? start.own_table() : table_at(start, steps_, heap_),
                     order.flags, key);
    }
}

void Interpreter::call(const Instruction& instruction, Value* registers)
{
    const std::span<Value> arguments(registers + instruction.b, instruction.c);
    Context context{heap_, random_, state_.search_flags, state_.system(SystemSlot::search_found),
                    *this};
    const FunctionRow& row = all_functions()[static_cast<std::size_t>(instruction.d)];
    registers[instruction.a] = row.handler(context, arguments);
    // A table that stays behind here would be copied at the next write to it.
    for (Value& argument : arguments) {
        argument = Value();
    }
}

void Interpreter::warn_foreign(const std::string& word, Position at)
{
    // A line within a text would say nothing; the script's own line does.
    state_.warn(word, evaluations_ == 0 ? at : caller_);
}

Value Interpreter::evaluate(std::string_view text)
{
    heap_.add_work(text.size() * bytes_per_character + bytes_per_evaluation);
    const auto expression = parse_expression(text);
    if (!expression) {
        throw Failure{ErrorCode::invalid_expression, "invalid expression in a text"};
    }
    return evaluate(*expression);
}

Value Interpreter::evaluate(const Expression& expression)
{
    if (evaluations_ == deepest_evaluation) {
        throw Failure{ErrorCode::nested_too_deeply, "expressions in texts are nested too deeply"};
    }
    const EvaluationDepth depth(evaluations_);
    const Program program = compile(expression, state_.program.use);
    std::vector<Value> frame = new_frame(program, heap_);
    for (std::size_t i = 0; i < program.variables.size(); ++i) {
        if (Value* variable = state_.find(program.variables[i])) {
            frame[i] = state_.read(*variable);
        }
    }
    execute(program, frame.data());
    return frame[expression_result];
}

void Interpreter::bind_alias(Value& variable, const Value& text)
{
    const auto place = parse_place(text_of(text));
    if (!place) {
        throw Failure{ErrorCode::invalid_name, "Alias needs the name of a variable or element"};
    }
    std::vector<Step> steps;
    Binding binding;
    binding.root = &state_.resolve(state_.variable(lower(std::string_view(place->name))), steps);
    for (const Step& step : steps) {
        binding.steps.push_back(
            {step.field != nullptr ? std::optional(*step.field) : std::nullopt, step.index});
    }
    for (const PlaceStep& step : place->steps) {
        if (const auto* field = std::get_if<FieldStep>(&step)) {
            binding.steps.push_back({lower(std::string_view(field->name)), 0});
        } else {
            const Expression& index = std::get<IndexStep>(step).index[0];
            binding.steps.push_back({std::nullopt, integer_of(evaluate(index))});
        }
    }
    if (binding.root == &variable) {
        throw Failure{ErrorCode::invalid_name, "a variable cannot be an alias of itself"};
    }
    if (binding.steps.size() > static_cast<std::size_t>(Table::deepest)) {
        throw Failure{ErrorCode::nested_too_deeply, "arrays are nested too deeply"};
    }
    state_.bindings[&variable] = std::move(binding);
}

} // namespace candoscript
