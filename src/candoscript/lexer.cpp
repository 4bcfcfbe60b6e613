#include "candoscript/lexer.hpp"

#include "candoscript/latin1.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace candoscript {

namespace {

struct Spelling
{
    std::string_view text;
    Symbol symbol;
};

// Longest first. The manual prints its compound comparisons with a gap, so a blank may stand
// between the two characters of those (the rows marked by gap below, see match_spelling).
constexpr std::array spellings = {
    Spelling{"|||", Symbol::join_blank},
    Spelling{"||", Symbol::join},
    Spelling{"&&", Symbol::logical_xor},
    Spelling{"//", Symbol::modulo},
    Spelling{"<>", Symbol::unequal},
    Spelling{"><", Symbol::unequal},
    Spelling{"~=", Symbol::unequal},
    Spelling{"<=", Symbol::less_equal},
    Spelling{"=<", Symbol::less_equal},
    Spelling{">=", Symbol::greater_equal},
    Spelling{"=>", Symbol::greater_equal},
    Spelling{"==", Symbol::equal},
    Spelling{":=", Symbol::equal},
    Spelling{",", Symbol::comma},
    Spelling{"(", Symbol::open_parenthesis},
    Spelling{")", Symbol::close_parenthesis},
    Spelling{"[", Symbol::open_bracket},
    Spelling{"]", Symbol::close_bracket},
    Spelling{".", Symbol::dot},
    Spelling{"+", Symbol::plus},
    Spelling{"-", Symbol::minus},
    Spelling{"*", Symbol::times},
    Spelling{"/", Symbol::divide},
    Spelling{"%", Symbol::divide_whole},
    Spelling{"<", Symbol::less},
    Spelling{">", Symbol::greater},
    Spelling{"#", Symbol::unequal},
    Spelling{"=", Symbol::equal},
    Spelling{"&", Symbol::logical_and},
    Spelling{"|", Symbol::logical_or},
    Spelling{"~", Symbol::logical_not},
};

constexpr std::array word_operators = {
    Spelling{"and", Symbol::logical_and}, Spelling{"or", Symbol::logical_or},
    Spelling{"xor", Symbol::logical_xor}, Spelling{"not", Symbol::logical_not},
    Spelling{"mod", Symbol::modulo},
};

bool continues_identifier(char character)
{
    return is_letter(character) || is_digit(character) || character == '_';
}

std::size_t identifier_length(std::string_view text)
{
    if (text.empty() || !is_letter(text.front())) {
        return 0;
    }
    const auto* end = std::find_if_not(text.begin(), text.end(), continues_identifier);
    return static_cast<std::size_t>(end - text.begin());
}

bool is_comparison(Symbol symbol)
{
    return symbol >= Symbol::less && symbol <= Symbol::equal;
}

/// How many characters of `text` spell `spelling`; 0 if it is something else.
std::size_t match_spelling(std::string_view text, const Spelling& spelling)
{
    if (text.substr(0, spelling.text.size()) == spelling.text) {
        return spelling.text.size();
    }
    if (spelling.text.size() != 2 || !is_comparison(spelling.symbol) || text.empty() ||
        text.front() != spelling.text[0]) {
        return 0;
    }
    const auto* second = std::find_if_not(text.begin() + 1, text.end(), is_blank);
    return second != text.end() && *second == spelling.text[1]
               ? static_cast<std::size_t>(second - text.begin()) + 1
               : 0;
}

class LineLexer
{
  public:
    LineLexer(std::string_view line, int number)
        : line_(line)
        , number_(number)
    {
    }

    std::vector<Token> tokens()
    {
        std::vector<Token> result;
        do {
            result.push_back(next());
        } while (result.back().kind != TokenKind::end);
        return result;
    }

  private:
    Token next()
    {
        while (position_ < line_.size() && is_blank(line_[position_])) {
            ++position_;
        }
        Token token;
        token.at = {number_, static_cast<int>(position_) + 1};
        if (rest().empty() || rest().front() == ';') {
            return token;
        }
        if (is_letter(rest().front())) {
            word(token);
        } else if (is_digit(rest().front())) {
            number(token);
        } else if (rest().front() == '"') {
            text(token);
        } else {
            symbol(token);
        }
        return token;
    }

    void word(Token& token)
    {
        token.kind = TokenKind::word;
        token.text = take(identifier_length(rest()));
        for (const Spelling& row : word_operators) {
            if (same_word(row.text, token.text)) {
                token.kind = TokenKind::symbol;
                token.symbol = row.symbol;
            }
        }
    }

    void number(Token& token)
    {
        std::size_t length = digits_from(0);
        const bool has_point =
            length + 1 < rest().size() && rest()[length] == '.' && is_digit(rest()[length + 1]);
        if (has_point) {
            length += 1 + digits_from(length + 1);
        }
        token.text = take(length);
        const char* begin = token.text.data();
        const char* end = begin + token.text.size();
        if (!has_point && std::from_chars(begin, end, token.integer).ec == std::errc{}) {
            token.kind = TokenKind::integer;
            return;
        }
        // Whole numbers beyond 32 bits become real ones.
        token.kind = TokenKind::real;
        if (std::from_chars(begin, end, token.real).ec != std::errc{}) {
            throw SyntaxError{token.at, "number out of range"};
        }
    }

    void text(Token& token)
    {
        token.kind = TokenKind::text;
        ++position_;
        while (true) {
            const std::size_t quote = line_.find('"', position_);
            if (quote == std::string_view::npos) {
                throw SyntaxError{token.at, "text without closing quote"};
            }
            token.text += line_.substr(position_, quote - position_);
            position_ = quote + 1;
            if (rest().empty() || rest().front() != '"') {
                return;
            }
            token.text += '"';
            ++position_;
        }
    }

    void symbol(Token& token)
    {
        token.kind = TokenKind::symbol;
        for (const Spelling& row : spellings) {
            if (const std::size_t length = match_spelling(rest(), row); length > 0) {
                token.symbol = row.symbol;
                token.text = take(length);
                return;
            }
        }
        throw SyntaxError{token.at, "unexpected character: " + std::string(rest().substr(0, 1))};
    }

    [[nodiscard]] std::size_t digits_from(std::size_t start) const
    {
        const std::string_view text = rest().substr(start);
        const auto* end = std::find_if_not(text.begin(), text.end(), is_digit);
        return static_cast<std::size_t>(end - text.begin());
    }

    [[nodiscard]] std::string_view rest() const { return line_.substr(position_); }

    std::string take(std::size_t length)
    {
        std::string result(line_.substr(position_, length));
        position_ += length;
        return result;
    }

    std::string_view line_;
    int number_;
    std::size_t position_ = 0;
};

} // namespace

std::vector<Token> tokens_of_line(std::string_view line, int line_number)
{
    return LineLexer(line, line_number).tokens();
}

FirstWord first_word(std::string_view line)
{
    const auto* begin = std::find_if_not(line.begin(), line.end(), is_blank);
    const auto start = static_cast<std::size_t>(begin - line.begin());
    const std::size_t length = identifier_length(line.substr(start));
    return {line.substr(start, length), line.substr(start + length), static_cast<int>(start) + 1};
}

std::string_view without_comment(std::string_view line)
{
    bool inside_text = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') {
            inside_text = !inside_text;
        } else if (line[i] == ';' && !inside_text) {
            return line.substr(0, i);
        }
    }
    return line;
}

bool is_identifier(std::string_view text)
{
    return !text.empty() && identifier_length(text) == text.size();
}

} // namespace candoscript
