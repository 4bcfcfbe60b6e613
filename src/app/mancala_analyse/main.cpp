// mancala-analyse: reads the position, looks into it and prints what it finds.
#include "app/command_line/program.hpp"
#include "app/glue/analyser.hpp"
#include "app/glue/endgame_file.hpp"
#include "app/mancala_analyse/options.hpp"
#include "app/mancala_analyse/report.hpp"
#include "core/mancala/rules.hpp"

#include <iostream>
#include <memory>

namespace {

using namespace mancala_analyse;

constexpr command_line::Program program("mancala-analyse", exit_failed);

/// Tables that are there help; none and damaged ones cost a message at most.
struct Knowledge
{
    Knowledge(const std::filesystem::path& folder, int stones)
        : files(folder, stones)
        , values(files.tables())
    {
        if (const auto fault = files.fault()) {
            program.complain(*fault);
        }
    }

    glue::EndgameFiles files;
    endgame::TableValues values;
};

/// A process that asks once can remember a little more than a window beside a game.
constexpr std::size_t memory = glue::Analyser::usual_memory * 4;

int run(const Options& options)
{
    if (mancala::is_over(options.position)) {
        return program.refuse("a row is empty: the game is over", exit_failed);
    }
    const auto known = options.folder.empty()
                           ? nullptr
                           : std::make_unique<Knowledge>(
                                 options.folder, mancala::stones_on_board(options.position));
    glue::Analyser analyser(known ? &known->values : nullptr, memory);
    const bool in_lines = options.form == Form::text;
    if (in_lines) {
        std::cout << heading() << std::endl;
    }
    std::vector<glue::Analysis> depths;
    const glue::Analysis last = analyser.run(
        {.position = options.position, .budget = options.budget, .threads = options.threads},
        [&](const glue::Analysis& analysis) {
            depths.push_back(analysis);
            if (in_lines) {
                std::cout << depth_line(analysis) << std::endl;
            }
        });
    std::cout << (in_lines ? verdict(last) : json(last, depths)) << '\n';
    return exit_done;
}

} // namespace

int main(int argc, const char** argv)
{
    return program.run([&] { return parse(argc, argv); }, run);
}
