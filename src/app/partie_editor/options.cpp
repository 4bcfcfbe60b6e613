#include "app/partie_editor/options.hpp"

#include "app/command_line/reading.hpp"
#include "app/mancala/face_options.hpp"
#include "app/mancala/share.hpp"

#include <CLI/CLI.hpp>

namespace partie_editor {

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    CLI::App app("The record editor of Mancala: shows recorded games, saves and prints them",
                 "partie-editor");
    command_line::introduce(
        app,
        "Exit status: 0 done, 2 wrong options, or without a window a file that is no record, 20 no display.");
    Options options;
    app::FaceWords words;
    app.add_option("FILE", options.file, "the record to begin with");
    app::add_window_options(app, options.face, words);
    app::add_place_options(app, options.face, words);
    if (const auto end = command_line::read(app, argc, argv)) {
        return *end;
    }
    app::take_face(words, "Partie-Editor", options.face);
    options.file = app::named_file(options.file);
    return options;
}

} // namespace partie_editor
