// Expressions and places to instructions. A variable is used where it stands; only what has to be
// computed gets a temporary.
#pragma once

#include "candoscript/code_builder.hpp"
#include "candoscript/expression.hpp"

namespace candoscript {

enum class JumpWhen : std::uint8_t
{
    holds,
    fails
};

class ExpressionCompiler
{
  public:
    ExpressionCompiler(CodeBuilder& builder, const NameUse& names)
        : builder_(builder)
        , names_(names)
    {
    }

    /// The register that holds the value: a variable, a constant or a new temporary.
    Register value(const Expression& expression);
    /// Nothing is written to `target` before all of the expression is computed.
    void into(const Expression& expression, Register target);
    void jump(const Expression& condition, Label target, JumpWhen when);

    void read(const Place& place, Register target);
    void assign(const Place& place, const Expression& expression);
    void assign(const Place& place, Register value);
    void forget(const Place& place);

    /// A place whose way is walked when the instruction runs.
    struct Walk
    {
        Register root;
        Register first_key;
        std::int32_t path = 0;
    };
    Walk walk(const Place& place);

    /// The variable itself, if the place is one and cannot be an alias.
    [[nodiscard]] std::optional<Register> plain_variable(const Place& place);

  private:
    [[nodiscard]] bool may_be_alias(const Place& place) const;
    [[nodiscard]] std::optional<Register> fixed_value(const Place& place);
    void compute(const Place& place, Register target) { read(place, target); }
    void compute(const Literal& literal, Register target);
    void compute(const Unary& unary, Register target);
    void compute(const Binary& binary, Register target);
    void compute(const Call& call, Register target);
    void logical(const Binary& binary, Register target);
    void if_then(const Call& call, Register target);
    void jump_both(const Binary& binary, Label target, JumpWhen when);
    void jump_comparison(const Binary& binary, Label target, JumpWhen when);
    bool add_to_element(const Place& place, const Expression& expression);
    void warn_foreign(const std::string& name);

    CodeBuilder& builder_;
    const NameUse& names_;
};

} // namespace candoscript
