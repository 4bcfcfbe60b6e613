#include "app/mancala/options.hpp"

#include "core/base/version.hpp"
#include "core/mancala/rules.hpp"

#include <CLI/CLI.hpp>

#include <cstdlib>
#include <random>

namespace app {

namespace {

std::vector<std::string> seat_words()
{
    std::vector<std::string> words;
    words.reserve(match::seat_kinds.size());
    for (const auto& row : match::seat_kinds) {
        words.emplace_back(row.option);
    }
    return words;
}

/// The first of the locale's variables that is set, as the C library looks at them.
glue::Language language_of_environment()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value =
            std::getenv(name); // NOLINT(concurrency-mt-unsafe): before any thread starts
        if (value != nullptr && *value != '\0') {
            return glue::language_of_locale(value);
        }
    }
    return glue::Language::german;
}

std::uint64_t random_seed()
{
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

/// Words as typed, before they become values.
struct Words
{
    std::array<std::string, 2> players{"mensch", "normal"};
    std::string language;
    std::string scale;
    bool text = false;
    bool headless = false;
};

/// 1 to 16, or "fit".
const CLI::Validator is_scale(
    [](const std::string& word) {
        constexpr int largest = 16;
        return word == "fit" ? std::string() : CLI::Range(1, largest)(word);
    },
    "");

void add_game_options(CLI::App& app, Options& options, Words& words)
{
    app.add_option("--player1", words.players[0],
                   "player 1: mensch normal gemein taktik extern1 extern2")
        ->check(CLI::IsMember(seat_words()))
        ->option_text("TYPE");
    app.add_option("--player2", words.players[1], "player 2, the same types")
        ->check(CLI::IsMember(seat_words()))
        ->option_text("TYPE");
    app.add_option("--extern1", options.extern_files[0], "player file of extern1")
        ->option_text("FILE");
    app.add_option("--extern2", options.extern_files[1], "player file of extern2")
        ->option_text("FILE");
    app.add_option("--stones", options.stones_per_pit, "stones in each pit at the start, 1 to 9")
        ->check(CLI::Range(mancala::least_stones_per_pit, mancala::most_stones_per_pit))
        ->option_text("N");
    app.add_option("--seed", options.seed, "same seed, same random numbers")->option_text("N");
}

void add_face_options(CLI::App& app, Options& options, Words& words)
{
    auto* text = app.add_flag("--text", words.text, "play in the terminal");
    app.add_flag("--headless", words.headless, "message port only")->excludes(text);
    app.add_flag("--fullscreen", options.fullscreen, "start in full screen");
    app.add_option(
           "--scale", words.scale,
           "whole pixels, N of the host for one at the start; or fit: as large as the window allows")
        ->check(is_scale)
        ->option_text("N|fit");
    app.add_option("--aspect", options.aspect, "square, ntsc (pixels 5:6) or fill")
        ->check(CLI::IsMember({"square", "ntsc", "fill"}))
        ->option_text("MODE");
    app.add_option("--palette", options.palette, "name of a palette, or a palette file")
        ->option_text("NAME|FILE");
    app.add_option("--language", words.language, "de or en; otherwise as the locale says")
        ->check(CLI::IsMember({"de", "en"}))
        ->option_text("CODE");
    app.add_option("--screenshot", options.screenshot, "write the first picture as PNG and end")
        ->option_text("FILE");
}

void take_over(const Words& words, Options& options)
{
    for (std::size_t i = 0; i < words.players.size(); ++i) {
        options.seats.both.at(i).kind = *match::seat_kind(words.players.at(i));
    }
    if (words.scale == "fit") {
        options.scaling = Scaling::fitted;
    } else if (!words.scale.empty()) {
        options.scale = std::stoi(words.scale);
    }
    options.language =
        words.language.empty() ? language_of_environment() : *glue::language_named(words.language);
    if (words.text) {
        options.face = Face::text;
    } else if (words.headless) {
        options.face = Face::headless;
    }
}

} // namespace

std::variant<Options, int> parse_options(int argc, char** argv)
{
    Options options;
    Words words;
    options.seed = random_seed();
    CLI::App app(
        "Mancala: the board game of the Amiga, on its own 640x400 screen, with a message port",
        "mancala");
    app.set_version_flag("--version", "mancala " + std::string(base::version));
    add_game_options(app, options, words);
    add_face_options(app, options, words);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int wrong_usage = 2;
        return app.exit(error) == 0 ? 0 : wrong_usage;
    }
    take_over(words, options);
    return options;
}

} // namespace app
