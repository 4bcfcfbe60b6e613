#include "core/endgame/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace endgame {

void in_pieces(const Workers& workers,
               std::uint64_t count,
               std::uint64_t piece,
               const std::function<void(Range)>& work)
{
    std::atomic<std::uint64_t> done = 0;
    const auto take = [&] {
        while (!workers.stop.stop_requested()) {
            const std::uint64_t begin = done.fetch_add(piece);
            if (begin >= count) {
                return;
            }
            work({begin, std::min(begin + piece, count)});
        }
    };
    std::vector<std::jthread> others;
    const std::uint64_t pieces = (count + piece - 1) / piece;
    for (std::uint64_t i = 1; i < std::min<std::uint64_t>(workers.threads, pieces); ++i) {
        others.emplace_back(take);
    }
    take();
}

} // namespace endgame
