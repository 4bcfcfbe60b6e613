// The command line of mancala-analyse.
#pragma once

#include "app/glue/analysis.hpp"

#include <filesystem>
#include <variant>

namespace mancala_analyse {

enum class Form
{
    text,
    json
};

struct Options
{
    static constexpr double usual_seconds = 5;

    mancala::Position position;
    glue::AnalysisBudget budget;
    unsigned threads = 1;
    Form form = Form::text;
    std::filesystem::path folder; ///< of the endgame tables; empty where there can be none
};

inline constexpr int exit_done = 0;
inline constexpr int exit_failed = 1;
inline constexpr int exit_bad_options = 2;

/// What the user wants, or the exit code with which to end at once: help or version were printed,
/// or what is wrong with the line.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_analyse
