// Walking from a variable into its table: by index and field, to read, write or forget. Fixed
// tables refuse indices they do not have; everywhere else a missing element is Nothing.
#pragma once

#include "candoscript/table.hpp"

#include <span>

namespace candoscript {

struct Step
{
    const std::string* field = nullptr; ///< null: an index
    std::int32_t index = 0;
};
using Way = std::span<const Step>;

/// Null if there is no such element. All of these throw Failure.
[[nodiscard]] const Value* read_way(const Value& root, Way way);
/// Makes tables on the way; a scalar that stands in it is lost.
void write_way(Value& root, Way way, Value value, Heap& heap);
void erase_way(Value& root, Way way);
/// The table at the end of the way, made if missing, for changing its entries.
[[nodiscard]] Table& table_at(Value& root, Way way, Heap& heap);

/// Refuses an index that a fixed table does not have.
void check_index(const Value& table, std::int32_t index);

} // namespace candoscript
