// ToolTypes: the lines `KEY=VALUE` of an icon. A key alone is switched on, a line in brackets is
// switched off. Guide nodes "ToolTypes", "HilfsPfad", "SynchronBefehl".
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace workbench {

struct KeyLine
{
    std::string key;
    int line = 0; ///< in the file or icon, from 1

    bool operator==(const KeyLine&) const = default;
};

class ToolTypes
{
  public:
    ToolTypes() = default;
    /// The lines in UTF-8, as they stand in the icon; comments and empty ones count as switched
    /// off.
    explicit ToolTypes(std::vector<std::string> lines)
        : lines_(std::move(lines))
    {
    }

    /// What follows the first `=` in the first line with that key, empty without a `=`; nothing if
    /// there is no such line. Case and blanks round the key do not count.
    [[nodiscard]] std::optional<std::string> find(std::string_view key) const;

    /// The keys that are switched on, in their order.
    [[nodiscard]] std::vector<std::string> keys() const;

    /// The keys switched on that are none of these, each only once, where it first stands. What
    /// Workbench itself reads is not named, nor the pictures that NewIcons keeps here.
    [[nodiscard]] std::vector<KeyLine> keys_besides(std::span<const std::string_view> known) const;

    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

  private:
    std::vector<std::string> lines_;
};

/// The text file that stands for an icon: one ToolType a line, UTF-8 or Latin-1; lines that begin
/// with `;` or `#` are comments.
[[nodiscard]] ToolTypes read_tool_types(std::string_view text);

/// Whether the word is one of the value's, which are separated by `|`; case does not count.
[[nodiscard]] bool value_holds(std::string_view value, std::string_view word);

} // namespace workbench
