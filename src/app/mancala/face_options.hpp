// The options and files that all programs with a window have in common: how it looks, its language,
// its settings, its ToolTypes.
#pragma once

#include "app/mancala/options.hpp"

#include <string>

namespace CLI { // NOLINT(readability-identifier-naming): a library's
class App;
}

namespace app {

/// Words as typed, before they become values.
struct FaceWords
{
    std::string settings_file;
    std::string tool_types;
    std::string effect;
    std::string language;
    std::string scale;
};

/// --fullscreen, --scale, --aspect, --effect, --palette, --language, --screenshot.
void add_window_options(CLI::App& app, Options& options, FaceWords& words);

/// --settings, --tooltypes, --hilfspfad.
void add_place_options(CLI::App& app, Options& options, FaceWords& words);

/// Reads settings and ToolTypes. What the command line leaves open is as it was saved; `icon` is
/// the program's own, "Mancala" or "Partie-Editor". `HilfsPfad` becomes a file that exists, or
/// empty with a complaint.
void take_face(const FaceWords& words, const std::string& icon, Options& options);

} // namespace app
