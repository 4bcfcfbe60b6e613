// Parses the command line, seats the players, chooses the face and runs it.
#include "app/command_line/program.hpp"
#include "app/glue/endgame_file.hpp"
#include "app/glue/endgame_thread.hpp"
#include "app/mancala/faces.hpp"
#include "app/mancala/options.hpp"
#include "app/mancala/window_face.hpp"

#include <array>
#include <csignal>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace {

constexpr int wrong_usage = 2;
constexpr int failure = 20;
constexpr command_line::Program program("mancala", failure);

/// Nothing where there is no display; the text face takes its place.
std::unique_ptr<app::WindowFace> open_window(const app::Options& options)
{
    try {
        return std::make_unique<app::WindowFace>(options);
    } catch (const std::system_error& error) {
        using glue::Text;
        program.complain(text(options.language, Text::no_display, {error.what()}));
        return nullptr;
    }
}

std::optional<base::Diagnostic> load_extern_files(const glue::ExternFiles& files,
                                                  glue::PlayerFactory& factory)
{
    constexpr std::array kinds{match::SeatKind::extern1, match::SeatKind::extern2};
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!files.at(i).empty()) {
            if (auto refusal = factory.load(kinds.at(i), files.at(i))) {
                return refusal;
            }
        }
    }
    return std::nullopt;
}

/// A remembered file that has gone costs a message, not the start.
void load_remembered_files(const app::Options& options, glue::PlayerFactory& factory)
{
    glue::ExternFiles remembered = options.settings.extern_files;
    for (std::size_t i = 0; i < remembered.size(); ++i) {
        if (!options.extern_files.at(i).empty()) {
            remembered.at(i).clear();
        }
        glue::ExternFiles one;
        one.at(i) = remembered.at(i);
        if (const auto refusal = load_extern_files(one, factory)) {
            std::cerr << base::explain(*refusal) << "\n";
        }
    }
}

int run_face(const app::Options& options, glue::PlayerFactory factory)
{
    if (options.face == app::Face::headless) {
        return app::run_headless(options, std::move(factory)) ? 0 : failure;
    }
    const auto window = options.face == app::Face::automatic ? open_window(options) : nullptr;
    if (window) {
        window->run(std::move(factory));
    } else {
        app::run_text(options, std::move(factory));
    }
    return 0;
}

/// A damaged endgame table costs a line, not the start.
std::function<void(const base::Diagnostic&)> complain_in(glue::Language language)
{
    return [language](const base::Diagnostic& damage) {
        std::cerr << "mancala: " + text(language, glue::Text::endgame_damaged, {damage.file}) +
                         "\n";
    };
}

int run(const app::Options& options)
{
    for (const std::string& complaint : options.complaints) {
        program.complain(complaint);
    }
    if (!options.screenshot.empty()) {
        app::write_screenshot(options);
        return 0;
    }
    glue::PlayerFactory factory(options.language);
    factory.set_thinking(options.settings.thinking);
    if (const auto refusal = load_extern_files(options.extern_files, factory)) {
        std::cerr << base::explain(*refusal) << "\n";
        return wrong_usage;
    }
    load_remembered_files(options, factory);
    glue::EndgameThread endgames(
        {.folder = glue::tables_folder(), .complain = complain_in(options.language)});
    factory.know(endgames.values());
    return run_face(options, std::move(factory));
}

} // namespace

int main(int argc, char** argv)
{
    // A limit on the size of files is an error like a full disk, not the end of the game.
    std::signal(SIGXFSZ, SIG_IGN);
    // Whoever started us may have wanted to forget his children; we want to know how ours end.
    std::signal(SIGCHLD, SIG_DFL);
    return program.run([&] { return app::parse_options(argc, argv); }, run);
}
