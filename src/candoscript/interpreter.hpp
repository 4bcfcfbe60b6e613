// Executes instructions on a frame of registers. One object per call of a script.
#pragma once

#include "candoscript/expression.hpp"
#include "candoscript/state.hpp"
#include "core/base/budget.hpp"

namespace candoscript {

class Interpreter
{
  public:
    Interpreter(State& state, base::Rng& random, base::Budget& budget);

    /// The state's own program. Throws Failure and OutOfWork; `stopped_at` says where.
    void run() { execute(state_.program, state_.frame.data()); }

    /// For EvaluateExpression: throws Failure if the text is no expression or fails.
    [[nodiscard]] Value evaluate(std::string_view text);

    [[nodiscard]] Position stopped_at() const { return stopped_at_; }

  private:
    void execute(const Program& program, Value* registers);
    [[nodiscard]] Value evaluate(const Expression& expression);
    [[nodiscard]] std::int32_t
    trap(const Program& program, std::ptrdiff_t at, const Failure& failure);

    /// The way of a path instruction; the alias in front of it is followed. Valid until the next.
    [[nodiscard]] Value& follow(const Path& path, Value& root, const Value* keys);

    static void get_index(Value& target, const Value& table, const Value& key);
    static void get_field(Value& target, const Value& record, const std::string& field);
    void get_path(Value& target, Value& root, const Path& path, const Value* keys);
    void set_index(Value& table, const Value& key, const Value& value);
    void add_element(Value& table, const Value& key, const Value& addend);
    void set_path(Value& root, const Value& value, const Path& path, const Value* keys);
    void erase_path(Value& root, const Path& path, const Value* keys);
    void change_entry(Op op, Value& root, const Value& index, const Path& path, const Value* keys);
    void sort(const Program& program, const Instruction& instruction, Value* registers);
    void call(const Instruction& instruction, Value* registers);
    void bind_alias(Value& variable, const Value& text);
    void remember_caller(Position at) { caller_ = evaluations_ == 0 ? at : caller_; }
    void warn_foreign(const std::string& word, Position at);

    State& state_;
    Heap& heap_;
    base::Rng& random_;
    base::Budget& budget_;
    std::vector<Step> steps_;
    Position stopped_at_;
    Position caller_; ///< of the expressions in texts
    int evaluations_ = 0;
};

} // namespace candoscript
