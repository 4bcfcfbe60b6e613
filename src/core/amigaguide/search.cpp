#include "core/amigaguide/search.hpp"

#include "core/amigaguide/characters.hpp"
#include "core/amigaguide/layout.hpp"

#include <algorithm>
#include <string>

namespace amigaguide {

namespace {

struct Range
{
    std::size_t begin = 0;
    std::size_t end = std::string::npos;
};

std::optional<std::size_t> find_in(const Page& page, const std::string& folded, Range lines)
{
    const std::size_t end = std::min(lines.end, page.lines.size());
    for (std::size_t i = lines.begin; i < end; ++i) {
        if (fold(text_of(page.lines[i])).find(folded) != std::string::npos) {
            return i;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Place>
find_text(const Database& database, std::string_view text, Place after, int width)
{
    const std::string folded = fold(text);
    const std::size_t count = database.nodes.size();
    if (folded.empty()) {
        return std::nullopt;
    }
    for (std::size_t step = 0; step <= count; ++step) {
        const std::size_t node = (after.node + step) % count;
        Range lines;
        if (step == 0) {
            lines.begin = after.line + 1;
        } else if (step == count) {
            lines.end = after.line + 1;
        }
        if (const auto line = find_in(lay_out(database, node, width), folded, lines)) {
            return Place{node, *line};
        }
    }
    return std::nullopt;
}

} // namespace amigaguide
