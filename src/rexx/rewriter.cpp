#include "rexx/rewriter.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rexx/clause.hpp"
#include "rexx/replacement.hpp"
#include "rexx/token.hpp"

namespace rexx {

namespace {

/// Where each trap of ERROR and FAILURE arrives. MRX_WHERE names the label that the script means.
constexpr std::string_view trap_epilogue =
    "\nEXIT;MRX_HERE:IF MRX_FIRED() THEN SIGNAL ON ERROR NAME MRX_HERE;"
    "SIGNAL VALUE MRX_WHERE(SIGL)\n";

/// A string may go over lines without a comma, too. But if the quotes do not come out even then,
/// one is missing, and that is told best where its line ends.
std::vector<Token> tokens_of(std::string_view source)
{
    const auto is_open = [](const Token& token) { return token.kind == TokenKind::open_string; };
    std::vector<Token> tokens = tokenize(source);
    if (std::any_of(tokens.begin(), tokens.end(), is_open)) {
        std::vector<Token> lenient = tokenize(source, Strings::many_lines);
        if (std::none_of(lenient.begin(), lenient.end(), is_open)) {
            return lenient;
        }
    }
    return tokens;
}

bool is_between_clauses(const Token& token)
{
    return is_space(token) || token.kind == TokenKind::line_end ||
           token.kind == TokenKind::semicolon;
}

bool has_line_end(const Token& token)
{
    return token.text.find_first_of("\r\n") != std::string_view::npos;
}

class Rewriter
{
  public:
    explicit Rewriter(std::string_view source)
        : tokens_(tokens_of(source))
    {
    }

    Rewriting run()
    {
        while (at_ < tokens_.size()) {
            if (is_between_clauses(tokens_[at_])) {
                copy(at_ + 1);
            } else {
                begin_clause();
                is_empty_ = false;
            }
        }
        return std::move(result_);
    }

    [[nodiscard]] bool has_traps() const { return has_traps_; }
    [[nodiscard]] bool is_empty() const { return is_empty_; }

  private:
    /// At the first token of a clause that counts.
    void begin_clause()
    {
        const Clause clause(tokens_, at_);
        if (waits_for_then_ && clause.keyword() == "THEN") {
            waits_for_then_ = false;
            copy(at_ + 1);
        } else if (clause.is_label()) {
            copy_label(clause);
        } else if (!clause.is_instruction()) {
            copy_noted(clause.end());
        } else if (clause.keyword() == "IF" || clause.keyword() == "WHEN") {
            copy_condition(clause);
        } else if (clause.keyword() == "ELSE" || clause.keyword() == "OTHERWISE") {
            copy(at_ + 1);
        } else {
            instruction(clause);
        }
    }

    void copy_label(const Clause& clause)
    {
        const int line = tokens_[at_].line;
        const std::string name = clause.keyword();
        copy(clause.after_label());
        if (!has_prologue(name) || procedure_follows()) {
            return;
        }
        const std::string call = name == "SYNTAX"
                                     ? "MRX_LBL('SYNTAX',CONDITION('C'),RC,CONDITION('D'))"
                                     : "MRX_LBL('" + name + "')";
        insert(line, "IF " + call + " THEN NOP");
        result_.text += ';';
    }

    /// On this line or a later one: PROCEDURE must be the first instruction behind its label.
    [[nodiscard]] bool procedure_follows() const
    {
        std::size_t at = at_;
        while (at < tokens_.size() && is_between_clauses(tokens_[at])) {
            ++at;
        }
        const Clause next(tokens_, at);
        return next.is_instruction() && next.keyword() == "PROCEDURE";
    }

    static bool has_prologue(std::string_view label)
    {
        return label == "SYNTAX" || label == "ERROR" || label == "FAILURE" || label == "HALT" ||
               label == "BREAK_C";
    }

    /// Up to THEN, which may also stand on a later line.
    void copy_condition(const Clause& clause)
    {
        const std::size_t then = clause.find_symbol("THEN");
        waits_for_then_ = then == clause.end();
        copy_noted(then);
        if (!waits_for_then_) {
            copy(then + 1);
        }
    }

    void instruction(const Clause& clause)
    {
        const std::optional<Replacement> replacement = replacement_for(clause);
        if (!replacement) {
            copy_noted(clause.end());
            return;
        }
        has_traps_ = has_traps_ || replacement->needs_trap;
        const std::size_t mark = result_.text.size();
        const int line = tokens_[at_].line;
        const std::string before = as_one_line(at_, clause.last());
        result_.text += replacement->front;
        at_ = replacement->rest;
        copy_expression(replacement->rest_end);
        result_.text += replacement->back;
        result_.changes.push_back({line, before, result_.text.substr(mark)});
        at_ = clause.last();
        copy(clause.end());
    }

    void insert(int line, const std::string& clause)
    {
        result_.text += clause;
        result_.changes.push_back({line, "", clause});
    }

    void copy(std::size_t end)
    {
        for (; at_ < end; ++at_) {
            result_.text += tokens_[at_].text;
        }
    }

    /// What stands there, for people: the lines of a clause in one.
    [[nodiscard]] std::string as_one_line(std::size_t begin, std::size_t end) const
    {
        std::string text;
        for (std::size_t at = begin; at < end; ++at) {
            text += tokens_[at].text;
        }
        std::replace(text.begin(), text.end(), '\n', ' ');
        text.erase(std::remove(text.begin(), text.end(), '\r'), text.end());
        return text;
    }

    /// An expression, which is told if it has become another.
    void copy_noted(std::size_t end)
    {
        const std::size_t begin = at_;
        std::size_t last = end;
        while (last > begin && is_space(tokens_[last - 1])) {
            --last;
        }
        const std::size_t mark = result_.text.size();
        if (copy_expression(last) == Copy::changed) {
            result_.changes.push_back(
                {tokens_[begin].line, as_one_line(begin, last), result_.text.substr(mark)});
        }
        copy(end);
    }

    enum class Copy
    {
        same,
        changed
    };

    /// With the marks and strings that mean something else to Regina.
    Copy copy_expression(std::size_t end)
    {
        const std::size_t begin = at_;
        Copy copied = Copy::same;
        while (at_ < end) {
            const Token& token = tokens_[at_];
            if (token.text == "^" && is_exclusive_or(tokens_, begin, at_)) {
                result_.text += "&&";
                copied = Copy::changed;
                ++at_;
            } else if (token.kind == TokenKind::string && has_line_end(token)) {
                const bool digits = at_ + 1 < end && is_radix(tokens_, at_ + 1);
                result_.text += joined_string(token.text, digits ? tokens_[at_ + 1].text : "");
                copied = Copy::changed;
                at_ += digits ? 2 : 1;
            } else {
                copy(at_ + 1);
            }
        }
        return copied;
    }

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    bool waits_for_then_ = false;
    bool has_traps_ = false;
    bool is_empty_ = true;
    Rewriting result_;
};

} // namespace

Rewriting rewrite(std::string_view source)
{
    Rewriter rewriter(source);
    Rewriting result = rewriter.run();
    if (rewriter.has_traps()) {
        result.text += trap_epilogue;
    }
    if (rewriter.is_empty()) {
        result.text += "NOP"; // Regina 3.6 falls over a script without any clause
    }
    return result;
}

std::string rewrite_clauses(std::string_view clauses)
{
    return Rewriter(clauses).run().text;
}

} // namespace rexx
