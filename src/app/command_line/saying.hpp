// What a program of the command line says instead of working: help, its version, or what is wrong
// with its words.
#pragma once

#include <string>

namespace command_line {

struct Saying
{
    int status = 0; ///< of the program; a saying with 0 is no error
    std::string text;
};

/// On standard output, or, with a hint at --help, on standard error. Gives the status.
[[nodiscard]] int say(const Saying& saying);

} // namespace command_line
