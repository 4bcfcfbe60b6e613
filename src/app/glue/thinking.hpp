// `Bedenkzeit`: how long Computer (Meister) thinks about a move. Guide node "Bedenkzeit".
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string_view>

namespace glue {

/// brief: a fixed number of boards, so that with the same seed the same game is played on every
/// machine with the same endgame tables.
enum class Thinking
{
    brief,
    tenth_second,
    third_second,
    one_second,
    three_seconds,
    ten_seconds,
    half_minute
};

/// The words of option, settings and ToolType, in the order of the enum; but for the first they are
/// seconds.
inline constexpr std::array<std::string_view, 7> thinking_words{"brief", "0.1", "0.3", "1",
                                                                "3",     "10",  "30"};

[[nodiscard]] constexpr std::optional<Thinking> thinking_named(std::string_view word)
{
    for (std::size_t i = 0; i < thinking_words.size(); ++i) {
        if (thinking_words.at(i) == word) {
            return static_cast<Thinking>(i);
        }
    }
    return std::nullopt;
}

[[nodiscard]] constexpr std::string_view word_of(Thinking thinking)
{
    return thinking_words.at(static_cast<std::size_t>(thinking));
}

/// Nothing for `brief`.
[[nodiscard]] constexpr std::optional<std::chrono::milliseconds> time_of(Thinking thinking)
{
    constexpr std::array<int, 7> milliseconds{0, 100, 300, 1'000, 3'000, 10'000, 30'000};
    if (thinking == Thinking::brief) {
        return std::nullopt;
    }
    return std::chrono::milliseconds(milliseconds.at(static_cast<std::size_t>(thinking)));
}

/// With a time, on so many cores (0 for unknown): one is for window and game. More than these would
/// find little more and take others their time.
[[nodiscard]] constexpr unsigned threads_of(Thinking thinking, unsigned cores)
{
    constexpr unsigned most = 8;
    return thinking == Thinking::brief || cores < 3 ? 1 : std::min(cores - 1, most);
}

} // namespace glue
