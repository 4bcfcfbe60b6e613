#include "app/partie_editor/options.hpp"

#include "app/mancala/face_options.hpp"
#include "app/mancala/share.hpp"
#include "core/base/version.hpp"

#include <CLI/CLI.hpp>

namespace partie_editor {

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    constexpr int wrong_usage = 2;
    CLI::App app("The record editor of Mancala: shows recorded games, saves and prints them",
                 "partie-editor");
    app.set_version_flag("--version", "partie-editor " + std::string(base::version));
    app.footer(
        "Exit status: 0 done, 2 wrong options, or without a window a file that is no record, 20 no display.");
    Options options;
    app::FaceWords words;
    app.add_option("FILE", options.file, "the record to begin with");
    app::add_window_options(app, options.face, words);
    app::add_place_options(app, options.face, words);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : wrong_usage;
    }
    app::take_face(words, "Partie-Editor", options.face);
    options.file = app::named_file(options.file);
    return options;
}

} // namespace partie_editor
