// The way back through the pages seen, with the line that stood on top of each.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace guide_viewer {

struct Visit
{
    std::string file; ///< as links name it; empty for the first guide
    std::size_t node = 0;
    int top = 0; ///< line shown first

    bool operator==(const Visit&) const = default;
};

class History
{
  public:
    static constexpr std::size_t longest = 1000;

    /// A page is left; the oldest one is forgotten beyond the limit.
    void leave(Visit visit);
    /// The page left last, taken off; nothing if there is none.
    [[nodiscard]] std::optional<Visit> take_back();
    [[nodiscard]] bool is_empty() const { return visits_.empty(); }

  private:
    std::vector<Visit> visits_;
};

} // namespace guide_viewer
