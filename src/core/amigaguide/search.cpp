#include "core/amigaguide/search.hpp"

#include "core/amigaguide/characters.hpp"

#include <algorithm>
#include <string>

namespace amigaguide {

namespace {

struct Range
{
    std::size_t begin = 0;
    std::size_t end = std::string::npos;
};

std::optional<std::size_t>
find_in(const Page& page, const std::string& folded, Range lines, Way way)
{
    const std::size_t end = std::min(lines.end, page.lines.size());
    for (std::size_t step = lines.begin; step < end; ++step) {
        const std::size_t i = way == Way::forwards ? step : end - 1 - (step - lines.begin);
        if (fold(text_of(page.lines[i])).find(folded) != std::string::npos) {
            return i;
        }
    }
    return std::nullopt;
}

/// The lines of the node at which the search begins that come before or after that place.
Range beside(std::size_t line, Way way, bool first)
{
    return (way == Way::forwards) == first ? Range{line + 1, std::string::npos} : Range{0, line};
}

} // namespace

std::optional<Place>
find_text(const Database& database, std::string_view text, Place from, Way way, int width)
{
    const std::string folded = fold(text);
    const std::size_t count = database.nodes.size();
    if (folded.empty()) {
        return std::nullopt;
    }
    for (std::size_t step = 0; step <= count; ++step) {
        const std::size_t by = way == Way::forwards ? step : count - step;
        const std::size_t node = (from.node + by) % count;
        Range lines;
        if (node == from.node) {
            lines = beside(from.line, way, step == 0);
        }
        if (const auto line = find_in(lay_out(database, node, width), folded, lines, way)) {
            return Place{node, *line};
        }
    }
    const Page page = lay_out(database, from.node, width);
    const bool here = find_in(page, folded, {from.line, from.line + 1}, way).has_value();
    return here ? std::optional(from) : std::nullopt;
}

std::vector<int> columns_of(const Line& line, std::string_view text)
{
    const std::u32string shown = characters_of(fold(text_of(line)));
    const std::u32string wanted = characters_of(fold(text));
    std::vector<int> columns;
    for (std::size_t at = wanted.empty() ? std::u32string::npos : shown.find(wanted);
         at != std::u32string::npos; at = shown.find(wanted, at + wanted.size())) {
        columns.push_back(static_cast<int>(at));
    }
    return columns;
}

} // namespace amigaguide
