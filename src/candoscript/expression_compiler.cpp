#include "candoscript/expression_compiler.hpp"

#include "candoscript/foreign.hpp"
#include "candoscript/functions.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/operator_table.hpp"

namespace candoscript {

namespace {

Constant constant_of(const Literal& literal)
{
    return std::visit([](const auto& value) { return Constant(value); }, literal);
}

bool is_comparison(Operator op)
{
    return op >= Operator::less && op <= Operator::equal;
}

Op arithmetic_op(Operator op)
{
    switch (op) {
    case Operator::plus: return Op::add;
    case Operator::minus: return Op::subtract;
    case Operator::times: return Op::multiply;
    case Operator::divide_whole: return Op::divide_whole;
    case Operator::modulo: return Op::modulo;
    default: return Op::binary;
    }
}

/// Gives temporaries back when a value has been used.
class Temporaries
{
  public:
    explicit Temporaries(CodeBuilder& builder)
        : builder_(builder)
        , count_(builder.temporaries_in_use())
    {
    }
    Temporaries(const Temporaries&) = delete;
    Temporaries& operator=(const Temporaries&) = delete;
    Temporaries(Temporaries&&) = delete;
    Temporaries& operator=(Temporaries&&) = delete;
    ~Temporaries() { builder_.release_to(count_); }

  private:
    CodeBuilder& builder_;
    std::size_t count_;
};

const IndexStep* only_index(const Place& place)
{
    return place.steps.size() == 1 ? std::get_if<IndexStep>(place.steps.data()) : nullptr;
}

const FieldStep* only_field(const Place& place)
{
    return place.steps.size() == 1 ? std::get_if<FieldStep>(place.steps.data()) : nullptr;
}

} // namespace

bool ExpressionCompiler::may_be_alias(const Place& place) const
{
    return names_.aliased.contains(lower(place.name));
}

std::optional<Register> ExpressionCompiler::plain_variable(const Place& place)
{
    if (!place.steps.empty() || may_be_alias(place)) {
        return std::nullopt;
    }
    return builder_.variable(place.name);
}

/// The constant behind a system variable or a foreign name, which is not a variable then.
std::optional<Register> ExpressionCompiler::fixed_value(const Place& place)
{
    if (const SystemVariable* system = find_system_variable(place.name)) {
        if (const auto* constant = std::get_if<Constant>(&system->meaning)) {
            return builder_.constant(*constant);
        }
        return Register{Register::Area::variable,
                        static_cast<std::size_t>(std::get<SystemSlot>(system->meaning))};
    }
    if (is_foreign_value(place.name) && !names_.assigned.contains(lower(place.name))) {
        warn_foreign(place.name);
        return builder_.constant({});
    }
    return std::nullopt;
}

void ExpressionCompiler::warn_foreign(const std::string& name)
{
    builder_.emit(Op::foreign, {.d = builder_.name(name)});
}

Register ExpressionCompiler::value(const Expression& expression)
{
    if (const auto* literal = std::get_if<Literal>(&expression.node)) {
        return builder_.constant(constant_of(*literal));
    }
    if (const auto* place = std::get_if<Place>(&expression.node);
        place != nullptr && place->steps.empty()) {
        if (const auto fixed = fixed_value(*place)) {
            return *fixed;
        }
        if (const auto variable = plain_variable(*place)) {
            return *variable;
        }
    }
    const Register target = builder_.temporary();
    into(expression, target);
    return target;
}

void ExpressionCompiler::into(const Expression& expression, Register target)
{
    const Position outer = builder_.position();
    builder_.set_position(expression.at);
    const Temporaries temporaries(builder_);
    std::visit([&](const auto& node) { compute(node, target); }, expression.node);
    builder_.set_position(outer);
}

void ExpressionCompiler::compute(const Literal& literal, Register target)
{
    builder_.emit(Op::move, {.a = target, .b = builder_.constant(constant_of(literal))});
}

void ExpressionCompiler::compute(const Unary& unary, Register target)
{
    const Register operand = value(unary.operand[0]);
    builder_.emit(Op::unary, {.a = target, .b = operand, .d = static_cast<std::int32_t>(unary.op)});
}

void ExpressionCompiler::compute(const Binary& binary, Register target)
{
    if (binary.op == Operator::logical_and || binary.op == Operator::logical_or) {
        logical(binary, target);
        return;
    }
    const Register left = value(binary.operands[0]);
    const Register right = value(binary.operands[1]);
    builder_.emit(arithmetic_op(binary.op),
                  {.a = target, .b = left, .c = right, .d = static_cast<std::int32_t>(binary.op)});
}

void ExpressionCompiler::logical(const Binary& binary, Register target)
{
    const Label is_false = builder_.new_label();
    const Label end = builder_.new_label();
    jump_both(binary, is_false, JumpWhen::fails);
    builder_.emit(Op::move, {.a = target, .b = builder_.constant(true)});
    builder_.emit_jump(Op::jump, {}, end);
    builder_.bind(is_false);
    builder_.emit(Op::move, {.a = target, .b = builder_.constant(false)});
    builder_.bind(end);
}

void ExpressionCompiler::compute(const Call& call, Register target)
{
    if (same_word(call.name, "IfThen")) {
        if_then(call, target);
        return;
    }
    const FunctionRow* row = find_function(call.name);
    if (row == nullptr) {
        warn_foreign(call.name);
        builder_.emit(Op::clear, {.a = target});
        return;
    }
    std::vector<Register> arguments;
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        arguments.push_back(builder_.temporary());
    }
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        into(call.arguments[i], arguments[i]);
    }
    builder_.emit(Op::call, {.a = target,
                             .b = arguments[0],
                             .c = {Register::Area::number, arguments.size()},
                             .d = static_cast<std::int32_t>(row - all_functions().data())});
}

void ExpressionCompiler::if_then(const Call& call, Register target)
{
    const Label otherwise = builder_.new_label();
    const Label end = builder_.new_label();
    jump(call.arguments[0], otherwise, JumpWhen::fails);
    into(call.arguments[1], target);
    builder_.emit_jump(Op::jump, {}, end);
    builder_.bind(otherwise);
    into(call.arguments[2], target);
    builder_.bind(end);
}

void ExpressionCompiler::jump(const Expression& condition, Label target, JumpWhen when)
{
    const Position outer = builder_.position();
    builder_.set_position(condition.at);
    const Temporaries temporaries(builder_);
    const auto* binary = std::get_if<Binary>(&condition.node);
    const auto* unary = std::get_if<Unary>(&condition.node);
    if (unary != nullptr && unary->op == Operator::logical_not) {
        jump(unary->operand[0], target,
             when == JumpWhen::holds ? JumpWhen::fails : JumpWhen::holds);
    } else if (binary != nullptr && is_comparison(binary->op)) {
        jump_comparison(*binary, target, when);
    } else if (binary != nullptr &&
               (binary->op == Operator::logical_and || binary->op == Operator::logical_or)) {
        jump_both(*binary, target, when);
    } else {
        const Register tested = value(condition);
        builder_.emit_jump(when == JumpWhen::holds ? Op::jump_true : Op::jump_false, {.a = tested},
                           target);
    }
    builder_.set_position(outer);
}

/// AND and OR, which stop as soon as the result is known.
void ExpressionCompiler::jump_both(const Binary& binary, Label target, JumpWhen when)
{
    const JumpWhen decides = binary.op == Operator::logical_and ? JumpWhen::fails : JumpWhen::holds;
    if (decides == when) {
        jump(binary.operands[0], target, when);
        jump(binary.operands[1], target, when);
        return;
    }
    const Label behind = builder_.new_label();
    jump(binary.operands[0], behind, decides);
    jump(binary.operands[1], target, when);
    builder_.bind(behind);
}

void ExpressionCompiler::jump_comparison(const Binary& binary, Label target, JumpWhen when)
{
    Register left = value(binary.operands[0]);
    Register right = value(binary.operands[1]);
    if (binary.op == Operator::equal || binary.op == Operator::unequal) {
        const bool on_equal = (binary.op == Operator::equal) == (when == JumpWhen::holds);
        builder_.emit_jump(on_equal ? Op::jump_equal : Op::jump_unequal, {.b = left, .c = right},
                           target);
        return;
    }
    if (binary.op == Operator::greater || binary.op == Operator::greater_equal) {
        std::swap(left, right);
    }
    bool strict = binary.op == Operator::less || binary.op == Operator::greater;
    if (when == JumpWhen::fails) {
        // Not less is the other way round less or equal: the order is total.
        std::swap(left, right);
        strict = !strict;
    }
    builder_.emit_jump(strict ? Op::jump_less : Op::jump_less_equal, {.b = left, .c = right},
                       target);
}

void ExpressionCompiler::read(const Place& place, Register target)
{
    if (place.steps.empty()) {
        if (const auto fixed = fixed_value(place)) {
            builder_.emit(Op::move, {.a = target, .b = *fixed});
            return;
        }
        if (const auto variable = plain_variable(place)) {
            builder_.emit(Op::move, {.a = target, .b = *variable});
            return;
        }
    }
    if (!may_be_alias(place)) {
        const Register root = builder_.variable(place.name);
        if (const IndexStep* step = only_index(place)) {
            const Register key = value(step->index[0]);
            builder_.emit(Op::get_index, {.a = target, .b = root, .c = key});
            return;
        }
        if (const FieldStep* step = only_field(place)) {
            builder_.emit(Op::get_field,
                          {.a = target, .b = root, .d = builder_.name(lower(step->name))});
            return;
        }
    }
    const Walk way = walk(place);
    builder_.emit(Op::get_path, {.a = target, .b = way.root, .c = way.first_key, .d = way.path});
}

ExpressionCompiler::Walk ExpressionCompiler::walk(const Place& place)
{
    Walk result{builder_.variable(place.name), {}, 0};
    Path path;
    std::vector<std::pair<const Expression*, Register>> keys;
    for (const PlaceStep& step : place.steps) {
        if (const auto* field = std::get_if<FieldStep>(&step)) {
            path.emplace_back(lower(field->name));
        } else {
            path.emplace_back(std::nullopt);
            keys.emplace_back(std::get<IndexStep>(step).index.data(), builder_.temporary());
        }
    }
    for (const auto& [expression, target] : keys) {
        into(*expression, target);
    }
    if (!keys.empty()) {
        result.first_key = keys.front().second;
    }
    result.path = builder_.path(std::move(path));
    return result;
}

void ExpressionCompiler::assign(const Place& place, const Expression& expression)
{
    const Temporaries temporaries(builder_);
    builder_.set_position(place.at);
    if (const auto variable = plain_variable(place)) {
        into(expression, *variable);
    } else if (!add_to_element(place, expression)) {
        assign(place, value(expression));
    }
}

void ExpressionCompiler::assign(const Place& place, Register new_value)
{
    const Temporaries temporaries(builder_);
    const Register root = builder_.variable(place.name);
    if (const auto variable = plain_variable(place)) {
        builder_.emit(Op::move, {.a = *variable, .b = new_value});
    } else if (const IndexStep* step = only_index(place); step != nullptr && !may_be_alias(place)) {
        const Register key = value(step->index[0]);
        builder_.emit(Op::set_index, {.a = root, .b = key, .c = new_value});
    } else {
        const Walk way = walk(place);
        builder_.emit(Op::set_path,
                      {.a = way.root, .b = new_value, .c = way.first_key, .d = way.path});
    }
}

/// B[Z] = B[Z] + n in one instruction, for an index that is a variable or a number.
bool ExpressionCompiler::add_to_element(const Place& place, const Expression& expression)
{
    const auto* sum = std::get_if<Binary>(&expression.node);
    const IndexStep* step = only_index(place);
    if (sum == nullptr || sum->op != Operator::plus || step == nullptr || may_be_alias(place)) {
        return false;
    }
    const auto* source = std::get_if<Place>(&sum->operands[0].node);
    const Expression& index = step->index[0];
    const auto* index_place = std::get_if<Place>(&index.node);
    const bool is_simple = std::holds_alternative<Literal>(index.node) ||
                           (index_place != nullptr && plain_variable(*index_place).has_value());
    if (source == nullptr || !(*source == place) || !is_simple) {
        return false;
    }
    const Register addend = value(sum->operands[1]);
    const Register key = value(index);
    builder_.set_position(sum->operands[0].at);
    builder_.emit(Op::add_element, {.a = builder_.variable(place.name), .b = key, .c = addend});
    return true;
}

void ExpressionCompiler::forget(const Place& place)
{
    const Temporaries temporaries(builder_);
    builder_.set_position(place.at);
    if (const auto variable = plain_variable(place)) {
        builder_.emit(Op::clear, {.a = *variable});
        return;
    }
    const Walk way = walk(place);
    builder_.emit(Op::erase_path, {.a = way.root, .c = way.first_key, .d = way.path});
}

} // namespace candoscript
