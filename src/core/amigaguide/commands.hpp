// The command lines of AmigaGuide, `@word ...`: one table from word to meaning.
#pragma once

#include "core/amigaguide/database.hpp"

#include <string_view>

namespace amigaguide {

enum class Command
{
    setting, ///< changes Settings, or is known and means nothing here
    database,
    node,
    end_node,
    embed,
    unknown
};

struct CommandLine
{
    Command command = Command::unknown;
    std::string_view word;
    std::string_view arguments;
};

/// An @ in column one, unless it begins an attribute.
[[nodiscard]] bool is_command_line(std::string_view line);

/// Takes a command line apart.
[[nodiscard]] CommandLine read_command(std::string_view line);

/// Does what a `setting` says; any other changes nothing.
void apply(const CommandLine& line, Settings& settings);

} // namespace amigaguide
