// Statements to instructions. Expressions are left to ExpressionCompiler.
#include "candoscript/compiler.hpp"

#include "candoscript/expression_compiler.hpp"
#include "candoscript/folding.hpp"
#include "candoscript/foreign.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/message.hpp"
#include "candoscript/name_use.hpp"
#include "candoscript/parser.hpp"

#include <algorithm>

namespace candoscript {

namespace {

const If* as_if_error(const Statement& statement)
{
    const auto* node = std::get_if<If>(&statement.node);
    return node != nullptr && !node->branches[0].condition ? node : nullptr;
}

const Call* as_alias(const Assignment& assignment)
{
    const auto* call = std::get_if<Call>(&assignment.value->node);
    return call != nullptr && same_word(call->name, "Alias") && assignment.target.steps.empty()
               ? call
               : nullptr;
}

class StatementCompiler
{
  public:
    StatementCompiler(CodeBuilder& builder, const NameUse& names)
        : builder_(builder)
        , expressions_(builder, names)
    {
    }

    void block(const Block& statements)
    {
        for (std::size_t i = 0; i < statements.size(); ++i) {
            const bool is_last = i + 1 == statements.size();
            next_trap_ = is_last ? no_label : trap_at(statements[i + 1]);
            statement(statements[i]);
        }
        next_trap_ = no_label;
    }

  private:
    void statement(const Statement& statement)
    {
        const Label trap = next_trap_;
        builder_.set_position(statement.at);
        builder_.set_trap(trap);
        if (as_if_error(statement) == nullptr) {
            builder_.begin_command();
        }
        std::visit([&](const auto& node) { compile(node); }, statement.node);
    }

    /// The body of a statement that is an IfError; errors of the command before go there.
    Label trap_at(const Statement& statement)
    {
        const If* node = as_if_error(statement);
        if (node == nullptr) {
            return no_label;
        }
        const auto [found, is_new] = if_error_bodies_.try_emplace(node, 0);
        if (is_new) {
            found->second = builder_.new_label();
        }
        return found->second;
    }
    /// An error in a condition goes on with the next line, the first of the block.
    Label trap_in(const Block& block) { return block.empty() ? no_label : trap_at(block[0]); }

    // ---- assignments -----------------------------------------------------------------------

    void compile(const Let& let)
    {
        for (const Assignment& assignment : let.assignments) {
            builder_.set_position(assignment.target.at);
            if (const Call* alias = as_alias(assignment)) {
                const std::size_t in_use = builder_.temporaries_in_use();
                const Register text = expressions_.value(folded(alias->arguments[0]));
                builder_.emit(Op::bind_alias,
                              {.a = builder_.variable(assignment.target.name), .b = text});
                builder_.release_to(in_use);
            } else {
                expressions_.assign(with_folded_keys(assignment.target), folded(*assignment.value));
            }
        }
    }

    void compile(const Local& local)
    {
        for (const Assignment& item : local.assignments) {
            builder_.add_local(builder_.variable(item.target.name));
            if (item.value) {
                expressions_.assign(with_folded_keys(item.target), folded(*item.value));
            } else {
                expressions_.forget(item.target);
            }
        }
    }

    void compile(const Dispose& dispose)
    {
        for (const Place& place : dispose.places) {
            expressions_.forget(with_folded_keys(place));
        }
    }

    // ---- branches --------------------------------------------------------------------------

    void compile(const If& node)
    {
        const Label end = builder_.new_label();
        for (const Branch& branch : node.branches) {
            const Label otherwise = builder_.new_label();
            builder_.set_position(branch.at);
            if (branch.condition) {
                builder_.set_trap(trap_in(branch.body));
                expressions_.jump(folded(*branch.condition), otherwise, JumpWhen::fails);
            } else {
                // Without an error the flow comes here and passes by.
                builder_.emit_jump(Op::jump, {}, otherwise);
                const auto body = if_error_bodies_.try_emplace(&node, 0);
                if (body.second) {
                    body.first->second = builder_.new_label();
                }
                builder_.bind(body.first->second);
                builder_.begin_command();
            }
            block(branch.body);
            if (&branch != &node.branches.back() || node.otherwise) {
                builder_.emit_jump(Op::jump, {}, end);
            }
            builder_.bind(otherwise);
        }
        if (node.otherwise) {
            block(*node.otherwise);
        }
        builder_.bind(end);
    }

    // ---- loops -----------------------------------------------------------------------------

    void compile(const Loop& loop)
    {
        const Label outer_exit = loop_exit_;
        loop_exit_ = builder_.new_label();
        const Label trap_behind = next_trap_;
        builder_.set_trap(trap_in(loop.body));
        std::visit([&](const auto& head) { loop_with(head, loop, trap_behind); }, loop.head);
        builder_.bind(loop_exit_);
        loop_exit_ = outer_exit;
    }

    /// The body, then the condition of Until, which leaves the loop.
    void body(const Loop& loop, Label trap_behind)
    {
        block(loop.body);
        builder_.set_trap(trap_behind);
        builder_.set_position(loop.end);
        builder_.begin_command();
        if (loop.until) {
            expressions_.jump(folded(*loop.until), loop_exit_, JumpWhen::holds);
        }
    }

    void loop_with(const Endless& /*head*/, const Loop& loop, Label trap_behind)
    {
        const Label start = builder_.new_label();
        builder_.bind(start);
        block(loop.body);
        builder_.set_trap(trap_behind);
        builder_.set_position(loop.end);
        builder_.begin_command();
        if (loop.until) {
            expressions_.jump(folded(*loop.until), start, JumpWhen::fails);
        } else {
            builder_.emit_jump(Op::jump, {}, start);
        }
    }

    void loop_with(const While& head, const Loop& loop, Label trap_behind)
    {
        // The condition stands at the end, so that a pass takes one jump instead of two.
        const Label condition = builder_.new_label();
        const Label start = builder_.new_label();
        const Label trap = trap_in(loop.body);
        const Position at = builder_.position();
        builder_.emit_jump(Op::jump, {}, condition);
        builder_.bind(start);
        body(loop, trap_behind);
        builder_.bind(condition);
        builder_.set_trap(trap);
        builder_.set_position(at);
        expressions_.jump(folded(head.condition), start, JumpWhen::holds);
    }

    void loop_with(const Counted& head, const Loop& loop, Label trap_behind)
    {
        const std::size_t in_use = builder_.temporaries_in_use();
        const Place place = with_folded_keys(head.counter);
        const auto variable = expressions_.plain_variable(place);
        const Register counter = variable ? *variable : builder_.temporary();
        const Register limit = builder_.temporary();
        const Register step = builder_.temporary();
        const Label start = builder_.new_label();
        enter(head, counter, limit, step);
        if (!variable) {
            expressions_.assign(place, counter);
        }
        builder_.bind(start);
        body(loop, trap_behind);
        if (variable) {
            builder_.emit_jump(Op::loop_next, {.a = counter, .b = limit}, start);
        } else {
            // The counter is an element: fetch it, step it, put it back, then test it.
            expressions_.read(place, counter);
            builder_.emit(Op::loop_step, {.a = counter, .b = limit});
            expressions_.assign(place, counter);
            builder_.emit_jump(Op::loop_test, {.a = counter, .b = limit}, start);
        }
        builder_.release_to(in_use);
    }

    /// Bounds are evaluated once, before the counter changes.
    void enter(const Counted& head, Register counter, Register limit, Register step)
    {
        const std::size_t in_use = builder_.temporaries_in_use();
        const Register first =
            head.from ? expressions_.value(folded(*head.from)) : builder_.constant(Constant(1));
        number_into(head.to, limit);
        LoopSteps steps = LoopSteps::up_from_one;
        if (head.step) {
            number_into(*head.step, step);
            steps = LoopSteps::given;
        } else if (head.from) {
            steps = LoopSteps::towards_limit;
        }
        builder_.emit(
            Op::unary,
            {.a = counter, .b = first, .d = static_cast<std::int32_t>(Operator::keep_sign)});
        builder_.emit_jump(Op::loop_enter,
                           {.a = counter,
                            .b = limit,
                            .c = {Register::Area::number, static_cast<std::size_t>(steps)}},
                           loop_exit_);
        builder_.release_to(in_use);
    }

    void number_into(const Expression& expression, Register target)
    {
        const Register number = expressions_.value(folded(expression));
        builder_.emit(
            Op::unary,
            {.a = target, .b = number, .d = static_cast<std::int32_t>(Operator::keep_sign)});
    }

    void compile(const ExitLoop& /*node*/) { builder_.emit_jump(Op::jump, {}, loop_exit_); }

    // ---- the rest --------------------------------------------------------------------------

    void compile(const Exit& exit)
    {
        if (exit.kind == ScriptEnd::quit) {
            builder_.emit(Op::foreign, {.d = builder_.name("Quit")});
        }
        builder_.emit(Op::halt, {});
    }

    void compile(const ChangeEntry& node)
    {
        const std::size_t in_use = builder_.temporaries_in_use();
        const Register index = expressions_.value(folded(node.index));
        const auto way = expressions_.walk(with_folded_keys(node.array));
        builder_.emit(node.change == EntryChange::insert ? Op::insert_entry : Op::remove_entry,
                      {.a = way.root, .b = index, .c = way.first_key, .d = way.path});
        builder_.release_to(in_use);
    }

    void compile(const SortArray& sort)
    {
        const std::size_t in_use = builder_.temporaries_in_use();
        const auto has = [&](const char* flag) {
            return std::count(sort.flags.begin(), sort.flags.end(), flag) > 0;
        };
        const Register key =
            sort.key ? expressions_.value(folded(*sort.key)) : builder_.constant({});
        const auto way = expressions_.walk(with_folded_keys(sort.array));
        const SortOrder order{{.no_case = has("nocase"), .as_text = has("string")}, way.path};
        builder_.emit(Op::sort,
                      {.a = way.root, .b = key, .c = way.first_key, .d = builder_.order(order)});
        builder_.release_to(in_use);
    }

    void compile(const SetSearchFlags& node)
    {
        // FORWARD is the only direction there is.
        std::int32_t flags = 0;
        for (const std::string& flag : node.flags) {
            flags |= flag == "nocase" ? 1 : flag == "substring" ? 2 : 0;
        }
        builder_.emit(Op::search_flags, {.d = flags});
    }

    void compile(const Do& node)
    {
        const std::size_t in_use = builder_.temporaries_in_use();
        builder_.emit(Op::routine, {.b = expressions_.value(folded(node.parameters[0]))});
        builder_.release_to(in_use);
    }

    void compile(const DoOnError& node)
    {
        const std::size_t in_use = builder_.temporaries_in_use();
        builder_.emit(Op::error_routine, {.b = expressions_.value(folded(node.routine))});
        builder_.release_to(in_use);
    }

    void compile(const Foreign& node)
    {
        if (is_silent_command(node.name)) {
            builder_.emit(Op::nothing, {});
        } else {
            builder_.emit(Op::foreign, {.d = builder_.name(node.name)});
        }
    }

    static Place with_folded_keys(const Place& place)
    {
        return std::get<Place>(folded(Expression{place.at, place}).node);
    }

    CodeBuilder& builder_;
    ExpressionCompiler expressions_;
    std::map<const If*, Label> if_error_bodies_;
    Label next_trap_ = no_label;
    Label loop_exit_ = no_label;
};

} // namespace

base::Result<Program> compile(const Script& script, std::string source)
{
    try {
        CodeBuilder builder;
        NameUse names = name_use(script);
        StatementCompiler(builder, names).block(script.body);
        Program program = builder.finish(std::move(source));
        program.use = std::move(names);
        return program;
    } catch (const SyntaxError& error) {
        return base::failure(message(error.at, error.text));
    }
}

base::Result<Program> load(std::string_view source)
{
    return parse(source).and_then(
        [&](const Script& script) { return compile(script, std::string(source)); });
}

Program compile(const Expression& expression, const NameUse& names)
{
    CodeBuilder builder;
    const Register result = builder.variable(" result");
    builder.begin_command();
    ExpressionCompiler(builder, names).into(folded(expression), result);
    return builder.finish({});
}

} // namespace candoscript
