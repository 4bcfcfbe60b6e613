// Endgame tables in memory, for the tests.
#pragma once

#include "core/endgame/layer_builder.hpp"

#include <memory>
#include <vector>

namespace all_layers {

class Built
{
  public:
    /// Builds the layers up to so many stones.
    explicit Built(int most_stones, unsigned threads = 1)
    {
        for (int stones = endgame::Tables::least_stones; stones <= most_stones; ++stones) {
            const auto values = endgame::build_layer(stones, tables_, {.threads = threads});
            bytes_.push_back(endgame::pack_layer(stones, values.value()));
            tables_.add(endgame::PackedLayer::read(bytes_.back(), "memory").value());
        }
    }
    [[nodiscard]] const endgame::Tables& tables() const { return tables_; }
    [[nodiscard]] const std::vector<std::vector<std::byte>>& bytes() const { return bytes_; }

  private:
    std::vector<std::vector<std::byte>> bytes_;
    endgame::Tables tables_;
};

} // namespace all_layers
