#include "app/mancala/faces.hpp"

#include "app/mancala/line_reader.hpp"
#include "app/mancala/program.hpp"
#include "app/mancala/text_face.hpp"
#include "core/base/version.hpp"

#include <iostream>
#include <thread>
#include <utility>

namespace app {

void run_headless(const Options& options, glue::SeatPlayers players)
{
    Program program(options, std::move(players), glue::Pace::at_once);
    program.game().observe({.message = [&](const std::string& line) { program.log(line); }});
    program.run();
}

void run_text(const Options& options, glue::SeatPlayers players)
{
    Program program(options, std::move(players), glue::Pace::at_once);
    TextFace face({program.game(), program.loop(), std::cout, options.language,
                   std::string(base::version), [&] { program.quit(); }});
    LineReader reader;
    program.at_end([&] { reader.stop(); });
    program.loop().post([&] { face.begin(); });
    std::jthread game([&] { program.run(); });
    const bool ended = reader.run([&](std::string_view line) {
        program.loop().post([&face, text = std::string(line)] { face.line(text); });
    });
    if (ended) {
        program.loop().post([&] { face.end_of_input(); });
    }
}

} // namespace app
