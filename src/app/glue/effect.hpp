// What may be laid over the picture on the desktop's window, so that it looks like a monitor of
// 1996; never part of the picture itself. Guide node "Bildschirm".
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace glue {

enum class Effect
{
    none,
    scanlines, ///< a gap below each row
    flicker    ///< the two fields of interlace take turns
};

/// The words of option and settings, in the order of the enum.
inline constexpr std::array<std::string_view, 3> effect_words{"none", "scanlines", "flicker"};

[[nodiscard]] constexpr std::optional<Effect> effect_named(std::string_view word)
{
    for (std::size_t i = 0; i < effect_words.size(); ++i) {
        if (effect_words.at(i) == word) {
            return static_cast<Effect>(i);
        }
    }
    return std::nullopt;
}

[[nodiscard]] constexpr std::string_view word_of(Effect effect)
{
    return effect_words.at(static_cast<std::size_t>(effect));
}

} // namespace glue
