#include "app/mancala/faces.hpp"

#include "app/mancala/game_thread.hpp"
#include "app/mancala/line_reader.hpp"
#include "app/mancala/line_writer.hpp"
#include "app/mancala/program.hpp"
#include "app/mancala/text_face.hpp"
#include "core/base/version.hpp"

#include <unistd.h>

#include <functional>
#include <semaphore>
#include <string>
#include <utility>
#include <variant>

namespace app {

bool run_headless(const Options& options, glue::PlayerFactory factory)
{
    Program program(options, std::move(factory), glue::Pace::at_once);
    program.game().observe({.message = [&](const std::string& line) { program.log(line); }});
    program.begin(options, Viewed::on_board, [&](const glue::LostGame* lost) {
        if (lost != nullptr) {
            program.log(glue::text(options.language, glue::Text::lost_game_named,
                                   {lost->place.file().string()}));
            program.offer().withdraw(); // nobody is asked here
        }
    });
    program.run();
    return !program.has_failed();
}

void run_text(const Options& options, glue::PlayerFactory factory)
{
    Program program(options, std::move(factory), glue::Pace::at_once);
    const auto* const call =
        options.link ? std::get_if<glue::CallPartner>(&*options.link) : nullptr;
    std::function<bool(const std::string&)> take_code;
    if (call != nullptr && call->code.empty()) {
        take_code = [&program, call](const std::string& code) {
            program.partner().order(glue::CallPartner{call->address, code});
            return !glue::is_idle(program.partner().view().phase);
        };
    }
    LineWriter out(STDOUT_FILENO);
    LineReader reader(STDIN_FILENO);
    TextFace face({.game = program.game(),
                   .loop = program.loop(),
                   .say = [&](std::string_view line) { out.write(line); },
                   .line_done = [&] { reader.done(); },
                   .quit = [&] { program.quit(); },
                   .offer = &program.offer(),
                   .take_code = std::move(take_code),
                   .input = reader.is_terminal() ? TextFace::Input::typed : TextFace::Input::piped,
                   .language = options.language,
                   .version = std::string(base::version)});
    std::binary_semaphore begun(0); // what is typed comes after the welcome and the offer
    program.at_end([&] {
        reader.stop();
        begun.release();
    });
    program.begin(options, Viewed::on_board, [&](const glue::LostGame*) {
        face.begin();
        begun.release();
    });
    GameThread game(program, [&] {
        reader.stop();
        begun.release();
    });
    begun.acquire();
    const auto end = reader.run([&](std::string_view line) {
        program.loop().post([&face, text = std::string(line)] { face.line(text); });
    });
    if (end == LineReader::End::stopped || end == LineReader::End::hung_up) {
        game.finish(); // nobody asked for it: the game is kept, as after SIGHUP
        return;
    }
    program.loop().post([&] { face.end_of_input(end); });
    game.wait();
}

} // namespace app
