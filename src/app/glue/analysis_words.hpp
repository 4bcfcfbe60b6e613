// What an analysis says, in lines for people. Joins the engine's findings with the texts.
#pragma once

#include "app/glue/analysis.hpp"
#include "app/glue/texts.hpp"

#include <array>
#include <chrono>
#include <string>

namespace glue {

/// Some tenths of a second for a hint; an old machine is spared more than two.
inline constexpr AnalysisBudget hint_budget{.nodes = 1'000'000, .time = std::chrono::seconds(2)};

using SeatNames = std::array<std::string, 2>;

/// "Anna +2,6"; who is not ahead is not named, and "ausgeglichen" stands where nobody is.
[[nodiscard]] std::string
value_words(const Analysis& analysis, const SeatNames& names, Language language);

/// The value and whether it is certain.
[[nodiscard]] std::string
certainty_words(const Analysis& analysis, const SeatNames& names, Language language);

/// Depth and boards looked at: "11 (4.516.843 Stellungen)".
[[nodiscard]] std::string depth_words(const Analysis& analysis, Language language);

/// The best pit as advice, with its value.
[[nodiscard]] std::string
hint_words(const Analysis& analysis, const SeatNames& names, Language language);

/// All of it in one line, the best play as far as it goes in there.
[[nodiscard]] std::string
analysis_words(const Analysis& analysis, const SeatNames& names, Language language);

} // namespace glue
