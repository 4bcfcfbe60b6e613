#include "candoscript/program.hpp"

namespace candoscript {

namespace {

std::string register_name(const Program& program, std::size_t number)
{
    if (number < program.variables.size()) {
        return program.variables[number];
    }
    number -= program.variables.size();
    return number < program.constants.size()
               ? "c" + std::to_string(number)
               : "t" + std::to_string(number - program.constants.size());
}

std::string operand(const Program& program, char kind, std::int32_t number)
{
    switch (kind) {
    case 'r': return " " + register_name(program, static_cast<std::size_t>(number));
    case 'n': return " #" + std::to_string(number);
    case 'p': return " path" + std::to_string(number);
    case '>': return " >" + std::to_string(number);
    default: return {};
    }
}

} // namespace

std::string listing(const Program& program)
{
    std::string result;
    for (std::size_t i = 0; i < program.code.size(); ++i) {
        const Instruction& x = program.code[i];
        const OpRow& row = row_of(x.op);
        result += std::to_string(i) + " " + std::string(row.name) +
                  operand(program, row.operands[0], x.a) + operand(program, row.operands[1], x.b) +
                  operand(program, row.operands[2], x.c) + operand(program, row.operands[3], x.d) +
                  "\n";
    }
    return result;
}

} // namespace candoscript
