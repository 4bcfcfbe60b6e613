// Looking for text through the whole guide, line by line as it is laid out.
#pragma once

#include "core/amigaguide/database.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace amigaguide {

struct Place
{
    std::size_t node = 0;
    std::size_t line = 0; ///< of the page

    bool operator==(const Place&) const = default;
};

/// The next line that holds the text, whatever the case of its letters; the search begins behind
/// `after`, goes once round the guide and ends at `after` itself. `width` is that of the pages.
[[nodiscard]] std::optional<Place>
find_text(const Database& database, std::string_view text, Place after, int width);

} // namespace amigaguide
