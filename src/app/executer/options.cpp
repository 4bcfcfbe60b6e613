#include "app/executer/options.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>

namespace executer {

namespace {

constexpr int bad_words = 10;

} // namespace

std::variant<Options, Saying> parse(std::vector<std::string> words, const std::string& version)
{
    CLI::App app(
        "executer [OPTIONS] [DIRECTORY]\n\n"
        "Watches a directory, RAM: if none is named. A file Executer.skript that is copied\n"
        "or moved there is run and then deleted: by mancala-rx if it begins with /*, by sh\n"
        "otherwise. Only the user may be able to write there. Ends by SIGINT or SIGTERM.",
        "executer");
    Options options{Span::until_ended, "RAM:"};
    bool once = false;
    bool show_version = false;
    app.add_option("DIRECTORY", options.directory, "what is watched; else RAM:");
    app.add_flag("--once", once, "end after the first script, with its status");
    app.add_flag("--version", show_version, "print the version");
    try {
        std::reverse(words.begin(), words.end()); // as CLI11 wants them
        app.parse(std::move(words));
    } catch (const CLI::CallForHelp&) {
        return Saying{0, app.help()};
    } catch (const CLI::ParseError& error) {
        return Saying{bad_words, error.what()};
    }
    if (show_version) {
        return Saying{0, "executer " + version + "\n"};
    }
    if (options.directory.empty()) {
        return Saying{bad_words, "the directory has no name"};
    }
    options.span = once ? Span::one_script : Span::until_ended;
    return options;
}

} // namespace executer
