#include "core/amigaguide/database.hpp"

#include "core/amigaguide/characters.hpp"
#include "core/amigaguide/commands.hpp"
#include "core/base/encoding.hpp"

#include <algorithm>

namespace amigaguide {

namespace {

constexpr char32_t escape = 0x1B;
constexpr char32_t control_sequence = 0x9B;

/// Behind the parameters and the final letter of a terminal's control sequence.
std::size_t behind_sequence(std::string_view text, std::size_t at)
{
    while (at < text.size() && text[at] >= ' ' && text[at] < '@') {
        ++at;
    }
    const bool ends = at < text.size() && text[at] >= '@' && text[at] <= '~';
    return ends ? at + 1 : at;
}

bool prints_as_blank(char32_t character)
{
    constexpr char32_t no_break_space = 0xA0;
    constexpr char32_t end_of_file = 0x1A;
    return character == 0 || character == U'\f' || character == end_of_file ||
           character == no_break_space;
}

bool is_dropped(char32_t character)
{
    constexpr char32_t soft_hyphen = 0xAD;
    constexpr char32_t byte_order_mark = 0xFEFF;
    const bool control = character < U' ' && character != U'\n' && character != U'\t';
    const bool high_control = character >= 0x7F && character < 0xA0;
    return control || high_control || character == soft_hyphen || character == byte_order_mark;
}

/// The text without the characters that mean nothing on the screen.
std::string clean(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t character = take_character(text, at);
        if (character == control_sequence) {
            at = behind_sequence(text, at);
        } else if (character == escape && at < text.size() && text[at] == '[') {
            at = behind_sequence(text, at + 1);
        } else if (prints_as_blank(character)) {
            result += ' ';
        } else if (!is_dropped(character)) {
            append_character(result, character);
        }
    }
    return result;
}

/// Plain text as node text that shows the same.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char character : text) {
        if (character == '@' || character == '\\') {
            result += '\\';
        }
        result += character;
    }
    if (!result.empty() && result.back() != '\n') {
        result += '\n';
    }
    return result;
}

class Reader
{
  public:
    explicit Reader(const ReadEmbedded& embedded)
        : embedded_(embedded)
    {
    }

    void line(std::string_view line)
    {
        ++number_;
        if (is_command_line(line)) {
            command(read_command(line));
        } else if (inside_) {
            database_.nodes.back().text.append(line) += '\n';
        } else if (line.substr(0, 5) == "$VER:" && database_.settings.version.empty()) {
            database_.settings.version = without_blanks_around(line.substr(5));
        }
    }

    Database finish(const std::string& text)
    {
        if (database_.nodes.empty()) {
            Node whole{"MAIN", database_.name, 1, {}, {}};
            whole.text = escaped(text);
            database_.nodes.push_back(std::move(whole));
        }
        for (std::size_t i = 0; i < database_.nodes.size(); ++i) {
            Node& node = database_.nodes[i];
            if (!node.settings.title.empty()) {
                node.title = node.settings.title;
            } else if (node.title.empty()) {
                node.title = node.name;
            }
            database_.by_name.try_emplace(fold(node.name), i);
        }
        return std::move(database_);
    }

  private:
    void command(const CommandLine& line)
    {
        switch (line.command) {
        case Command::database: begin_database(line.arguments); break;
        case Command::node: begin_node(line.arguments); break;
        case Command::end_node: inside_ = false; break;
        case Command::embed: embed(line.arguments); break;
        case Command::setting: apply(line, settings()); break;
        case Command::unknown: break;
        }
    }

    /// Between two nodes nothing is set: what stands there belongs to neither.
    Settings& settings()
    {
        if (inside_) {
            return database_.nodes.back().settings;
        }
        return database_.nodes.empty() ? database_.settings : ignored_;
    }

    void begin_database(std::string_view arguments)
    {
        if (number_ == 1) {
            database_.has_header = true;
            database_.name = take_word(arguments);
        }
    }

    void begin_node(std::string_view arguments)
    {
        Node node;
        node.line = number_;
        node.name = take_word(arguments);
        node.title = without_blanks_around(arguments);
        node.title.erase(std::remove(node.title.begin(), node.title.end(), '"'), node.title.end());
        database_.nodes.push_back(std::move(node));
        inside_ = true;
    }

    void embed(std::string_view arguments)
    {
        if (!inside_ || !embedded_) {
            return;
        }
        if (const auto bytes = embedded_(take_word(arguments))) {
            database_.nodes.back().text += escaped(clean(base::utf8_from_utf8_or_latin1(*bytes)));
        }
    }

    const ReadEmbedded& embedded_;
    Database database_;
    Settings ignored_;
    int number_ = 0;
    bool inside_ = false;
};

} // namespace

std::optional<std::size_t> Database::find(std::string_view node) const
{
    const auto found = by_name.find(fold(node));
    return found == by_name.end() ? std::nullopt : std::optional(found->second);
}

std::size_t Database::start() const
{
    return find("main").value_or(0);
}

Database read(std::string_view bytes, const ReadEmbedded& embedded)
{
    const std::string text = clean(base::utf8_from_utf8_or_latin1(bytes));
    Reader reader(embedded);
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        reader.line(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return reader.finish(text);
}

} // namespace amigaguide
