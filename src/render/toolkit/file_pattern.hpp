// AmigaDOS patterns, by which a file requester chooses what it lists: `?` any character, `#x` any
// number of x, `(a|b)` one of them, `~x` anything but x, `[a-z]` and `[~a-z]` one of these
// characters, `%` nothing, `'` takes the next character as it is. Also `*`, as other systems have
// it. Case does not count.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace toolkit {

/// A name as patterns, order and type-ahead compare it: its characters, from UTF-8 or ISO-8859-1,
/// with the capital letters of ISO-8859-1 made small.
[[nodiscard]] std::u32string folded(std::string_view name);

class FilePattern
{
  public:
    /// In characters.
    static constexpr std::size_t longest = 80;
    /// In characters; what a name has beyond that is not looked at.
    static constexpr std::size_t longest_name = 255;

    /// Of an empty pattern, which takes every name.
    FilePattern() = default;

    /// Nothing if brackets do not fit, `#` or `~` stand before nothing, or it is too long.
    [[nodiscard]] static std::optional<FilePattern> parse(std::string_view text);

    /// The name as `folded` gives it. Time is bounded for every pattern: no more than the square of
    /// the name's length times the pattern's.
    [[nodiscard]] bool matches(std::u32string_view name) const;

    enum class Kind
    {
        character, ///< in one of the ranges
        exception, ///< a character in none of the ranges
        sequence,
        choice,
        repeat,  ///< of its only part, from none on
        opposite ///< what its only part does not match
    };

    struct Range
    {
        char32_t first = 0;
        char32_t last = 0;
    };

    struct Node
    {
        Kind kind = Kind::sequence;
        std::vector<Range> ranges;
        std::vector<Node> parts;
        std::size_t number = 0; ///< among those that remember where they have led
    };

  private:
    FilePattern(Node root, std::size_t remembering)
        : root_(std::move(root))
        , remembering_(remembering)
    {
    }

    std::optional<Node> root_;
    std::size_t remembering_ = 0;
};

} // namespace toolkit
