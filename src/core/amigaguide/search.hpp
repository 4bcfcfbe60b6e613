// Looking for text through the whole guide, line by line as it is laid out.
#pragma once

#include "core/amigaguide/layout.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace amigaguide {

struct Place
{
    std::size_t node = 0;
    std::size_t line = 0; ///< of the page

    bool operator==(const Place&) const = default;
};

enum class Way
{
    forwards,
    backwards
};

/// The next line that holds the text, whatever the case of its letters; the search begins beside
/// `from`, goes once round the guide and ends at `from` itself. `width` is that of the pages.
[[nodiscard]] std::optional<Place>
find_text(const Database& database, std::string_view text, Place from, Way way, int width);

/// The columns at which the text stands in a line, likewise.
[[nodiscard]] std::vector<int> columns_of(const Line& line, std::string_view text);

} // namespace amigaguide
