#include "render/guide_viewer/history.hpp"

#include <utility>

namespace guide_viewer {

void History::leave(Visit visit)
{
    if (visits_.size() == longest) {
        visits_.erase(visits_.begin());
    }
    visits_.push_back(std::move(visit));
}

std::optional<Visit> History::take_back()
{
    if (visits_.empty()) {
        return std::nullopt;
    }
    Visit visit = std::move(visits_.back());
    visits_.pop_back();
    return visit;
}

} // namespace guide_viewer
