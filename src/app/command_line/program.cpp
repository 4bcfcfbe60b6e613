#include "app/command_line/program.hpp"

#include <cstdio>
#include <iostream>
#include <stdexcept>

namespace command_line {

void print(std::string_view text)
{
    std::cout << text << std::flush;
    if (!std::cout || std::ferror(stdout) != 0) {
        lose_output();
    }
}

void lose_output()
{
    throw std::runtime_error("the output cannot be written");
}

void Program::complain(std::string_view reason) const
{
    std::cerr << name_ << (name_.empty() ? "" : ": ") << reason << '\n';
}

void Program::complain(const base::Diagnostic& diagnostic) const
{
    complain(base::to_string(diagnostic));
}

} // namespace command_line
