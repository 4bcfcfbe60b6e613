#include "ipc/line_buffer.hpp"

#include <algorithm>

namespace ipc {

LineBuffer::LineBuffer(std::size_t limit)
    : limit_(limit)
{
}

void LineBuffer::append(std::string_view bytes)
{
    drop_used();
    if (!too_long_) {
        bytes_.append(bytes);
    }
}

std::optional<std::string_view> LineBuffer::next()
{
    if (at_start_) {
        skip_byte_order_mark();
    }
    const std::size_t feed = bytes_.find('\n', std::max(begin_, scanned_));
    const std::size_t end = std::min(feed, bytes_.size());
    scanned_ = end;
    const std::size_t length = length_without_end(begin_, end);
    too_long_ = too_long_ || length > limit_;
    if (too_long_ || feed == std::string::npos) {
        return std::nullopt;
    }
    const std::string_view line = std::string_view(bytes_).substr(begin_, length);
    begin_ = feed + 1;
    return line;
}

void LineBuffer::drop_used()
{
    bytes_.erase(0, begin_);
    scanned_ -= std::min(scanned_, begin_);
    begin_ = 0;
}

void LineBuffer::skip_byte_order_mark()
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const std::string_view waiting = std::string_view(bytes_).substr(begin_);
    if (waiting.size() < mark.size() && mark.substr(0, waiting.size()) == waiting) {
        return; // not decided yet
    }
    at_start_ = false;
    if (waiting.substr(0, mark.size()) == mark) {
        begin_ += mark.size();
    }
}

/// A CR before the line feed belongs to the end of the line; before the line feed has come, a last
/// CR may still turn out to.
std::size_t LineBuffer::length_without_end(std::size_t begin, std::size_t end) const
{
    const bool carriage_return = end > begin && bytes_[end - 1] == '\r';
    return end - begin - (carriage_return ? 1 : 0);
}

} // namespace ipc
