#include "app/mancala/options.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/record_seats.hpp"
#include "app/glue/settings_file.hpp"
#include "app/glue/tool_type_files.hpp"
#include "app/mancala/share.hpp"
#include "core/base/version.hpp"
#include "core/mancala/rules.hpp"
#include "core/workbench/amiga_files.hpp"

#include <CLI/CLI.hpp>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <random>
#include <string_view>
#include <utility>

namespace app {

namespace {

constexpr std::string_view help_path_key = "HilfsPfad";
constexpr std::string_view sync_key = "SynchronBefehl";
constexpr std::array tool_type_keys{help_path_key, sync_key};

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
    std::array<std::string, 2> players;
    std::optional<int> stones;
    std::string settings_file;
    std::string tool_types;
    std::string sync;
    std::string effect;
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
    app.add_option("--record", options.record_file, "a record to go on with")->option_text("FILE");
    app.add_option("--stones", words.stones, "stones in each pit at the start, 1 to 9")
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
    app.add_option("--effect", words.effect, "none, scanlines or flicker: over the picture")
        ->check(CLI::IsMember({"none", "scanlines", "flicker"}))
        ->option_text("KIND");
    app.add_option("--palette", options.palette, "name of a palette, or a palette file")
        ->option_text("NAME|FILE");
    app.add_option("--language", words.language, "de or en; otherwise as the locale says")
        ->check(CLI::IsMember({"de", "en"}))
        ->option_text("CODE");
    app.add_option("--screenshot", options.screenshot, "write the first picture as PNG and end")
        ->option_text("FILE");
}

void add_file_options(CLI::App& app, Options& options, Words& words)
{
    app.add_option("--settings", words.settings_file, "another file for the settings")
        ->option_text("FILE");
    app.add_option("--tooltypes", words.tool_types, "an icon, or a text with a ToolType a line")
        ->option_text("FILE");
    app.add_option("--hilfspfad", options.guide_path, "the guide to show")->option_text("FILE");
    app.add_option("--synchronbefehl", options.sync_command, "called before each action")
        ->option_text("WORDS");
    app.add_option("--sync", words.sync, "whether that command is called")
        ->check(CLI::IsMember({"on", "off"}))
        ->option_text("on|off");
}

/// What the command line leaves open is as it was saved.
void take_settings(const Words& words, Options& options)
{
    options.settings_file = words.settings_file;
    if (const auto folder = glue::config_folder(); words.settings_file.empty() && !folder.empty()) {
        options.settings_file = folder / "settings";
    }
    glue::ReadSettings read = glue::load_settings(options.settings_file);
    for (const base::Diagnostic& complaint : read.complaints) {
        options.complaints.push_back(base::to_string(complaint));
    }
    options.settings = std::move(read.settings);
    options.seats = options.settings.seats;
    if (options.palette.empty()) {
        options.palette = options.settings.colours;
    }
    if (!words.sync.empty()) {
        options.settings.sync = words.sync == "on";
    }
    if (!words.effect.empty()) {
        options.settings.effect = *glue::effect_named(words.effect);
    }
}

/// A file that is named comes before those that lie at their places.
void take_tool_types(const Words& words, Options& options)
{
    std::vector<std::filesystem::path> files{program_folder() / "Mancala.info"};
    if (!words.tool_types.empty()) {
        files.insert(files.begin(), words.tool_types);
    }
    if (const auto folder = glue::config_folder(); !folder.empty()) {
        files.push_back(folder / "Mancala.info");
        files.push_back(folder / "Mancala.tooltypes");
    }
    const glue::LoadedToolTypes loaded = glue::load_tool_types(files, tool_type_keys);
    std::ranges::copy(loaded.complaints, std::back_inserter(options.complaints));
    if (options.guide_path.empty()) {
        options.guide_path = loaded.types.find(help_path_key).value_or("");
    }
    if (options.sync_command.empty()) {
        options.sync_command = loaded.types.find(sync_key).value_or("");
    }
}

base::Result<mancala::Record> load_record(const std::string& file)
{
    const auto bytes = glue::read_whole_file(file, mancala::longest_record);
    return bytes ? mancala::read_record(*bytes, file)
                 : base::Result<mancala::Record>(base::failure(bytes.error()));
}

/// Who played there plays on, with the same files. The reason if the record does not load.
std::optional<base::Diagnostic> take_record(Options& options)
{
    auto record = load_record(options.record_file);
    if (!record) {
        return record.error();
    }
    options.seats = glue::seats_of(*record, options.seats);
    options.stones_per_pit = record->stones_per_pit;
    const glue::ExternFiles files = glue::extern_files_of(*record);
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!files.at(i).empty()) {
            options.settings.extern_files.at(i) = files.at(i);
        }
    }
    options.record = std::move(*record);
    return std::nullopt;
}

std::string complaint(std::string_view key, const base::Diagnostic& reason)
{
    return std::string(key) + ": " + base::to_string(reason);
}

/// A guide or command that cannot be what is meant costs a complaint, as if it were not named.
void read_amiga_words(Options& options)
{
    const workbench::Volumes volumes(workbench::volume_environment(::geteuid()));
    if (!options.guide_path.empty()) {
        const auto guide = workbench::find_file(options.guide_path, volumes,
                                                {".", program_folder(), share_folder() / "guide"});
        if (!guide) {
            options.complaints.push_back(complaint(help_path_key, guide.error()));
        }
        options.guide_path = guide ? guide->string() : "";
    }
    auto words = workbench::host_words(options.sync_command, volumes,
                                       (program_folder() / "mancala-rx").string());
    if (!words) {
        options.complaints.push_back(complaint(sync_key, words.error()));
    }
    options.sync_words = words ? std::move(*words) : std::vector<std::string>{};
}

/// A name nobody chose is in the language of the program, whichever wrote the settings.
void name_seats(Options& options)
{
    using enum glue::Language;
    for (std::size_t i = 0; i < options.seats.both.size(); ++i) {
        const auto name_in = [number = std::to_string(i + 1)](glue::Language language) {
            return text(language, glue::Text::player_name, {number});
        };
        std::string& name = options.seats.both.at(i).name;
        if (name == name_in(german) || name == name_in(english)) {
            name = name_in(options.language);
        }
    }
}

/// The reason if that which is named on the command line does not load.
std::optional<base::Diagnostic> take_over(const Words& words, Options& options)
{
    take_settings(words, options);
    take_tool_types(words, options);
    read_amiga_words(options);
    if (!options.record_file.empty()) {
        if (auto refusal = take_record(options)) {
            return refusal;
        }
    }
    options.stones_per_pit = words.stones.value_or(options.stones_per_pit);
    for (std::size_t i = 0; i < words.players.size(); ++i) {
        if (!words.players.at(i).empty()) {
            options.seats.both.at(i).kind = *match::seat_kind(words.players.at(i));
        }
    }
    if (words.scale == "fit") {
        options.scaling = Scaling::fitted;
    } else if (!words.scale.empty()) {
        options.scale = std::stoi(words.scale);
    }
    options.language = words.language.empty()
                           ? options.settings.language.value_or(language_of_environment())
                           : *glue::language_named(words.language);
    name_seats(options);
    if (words.text) {
        options.face = Face::text;
    } else if (words.headless) {
        options.face = Face::headless;
    }
    return std::nullopt;
}

} // namespace

std::variant<Options, int> parse_options(int argc, char** argv)
{
    constexpr int wrong_usage = 2;
    Options options;
    Words words;
    options.seed = random_seed();
    CLI::App app(
        "Mancala: the board game of the Amiga, on its own 640x400 screen, with a message port",
        "mancala");
    app.set_version_flag("--version", "mancala " + std::string(base::version));
    add_game_options(app, options, words);
    add_face_options(app, options, words);
    add_file_options(app, options, words);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : wrong_usage;
    }
    if (const auto refusal = take_over(words, options)) {
        std::cerr << base::explain(*refusal) << "\n";
        return wrong_usage;
    }
    return options;
}

} // namespace app
