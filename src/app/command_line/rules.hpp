// Options that several programs have, and what holds for the words of theirs.
#pragma once

#include <string>

namespace CLI { // NOLINT(readability-identifier-naming): a library's
class App;
class Option;
} // namespace CLI

namespace command_line {

/// For CLI::Option::check: what is wrong with a word, or nothing.
/// A number from 0 to 2^64 - 1 in decimal digits. CLI11 would take a negative one as a large one,
/// one too large as the largest, and one that begins with 0 as octal.
[[nodiscard]] std::string whole_number(const std::string& text);
/// A number that may have a point and an exponent; CLI::Range would let through what compares with
/// nothing.
[[nodiscard]] std::string finite_number(const std::string& text);
[[nodiscard]] std::string file_name(const std::string& text);

/// --jobs: so many threads, which change nothing but the time.
void add_jobs(CLI::App& app, unsigned& jobs);

/// --threads: so many threads, which look into one thing together.
CLI::Option* add_threads(CLI::App& app, unsigned& threads, const std::string& what);

/// --tables, or --folder: where the endgame tables are.
CLI::Option* add_tables(CLI::App& app, std::string& folder);

} // namespace command_line
