// A line of text being typed, with a cursor between its characters. Characters are Unicode's, the
// text is UTF-8; how it is shown is not its business.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace toolkit {

class EditLine
{
  public:
    explicit EditLine(int max_characters)
        : max_characters_(max_characters)
    {
    }

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] int length() const;
    /// Before which character the cursor stands; `length` is behind the last.
    [[nodiscard]] int cursor() const { return cursor_; }
    /// At most `count` characters from the one given.
    [[nodiscard]] std::string part(int first, int count) const;

    /// Replaces all of it; the cursor goes to the end, and `undo` comes back to here.
    void set(std::string_view text);
    /// What `undo` shall come back to from now on.
    void keep() { kept_ = text_; }
    void undo();

    /// Control characters are left out, and so is what would make the line too long.
    void insert(std::string_view typed);
    void erase_left();
    void erase_right();
    void clear();
    /// Places outside the line mean its ends.
    void move_to(int character);

  private:
    [[nodiscard]] std::size_t offset_of(int character) const;
    void replace(std::string_view text);

    int max_characters_;
    std::string text_;
    std::string kept_;
    int cursor_ = 0;
};

} // namespace toolkit
