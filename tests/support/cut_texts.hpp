// Which texts of a picture did not fit where they were drawn.
#pragma once

#include "render/raster/surface.hpp"

#include <string>
#include <string_view>

namespace support {

class CutTexts : public raster::TextWatch
{
  public:
    void cut(std::string_view text) override { all_ += "[" + std::string(text) + "]"; }

    /// Each in brackets; empty if all was whole.
    [[nodiscard]] const std::string& all() const { return all_; }

  private:
    std::string all_;
};

} // namespace support
