#include "app/mancala/typed_line.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <charconv>
#include <initializer_list>

namespace app {

namespace {

bool begins_with_word(std::string_view line, std::string_view word)
{
    return base::same_word(line.substr(0, word.size()), word);
}

bool is_one_of(std::string_view line, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words,
                               [&](std::string_view word) { return base::same_word(line, word); });
}

} // namespace

std::string cleaned_line(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r";
    const std::string text = base::utf8_from_utf8_or_latin1(line);
    const auto first = text.find_first_not_of(blanks);
    return first == std::string::npos
               ? ""
               : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<int> bare_number(std::string_view line)
{
    int number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (line.size() > 3 || error != std::errc{} || end != line.data() + line.size()) {
        return std::nullopt;
    }
    return number;
}

bool is_hint(std::string_view line)
{
    return is_one_of(line, {"vorschlag", "hint"});
}

bool is_analysis(std::string_view line)
{
    return is_one_of(line, {"analyse", "analysis"});
}

bool is_quit(std::string_view line)
{
    return base::same_word(line, "quit");
}

bool depends_on_turn(std::string_view line)
{
    return bare_number(line) || is_hint(line) || is_analysis(line) ||
           begins_with_word(line, "callzug") || begins_with_word(line, "get");
}

bool is_action(std::string_view line)
{
    return bare_number(line) || begins_with_word(line, "call");
}

bool leaves_position(std::string_view line)
{
    return is_one_of(line, {"callundo", "callneu", "callspielende"});
}

std::optional<bool> continues_lost_game(std::string_view line)
{
    const bool continues = is_one_of(line, {"weiter", "ja", "continue", "yes"});
    return continues || is_one_of(line, {"nein", "no"}) ? std::optional(continues) : std::nullopt;
}

std::optional<glue::Settlement> settlement_in(std::string_view line)
{
    if (is_one_of(line, {"eigene", "mine"})) {
        return glue::Settlement::mine;
    }
    if (is_one_of(line, {"partner"})) {
        return glue::Settlement::partners;
    }
    return is_one_of(line, {"ende", "end"}) ? std::optional(glue::Settlement::end) : std::nullopt;
}

} // namespace app
