// The record editor in its window as `partie-editor FILE` opens it, observed: each picture is
// written as screen.png, and what is on it as screen.json, into the folder $OBSERVED.
#include "app/editor/record_files.hpp"
#include "app/partie_editor/face.hpp"

#include <cstdlib>
#include <exception>
#include <iostream>
#include <variant>

#include "observation.hpp"

int main(int argc, char** argv)
{
    using namespace partie_editor;
    const char* const folder = std::getenv("OBSERVED");
    if (folder == nullptr) {
        return 2;
    }
    try {
        const auto parsed = parse(argc, argv);
        const auto* options = std::get_if<Options>(&parsed);
        if (options == nullptr) {
            return std::get<int>(parsed);
        }
        Face face(*options);
        face.set_observer([&](ProgramWindow& window, const raster::Surface& surface,
                              const raster::Palette& palette) {
            observation::write(folder, window.screen(), surface, palette);
        });
        face.run(Opened(editor::read_record_file(options->file, options->face.language)));
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "observed_editor: " << error.what() << "\n";
        return 20;
    }
}
