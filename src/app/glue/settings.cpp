#include "app/glue/settings.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <charconv>
#include <cstddef>
#include <utility>

namespace glue {

namespace {

bool is_control(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

/// Why a value is not taken; nothing if it is.
using Reason = std::optional<Text>;

Reason take_version(Settings& settings, std::string_view value)
{
    int number = 0;
    const char* const end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc{} || stop != end || number < 1) {
        return Text::setting_version;
    }
    settings.version = number;
    return number > settings_version ? Reason(Text::setting_later) : std::nullopt;
}

Reason take_name(Settings& settings, std::size_t seat, std::string_view value)
{
    if (value.empty()) {
        return Text::setting_name;
    }
    settings.seats.both.at(seat).name = value;
    return {};
}

Reason take_kind(Settings& settings, std::size_t seat, std::string_view value)
{
    for (const match::SeatKindName& row : match::seat_kinds) {
        if (base::same_word(row.option, value)) {
            settings.seats.both.at(seat).kind = row.kind;
            return {};
        }
    }
    return Text::setting_kind;
}

Reason take_switch(bool& target, std::string_view value)
{
    if (!base::same_word(value, "on") && !base::same_word(value, "off")) {
        return Text::setting_switch;
    }
    target = base::same_word(value, "on");
    return {};
}

Reason take_language(Settings& settings, std::string_view value)
{
    for (const std::string_view code : {"de", "en"}) {
        if (base::same_word(code, value)) {
            settings.language = language_named(code);
            return {};
        }
    }
    return Text::setting_language;
}

Reason take_effect(Settings& settings, std::string_view value)
{
    for (const std::string_view word : effect_words) {
        if (base::same_word(word, value)) {
            settings.effect = *effect_named(word);
            return {};
        }
    }
    return Text::setting_effect;
}

Reason take_thinking(Settings& settings, std::string_view value)
{
    for (const std::string_view word : thinking_words) {
        if (base::same_word(word, value)) {
            settings.thinking = *thinking_named(word);
            return {};
        }
    }
    return Text::setting_thinking;
}

std::string on_or_off(bool state)
{
    return state ? "on" : "off";
}

std::string kind_word(match::SeatKind kind)
{
    const auto* const row = std::ranges::find(match::seat_kinds, kind, &match::SeatKindName::kind);
    return row == match::seat_kinds.end() ? "" : std::string(row->option);
}

std::string language_word(std::optional<Language> language)
{
    if (!language) {
        return "";
    }
    return *language == Language::english ? "en" : "de";
}

struct Key
{
    std::string_view name;
    Reason (*take)(Settings&, std::string_view value);
    std::string (*print)(const Settings&); ///< an empty value is not written
};

using S = Settings;
using V = std::string_view;

constexpr std::array<Key, 15> keys{{
    {"version", take_version, [](const S& s) { return std::to_string(s.version); }},
    {"name1", [](S& s, V v) { return take_name(s, 0, v); },
     [](const S& s) { return s.seats.both[0].name; }},
    {"name2", [](S& s, V v) { return take_name(s, 1, v); },
     [](const S& s) { return s.seats.both[1].name; }},
    {"player1", [](S& s, V v) { return take_kind(s, 0, v); },
     [](const S& s) { return kind_word(s.seats.both[0].kind); }},
    {"player2", [](S& s, V v) { return take_kind(s, 1, v); },
     [](const S& s) { return kind_word(s.seats.both[1].kind); }},
    {"extern1",
     [](S& s, V v) {
         s.extern_files[0] = v;
         return Reason{};
     },
     [](const S& s) { return s.extern_files[0]; }},
    {"extern2",
     [](S& s, V v) {
         s.extern_files[1] = v;
         return Reason{};
     },
     [](const S& s) { return s.extern_files[1]; }},
    {"points", [](S& s, V v) { return take_switch(s.board.points, v); },
     [](const S& s) { return on_or_off(s.board.points); }},
    {"labels", [](S& s, V v) { return take_switch(s.board.labels, v); },
     [](const S& s) { return on_or_off(s.board.labels); }},
    {"delay", [](S& s, V v) { return take_switch(s.sow_delay, v); },
     [](const S& s) { return on_or_off(s.sow_delay); }},
    {"sync", [](S& s, V v) { return take_switch(s.sync, v); },
     [](const S& s) { return on_or_off(s.sync); }},
    {"thinking", take_thinking, [](const S& s) { return std::string(word_of(s.thinking)); }},
    {"palette",
     [](S& s, V v) {
         s.colours = v;
         return Reason{};
     },
     [](const S& s) { return s.colours; }},
    {"effect", take_effect, [](const S& s) { return std::string(word_of(s.effect)); }},
    {"language", take_language, [](const S& s) { return language_word(s.language); }},
}};

class SettingsReader
{
  public:
    explicit SettingsReader(const std::string& file)
        : file_(file)
    {
    }

    void read_line(std::string_view line)
    {
        ++line_;
        source_line_ = line;
        const std::string_view text = base::trimmed(line);
        if (text.empty()) {
            return;
        }
        const std::size_t equals = text.find('=');
        if (std::ranges::any_of(text, [](char c) { return is_control(c) && c != '\t'; })) {
            complain(text, Text::setting_control);
        } else if (text.front() == ';' || text.front() == '#') {
            result_.settings.foreign.emplace_back(text);
        } else if (equals == std::string_view::npos || equals == 0) {
            complain(text, Text::setting_form);
        } else {
            read_value(base::trimmed(text.substr(0, equals)), text.substr(equals + 1), text);
        }
    }

    ReadSettings finish(Language language) &&
    {
        for (std::size_t i = 0; i < reasons_.size(); ++i) {
            result_.complaints.at(i).text = text(language, reasons_.at(i));
        }
        return std::move(result_);
    }
    [[nodiscard]] const Settings& settings() const { return result_.settings; }

  private:
    void read_value(std::string_view name, std::string_view rest, std::string_view text)
    {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (base::same_word(keys.at(i).name, name)) {
                take(i, base::trimmed(rest), text);
                return;
            }
        }
        result_.settings.foreign.emplace_back(text);
    }

    void take(std::size_t index, std::string_view value, std::string_view text)
    {
        if (seen_.test(index)) {
            complain(text, Text::setting_twice);
            return;
        }
        seen_.set(index);
        if (const Reason reason = keys.at(index).take(result_.settings, value)) {
            complain(value.empty() ? text : value, *reason);
        }
    }

    /// `where` is a part of the line.
    void complain(std::string_view where, Text reason)
    {
        const std::string_view before =
            source_line_.substr(0, static_cast<std::size_t>(where.data() - source_line_.data()));
        const auto column = std::ranges::count_if(
            before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
        reasons_.push_back(reason);
        result_.complaints.push_back(
            {file_, line_, static_cast<int>(column) + 1, "", std::string(source_line_)});
    }

    const std::string& file_;
    ReadSettings result_;
    std::vector<Text> reasons_; ///< of the complaints, which get their words at the end
    std::bitset<keys.size()> seen_;
    std::string_view source_line_;
    int line_ = 0;
};

} // namespace

ReadSettings
read_settings(std::string_view text, const std::string& file, const ComplaintLanguage& language_for)
{
    const std::string utf8 = base::utf8_from_utf8_or_latin1(text);
    SettingsReader reader(file);
    for (const std::string_view line : base::text_lines(utf8)) {
        reader.read_line(line);
    }
    const Language language = language_for(reader.settings());
    return std::move(reader).finish(language);
}

std::string print_settings(const Settings& settings)
{
    std::string text;
    const auto write_line = [&](std::string line) {
        std::ranges::replace_if(line, is_control, '?');
        text += line + "\n";
    };
    for (const Key& key : keys) {
        const std::string printed = key.print(settings);
        const std::string value(base::trimmed(printed));
        if (!value.empty()) {
            write_line(std::string(key.name) + " = " + value);
        }
    }
    for (const std::string& line : settings.foreign) {
        write_line(line);
    }
    return text;
}

} // namespace glue
