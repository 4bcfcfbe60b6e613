// Finding one text in another without the quadratic worst case that a script could provoke.
#pragma once

#include <cstddef>
#include <string_view>

namespace candoscript {

/// Where `wanted` begins in `text` at or behind `start`, from 0; npos if nowhere or if it is empty.
[[nodiscard]] std::size_t
find_text(std::string_view text, std::string_view wanted, std::size_t start);

} // namespace candoscript
