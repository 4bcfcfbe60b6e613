// Reads the words of a command line by the rules that a program gave to CLI11.
#pragma once

#include "app/command_line/saying.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI { // NOLINT(readability-identifier-naming): a library's
class App;
}

namespace command_line {

inline constexpr int exit_done = 0;
inline constexpr int exit_bad_options = 2;

/// Gives the program its --version and the text below the list of its options.
void introduce(CLI::App& app, const std::string& footer);

/// Nothing where the words can be meant; otherwise the exit status, and help, version or what is
/// wrong has been printed. `settle` comes after the reading and throws the CLI::ParseError of what
/// rules cannot say.
[[nodiscard]] std::optional<int> read(
    CLI::App& app, int argc, const char* const* argv, const std::function<void()>& settle = [] {});

/// What programs say whose status is a severity as ARexx counts it: an error of the words is 10.
[[nodiscard]] Saying refusal(std::string reason);

/// The same for these, which print nothing themselves. Adds --version as the last option.
[[nodiscard]] std::optional<Saying>
read(CLI::App& app, std::vector<std::string> words, const std::string& version);

} // namespace command_line
