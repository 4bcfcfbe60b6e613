#include "core/amigaguide/commands.hpp"

#include "core/amigaguide/characters.hpp"

#include <algorithm>
#include <array>

namespace amigaguide {

namespace {

using Apply = void (*)(Settings&, std::string_view);

template <std::string Settings::*Field>
void target(Settings& settings, std::string_view arguments)
{
    settings.*Field = take_word(arguments);
}

template <std::string Settings::*Field>
void words(Settings& settings, std::string_view arguments)
{
    auto text = without_blanks_around(arguments);
    if (text.size() > 1 && text.front() == '"' && text.back() == '"') {
        text = text.substr(1, text.size() - 2);
    }
    settings.*Field = text;
}

template <std::optional<int> Settings::*Field>
void number(Settings& settings, std::string_view arguments)
{
    const auto value = number_in(arguments);
    if (value && *value > 0) {
        settings.*Field = value;
    }
}

void word_wrap(Settings& settings, std::string_view /*arguments*/)
{
    settings.wrap = std::max(settings.wrap, Wrap::word);
}

void smart_wrap(Settings& settings, std::string_view /*arguments*/)
{
    settings.wrap = Wrap::smart;
}

void proportional(Settings& settings, std::string_view /*arguments*/)
{
    settings.proportional = true;
}

/// The text reaches from the first quote to the last, since it may hold quotes itself.
void macro(Settings& settings, std::string_view arguments)
{
    const std::string name = fold(take_word(arguments));
    auto text = without_blanks_around(arguments);
    if (!text.empty() && text.front() == '"') {
        text.remove_prefix(1);
        text = text.substr(0, std::min(text.rfind('"'), text.size()));
    }
    if (!name.empty()) {
        settings.macros[name] = text;
    }
}

void nothing(Settings& /*settings*/, std::string_view /*arguments*/)
{
}

struct Entry
{
    std::string_view word;
    Command command;
    Apply apply;
};

using S = Settings;

// clang-format off
constexpr std::array table{
    Entry{"$ver:",        Command::setting,  words<&S::version>},
    Entry{"(c)",          Command::setting,  words<&S::copyright>},
    Entry{"author",       Command::setting,  words<&S::author>},
    Entry{"database",     Command::database, nothing},
    Entry{"dnode",        Command::setting,  nothing},
    Entry{"embed",        Command::embed,    nothing},
    Entry{"endnode",      Command::end_node, nothing},
    Entry{"font",         Command::setting,  words<&S::font>},
    Entry{"height",       Command::setting,  number<&S::height>},
    Entry{"help",         Command::setting,  target<&S::help>},
    Entry{"index",        Command::setting,  target<&S::index>},
    Entry{"keywords",     Command::setting,  words<&S::keywords>},
    Entry{"macro",        Command::setting,  macro},
    Entry{"master",       Command::setting,  words<&S::master>},
    Entry{"next",         Command::setting,  target<&S::next>},
    Entry{"node",         Command::node,     nothing},
    Entry{"onclose",      Command::setting,  words<&S::on_close>},
    Entry{"onopen",       Command::setting,  words<&S::on_open>},
    Entry{"prev",         Command::setting,  target<&S::prev>},
    Entry{"proportional", Command::setting,  proportional},
    Entry{"smartwrap",    Command::setting,  smart_wrap},
    Entry{"tab",          Command::setting,  number<&S::tab>},
    Entry{"title",        Command::setting,  words<&S::title>},
    Entry{"toc",          Command::setting,  target<&S::toc>},
    Entry{"width",        Command::setting,  number<&S::width>},
    Entry{"worddelim",    Command::setting,  nothing},
    Entry{"wordwrap",     Command::setting,  word_wrap},
    Entry{"xref",         Command::setting,  nothing},
};
// clang-format on

const Entry* find_entry(std::string_view word)
{
    constexpr std::size_t longest = 16;
    if (word.size() > longest) {
        return nullptr;
    }
    const std::string folded = fold(word);
    const auto* const found = std::find_if(
        table.begin(), table.end(), [&folded](const Entry& entry) { return entry.word == folded; });
    return found == table.end() ? nullptr : found;
}

} // namespace

bool is_command_line(std::string_view line)
{
    return !line.empty() && line.front() == '@' && (line.size() == 1 || line[1] != '{');
}

CommandLine read_command(std::string_view line)
{
    line.remove_prefix(1);
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    const auto word = line.substr(0, end);
    const Entry* entry = find_entry(word);
    return {entry == nullptr ? Command::unknown : entry->command, word, line.substr(end)};
}

void apply(const CommandLine& line, Settings& settings)
{
    if (const Entry* entry = find_entry(line.word)) {
        entry->apply(settings, line.arguments);
    }
}

} // namespace amigaguide
