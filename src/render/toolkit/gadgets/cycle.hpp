// A cycle gadget: one of several texts. A click goes to the next, a click with Shift to the
// previous one, round and round.
#pragma once

#include "render/toolkit/gadgets/pressable.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace toolkit {

class Cycle : public Pressable
{
  public:
    /// `on_change` hears the new choice, but only if the user made it.
    Cycle(raster::Rect box,
          std::vector<std::string> labels,
          std::string help_node,
          std::function<void(std::size_t)> on_change);

    void draw(raster::SurfaceView view, const Look& look) const override;
    [[nodiscard]] char32_t shortcut() const override { return shortcut_; }
    /// The letter that is underlined in the text beside it; 0: none.
    void set_shortcut(char32_t shortcut) { shortcut_ = shortcut; }

    [[nodiscard]] const std::vector<std::string>& labels() const { return labels_; }
    /// The choice stays if there still is one of that number; otherwise it is the last.
    void set_labels(std::vector<std::string> labels);
    [[nodiscard]] std::size_t choice() const { return choice_; }
    /// A number that is too high becomes the last.
    void set_choice(std::size_t choice);

  protected:
    void act(const Modifiers& modifiers) override;

  private:
    std::vector<std::string> labels_;
    std::function<void(std::size_t)> on_change_;
    std::size_t choice_ = 0;
    char32_t shortcut_ = 0;
};

} // namespace toolkit
