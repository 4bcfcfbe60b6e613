#include "app/command_line/program.hpp"

#include <iostream>

namespace command_line {

void Program::complain(std::string_view reason) const
{
    std::cerr << name_ << (name_.empty() ? "" : ": ") << reason << '\n';
}

void Program::complain(const base::Diagnostic& diagnostic) const
{
    complain(base::to_string(diagnostic));
}

} // namespace command_line
