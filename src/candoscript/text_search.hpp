// Finding one text in another without the quadratic worst case that a script could provoke.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>

namespace candoscript {

/// Where `wanted` begins in `text` at or behind `start`, from 0; npos if nowhere or if it is empty.
[[nodiscard]] inline std::size_t
find_text(std::string_view text, std::string_view wanted, std::size_t start)
{
    constexpr std::size_t short_enough = 32;
    if (wanted.empty() || start >= text.size()) {
        return std::string_view::npos;
    }
    if (wanted.size() <= short_enough) {
        return text.find(wanted, start);
    }
    const auto* found = std::search(text.begin() + start, text.end(),
                                    std::boyer_moore_searcher(wanted.begin(), wanted.end()));
    return found == text.end() ? std::string_view::npos
                               : static_cast<std::size_t>(found - text.begin());
}

} // namespace candoscript
