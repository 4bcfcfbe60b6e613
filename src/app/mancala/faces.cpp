#include "app/mancala/faces.hpp"

#include "app/mancala/game_thread.hpp"
#include "app/mancala/line_reader.hpp"
#include "app/mancala/line_writer.hpp"
#include "app/mancala/program.hpp"
#include "app/mancala/text_face.hpp"
#include "core/base/version.hpp"

#include <unistd.h>

#include <string>
#include <utility>

namespace app {

void run_headless(const Options& options, glue::PlayerFactory factory)
{
    Program program(options, std::move(factory), glue::Pace::at_once);
    program.game().observe({.message = [&](const std::string& line) { program.log(line); }});
    program.run();
}

void run_text(const Options& options, glue::PlayerFactory factory)
{
    Program program(options, std::move(factory), glue::Pace::at_once);
    LineWriter out(STDOUT_FILENO);
    LineReader reader(STDIN_FILENO);
    TextFace face({.game = program.game(),
                   .loop = program.loop(),
                   .say = [&](std::string_view line) { out.write(line); },
                   .line_done = [&] { reader.done(); },
                   .quit = [&] { program.quit(); },
                   .language = options.language,
                   .version = std::string(base::version)});
    program.at_end([&] { reader.stop(); });
    program.loop().post([&] { face.begin(); });
    GameThread game(program, [&] { reader.stop(); });
    const auto end = reader.run([&](std::string_view line) {
        program.loop().post([&face, text = std::string(line)] { face.line(text); });
    });
    if (end == LineReader::End::stopped) {
        game.finish();
        return;
    }
    program.loop().post([&] { face.end_of_input(end); });
    game.wait();
}

} // namespace app
