#include "core/workbench/amiga_files.hpp"

#include "core/base/text_lines.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <system_error>
#include <utility>

namespace workbench {

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

using Fault = base::Fault<NameFault>;

auto refusal(std::string_view name, NameFault fault)
{
    return base::failure(Fault{fault, {}, std::string(name), 0, 0});
}

bool has_volume(std::string_view name)
{
    return name.find(':') < name.find('/');
}

/// What stands behind the last colon or slash.
std::string last_part(const std::string& name)
{
    return name.substr(name.find_last_of(":/") + 1);
}

/// The first of them that exists, in any case.
std::optional<fs::path> existing(const std::vector<fs::path>& paths)
{
    for (const fs::path& path : paths) {
        std::error_code error;
        fs::path spelt = as_on_disk(path);
        if (fs::is_regular_file(spelt, error)) {
            return spelt;
        }
    }
    return std::nullopt;
}

std::vector<fs::path> in_folders(const std::vector<fs::path>& folders, const std::string& name)
{
    std::vector<fs::path> paths;
    paths.reserve(folders.size());
    for (const fs::path& folder : folders) {
        paths.push_back(folder / name);
    }
    return paths;
}

/// The word that begins here, without its quotes; `text` then begins behind it.
std::optional<std::string> take_word(std::string_view& text)
{
    std::string word;
    bool quoted = false;
    std::size_t at = 0;
    for (; at < text.size() && (quoted || (text[at] != ' ' && text[at] != '\t')); ++at) {
        const bool escape = quoted && text[at] == '*' && at + 1 < text.size() &&
                            (text[at + 1] == '"' || text[at + 1] == '*');
        if (escape) {
            word += text[++at];
        } else if (text[at] == '"') {
            quoted = !quoted;
        } else {
            word += text[at];
        }
    }
    text.remove_prefix(at);
    return quoted ? std::nullopt : std::optional(std::move(word));
}

Named<Words> split(std::string_view command)
{
    Words words;
    for (std::string_view rest = base::trimmed(command); !rest.empty();
         rest = base::trimmed(rest)) {
        auto word = take_word(rest);
        if (!word) {
            return refusal(command, NameFault::open_quote);
        }
        words.push_back(std::move(*word));
    }
    return words;
}

/// A script for the shell: `Execute S:Synchron.bat`.
Named<Words> shell_words(Words words, const Volumes& volumes)
{
    if (words.size() < 2) {
        return refusal(words.front(), NameFault::no_script);
    }
    auto script = find_file(words.at(1), volumes, {"."});
    if (!script) {
        return base::failure(script.error());
    }
    words.at(0) = "/bin/sh";
    words.at(1) = script->string();
    return words;
}

} // namespace

Named<fs::path>
find_file(const std::string& name, const Volumes& volumes, const std::vector<fs::path>& folders)
{
    const auto place = volumes.find(name);
    std::vector<fs::path> paths;
    Fault reason{NameFault::no_such_file, {}, name, 0, 0};
    if (!place) {
        paths = in_folders(folders, last_part(name));
        reason = place.error();
    } else if (place->kind != PlaceKind::file) {
        return refusal(name, NameFault::no_file);
    } else if (has_volume(name) || fs::path(name).is_absolute()) {
        paths = place->paths;
    } else {
        paths = in_folders(folders, name);
    }
    if (auto found = existing(paths)) {
        return *found;
    }
    return base::failure(std::move(reason));
}

std::string command_name(std::string_view word)
{
    if (word.find(':') > word.find('/')) {
        return std::string(word);
    }
    std::string name = last_part(std::string(word));
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name;
}

Named<Words>
host_words(std::string_view command, const Volumes& volumes, const std::string& rexx_launcher)
{
    auto words = split(command);
    if (!words || words->empty()) {
        return words;
    }
    std::string& first = words->front();
    const std::string name = command_name(first);
    if (name == "rx") {
        if (words->size() < 2) {
            return refusal(first, NameFault::no_script);
        }
        first = rexx_launcher;
        return words;
    }
    if (name == "execute") {
        return shell_words(std::move(*words), volumes);
    }
    if (base::same_word(first.substr(0, 2), "C:")) {
        return refusal(first, NameFault::no_command);
    }
    if (has_volume(first)) {
        const auto program = find_file(first, volumes, {});
        if (!program) {
            return base::failure(program.error());
        }
        first = program->string();
    }
    return words;
}

} // namespace workbench
