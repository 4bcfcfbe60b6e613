// mancala-solve: reads the command line, opens the tables, proves.
#include "app/command_line/program.hpp"
#include "app/glue/endgame_file.hpp"
#include "app/mancala_solve/solving.hpp"
#include "app/mancala_solve/stop_signals.hpp"

#include <iostream>

namespace {

using namespace mancala_solve;

constexpr command_line::Program program("mancala-solve", exit_failed);

int run(const Options& options)
{
    const StopSignals signals;
    const glue::EndgameFiles files(options.tables, endgame::most_ranked_stones, signals.token());
    if (signals.token().stop_requested()) {
        return program.refuse("stopped before it began", exit_open);
    }
    if (const auto fault = files.fault()) {
        program.complain(*fault); // those below it serve
    }
    const auto code = solve(options, files.tables(), signals.token(), std::cout);
    return code ? *code : program.refuse(code.error(), exit_failed);
}

} // namespace

int main(int argc, const char** argv)
{
    return program.run([&] { return parse(argc, argv); }, run);
}
