#include "app/command_line/reading.hpp"

#include "core/base/version.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>

namespace command_line {

void introduce(CLI::App& app, const std::string& footer)
{
    app.footer(footer);
    app.set_version_flag("--version", app.get_name() + " " + std::string(base::version));
}

std::optional<int>
read(CLI::App& app, int argc, const char* const* argv, const std::function<void()>& settle)
{
    try {
        app.parse(argc, argv);
        settle();
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? exit_done : exit_bad_options;
    }
    return std::nullopt;
}

Saying refusal(std::string reason)
{
    constexpr int bad_words = 10;
    return {bad_words, std::move(reason)};
}

std::optional<Saying>
read(CLI::App& app, std::vector<std::string> words, const std::string& version)
{
    const CLI::Option* const version_flag =
        app.add_flag("--version")->description("print the version");
    try {
        std::reverse(words.begin(), words.end()); // as CLI11 wants them
        app.parse(std::move(words));
    } catch (const CLI::CallForHelp&) {
        return Saying{0, app.help()};
    } catch (const CLI::ParseError& error) {
        return refusal(error.what());
    }
    return version_flag->count() > 0
               ? std::optional(Saying{0, app.get_name() + " " + version + "\n"})
               : std::nullopt;
}

} // namespace command_line
