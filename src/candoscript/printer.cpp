#include "candoscript/printer.hpp"

#include "candoscript/operator_table.hpp"

#include <charconv>

namespace candoscript {

namespace {

constexpr int primary_priority = 9;

int priority(const Expression& expression)
{
    if (const auto* binary = std::get_if<Binary>(&expression.node)) {
        return binary_row(binary->op).priority;
    }
    return std::holds_alternative<Unary>(expression.node) ? unary_priority : primary_priority;
}

std::string printed(std::int32_t number)
{
    return std::to_string(number);
}

std::string printed(double number)
{
    // Fixed notation of the largest double has 309 digits, of the smallest over 1000.
    std::string buffer(1100, ' ');
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                   std::chars_format::fixed);
    buffer.resize(static_cast<std::size_t>(end.ptr - buffer.data()));
    return buffer.find('.') == std::string::npos ? buffer + ".0" : buffer;
}

std::string printed(const std::string& text)
{
    return quoted(text);
}

std::string inside(const Expression& expression, int lowest_priority)
{
    const std::string text = print(expression);
    return priority(expression) < lowest_priority ? "(" + text + ")" : text;
}

std::string list(const std::vector<Expression>& expressions)
{
    std::string result;
    for (const Expression& expression : expressions) {
        result += (result.empty() ? "" : ",") + print(expression);
    }
    return result;
}

struct ExpressionPrinter
{
    std::string operator()(const Literal& literal) const
    {
        return std::visit([](const auto& value) { return printed(value); }, literal);
    }
    std::string operator()(const Place& place) const { return print(place); }
    std::string operator()(const Unary& unary) const
    {
        const char* sign = unary.op == Operator::negate      ? "-"
                           : unary.op == Operator::keep_sign ? "+"
                                                             : "NOT ";
        return sign + inside(unary.operand[0], unary_priority);
    }
    std::string operator()(const Binary& binary) const
    {
        const BinaryRow& row = binary_row(binary.op);
        return inside(binary.operands[0], row.priority) + " " + std::string(row.spelling) + " " +
               inside(binary.operands[1], row.priority + 1);
    }
    std::string operator()(const Call& call) const
    {
        return call.name + "(" + list(call.arguments) + ")";
    }
};

class StatementPrinter
{
  public:
    std::string block(const Block& statements)
    {
        std::string result;
        ++depth_;
        for (const Statement& statement : statements) {
            result += std::visit(*this, statement.node);
        }
        --depth_;
        return result;
    }

    std::string operator()(const Let& let) { return line("Let " + assignments(let.assignments)); }
    std::string operator()(const Local& local)
    {
        return line((local.word == LocalWord::local ? "Local " : "Arguments ") +
                    assignments(local.assignments));
    }
    std::string operator()(const If& node)
    {
        std::string result;
        std::string word = "If ";
        for (const Branch& branch : node.branches) {
            result += line(branch.condition ? word + print(*branch.condition) : "IfError") +
                      block(branch.body);
            word = "ElseIf ";
        }
        if (node.otherwise) {
            result += line("Else") + block(*node.otherwise);
        }
        return result + line("EndIf");
    }
    std::string operator()(const Loop& loop)
    {
        return line(std::visit([](const auto& head) { return print_head(head); }, loop.head)) +
               block(loop.body) + line(loop.until ? "Until " + print(*loop.until) : "EndLoop");
    }
    std::string operator()(const ExitLoop& /*node*/) { return line("ExitLoop"); }
    std::string operator()(const Exit& exit)
    {
        switch (exit.kind) {
        case ScriptEnd::exit_script: return line("ExitScript");
        case ScriptEnd::stop_script: return line("StopScript");
        default: return line("Quit");
        }
    }
    std::string operator()(const Dispose& dispose)
    {
        std::string places;
        for (const Place& place : dispose.places) {
            places += (places.empty() ? "" : ",") + print(place);
        }
        return line("Dispose " + places);
    }
    std::string operator()(const ChangeEntry& node)
    {
        return line(
            (node.change == EntryChange::insert ? "InsertArrayEntry " : "DeleteArrayEntry ") +
            print(node.array) + "," + print(node.index));
    }
    std::string operator()(const SortArray& sort)
    {
        return line("SortArray " + print(sort.array) + "," + words(sort.flags) +
                    (sort.key ? "," + print(*sort.key) : ""));
    }
    std::string operator()(const SetSearchFlags& node)
    {
        return line("SetSearchArrayFlags " + words(node.flags));
    }
    std::string operator()(const Do& node) { return line("Do " + list(node.parameters)); }
    std::string operator()(const DoOnError& node)
    {
        return line("DoOnError " + print(node.routine));
    }
    std::string operator()(const Foreign& node) { return line(node.name + " " + node.parameters); }

  private:
    static std::string print_head(const Endless& /*head*/) { return "Loop"; }
    static std::string print_head(const While& head) { return "While " + print(head.condition); }
    static std::string print_head(const Counted& head)
    {
        return "Loop " + print(head.counter) + (head.from ? "," + print(*head.from) : "") + "," +
               print(head.to) + (head.step ? "," + print(*head.step) : "");
    }
    static std::string assignments(const std::vector<Assignment>& items)
    {
        std::string result;
        for (const Assignment& item : items) {
            result += (result.empty() ? "" : ",") + print(item.target) +
                      (item.value ? "=" + print(*item.value) : "");
        }
        return result;
    }
    static std::string words(const std::vector<std::string>& flags)
    {
        std::string result;
        for (const std::string& flag : flags) {
            result += (result.empty() ? "" : " ") + flag;
        }
        return result;
    }
    [[nodiscard]] std::string line(const std::string& text) const
    {
        return std::string(static_cast<std::size_t>(depth_), '\t') + text + "\n";
    }

    int depth_ = -1;
};

} // namespace

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char character : text) {
        result += character;
        if (character == '"') {
            result += '"';
        }
    }
    return result + "\"";
}

std::string print(const Place& place)
{
    std::string result = place.name;
    for (const PlaceStep& step : place.steps) {
        if (const auto* field = std::get_if<FieldStep>(&step)) {
            result += "." + field->name;
        } else {
            result += "[" + print(std::get<IndexStep>(step).index[0]) + "]";
        }
    }
    return result;
}

std::string print(const Expression& expression)
{
    return std::visit(ExpressionPrinter{}, expression.node);
}

std::string print(const Script& script)
{
    return StatementPrinter().block(script.body);
}

} // namespace candoscript
