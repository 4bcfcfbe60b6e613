#include "app/executer/options.hpp"

#include "app/command_line/reading.hpp"

#include <CLI/CLI.hpp>

#include <utility>

namespace executer {

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
    app.add_option("DIRECTORY", options.directory, "what is watched; else RAM:");
    app.add_flag("--once", once, "end after the first script, with its status");
    if (auto saying = command_line::read(app, std::move(words), version)) {
        return *std::move(saying);
    }
    if (options.directory.empty()) {
        return command_line::refusal("the directory has no name");
    }
    options.span = once ? Span::one_script : Span::until_ended;
    return options;
}

} // namespace executer
