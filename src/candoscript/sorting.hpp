// SortArray: the entries of a table in ascending order under the indices that are in use.
#pragma once

#include "candoscript/table.hpp"

#include <string>

namespace candoscript {

struct SortFlags
{
    bool no_case = false;
    bool as_text = false; ///< everything as text; otherwise numbers first, then texts
};

/// With a key, the entries are compared by that field. Equal entries keep their order.
void sort_entries(Table& table, SortFlags flags, std::string_view key);

/// ".Name" to "name", as fields are stored; without the dot it is taken as a name, too.
[[nodiscard]] std::string field_of_key(std::string_view key);

} // namespace candoscript
