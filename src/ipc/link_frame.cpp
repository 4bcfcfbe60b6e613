#include "ipc/link_frame.hpp"

#include "core/base/encoding.hpp"
#include "ipc/line_link.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace ipc {

namespace {

struct Word
{
    FrameKind kind;
    std::string_view text;
    bool has_text;
};

constexpr std::array<Word, 7> words{{{FrameKind::hello, "hello", true},
                                     {FrameKind::welcome, "welcome", false},
                                     {FrameKind::refused, "refused", true},
                                     {FrameKind::ping, "ping", false},
                                     {FrameKind::pong, "pong", false},
                                     {FrameKind::line, "line", true},
                                     {FrameKind::bye, "bye", true}}};

constexpr std::string_view line_word = "line ";

bool is_clean(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\t' && base::control_at(text, i) > 0) {
            return false;
        }
    }
    return base::is_utf8(text);
}

} // namespace

std::string to_bytes(FrameKind kind, std::string_view text)
{
    assert(is_clean(text));
    const auto* const word = std::find_if(words.begin(), words.end(),
                                          [kind](const Word& row) { return row.kind == kind; });
    std::string out(word->text);
    if (word->has_text) {
        out += ' ';
        out += text;
    }
    return out + '\n';
}

std::optional<LinkFrame> frame_from(std::string_view line)
{
    for (const Word& word : words) {
        if (word.has_text) {
            const std::size_t begin = word.text.size() + 1;
            if (line.size() >= begin && line[begin - 1] == ' ' &&
                line.substr(0, begin - 1) == word.text) {
                return LinkFrame{word.kind, line.substr(begin)};
            }
        } else if (line == word.text) {
            return LinkFrame{word.kind, {}};
        }
    }
    return std::nullopt;
}

FrameReader::FrameReader(const FlowLimits& limits, Time now)
    : limits_(limits)
    , lines_(longest_link_line + line_word.size())
    , last_(now)
    , lines_left_(limits.lines)
    , bytes_left_(limits.bytes)
{
}

void FrameReader::append(std::string_view bytes, Time now)
{
    const double seconds = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    lines_left_ = std::min(limits_.lines, lines_left_ + seconds * limits_.lines_per_second);
    bytes_left_ = std::min(limits_.bytes, bytes_left_ + seconds * limits_.bytes_per_second);
    bytes_left_ -= static_cast<double>(bytes.size());
    lines_.append(bytes);
}

std::optional<LinkFrame> FrameReader::next()
{
    if (!fault_.empty()) {
        return std::nullopt;
    }
    if (bytes_left_ < 0) {
        return refuse("more bytes than anybody needs");
    }
    const std::optional<std::string_view> line = lines_.next();
    if (!line) {
        return lines_.too_long()
                   ? refuse("a line of more than " + std::to_string(longest_link_line) + " bytes")
                   : std::nullopt;
    }
    lines_left_ -= 1;
    if (lines_left_ < 0) {
        return refuse("more lines than anybody needs");
    }
    if (!is_clean(*line)) {
        return refuse("a line that is no text");
    }
    const std::optional<LinkFrame> frame = frame_from(*line);
    return frame ? frame : refuse("a line without meaning");
}

std::optional<LinkFrame> FrameReader::refuse(std::string fault)
{
    fault_ = std::move(fault);
    return std::nullopt;
}

} // namespace ipc
