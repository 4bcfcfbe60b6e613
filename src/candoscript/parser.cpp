// Statements and blocks. One row of a table per command; what stands inside a line is read by
// TokenReader.
#include "candoscript/parser.hpp"

#include "candoscript/foreign.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/lexer.hpp"
#include "candoscript/message.hpp"
#include "candoscript/token_reader.hpp"

#include <array>

namespace candoscript {

namespace {

constexpr int deepest_block = 100;
constexpr std::size_t most_arguments = 11;

struct Line
{
    int number = 0;
    std::string_view text;
    FirstWord first;

    [[nodiscard]] Origin at() const { return Origin{{number, first.column}}; }
    [[nodiscard]] bool is(std::string_view word) const { return same_word(first.word, word); }
};

[[noreturn]] void fail(Position at, std::string text)
{
    throw SyntaxError{at, std::move(text)};
}

/// The tokens behind the first word.
TokenReader parameters(const Line& line)
{
    std::vector<Token> tokens = tokens_of_line(line.text, line.number);
    tokens.erase(tokens.begin());
    return TokenReader(std::move(tokens));
}

bool is_nothing(const Line& line)
{
    return line.is("nop") ||
           (line.first.word.empty() && trimmed(without_comment(line.text)).empty());
}

/// The lines that are commands, one after the other.
class Lines
{
  public:
    explicit Lines(std::string_view source)
        : rest_(source)
    {
        advance();
    }

    [[nodiscard]] bool at_end() const { return at_end_; }
    [[nodiscard]] const Line& current() const { return line_; }

    Line take()
    {
        const Line line = line_;
        advance();
        return line;
    }

  private:
    void advance()
    {
        do {
            if (rest_.empty()) {
                at_end_ = true;
                return;
            }
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            const std::string_view text = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            line_ = {line_.number + 1, text, first_word(text)};
        } while (is_nothing(line_));
    }

    std::string_view rest_;
    Line line_;
    bool at_end_ = false;
};

// ---- commands of one line ------------------------------------------------------------------

Assignment assignment(TokenReader& reader)
{
    Place target = reader.target();
    if (!reader.take(Symbol::equal)) {
        fail(reader.peek().at, "an assignment needs = after the variable");
    }
    return {std::move(target), reader.expression()};
}

Let let(TokenReader& reader)
{
    Let result;
    do {
        result.assignments.push_back(assignment(reader));
    } while (reader.take(Symbol::comma));
    return result;
}

Local local(TokenReader& reader, LocalWord word)
{
    Local result{word, {}};
    do {
        Assignment item{reader.target(), std::nullopt};
        if (reader.take(Symbol::equal)) {
            item.value = reader.expression();
        }
        result.assignments.push_back(std::move(item));
    } while (reader.take(Symbol::comma));
    return result;
}

Dispose dispose(TokenReader& reader)
{
    Dispose result;
    do {
        result.places.push_back(reader.target());
    } while (reader.take(Symbol::comma));
    return result;
}

ChangeEntry change_entry(TokenReader& reader, EntryChange change)
{
    Place array = reader.target();
    reader.expect_comma();
    return {change, std::move(array), reader.expression()};
}

SortArray sort_array(TokenReader& reader)
{
    SortArray result{reader.target(), {}, std::nullopt};
    if (reader.take(Symbol::comma)) {
        result.flags = reader.keywords({"nocase", "string"});
    }
    if (reader.take(Symbol::comma)) {
        result.key = reader.expression();
    }
    return result;
}

Do do_routine(TokenReader& reader)
{
    Do result;
    do {
        result.parameters.push_back(reader.expression());
    } while (reader.take(Symbol::comma));
    if (result.parameters.size() > most_arguments) {
        fail(result.parameters.back().at, "too many parameters");
    }
    return result;
}

using Node = decltype(Statement::node);
using LineParser = Node (*)(TokenReader&);

struct CommandRow
{
    std::string_view word;
    LineParser parse;
};

// clang-format off
constexpr std::array command_rows = {
    CommandRow{"Let",        [](TokenReader& r) -> Node { return let(r); }},
    CommandRow{"Local",      [](TokenReader& r) -> Node { return local(r, LocalWord::local); }},
    CommandRow{"Arguments",  [](TokenReader& r) -> Node { return local(r, LocalWord::arguments); }},
    CommandRow{"Dispose",    [](TokenReader& r) -> Node { return dispose(r); }},
    CommandRow{"ExitScript", [](TokenReader&) -> Node { return Exit{ScriptEnd::exit_script}; }},
    CommandRow{"StopScript", [](TokenReader&) -> Node { return Exit{ScriptEnd::stop_script}; }},
    CommandRow{"Quit",       [](TokenReader&) -> Node { return Exit{ScriptEnd::quit}; }},
    CommandRow{"Do",         [](TokenReader& r) -> Node { return do_routine(r); }},
    CommandRow{"DoOnError",  [](TokenReader& r) -> Node { return DoOnError{r.expression()}; }},
    CommandRow{"InsertArrayEntry",
               [](TokenReader& r) -> Node { return change_entry(r, EntryChange::insert); }},
    CommandRow{"DeleteArrayEntry",
               [](TokenReader& r) -> Node { return change_entry(r, EntryChange::remove); }},
    CommandRow{"SortArray",  [](TokenReader& r) -> Node { return sort_array(r); }},
    CommandRow{"SetSearchArrayFlags", [](TokenReader& r) -> Node {
                   return SetSearchFlags{r.keywords({"nocase", "forward", "substring"})};
               }},
};

struct Hint
{
    std::string_view word;
    std::string_view text;
};

constexpr std::array hints = {
    Hint{"End",      "unknown command: End; EndIf, EndLoop are one word"},
    Hint{"EndWhile", "unknown command: EndWhile; a While loop ends with EndLoop or Until"},
    Hint{"Wend",     "unknown command: Wend; a While loop ends with EndLoop or Until"},
    Hint{"For",      "unknown command: For; a counted loop is Loop variable,from,to"},
    Hint{"Next",     "unknown command: Next; a counted loop ends with EndLoop"},
    Hint{"Then",     "unknown command: Then; CanDo has no THEN"},
};
// clang-format on

[[noreturn]] void unknown_command(const Line& line)
{
    for (const Hint& hint : hints) {
        if (line.is(hint.word)) {
            fail(line.at(), std::string(hint.text));
        }
    }
    const std::string_view rest = trimmed(without_comment(line.first.rest));
    std::string text = "unknown command: " +
                       std::string(line.first.word.empty() ? rest.substr(0, 20) : line.first.word);
    if (!line.first.word.empty() && !rest.empty() &&
        std::string_view("=[.:").find(rest.front()) != std::string_view::npos) {
        text += "; an assignment begins with Let";
    }
    fail(line.at(), text);
}

Statement one_line(const Line& line)
{
    for (const CommandRow& row : command_rows) {
        if (line.is(row.word)) {
            TokenReader reader = parameters(line);
            Statement result{line.at(), row.parse(reader)};
            reader.expect_end();
            return result;
        }
    }
    if (is_foreign_command(line.first.word)) {
        const std::string_view rest = trimmed(without_comment(line.first.rest));
        return {line.at(), Foreign{std::string(line.first.word), std::string(rest)}};
    }
    unknown_command(line);
}

// ---- blocks --------------------------------------------------------------------------------

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
        return one_line(line);
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

    Lines lines_;
    int depth_ = 0;
    int loops_ = 0;
};

std::string_view line_of(std::string_view source, int number)
{
    for (int i = 1; i < number; ++i) {
        source.remove_prefix(std::min(source.find('\n') + 1, source.size()));
    }
    return source.substr(0, source.find_first_of("\r\n"));
}

base::Diagnostic diagnostic(const SyntaxError& error, std::string_view source)
{
    base::Diagnostic result = message(error.at, error.text);
    result.source_line = utf8_from_latin1(line_of(source, error.at.line));
    return result;
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
