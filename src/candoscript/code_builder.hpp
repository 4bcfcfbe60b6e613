// Puts instructions together: registers by area, jump labels, traps. Knows nothing of the tree.
#pragma once

#include "candoscript/program.hpp"

#include <map>

namespace candoscript {

/// A register whose final number depends on how many variables and constants there will be.
struct Register
{
    enum class Area : std::uint8_t
    {
        number,
        variable,
        constant,
        temporary
    };
    Area area = Area::number;
    std::size_t index = 0;
};

/// A place in the code that may not be known yet.
using Label = std::size_t;
constexpr Label no_label = static_cast<Label>(-1);

struct Operands
{
    Register a = {};
    Register b = {};
    Register c = {};
    std::int32_t d = 0;
};

class CodeBuilder
{
  public:
    CodeBuilder();

    /// The position that the next instructions get.
    void set_position(Position at) { position_ = at; }
    [[nodiscard]] Position position() const { return position_; }
    /// Where an error in the next instructions goes.
    void set_trap(Label trap) { trap_ = trap; }
    /// The next instruction is charged as the first of a command.
    void begin_command();

    void emit(Op op, const Operands& operands);
    void emit_jump(Op op, const Operands& operands, Label target);
    [[nodiscard]] Label new_label();
    void bind(Label label);

    /// The variable of this name, in any case; made when it is new.
    [[nodiscard]] Register variable(std::string_view name);
    [[nodiscard]] Register constant(const Constant& value);
    /// Temporaries are handed out in a row and given back in the opposite order.
    [[nodiscard]] Register temporary();
    [[nodiscard]] std::size_t temporaries_in_use() const { return in_use_; }
    void release_to(std::size_t count) { in_use_ = count; }

    [[nodiscard]] std::int32_t path(Path path);
    [[nodiscard]] std::int32_t name(std::string name);
    [[nodiscard]] std::int32_t order(SortOrder order);
    void add_local(Register variable);

    /// Throws SyntaxError if the script needs more registers than an instruction can name.
    [[nodiscard]] Program finish(std::string source);

  private:
    struct Draft
    {
        Op op = Op::nothing;
        std::uint8_t commands = 0;
        Operands operands;
        Label target = no_label;
        Label trap = no_label;
        Position at;
    };

    [[nodiscard]] std::uint16_t final_number(const Register& item) const;
    [[nodiscard]] Instruction final_instruction(const Draft& draft) const;

    std::vector<Draft> drafts_;
    std::vector<std::int32_t> labels_;
    std::map<std::string, std::size_t, std::less<>> variables_;
    std::map<Constant, std::size_t> constants_;
    Program program_;
    Position position_;
    Label trap_ = no_label;
    int commands_ = 0;
    std::size_t in_use_ = 0;
};

} // namespace candoscript
