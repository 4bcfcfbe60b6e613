#include "candoscript/message.hpp"

#include "candoscript/latin1.hpp"

#include <algorithm>

namespace candoscript {

namespace {

std::string_view line_of(std::string_view source, int number)
{
    for (int i = 1; i < number && !source.empty(); ++i) {
        source.remove_prefix(std::min(source.find('\n'), source.size() - 1) + 1);
    }
    return source.substr(0, source.find_first_of("\r\n"));
}

} // namespace

base::Diagnostic message(Position at, std::string_view text, std::string_view source)
{
    return {.file = {},
            .line = at.line,
            .column = at.column,
            .text = utf8_from_latin1(text),
            .source_line = utf8_from_latin1(line_of(source, at.line))};
}

} // namespace candoscript
