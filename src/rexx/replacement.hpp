// The instructions of ARexx that Regina lacks or reads otherwise: one row for each keyword.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "rexx/clause.hpp"

namespace rexx {

/// What stands in place of a clause: front, then a part of the clause itself, then back.
struct Replacement
{
    std::string front;
    std::size_t rest = 0; ///< first token that is kept
    std::size_t rest_end = 0;
    std::string back;
    bool needs_trap = false; ///< the script must end with our trap label
};

/// Nothing if the clause stays as it is.
[[nodiscard]] std::optional<Replacement> replacement_for(const Clause& clause);

} // namespace rexx
