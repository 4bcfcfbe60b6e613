#include "core/amigaguide/markup.hpp"

#include "core/amigaguide/attributes.hpp"
#include "core/amigaguide/characters.hpp"

#include <algorithm>
#include <array>

namespace amigaguide {

namespace {

using Kind = Element::Kind;

/// Where a tag's inside ends, and where the text goes on.
struct TagEnd
{
    std::size_t inside = 0;
    std::size_t next = 0;
};

/// Whether nothing but a word or two stands before the bracket, as in a colour that an editor has
/// wrapped: `@{fg` and `text}`.
bool goes_on(std::string_view next_line)
{
    constexpr std::size_t longest = 20;
    const auto rest = next_line.substr(0, next_line.substr(0, longest).find('}'));
    return rest.size() < longest && rest.size() < next_line.size() &&
           std::all_of(rest.begin(), rest.end(), [](char letter) {
               return letter == ' ' || (letter >= '0' && letter <= '9') ||
                      (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
           });
}

/// The bracket that closes a tag is the first one outside quotes. A tag may go on over one line
/// end if the bracket stands on the next line; without a bracket it ends with its line.
TagEnd end_of_tag(std::string_view text, std::size_t at)
{
    bool quoted = false;
    std::size_t line_end = std::string_view::npos;
    for (std::size_t i = at; i < text.size(); ++i) {
        if (text[i] == '}' && !quoted) {
            return {i, i + 1};
        }
        if (text[i] == '"') {
            quoted = !quoted;
        } else if (text[i] == '\n') {
            const bool is_link =
                without_leading_blanks(text.substr(at, i - at)).substr(0, 1) == "\"";
            if (line_end != std::string_view::npos || !(is_link || goes_on(text.substr(i + 1)))) {
                line_end = std::min(line_end, i);
                break;
            }
            line_end = i;
        }
    }
    line_end = std::min(line_end, text.size());
    return {line_end, line_end};
}

class MarkupReader
{
  public:
    MarkupReader(const Database& database, const Node& node)
        : database_(database)
        , node_(node)
    {
    }

    Markup read()
    {
        scan(node_.text);
        return std::move(markup_);
    }

  private:
    void scan(std::string_view text)
    {
        std::size_t at = 0;
        while (at < text.size()) {
            const std::size_t special = std::min(text.find_first_of("@\\\n", at), text.size());
            pending_.append(text.substr(at, special - at));
            at = special < text.size() ? scan_special(text, special) : special;
        }
        flush();
    }

    std::size_t scan_special(std::string_view text, std::size_t at)
    {
        const char next = at + 1 < text.size() ? text[at + 1] : '\0';
        if (text[at] == '\n') {
            flush();
            markup_.elements.push_back({Kind::line_end, {}, face_, 0, 0, {}});
        } else if (text[at] == '\\' && (next == '@' || next == '\\')) {
            pending_ += next;
            return at + 2;
        } else if (text[at] == '@' && next == '{') {
            const TagEnd end = end_of_tag(text, at + 2);
            flush();
            tag(text.substr(at + 2, end.inside - at - 2));
            return end.next;
        } else {
            pending_ += text[at];
        }
        return at + 1;
    }

    void tag(std::string_view inside)
    {
        std::string joined(without_leading_blanks(inside));
        std::replace(joined.begin(), joined.end(), '\n', ' ');
        std::string_view rest = joined;
        const std::string word = fold(take_word(rest));
        const bool quoted = joined.substr(0, 1) == "\"";
        // Some guides quote attributes: @{"b"} is no link.
        const bool has_target = quoted && !without_leading_blanks(rest).empty();
        if (!has_target && command(word, rest, joined)) {
            return;
        }
        if (quoted) {
            link(read_link(joined));
        }
    }

    /// Obeys a macro or an attribute; false if the tag is neither.
    bool command(const std::string& word, std::string_view arguments, std::string_view tag)
    {
        if (const std::string* text = macro(word)) {
            expand(word, *text, arguments);
            return true;
        }
        return apply_attribute(tag, face_, markup_);
    }

    void link(Link link)
    {
        markup_.elements.push_back({Kind::link, link.label, face_, markup_.links.size(), 0, {}});
        markup_.links.push_back(std::move(link));
    }

    /// Inside its own text a macro's name means the attribute that it hides.
    const std::string* macro(const std::string& word) const
    {
        if (std::find(open_.begin(), open_.end(), word) != open_.end()) {
            return nullptr;
        }
        for (const Macros* macros : {&node_.settings.macros, &database_.settings.macros}) {
            const auto found = macros->find(word);
            if (found != macros->end()) {
                return &found->second;
            }
        }
        return nullptr;
    }

    void expand(const std::string& word, std::string_view text, std::string_view arguments)
    {
        const std::string expanded = substituted(text, arguments);
        if (open_.size() >= deepest_macro || expanded.size() > left_) {
            return;
        }
        left_ -= std::max<std::size_t>(expanded.size(), 1);
        open_.push_back(word);
        scan(expanded);
        open_.pop_back();
    }

    /// The macro's text with $1 to $9 put in; too long a text is not built to its end.
    std::string substituted(std::string_view text, std::string_view arguments) const
    {
        std::array<std::string, 9> values;
        for (auto& value : values) {
            value = take_word(arguments);
        }
        std::string result;
        for (std::size_t i = 0; i < text.size() && result.size() <= left_; ++i) {
            const char digit = i + 1 < text.size() ? text[i + 1] : '\0';
            if (text[i] == '$' && digit >= '1' && digit <= '9') {
                result += values.at(static_cast<std::size_t>(digit - '1'));
                ++i;
            } else {
                result += text[i];
            }
        }
        return result;
    }

    void flush()
    {
        if (!pending_.empty()) {
            markup_.elements.push_back({Kind::text, std::move(pending_), face_, 0, 0, {}});
            pending_.clear();
        }
    }

    const Database& database_;
    const Node& node_;
    Markup markup_;
    Face face_;
    std::string pending_;
    std::vector<std::string> open_; ///< the macros being expanded
    std::size_t left_ = longest_expansion;
};

} // namespace

Markup read_markup(const Database& database, const Node& node)
{
    return MarkupReader(database, node).read();
}

} // namespace amigaguide
