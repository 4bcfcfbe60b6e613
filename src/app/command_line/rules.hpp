// Options that several programs have.
#pragma once

#include <string>

namespace CLI { // NOLINT(readability-identifier-naming): a library's
class App;
class Option;
} // namespace CLI

namespace command_line {

/// --jobs: so many threads, which change nothing but the time.
void add_jobs(CLI::App& app, unsigned& jobs);

/// --threads: so many threads, which look into one thing together.
CLI::Option* add_threads(CLI::App& app, unsigned& threads, const std::string& what);

/// --tables, or --folder: where the endgame tables are.
CLI::Option* add_tables(CLI::App& app, std::string& folder);

} // namespace command_line
