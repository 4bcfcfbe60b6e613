#include "core/mancala/repetition.hpp"

namespace mancala {

int times_stood(std::span<const Position> line)
{
    const Position& last = line.back();
    int times = 0;
    for (auto i = line.rbegin(); i != line.rend() && i->stores == last.stores; ++i) {
        times += *i == last ? 1 : 0;
    }
    return times;
}

} // namespace mancala
