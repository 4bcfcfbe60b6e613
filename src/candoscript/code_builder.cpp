#include "candoscript/code_builder.hpp"

#include "candoscript/latin1.hpp"

#include <algorithm>
#include <limits>

namespace candoscript {

namespace {

constexpr std::size_t most_registers = std::numeric_limits<std::uint16_t>::max();
constexpr int most_commands = std::numeric_limits<std::uint8_t>::max();

template <typename Item>
std::int32_t append(std::vector<Item>& items, Item item)
{
    items.push_back(std::move(item));
    return static_cast<std::int32_t>(items.size() - 1);
}

} // namespace

CodeBuilder::CodeBuilder()
{
    // A blank cannot occur in a name, so no script reaches these.
    for (int i = 0; i < system_slots; ++i) {
        static_cast<void>(variable(" " + std::to_string(i)));
    }
}

void CodeBuilder::begin_command()
{
    if (commands_ == most_commands) {
        emit(Op::nothing, {});
    }
    ++commands_;
}

void CodeBuilder::emit(Op op, const Operands& operands)
{
    emit_jump(op, operands, no_label);
}

void CodeBuilder::emit_jump(Op op, const Operands& operands, Label target)
{
    drafts_.push_back(
        {op, static_cast<std::uint8_t>(commands_), operands, target, trap_, position_});
    commands_ = 0;
}

Label CodeBuilder::new_label()
{
    labels_.push_back(-1);
    return labels_.size() - 1;
}

void CodeBuilder::bind(Label label)
{
    labels_[label] = static_cast<std::int32_t>(drafts_.size());
}

Register CodeBuilder::variable(std::string_view name)
{
    const auto [found, is_new] = variables_.try_emplace(lower(name), program_.variables.size());
    if (is_new) {
        program_.variables.push_back(found->first);
    }
    return {Register::Area::variable, found->second};
}

Register CodeBuilder::constant(const Constant& value)
{
    const auto [found, is_new] = constants_.try_emplace(value, program_.constants.size());
    if (is_new) {
        program_.constants.push_back(value);
    }
    return {Register::Area::constant, found->second};
}

Register CodeBuilder::temporary()
{
    const Register result{Register::Area::temporary, in_use_};
    program_.temporaries = std::max(program_.temporaries, ++in_use_);
    return result;
}

std::int32_t CodeBuilder::path(Path path)
{
    return append(program_.paths, std::move(path));
}

std::int32_t CodeBuilder::name(std::string name)
{
    return append(program_.names, std::move(name));
}

std::int32_t CodeBuilder::order(SortOrder order)
{
    return append(program_.orders, order);
}

void CodeBuilder::add_local(Register variable)
{
    program_.locals.push_back(static_cast<std::uint16_t>(variable.index));
}

std::uint16_t CodeBuilder::final_number(const Register& item) const
{
    std::size_t number = item.index;
    if (item.area == Register::Area::constant || item.area == Register::Area::temporary) {
        number += program_.variables.size();
    }
    if (item.area == Register::Area::temporary) {
        number += program_.constants.size();
    }
    return static_cast<std::uint16_t>(number);
}

Instruction CodeBuilder::final_instruction(const Draft& draft) const
{
    return {.op = draft.op,
            .commands = draft.commands,
            .a = final_number(draft.operands.a),
            .b = final_number(draft.operands.b),
            .c = final_number(draft.operands.c),
            .d = draft.target == no_label ? draft.operands.d : labels_[draft.target]};
}

Program CodeBuilder::finish(std::string source)
{
    emit(Op::halt, {});
    if (program_.frame_size() > most_registers) {
        throw SyntaxError{{}, "the script has too many variables and constants"};
    }
    for (const Draft& draft : drafts_) {
        program_.code.push_back(final_instruction(draft));
        program_.positions.push_back(draft.at);
        program_.traps.push_back(draft.trap == no_label ? -1 : labels_[draft.trap]);
    }
    program_.source = std::move(source);
    return std::move(program_);
}

} // namespace candoscript
