// All that a script can see of the world, as data: named numbers, arrays, records. The language
// does not know what they mean.
#pragma once

#include "core/base/rng.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace candoscript {

/// `Name`
struct HostNumber
{
    std::string name;
    std::int32_t value = 0;
};

/// `Name[1]` to `Name[n]`; any other index is an error.
struct HostArray
{
    std::string name;
    std::vector<std::int32_t> values;
};

/// `Name[1].Field` to `Name[n].Field`; other indices are errors, other fields give Nothing.
struct HostRecords
{
    std::string name;
    std::string field;
    std::vector<std::int32_t> values;
};

using HostVariable = std::variant<HostNumber, HostArray, HostRecords>;

struct Host
{
    /// A script gets its own copy of these at the start of each call.
    std::vector<HostVariable> variables;
    /// Names that are Nothing at the start of each call, the ones a script answers with.
    std::vector<std::string> answers;
    std::string time = "00 00 00"; ///< TheTime, "HH MM SS"
    std::string date = "00 00 00"; ///< TheDate, "YY MM DD"
};

} // namespace candoscript
