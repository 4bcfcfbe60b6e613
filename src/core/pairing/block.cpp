#include "core/pairing/block.hpp"

#include <algorithm>
#include <utility>

namespace pairing {

std::vector<std::string> lines_of(const Standing& standing, const State& state)
{
    std::vector<std::string> lines;
    const auto& pits = standing.pits;
    for (std::size_t done = 0; done < pits.size(); done += most_pits_in_line) {
        const auto first = pits.begin() + static_cast<std::ptrdiff_t>(done);
        const auto count = std::min(most_pits_in_line, pits.size() - done);
        lines.push_back(print(Moves{done, {first, first + static_cast<std::ptrdiff_t>(count)}}));
    }
    lines.push_back(print(state));
    return lines;
}

bool BlockReader::add(const Moves& part)
{
    if (part.before < pits_.size()) {
        return true;
    }
    if (part.before > pits_.size() || pits_.size() + part.pits.size() > most_moves) {
        return false;
    }
    pits_.insert(pits_.end(), part.pits.begin(), part.pits.end());
    return true;
}

std::optional<Standing> BlockReader::end(const State& state)
{
    Standing standing{state.stage, std::exchange(pits_, {})};
    return standing.pits.size() == state.moves ? std::optional(std::move(standing)) : std::nullopt;
}

} // namespace pairing
