#include "app/mancala/options.hpp"

#include "app/command_line/reading.hpp"
#include "app/command_line/rules.hpp"
#include "app/editor/record_files.hpp"
#include "app/glue/reasons.hpp"
#include "app/glue/record_seats.hpp"
#include "app/mancala/face_options.hpp"
#include "app/mancala/link_options.hpp"
#include "app/mancala/share.hpp"
#include "core/mancala/rules.hpp"
#include "core/workbench/amiga_files.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <iostream>
#include <random>
#include <string_view>
#include <utility>

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
    std::vector<std::string> position;
    FaceWords face;
    LinkWords link;
    std::string sync;
    std::string thinking;
    bool text = false;
    bool headless = false;
};

void add_game_options(CLI::App& app, Options& options, Words& words)
{
    app.add_option("--player1", words.players[0],
                   "player 1: mensch normal gemein taktik extern1 extern2 meister")
        ->check(CLI::IsMember(seat_words()))
        ->option_text("TYPE");
    app.add_option("--player2", words.players[1], "player 2, the same types")
        ->check(CLI::IsMember(seat_words()))
        ->option_text("TYPE");
    app.add_option("--extern1", options.extern_files[0], "player file of extern1")
        ->option_text("FILE");
    app.add_option("--extern2", options.extern_files[1], "player file of extern2")
        ->option_text("FILE");
    app.add_option("--thinking", words.thinking,
                   "how long meister thinks: brief, or seconds: 0.1 0.3 1 3 10 30")
        ->check(CLI::IsMember(
            std::vector<std::string>(glue::thinking_words.begin(), glue::thinking_words.end())))
        ->option_text("SECONDS");
    auto* record = app.add_option("--record", options.record_file, "a record to go on with")
                       ->option_text("FILE");
    app.add_option("--position", words.position,
                   "a position to begin with: 12 pits, 2 stores, the player to move")
        ->option_text("NUMBERS")
        ->excludes(record);
    app.add_option("--stones", words.stones, "stones in each pit at the start, 1 to 9")
        ->check(CLI::Range(mancala::least_stones_per_pit, mancala::most_stones_per_pit))
        ->option_text("N");
    app.add_option("--seed", options.seed, "same seed, same random numbers")
        ->check(command_line::whole_number)
        ->option_text("N");
}

void add_sync_options(CLI::App& app, Options& options, Words& words)
{
    app.add_option("--synchronbefehl", options.sync_command, "called before each action")
        ->option_text("WORDS");
    app.add_option("--sync", words.sync, "whether that command is called")
        ->check(CLI::IsMember({"on", "off"}))
        ->option_text("on|off");
}

/// Who played there plays on, with the same files. The reason if the record does not load.
std::optional<base::Diagnostic> take_record(Options& options)
{
    options.record_file = named_file(options.record_file);
    auto record = editor::read_record_file(options.record_file, options.language);
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

/// A game that stands there and has no moves yet. The reason if there can be none.
std::optional<base::Diagnostic> take_position(const Words& words, Options& options)
{
    const auto wrong = [](std::string reason) {
        return base::Diagnostic{"--position", 0, 0, std::move(reason), ""};
    };
    std::string line;
    for (const std::string& word : words.position) {
        line += word + " ";
    }
    const auto position = mancala::read_position_line(line);
    if (!position) {
        return wrong(glue::reason_text(options.language, position.error()));
    }
    const int stones = stones_on_board(*position) + position->score(mancala::Player::one) +
                       position->score(mancala::Player::two);
    if (stones % mancala::Pit::count != 0) {
        return wrong(text(options.language, glue::Text::position_stones, {std::to_string(stones)}));
    }
    if (mancala::is_over(*position)) {
        return wrong(std::string(text(options.language, glue::Text::position_over)));
    }
    options.record.emplace();
    options.record->line = {*position};
    options.record->stones_per_pit = options.stones_per_pit = stones / mancala::Pit::count;
    return std::nullopt;
}

/// A command that cannot be what is meant costs a complaint, as if it were not named.
void read_sync_words(Options& options)
{
    const workbench::Volumes volumes = own_volumes();
    auto words = workbench::host_words(options.sync_command, volumes, rexx_launcher());
    if (!words) {
        options.complaints.push_back(
            "SynchronBefehl: " + base::to_string(glue::in_words(options.language, words.error())));
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
    take_face(words.face, "Mancala", options);
    options.seats = options.settings.seats;
    if (!words.sync.empty()) {
        options.settings.sync = words.sync == "on";
    }
    if (!words.thinking.empty()) {
        options.settings.thinking = *glue::thinking_named(words.thinking);
    }
    read_sync_words(options);
    if (!options.record_file.empty()) {
        if (auto refusal = take_record(options)) {
            return refusal;
        }
    }
    if (!words.position.empty()) {
        if (auto refusal = take_position(words, options)) {
            return refusal;
        }
    }
    options.stones_per_pit = words.stones.value_or(options.stones_per_pit);
    for (std::size_t i = 0; i < words.players.size(); ++i) {
        if (!words.players.at(i).empty()) {
            options.seats.both.at(i).kind = *match::seat_kind(words.players.at(i));
        }
    }
    name_seats(options);
    if (words.text) {
        options.face = Face::text;
    } else if (words.headless) {
        options.face = Face::headless;
    }
    return take_link(words.link, options);
}

} // namespace

std::variant<Options, int> parse_options(int argc, const char* const* argv)
{
    Options options;
    Words words;
    options.seed = random_seed();
    CLI::App app(
        "Mancala: the board game of the Amiga, on its own 640x400 screen, with a message port",
        "mancala");
    command_line::introduce(
        app, "Exit status: 0 done, 2 wrong options or what they name does not load, 20 failed.");
    add_game_options(app, options, words);
    auto* text = app.add_flag("--text", words.text, "play in the terminal");
    app.add_flag("--headless", words.headless, "message port only")->excludes(text);
    add_window_options(app, options, words.face);
    add_place_options(app, options, words.face);
    add_sync_options(app, options, words);
    add_link_options(app, words.link);
    if (const auto end = command_line::read(app, argc, argv)) {
        return *end;
    }
    if (const auto refusal = take_over(words, options)) {
        std::cerr << base::explain(*refusal) << "\n";
        return command_line::exit_bad_options;
    }
    return options;
}

} // namespace app
