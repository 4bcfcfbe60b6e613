#include "app/mancala/face_options.hpp"

#include "app/glue/reasons.hpp"
#include "app/glue/settings_file.hpp"
#include "app/glue/tool_type_files.hpp"
#include "app/mancala/share.hpp"
#include "core/workbench/amiga_files.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <string_view>
#include <utility>

namespace app {

namespace {

constexpr std::string_view help_path_key = "HilfsPfad";
constexpr std::string_view sync_key = "SynchronBefehl";
constexpr std::string_view thinking_key = "Bedenkzeit";
constexpr std::array tool_type_keys{help_path_key, sync_key, thinking_key};

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

/// 1 to 16, or "fit".
const CLI::Validator is_scale(
    [](const std::string& word) {
        constexpr int largest = 16;
        return word == "fit" ? std::string() : CLI::Range(1, largest)(word);
    },
    "");

void take_settings(const FaceWords& words, Options& options)
{
    options.settings_file = words.settings_file;
    if (const auto folder = glue::config_folder(); words.settings_file.empty() && !folder.empty()) {
        options.settings_file = folder / "settings";
    }
    const auto language_for = [&words](const glue::Settings& settings) {
        return words.language.empty() ? settings.language.value_or(language_of_environment())
                                      : *glue::language_named(words.language);
    };
    glue::ReadSettings read = glue::load_settings(options.settings_file, language_for);
    for (const base::Diagnostic& complaint : read.complaints) {
        options.complaints.push_back(base::to_string(complaint));
    }
    options.settings = std::move(read.settings);
    options.language = language_for(options.settings);
    if (options.palette.empty()) {
        options.palette = options.settings.colours;
    }
    if (!words.effect.empty()) {
        options.settings.effect = *glue::effect_named(words.effect);
    }
}

/// Comes before the settings, as the icon was set for this start; the command line before both.
void take_thinking(const std::string& word, Options& options)
{
    if (const auto thinking = glue::thinking_named(word)) {
        options.settings.thinking = *thinking;
    } else {
        options.complaints.push_back(
            std::string(thinking_key) + ": " +
            std::string(text(options.language, glue::Text::setting_thinking)) + ": " + word);
    }
}

/// A file that is named comes before those that lie at their places.
void take_tool_types(const FaceWords& words, const std::string& icon, Options& options)
{
    std::vector<std::filesystem::path> files{program_folder() / (icon + ".info")};
    if (!words.tool_types.empty()) {
        files.insert(files.begin(), words.tool_types);
    }
    if (const auto folder = glue::config_folder(); !folder.empty()) {
        files.push_back(folder / (icon + ".info"));
        files.push_back(folder / (icon + ".tooltypes"));
    }
    const glue::LoadedToolTypes loaded =
        glue::load_tool_types(files, tool_type_keys, options.language);
    std::ranges::copy(loaded.complaints, std::back_inserter(options.complaints));
    if (options.guide_path.empty()) {
        options.guide_path = loaded.types.find(help_path_key).value_or("");
    }
    if (options.sync_command.empty()) {
        options.sync_command = loaded.types.find(sync_key).value_or("");
    }
    if (const auto word = loaded.types.find(thinking_key)) {
        take_thinking(*word, options);
    }
}

/// A guide that cannot be what is meant costs a complaint, as if it were not named.
void find_guide(Options& options)
{
    if (options.guide_path.empty()) {
        return;
    }
    const workbench::Volumes volumes = own_volumes();
    const auto guide = workbench::find_file(options.guide_path, volumes,
                                            {".", program_folder(), share_folder() / "guide"});
    if (!guide) {
        options.complaints.push_back(
            std::string(help_path_key) + ": " +
            base::to_string(glue::in_words(options.language, guide.error())));
    }
    options.guide_path = guide ? guide->string() : "";
}

} // namespace

void add_window_options(CLI::App& app, Options& options, FaceWords& words)
{
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

void add_place_options(CLI::App& app, Options& options, FaceWords& words)
{
    app.add_option("--settings", words.settings_file, "another file for the settings")
        ->option_text("FILE");
    app.add_option("--tooltypes", words.tool_types, "an icon, or a text with a ToolType a line")
        ->option_text("FILE");
    app.add_option("--hilfspfad", options.guide_path, "the guide to show")->option_text("FILE");
}

void take_face(const FaceWords& words, const std::string& icon, Options& options)
{
    take_settings(words, options);
    take_tool_types(words, icon, options);
    find_guide(options);
    if (words.scale == "fit") {
        options.scaling = Scaling::fitted;
    } else if (!words.scale.empty()) {
        options.scale = std::stoi(words.scale);
    }
}

} // namespace app
