// What a game against oneself teaches: boards and what became of them.
#pragma once

#include "core/base/result.hpp"
#include "core/engine/board.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mancala_train {

struct Sample
{
    engine::Board board;
    float searched = 0; ///< what the search said, in stones for the player to move
    float played = 0;   ///< what the game then brought him

    bool operator==(const Sample&) const = default;
};

/// Samples as bytes of a file with a checksum, and back; `file` stands in the message.
[[nodiscard]] std::string write_samples(const std::vector<Sample>& samples);
[[nodiscard]] base::Result<std::vector<Sample>> read_samples(std::string_view bytes,
                                                             const std::string& file);

} // namespace mancala_train
