// What mancala-analyse prints.
#pragma once

#include "app/glue/analysis.hpp"

#include <string>
#include <vector>

namespace mancala_analyse {

/// Above the lines of the depths.
[[nodiscard]] std::string heading();

/// A depth in one line: depth, value, boards, seconds, best line.
[[nodiscard]] std::string depth_line(const glue::Analysis& analysis);

/// The result in one line.
[[nodiscard]] std::string verdict(const glue::Analysis& analysis);

/// All of it as one JSON object in one line (guide node "ProgAnalyse"); values in stones.
[[nodiscard]] std::string json(const glue::Analysis& analysis,
                               const std::vector<glue::Analysis>& depths);

} // namespace mancala_analyse
