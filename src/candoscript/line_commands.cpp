// The commands that stand on one line: one row of a table for each.
#include "candoscript/line_commands.hpp"

#include "candoscript/foreign.hpp"
#include "candoscript/latin1.hpp"

#include <array>

namespace candoscript {

namespace {

constexpr std::size_t most_arguments = 11;

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

} // namespace

Statement one_line_command(const Line& line)
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

} // namespace candoscript
