#include "app/editor/wording.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace editor {

namespace {

constexpr std::size_t longest_line = 68;

bool begins_letter(char byte)
{
    constexpr unsigned continuation = 0xC0;
    return (static_cast<unsigned char>(byte) & continuation) != 0x80;
}

/// Where the line is to be broken: behind its last blank that fits, or between two letters.
std::size_t break_of(std::string_view line)
{
    std::size_t letters = 0;
    std::size_t end = 0;
    while (end < line.size() && letters <= longest_line) {
        letters += begins_letter(line[end]) ? 1 : 0;
        ++end;
    }
    if (letters <= longest_line) {
        return line.size();
    }
    --end;
    const std::size_t blank = line.substr(0, end).rfind(' ');
    return blank == std::string_view::npos || blank < longest_line / 2 ? end : blank + 1;
}

/// Letters that have a meaning in a path.
bool is_awkward(char letter)
{
    return letter == '/' || letter == ':' || letter == '\0';
}

} // namespace

std::string in_lines(const std::string& words)
{
    std::string broken;
    std::string_view rest = words;
    while (!rest.empty()) {
        const std::size_t line_end = std::min(rest.find('\n'), rest.size());
        const std::size_t end = break_of(rest.substr(0, line_end));
        broken += rest.substr(0, end);
        const bool whole = end == line_end;
        rest.remove_prefix(whole && line_end < rest.size() ? end + 1 : end);
        if (!rest.empty() || (whole && words.back() == '\n')) {
            broken += '\n';
        }
    }
    return broken;
}

std::string suggested_name(const mancala::Record& record)
{
    std::string name = record.names[0];
    name += name.empty() || record.names[1].empty() ? "" : "-";
    name += record.names[1];
    std::replace_if(name.begin(), name.end(), is_awkward, '-');
    const std::size_t first = name.find_first_not_of("-. ");
    name = first == std::string::npos ? "mancala" : name.substr(first);
    return name + ".partie";
}

} // namespace editor
