// The command line of mancala-analyse.
#pragma once

#include "app/command_line/reading.hpp"
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

using command_line::exit_bad_options;
using command_line::exit_done;
inline constexpr int exit_failed = 1;

/// What the user wants, or the exit code with which to end at once: help or version were printed,
/// or what is wrong with the line.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_analyse
