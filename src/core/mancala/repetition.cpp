#include "core/mancala/repetition.hpp"

#include <algorithm>

namespace mancala {

std::span<const Position> since_last_stone(std::span<const Position> line)
{
    std::size_t count = 1;
    while (count < line.size() && line[line.size() - 1 - count].stores == line.back().stores) {
        ++count;
    }
    return line.last(count);
}

int times_stood(std::span<const Position> line)
{
    const auto stretch = since_last_stone(line);
    return static_cast<int>(std::count(stretch.begin(), stretch.end(), line.back()));
}

} // namespace mancala
