// mancala-solve: reads the command line, opens the tables, proves.
#include "app/glue/endgame_file.hpp"
#include "app/mancala_solve/solving.hpp"
#include "app/mancala_solve/stop_signals.hpp"

#include <exception>
#include <iostream>

namespace {

using namespace mancala_solve;

int complain(const base::Diagnostic& diagnostic)
{
    std::cerr << "mancala-solve: " << base::to_string(diagnostic) << '\n';
    return exit_failed;
}

int run(const Options& options)
{
    const StopSignals signals;
    const glue::EndgameFiles files(options.tables);
    if (files.damage()) {
        complain(*files.damage()); // those below it serve
    }
    const auto code = solve(options, files.tables(), signals.token(), std::cout);
    return code ? *code : complain(code.error());
}

} // namespace

int main(int argc, const char** argv)
{
    try {
        const auto parsed = parse(argc, argv);
        const auto* options = std::get_if<Options>(&parsed);
        return options == nullptr ? std::get<int>(parsed) : run(*options);
    } catch (const std::exception& error) {
        std::cerr << "mancala-solve: " << error.what() << '\n';
        return exit_failed;
    }
}
