#include "app/mancala/program.hpp"

#include "app/glue/port_commands.hpp"
#include "app/glue/record_seats.hpp"
#include "app/glue/settings_file.hpp"
#include "app/mancala/link_options.hpp"
#include "app/mancala/share.hpp"
#include "core/base/version.hpp"
#include "ipc/port_error.hpp"

#include <unistd.h>

#include <utility>

namespace app {

Program::Program(const Options& options, glue::PlayerFactory factory, glue::Pace pace)
    : log_(STDERR_FILENO)
    , language_(options.language)
    , game_(loop_, game_config(options, std::move(factory), pace))
    , autosave_(loop_,
                game_,
                {.folder = glue::state_folder(),
                 .complain =
                     [this](const std::string& reason) {
                         game_.tell(glue::text(language_, glue::Text::autosave_failed, {reason}));
                     }})
    , offer_(game_, autosave_, glue::data_folder())
    , partner_(loop_, game_, partner_config(options))
    , commands_(glue::port_commands(
          {game_, match::Origin::port, std::string(base::version), [this] { quit(); }}))
    , termination_(loop_, [this] { break_off(); })
{
    open_port();
    if (!options.sync_words.empty()) {
        open_hook(options.sync_words);
    }
}

glue::GameConfig
Program::game_config(const Options& options, glue::PlayerFactory factory, glue::Pace pace)
{
    glue::GameConfig config;
    config.seats = options.seats;
    config.players = factory.make(options.seats);
    config.factory = std::move(factory);
    config.stones_per_pit = options.stones_per_pit;
    config.seed = options.seed;
    config.pace = pace;
    config.language = options.language;
    config.sync = options.settings.sync ? glue::Sync::on : glue::Sync::off;
    if (!options.sync_words.empty()) {
        config.start_hook = [this](const std::vector<std::string>& words) { hook_->start(words); };
    }
    return config;
}

void Program::open_hook(const std::vector<std::string>& command)
{
    hook_.emplace(loop_, glue::HookProgram::Setup{
                             .command = command,
                             .rexx_launcher = rexx_launcher(),
                             .port_name = [this] { return port_name(); },
                             .language = language_,
                             .tell = [this](const std::string& line) { game_.tell(line); },
                             .log = [this](const std::string& line) { log(line); },
                             .said = [this](const std::string& line) { hook_said_(line); },
                             .ended = [this] { game_.hook_ended(); }});
}

void Program::open_port()
{
    try {
        port_.emplace(
            loop_, ipc::port_place("Mancala"),
            ipc::PortHandlers{
                .line =
                    [this](std::string_view line, ipc::ClientId client, ipc::Answer answer) {
                        commands_.execute(line, client, std::move(answer));
                    },
                .client_gone = [this](ipc::ClientId client) { game_.client_gone(client); },
                .message = [this](const std::string& line) { log(line); },
            });
    } catch (const ipc::PortError& error) {
        log(glue::text(language_, glue::Text::no_port, {error.what()}));
    }
}

void Program::begin(const Options& options,
                    Viewed viewed,
                    const std::function<void(const glue::LostGame*)>& on_begun)
{
    if (options.record) {
        loop_.post([this, &options, viewed, on_begun] {
            on_begun(nullptr);
            play_on(*options.record, options.record_file, viewed);
            open_link(options);
        });
    } else {
        look_for_lost_game([this, &options, on_begun](const glue::LostGame* lost) {
            on_begun(lost);
            open_link(options);
        });
    }
}

/// After the game has come that is to be linked.
void Program::open_link(const Options& options)
{
    if (!options.link) {
        return;
    }
    partner_.order(*options.link);
    if (options.face == Face::headless && glue::is_idle(partner_.view().phase)) {
        failed_ = true;
        break_off();
    }
}

void Program::play_on(const mancala::Record& record, const std::string& file, Viewed viewed)
{
    const bool goes_on = glue::can_go_on(record);
    if (goes_on || viewed == Viewed::on_board) {
        if (const auto denial = game_.submit(glue::restoration(record), match::Origin::editor)) {
            game_.tell(glue::text(language_, glue::Text::not_possible,
                                  {glue::denial_text(language_, *denial)}));
            return; // its file is not ours then
        }
    }
    if (goes_on) {
        autosave_.take_over(file);
    }
    if (record.sides == mancala::Sides::missing) {
        game_.submit(match::EndGame{}, match::Origin::editor);
        game_.tell(glue::text(language_, glue::Text::record_only_viewed, {file}));
    }
}

void Program::look_for_lost_game(std::function<void(const glue::LostGame*)> on_looked)
{
    autosave_.find_lost(
        [this, on_looked = std::move(on_looked)](std::optional<glue::LostGame> lost) {
            if (lost) {
                offer_.open(std::move(*lost));
            }
            on_looked(offer_.lost());
        });
}

void Program::end_with(glue::Autosave::End end)
{
    if (!std::exchange(ending_, true)) {
        loop_.post([this, end] { this->end(end); });
    }
}

void Program::end(glue::Autosave::End end)
{
    // The port first: whoever waits, for a pause or a change, is told that the program ends.
    port_.reset();
    partner_.close(end == glue::Autosave::End::drop ? glue::Partner::End::for_good
                                                    : glue::Partner::End::may_return);
    game_.close();
    autosave_.end(end);
    for (const auto& job : at_end_) {
        job();
    }
    loop_.stop();
}

} // namespace app
