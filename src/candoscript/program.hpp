// A compiled script. Variables, constants and temporaries are registers of one frame, so that every
// operand is a register number and nothing else.
#pragma once

#include "candoscript/opcode.hpp"
#include "candoscript/position.hpp"
#include "candoscript/sorting.hpp"
#include "candoscript/system_variables.hpp"

#include <optional>
#include <set>
#include <vector>

namespace candoscript {

struct Instruction
{
    Op op = Op::nothing;
    std::uint8_t commands = 0; ///< how many commands of the script begin here; they are charged
    std::uint16_t a = 0;
    std::uint16_t b = 0;
    std::uint16_t c = 0;
    std::int32_t d = 0;
};

/// The way from a variable to an element: a field name, or none for the next index key.
using Path = std::vector<std::optional<std::string>>;

struct SortOrder
{
    SortFlags flags;
    std::int32_t path = 0;
};

/// How a counted loop moves; operand c of loop_enter.
enum class LoopSteps : std::uint8_t
{
    given,
    towards_limit,
    up_from_one
};

/// What a look over the whole script tells about its names, all in lower case.
struct NameUse
{
    std::set<std::string, std::less<>> assigned;
    std::set<std::string, std::less<>> aliased; ///< ever bound by Let v=Alias(...)
};

struct Program
{
    std::vector<Instruction> code;
    std::vector<Position> positions;    ///< of each instruction
    std::vector<std::int32_t> traps;    ///< where IfError goes on after an error here; -1: nowhere
    std::vector<std::string> variables; ///< in lower case; the first are the system slots
    std::vector<Constant> constants;
    std::vector<std::uint16_t> locals; ///< variables that are forgotten before each call
    std::vector<Path> paths;
    std::vector<std::string> names; ///< fields in lower case, and the foreign words as written
    std::vector<SortOrder> orders;
    std::size_t temporaries = 0;
    std::string source;
    NameUse use; ///< of the script, for the expressions in its texts

    [[nodiscard]] std::size_t frame_size() const
    {
        return variables.size() + constants.size() + temporaries;
    }
};

/// The program as text, one instruction a line.
[[nodiscard]] std::string listing(const Program& program);

} // namespace candoscript
