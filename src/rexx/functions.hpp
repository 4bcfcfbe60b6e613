// The functions of ARexx that Regina lacks or has otherwise: one table, a row for each. And those
// the rewriter calls, in a table of their own.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rexx/machine.hpp"

namespace rexx {

/// Nothing for an argument that was left out.
using Arguments = std::vector<std::optional<std::string>>;

struct Outcome
{
    std::string value;
    int error = 0; ///< of ARexx; 0: none
};

using Handler = Outcome (*)(const Arguments&, Machine&);

struct Function
{
    std::string_view name;
    std::size_t least = 0; ///< fewest arguments
    std::size_t most = 0;
    std::string_view help; ///< arguments and value
    Handler run;
};

using FunctionTable = std::vector<Function>;

[[nodiscard]] FunctionTable file_functions();
[[nodiscard]] FunctionTable disk_functions();
[[nodiscard]] FunctionTable system_functions();
[[nodiscard]] FunctionTable packet_functions();
[[nodiscard]] FunctionTable memory_functions();
[[nodiscard]] FunctionTable text_functions();
/// Names that begin with MRX_; scripts do not call them themselves.
[[nodiscard]] FunctionTable rewriter_functions();

/// All of them.
[[nodiscard]] const FunctionTable& functions();

/// Case of the name does not count. Null if there is none.
[[nodiscard]] const Function* find_function(std::string_view name);

/// Checks the number of arguments and runs it. Never throws: what the system refuses is error 12.
[[nodiscard]] Outcome call(const Function& function, const Arguments& arguments, Machine& machine);

} // namespace rexx
