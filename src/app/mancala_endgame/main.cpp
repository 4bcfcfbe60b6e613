// mancala-endgame: reads the command line, builds, checks or looks up.
#include "app/command_line/program.hpp"
#include "app/glue/reasons.hpp"
#include "app/mancala_endgame/building.hpp"
#include "app/mancala_endgame/probing.hpp"
#include "core/mancala/notation.hpp"
#include "core/mancala/position.hpp"

#include <iostream>

namespace {

using namespace mancala_endgame;

constexpr command_line::Program program("mancala-endgame", exit_failed);

int check(const glue::EndgameFiles& files)
{
    const int most = files.tables().most_stones();
    if (most < endgame::Tables::least_stones) {
        std::cout << "no tables\n";
    } else {
        std::cout << "tables up to " << most << " stones are sound\n";
    }
    const auto fault = files.fault();
    return fault ? program.refuse(*fault, exit_failed) : exit_done;
}

int look_up(const Options& options)
{
    const auto position = mancala::read_position_words(options.position, options.to_move);
    if (!position) {
        return program.refuse(glue::in_words(glue::Language::english, position.error()),
                              exit_bad_options);
    }
    const glue::EndgameFiles files(options.folder, mancala::stones_on_board(*position));
    if (const auto fault = files.fault()) {
        program.complain(*fault);
    }
    const auto text = probe(files.tables(), *position);
    if (!text) {
        return program.refuse(text.error(), exit_failed);
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
    const auto fault = build(files, options, glue::room_at(options.folder), std::cout);
    return fault ? program.refuse(*fault, exit_failed) : exit_done;
}

} // namespace

int main(int argc, const char** argv)
{
    return program.run([&] { return parse(argc, argv); }, run);
}
