// Blocks: If and Loop with what stands between their lines.
#include "candoscript/parser.hpp"

#include "candoscript/latin1.hpp"
#include "candoscript/line_commands.hpp"
#include "candoscript/message.hpp"

namespace candoscript {

namespace {

constexpr int deepest_block = 100;

Expression only_expression(const Line& line)
{
    TokenReader reader = parameters(line);
    Expression result = reader.expression();
    reader.expect_end();
    return result;
}

void no_parameters(const Line& line)
{
    parameters(line).expect_end();
}

void check_else(const Line& line)
{
    TokenReader reader = parameters(line);
    if (reader.at_word("if")) {
        fail(reader.peek().at, "write ElseIf as one word");
    }
    reader.expect_end();
}

Counted counted(TokenReader& reader)
{
    Place counter = reader.target();
    reader.expect_comma();
    Expression first = reader.expression();
    if (!reader.take(Symbol::comma)) {
        return {std::move(counter), std::nullopt, std::move(first), std::nullopt};
    }
    Expression to = reader.expression();
    std::optional<Expression> step;
    if (reader.take(Symbol::comma)) {
        step = reader.expression();
    }
    return {std::move(counter), std::move(first), std::move(to), std::move(step)};
}

bool starts_branch(const Line& line)
{
    return line.is("if") || line.is("iferror");
}

bool closes(const Line& line)
{
    return line.is("elseif") || line.is("else") || line.is("endif") || line.is("endloop") ||
           line.is("until");
}

class ScriptParser
{
  public:
    explicit ScriptParser(std::string_view source)
        : lines_(source)
    {
    }

    Script script()
    {
        Script result{block()};
        if (!lines_.at_end()) {
            const Line& line = lines_.current();
            fail(line.at(), "unexpected " + upper(line.first.word));
        }
        return result;
    }

  private:
    /// Up to a line that closes something, which is left for the caller.
    Block block()
    {
        Block result;
        while (!lines_.at_end() && !closes(lines_.current())) {
            result.push_back(statement());
        }
        return result;
    }

    Statement statement()
    {
        const Line line = lines_.take();
        if (starts_branch(line)) {
            return nested(line, [&] { return Statement{line.at(), if_block(line)}; });
        }
        if (line.is("loop") || line.is("while")) {
            ++loops_;
            Statement result = nested(line, [&] { return Statement{line.at(), loop_block(line)}; });
            --loops_;
            return result;
        }
        if (line.is("exitloop")) {
            if (loops_ == 0) {
                fail(line.at(), "unexpected EXITLOOP");
            }
            no_parameters(line);
            return {line.at(), ExitLoop{}};
        }
        return one_line_command(line);
    }

    template <typename Parse>
    Statement nested(const Line& line, Parse parse)
    {
        if (++depth_ > deepest_block) {
            fail(line.at(), "too many Ifs and Loops inside each other");
        }
        Statement result = parse();
        --depth_;
        return result;
    }

    Branch branch(const Line& line)
    {
        Branch result{line.at(), std::nullopt, {}};
        if (line.is("iferror")) {
            no_parameters(line);
        } else {
            result.condition = only_expression(line);
        }
        result.body = block();
        return result;
    }

    If if_block(const Line& line)
    {
        If result;
        result.branches.push_back(branch(line));
        while (!lines_.at_end() && lines_.current().is("elseif")) {
            result.branches.push_back(branch(lines_.take()));
        }
        if (!lines_.at_end() && lines_.current().is("else")) {
            check_else(lines_.take());
            result.otherwise = block();
        }
        if (lines_.at_end() || closes_loop(lines_.current())) {
            fail(line.at(), "IF without ENDIF");
        }
        const Line end = lines_.take();
        if (!end.is("endif")) {
            fail(end.at(), "unexpected " + upper(end.first.word) + " after ELSE");
        }
        no_parameters(end);
        return result;
    }

    static bool closes_loop(const Line& line) { return line.is("endloop") || line.is("until"); }

    Loop loop_block(const Line& line)
    {
        Loop result{head(line), {}, {}, std::nullopt};
        result.body = block();
        if (lines_.at_end()) {
            fail(line.at(), upper(line.first.word) + " without ENDLOOP or UNTIL");
        }
        const Line end = lines_.take();
        if (!closes_loop(end)) {
            fail(end.at(), "unexpected " + upper(end.first.word));
        }
        result.end = end.at();
        if (end.is("until")) {
            result.until = only_expression(end);
        } else {
            no_parameters(end);
        }
        return result;
    }

    static decltype(Loop::head) head(const Line& line)
    {
        if (line.is("while")) {
            return While{only_expression(line)};
        }
        TokenReader reader = parameters(line);
        if (reader.at_end()) {
            return Endless{};
        }
        Counted result = counted(reader);
        reader.expect_end();
        return result;
    }

    SourceLines lines_;
    int depth_ = 0;
    int loops_ = 0;
};

base::Diagnostic diagnostic(const SyntaxError& error, std::string_view source)
{
    return message(error.at, error.text, source);
}

template <typename Read>
auto read_all(std::string_view text, Read read)
    -> base::Result<decltype(read(std::declval<TokenReader&>()))>
{
    try {
        TokenReader reader(tokens_of_line(text, 1));
        auto result = read(reader);
        reader.expect_end();
        return result;
    } catch (const SyntaxError& error) {
        return base::failure(diagnostic(error, text));
    }
}

} // namespace

base::Result<Script> parse(std::string_view source)
{
    if (source.size() > longest_source) {
        return base::failure(message({}, "the script is longer than 1 MiB"));
    }
    try {
        return ScriptParser(source).script();
    } catch (const SyntaxError& error) {
        return base::failure(diagnostic(error, source));
    }
}

base::Result<Expression> parse_expression(std::string_view text)
{
    return read_all(text, [](TokenReader& reader) { return reader.expression(); });
}

base::Result<Place> parse_place(std::string_view text)
{
    return read_all(text, [](TokenReader& reader) { return reader.target(); });
}

} // namespace candoscript
