// mancala-endgame: reads the command line, builds, checks or looks up.
#include "app/mancala_endgame/building.hpp"
#include "app/mancala_endgame/probing.hpp"
#include "core/mancala/notation.hpp"
#include "core/mancala/position.hpp"

#include <exception>
#include <iostream>
#include <string>

namespace {

using namespace mancala_endgame;

int complain(const base::Diagnostic& diagnostic, int code)
{
    std::cerr << "mancala-endgame: " << base::to_string(diagnostic) << '\n';
    return code;
}

int check(const glue::EndgameFiles& files)
{
    const int most = files.tables().most_stones();
    if (most < endgame::Tables::least_stones) {
        std::cout << "no tables\n";
    } else {
        std::cout << "tables up to " << most << " stones are sound\n";
    }
    return files.damage() ? complain(*files.damage(), exit_failed) : exit_done;
}

int look_up(const Options& options)
{
    std::string line;
    for (const std::string& word : options.position) {
        line += word + " ";
    }
    const auto position = mancala::read_position_line(line, options.to_move);
    if (!position) {
        return complain(position.error(), exit_bad_options);
    }
    const glue::EndgameFiles files(options.folder, mancala::stones_on_board(*position));
    if (files.damage()) {
        complain(*files.damage(), exit_failed);
    }
    const auto text = probe(files.tables(), *position);
    if (!text) {
        return complain(text.error(), exit_failed);
    }
    std::cout << *text;
    return exit_done;
}

int run(const Options& options)
{
    if (options.task == Task::probe) {
        return look_up(options);
    }
    glue::EndgameFiles files(options.folder);
    if (options.task == Task::check) {
        return check(files);
    }
    build(files, options, std::cout);
    return exit_done;
}

} // namespace

int main(int argc, const char** argv)
{
    try {
        const auto parsed = parse(argc, argv);
        const auto* options = std::get_if<Options>(&parsed);
        return options == nullptr ? std::get<int>(parsed) : run(*options);
    } catch (const std::exception& error) {
        std::cerr << "mancala-endgame: " << error.what() << '\n';
        return exit_failed;
    }
}
