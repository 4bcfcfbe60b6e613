#include "rexx/replacement.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace rexx {

namespace {

using Answer = std::optional<Replacement>;

/// The line ends among some tokens of a clause; they stand behind continuations or in comments.
std::size_t lines_in(const Clause& clause, std::size_t begin, std::size_t end)
{
    std::ptrdiff_t lines = 0;
    for (std::size_t at = begin; at < end; ++at) {
        const std::string_view piece = clause.tokens()[at].text;
        lines += std::count(piece.begin(), piece.end(), '\n');
    }
    return static_cast<std::size_t>(lines);
}

/// The rest of the clause from there on is kept behind other words.
Replacement keep_from(const Clause& clause, std::size_t at, std::string front)
{
    const std::size_t rest = std::min(at, clause.last());
    for (std::size_t lines = lines_in(clause, clause.begin(), rest); lines > 0; --lines) {
        front += ",\n";
    }
    return {std::move(front), rest, clause.last(), ""};
}

/// Nothing of the clause is kept but the lines it takes.
Replacement all_new(const Clause& clause, std::string text)
{
    text.append(lines_in(clause, clause.begin(), clause.last()), '\n');
    return {std::move(text), clause.last(), clause.last(), ""};
}

/// The rest of the clause as the value of a keyword.
Replacement option_value(const Clause& clause,
                         std::size_t at,
                         const std::string& words,
                         const std::string& keyword)
{
    std::string front = "OPTIONS MRX_OPT('";
    front.append(words).append("','").append(keyword).append("',(");
    Replacement kept = keep_from(clause, at, std::move(front));
    kept.back = "))";
    return kept;
}

/// OPTIONS { [NO] word } [ FAILAT expression | PROMPT expression ]: the words become strings, since
/// with a trap on NOVALUE they must not be taken for variables.
Answer options(const Clause& clause)
{
    if (clause.is_call()) {
        return std::nullopt;
    }
    std::string words;
    std::size_t at = clause.second();
    for (; at < clause.last(); at = clause.counting(at + 1)) {
        const std::string word = clause.word(at);
        if (word.empty()) {
            return option_value(clause, at, words, "");
        }
        const bool takes_value = word == "FAILAT" || word == "PROMPT";
        const std::size_t value = clause.counting(at + 1);
        if (takes_value && value < clause.last()) {
            return option_value(clause, value, words, word);
        }
        words += words.empty() ? "" : " ";
        words += takes_value ? "NO " + word : word;
    }
    return all_new(clause, "OPTIONS MRX_OPT('" + words + "')");
}

/// SIGNAL ON or OFF with a condition of ARexx.
Answer signal(const Clause& clause)
{
    const std::string state = clause.word(clause.second());
    const std::size_t condition_at = clause.counting(clause.second() + 1);
    const std::string condition = clause.word(condition_at);
    const bool on = state == "ON";
    if ((!on && state != "OFF") || clause.counting(condition_at + 1) < clause.last()) {
        return std::nullopt;
    }
    if (condition == "BREAK_C" || condition == "IOERR") {
        const std::string standard = condition == "IOERR" ? "NOTREADY" : "HALT";
        return all_new(clause, "SIGNAL " + state + " " + standard +
                                   (on ? " NAME " + condition : std::string()));
    }
    if (condition == "BREAK_D" || condition == "BREAK_E" || condition == "BREAK_F") {
        return all_new(clause, "NOP");
    }
    if (condition == "ERROR" || condition == "FAILURE") {
        const std::string tell = "DO;OPTIONS MRX_TRAP('" + condition + "','" + state + "');";
        Replacement replacement =
            all_new(clause, tell + (on ? "SIGNAL ON ERROR NAME MRX_HERE;END"
                                       : "IF \\MRX_ARMED() THEN SIGNAL OFF ERROR;END"));
        replacement.needs_trap = on;
        return replacement;
    }
    return std::nullopt;
}

/// PARSE [UPPER] with a source that Regina does not know or spells otherwise.
Answer parse(const Clause& clause)
{
    std::size_t at = clause.second();
    std::string front = "PARSE ";
    if (clause.word(at) == "UPPER") {
        front += "UPPER ";
        at = clause.counting(at + 1);
    }
    const std::string from = clause.word(at);
    std::string value;
    if (from == "NUMERIC") {
        value = "DIGITS() FUZZ() FORM()";
    } else if (from == "SOURCE" || from == "VERSION" || from == "EXTERNAL") {
        value = "MRX_" + from + "()";
    } else {
        return std::nullopt;
    }
    return keep_from(clause, at + 1, front + "VALUE " + value + " WITH");
}

Answer echo(const Clause& clause)
{
    return keep_from(clause, clause.begin() + 1, "SAY");
}

Answer shell(const Clause& clause)
{
    return keep_from(clause, clause.begin() + 1, "ADDRESS");
}

Answer leave_loop(const Clause& clause)
{
    return clause.second() < clause.last() ? Answer() : all_new(clause, "LEAVE");
}

/// What is made at run time is rewritten at run time.
Answer interpret(const Clause& clause)
{
    if (clause.second() >= clause.last()) {
        return std::nullopt;
    }
    Replacement replacement = keep_from(clause, clause.begin() + 1, "INTERPRET MRX_CODE(");
    replacement.back = ")";
    replacement.needs_trap = true;
    return replacement;
}

/// BACKGROUND is silent and cannot be made to speak from outside, which nobody can do here.
Answer trace(const Clause& clause)
{
    const std::size_t at = clause.second();
    if (at >= clause.last() || clause.counting(at + 1) < clause.last()) {
        return std::nullopt;
    }
    const std::string word = upper(clause.tokens()[at].text);
    const std::size_t letter = word.find_first_not_of("?'\"");
    return letter < word.size() && word[letter] == 'B' ? all_new(clause, "TRACE OFF") : Answer();
}

struct Row
{
    std::string_view keyword;
    Answer (*replace)(const Clause&);
};

constexpr std::array<Row, 8> rows{{{"OPTIONS", options},
                                   {"SIGNAL", signal},
                                   {"PARSE", parse},
                                   {"ECHO", echo},
                                   {"SHELL", shell},
                                   {"BREAK", leave_loop},
                                   {"TRACE", trace},
                                   {"INTERPRET", interpret}}};

} // namespace

std::optional<Replacement> replacement_for(const Clause& clause)
{
    const std::string keyword = clause.keyword();
    for (const Row& row : rows) {
        if (row.keyword == keyword) {
            return row.replace(clause);
        }
    }
    return std::nullopt;
}

} // namespace rexx
