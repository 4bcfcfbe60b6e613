#include "rexx/trace.hpp"

#include "core/base/text_lines.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "rexx/errors.hpp"

namespace rexx {

namespace {

constexpr int cannot_be_parsed = 64; ///< a number of Regina's own, beyond the standard
constexpr std::string_view inner_call = "MRX_INNER";
constexpr int longest_path = 20;
constexpr std::size_t longest_indentation = 60;
constexpr std::string_view indent = "       ";

/// The number at the front of the text, which is taken away; nothing if none stands there.
std::optional<int> take_number(std::string_view& text)
{
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{}) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Behind a word in the text; empty if the word is not there.
std::string_view behind(std::string_view text, std::string_view word)
{
    const std::size_t at = text.find(word);
    return at == std::string_view::npos ? "" : text.substr(at + word.size());
}

/// The clause as it was written; empty if it was put in by us or is a later part of what stands for
/// one clause.
std::string as_written(const Rewriting& code, int line, std::string clause)
{
    for (const Change& change : code.changes) {
        if (change.line != line) {
            continue;
        }
        const std::size_t at = clause.find(change.after);
        const bool several = change.before.empty() || change.after.find(';') != std::string::npos;
        if (at != std::string::npos) {
            clause.replace(at, change.after.size(), change.before);
        } else if (change.after.starts_with(clause)) {
            return change.before;
        } else if (several && change.after.find(clause) != std::string::npos) {
            return "";
        }
    }
    return clause;
}

std::size_t clause_mark(std::string_view line)
{
    const std::size_t shown = line.find("*-*");
    return shown != std::string_view::npos ? shown : line.find("+++");
}

} // namespace

std::string Trace::take(std::string_view line)
{
    if (line.starts_with("Error ")) {
        line.find(" running ") != std::string_view::npos ? take_error(line) : take_detail(line);
        return "";
    }
    if (line.find("MRX_HERE") != std::string_view::npos ||
        line.find("MRX_WHERE") != std::string_view::npos ||
        line.find(inner_call) != std::string_view::npos) {
        return "";
    }
    if (line.find("+++ RC=") != std::string_view::npos) {
        if (std::exchange(level_.note, Note::none) == Note::show) {
            level_.shown += std::string(indent) + "+++ Command returned " +
                            std::to_string(level_.note_code) + "\n";
        }
        return "";
    }
    const std::size_t mark = clause_mark(line);
    if (line.substr(0, mark + 3).ends_with("+++") && ++path_ > longest_path) {
        return path_ == longest_path + 1 ? std::string(indent) + "...\n" : "";
    }
    const std::string text =
        mark == std::string_view::npos ? std::string(line) + "\n" : take_clause(line, mark);
    if (level_.note == Note::show) {
        level_.shown += text;
        return "";
    }
    return settle() + text;
}

std::string Trace::settle()
{
    return std::exchange(level_.shown, "");
}

std::string Trace::take_clause(std::string_view line, std::size_t mark)
{
    std::string_view number = base::trimmed(line.substr(0, mark));
    line_ = take_number(number).value_or(line_);
    if (level_.note == Note::hide) {
        return "";
    }
    const std::string_view text = line.substr(mark + 3);
    const std::string_view clause = base::trimmed(text);
    const std::string written = as_written(level_.script.code, line_, std::string(clause));
    if (written.empty()) {
        return "";
    }
    const std::string_view indentation =
        text.substr(0, std::min(text.find(clause), longest_indentation));
    return std::string(line.substr(0, mark + 3)) + std::string(indentation) + written + "\n";
}

/// Error 41 running "name", line 2: text
void Trace::take_error(std::string_view line)
{
    std::string_view number = line.substr(std::string_view("Error ").size());
    const int standard = take_number(number).value_or(0);
    error_ = level_.raised != 0 ? level_.raised : arexx_error(standard);
    std::string_view where = behind(line, "\", line ");
    error_line_ = take_number(where).value_or(0);
    held_ = true;
}

/// Error 40.3: text, or Error 64.1: [Syntax error at line 2]
void Trace::take_detail(std::string_view line)
{
    std::string_view rest = line.substr(std::string_view("Error ").size());
    const int standard = take_number(rest).value_or(0);
    if (!held_ || level_.raised != 0 || !rest.starts_with('.')) {
        return;
    }
    rest.remove_prefix(1);
    error_ = arexx_error(standard, take_number(rest).value_or(0));
    if (standard == cannot_be_parsed) { // says only where
        std::string_view where = behind(rest, " at line ");
        error_line_ = error_line_ != 0 ? error_line_ : take_number(where).value_or(0);
        return;
    }
    detail_ = std::string(behind(rest, ": "));
}

std::string Trace::finish()
{
    std::string text = settle();
    if (!std::exchange(held_, false)) {
        return text;
    }
    text += "+++ Error " + std::to_string(error_) + " in line " + std::to_string(error_line_) +
            ": " + std::string(error_text(error_)) + "\n";
    if (!detail_.empty()) {
        text += std::string(indent) + detail_ + "\n";
    }
    return text;
}

} // namespace rexx
