// Reads the command line and the record, opens the window.
#include "app/command_line/program.hpp"
#include "app/editor/record_files.hpp"
#include "app/partie_editor/face.hpp"

#include <csignal>
#include <iostream>
#include <memory>
#include <string>
#include <system_error>

namespace {

using namespace partie_editor;

constexpr int wrong_file = 2;
constexpr command_line::Program program("partie-editor", 20);

int refuse(const std::string& reason, int status)
{
    std::cerr << reason << "\n";
    return status;
}

int run(const Options& options)
{
    for (const std::string& complaint : options.face.complaints) {
        program.complain(complaint);
    }
    const Opened opened =
        options.file.empty()
            ? Opened()
            : Opened(editor::read_record_file(options.file, options.face.language));
    const bool is_bad = opened && !*opened;
    const bool draws_only = !options.face.screenshot.empty();
    if (draws_only && !is_bad) {
        write_screenshot(options, opened);
        return 0;
    }
    std::unique_ptr<Face> face;
    try {
        face = draws_only ? nullptr : std::make_unique<Face>(options);
    } catch (const std::system_error& error) {
        if (!is_bad) {
            throw;
        }
    }
    if (!face) {
        return refuse(base::to_string(opened->error()), wrong_file);
    }
    face->run(opened);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    // A limit on the size of files is an error like a full disk, not the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
    return program.run([&] { return parse(argc, argv); }, run);
}
