#include "app/command_line/rules.hpp"

#include <CLI/CLI.hpp>

namespace command_line {

void add_jobs(CLI::App& app, unsigned& jobs)
{
    constexpr unsigned most_jobs = 64;
    app.add_option("--jobs", jobs, "threads")
        ->check(CLI::Range(1U, most_jobs))
        ->type_name("J")
        ->capture_default_str();
}

CLI::Option* add_threads(CLI::App& app, unsigned& threads, const std::string& what)
{
    constexpr unsigned most_threads = 256;
    return app.add_option("--threads", threads, what)->check(CLI::Range(1U, most_threads));
}

CLI::Option* add_tables(CLI::App& app, std::string& folder)
{
    return app
        .add_option("--tables,--folder", folder,
                    "where the endgame tables are; mancala in the cache folder")
        ->type_name("FOLDER");
}

} // namespace command_line
