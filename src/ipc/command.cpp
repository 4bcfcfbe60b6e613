#include "ipc/command.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <utility>

namespace ipc {

namespace {

constexpr std::string_view blanks = " \t";

std::string allowed_count(const Command& command)
{
    const std::string least = std::to_string(command.least);
    if (command.least == command.most) {
        return least + (command.least == 1 ? " argument" : " arguments");
    }
    return least + " to " + std::to_string(command.most) + " arguments";
}

bool is_quote(char c)
{
    return c == '"' || c == '\'';
}

/// Takes the next word, quoted or not, from the front of a text that begins with no blank.
std::string take_word(std::string_view& text)
{
    const bool quoted = is_quote(text.front());
    const std::size_t begin = quoted ? 1 : 0;
    const std::size_t end = quoted ? text.find(text.front(), 1) : text.find_first_of(blanks);
    std::string word(text.substr(begin, end == std::string_view::npos ? end : end - begin));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + begin);
    return word;
}

} // namespace

CommandTable::CommandTable(std::vector<Command> commands)
    : commands_(std::move(commands))
{
    assert(std::all_of(commands_.begin(), commands_.end(), [](const Command& command) {
        return command.run != nullptr && command.least <= command.most;
    }));
}

const Command* CommandTable::find(std::string_view name) const
{
    const auto found =
        std::find_if(commands_.begin(), commands_.end(), [name](const Command& command) {
            return base::same_word(command.name, name);
        });
    return found == commands_.end() ? nullptr : &*found;
}

void CommandTable::execute(std::string_view line, ClientId client, Answer answer) const
{
    if (line.find('\0') != std::string_view::npos) {
        answer(bad(error_number::bad_bytes, "the line has NUL bytes"));
        return;
    }
    std::vector<std::string> words = split_words(base::utf8_from_utf8_or_latin1(line));
    if (words.empty()) {
        answer(bad(error_number::empty_line, "empty line"));
        return;
    }
    const Command* const command = find(words.front());
    if (command == nullptr) {
        answer(bad(error_number::unknown_command, "unknown command: " + words.front()));
        return;
    }
    words.erase(words.begin());
    const int count = static_cast<int>(words.size());
    if (count < command->least || count > command->most) {
        answer(bad(command->count_error, command->name + " takes " + allowed_count(*command) +
                                             ", not " + std::to_string(count)));
        return;
    }
    command->run({command->name, std::move(words), client}, std::move(answer));
}

std::vector<std::string> split_words(std::string_view line)
{
    std::vector<std::string> words;
    while (true) {
        const std::size_t begin = line.find_first_not_of(blanks);
        if (begin == std::string_view::npos) {
            return words;
        }
        line.remove_prefix(begin);
        words.push_back(take_word(line));
    }
}

std::optional<std::int64_t> whole_number(std::string_view word)
{
    constexpr std::size_t most_digits = 18;
    const bool digits =
        std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (word.empty() || !digits || word.size() > most_digits) {
        return std::nullopt;
    }
    std::int64_t number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

std::optional<std::string> quote_word(std::string_view word)
{
    const bool control = std::any_of(word.begin(), word.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\t') || byte == 0x7F;
    });
    if (control) {
        return std::nullopt;
    }
    if (!word.empty() && !is_quote(word.front()) &&
        word.find_first_of(blanks) == std::string_view::npos) {
        return std::string(word);
    }
    for (const char quote : {'"', '\''}) {
        if (word.find(quote) == std::string_view::npos) {
            return quote + std::string(word) + quote;
        }
    }
    return std::nullopt;
}

} // namespace ipc
