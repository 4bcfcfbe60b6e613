#include "render/toolkit/gadgets/cycle.hpp"

#include "render/toolkit/faces.hpp"

#include <algorithm>
#include <utility>

namespace toolkit {

Cycle::Cycle(raster::Rect box,
             std::vector<std::string> labels,
             std::string help_node,
             std::function<void(std::size_t)> on_change)
    : Pressable(box, std::move(help_node))
    , labels_(std::move(labels))
    , on_change_(std::move(on_change))
{
}

void Cycle::draw(raster::SurfaceView view, const Look& look) const
{
    const std::string text = labels_.empty() ? std::string() : labels_.at(choice_);
    faces::cycle(view, look, text, state(), focus());
}

void Cycle::set_labels(std::vector<std::string> labels)
{
    labels_ = std::move(labels);
    set_choice(choice_);
}

void Cycle::set_choice(std::size_t choice)
{
    choice_ = labels_.empty() ? 0 : std::min(choice, labels_.size() - 1);
    changed();
}

void Cycle::act(const Modifiers& modifiers)
{
    if (labels_.empty()) {
        return;
    }
    const std::size_t step = modifiers.shift ? labels_.size() - 1 : 1;
    set_choice((choice_ + step) % labels_.size());
    on_change_(choice_);
}

} // namespace toolkit
