// Bytes in, lines out, with a limit to the length of a line. Ends of line are LF or CRLF; a UTF-8
// byte order mark at the very start is dropped. Knows nothing of sockets and encodings.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ipc {

class LineBuffer
{
  public:
    /// `limit`: the most bytes a line may have, its end not counted.
    explicit LineBuffer(std::size_t limit);

    void append(std::string_view bytes);

    /// The next whole line without its end, or nothing. The view is good until the next `append`.
    [[nodiscard]] std::optional<std::string_view> next();

    /// The line that comes next is longer than the limit, whole or not. Nothing comes out any more.
    [[nodiscard]] bool too_long() const { return too_long_; }

    /// Bytes that wait here.
    [[nodiscard]] std::size_t size() const { return bytes_.size() - begin_; }

  private:
    void drop_used();
    void skip_byte_order_mark();
    std::size_t length_without_end(std::size_t begin, std::size_t end) const;

    std::size_t limit_;
    std::string bytes_;
    std::size_t begin_ = 0;   ///< of the next line
    std::size_t scanned_ = 0; ///< no line feed between begin_ and here
    bool at_start_ = true;    ///< a byte order mark may still come
    bool too_long_ = false;
};

} // namespace ipc
