// The text on a gadget with its shortcut: in "Spiel _beenden" the letter after the underscore is
// underlined and, typed, presses the gadget.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace toolkit {

class Label
{
  public:
    /// Not explicit, since wherever a label is wanted its text is what one writes.
    Label(
        std::string_view marked); // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
    Label(const char* marked)     // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
        : Label(std::string_view(marked))
    {
    }
    Label(
        const std::string& marked) // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
        : Label(std::string_view(marked))
    {
    }

    /// Without the underscore.
    [[nodiscard]] const std::string& text() const { return text_; }
    /// Which character is underlined, counted in characters from 0.
    [[nodiscard]] std::optional<int> underlined() const { return underlined_; }
    /// The underlined letter as a small one; 0 if there is none.
    [[nodiscard]] char32_t shortcut() const { return shortcut_; }

    bool operator==(const Label&) const = default;

  private:
    std::string text_;
    std::optional<int> underlined_;
    char32_t shortcut_ = 0;
};

} // namespace toolkit
