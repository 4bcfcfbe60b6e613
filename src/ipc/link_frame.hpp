// What travels inside a secure link: text lines, each a word and what belongs to it. "line TEXT" is
// a line of the program above, all others keep the link itself. guide/verbindung.md describes them.
#pragma once

#include "ipc/line_buffer.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ipc {

enum class FrameKind
{
    hello,   ///< guest: the name by which he is known again
    welcome, ///< host: from here on lines travel
    refused, ///< host: why not
    ping,
    pong,
    line,
    bye, ///< why the sender ends the connection
};

struct LinkFrame
{
    FrameKind kind;
    std::string_view text; ///< what follows the word and one blank
};

/// The bytes of a frame, with its end. The text must hold no control characters.
[[nodiscard]] std::string to_bytes(FrameKind kind, std::string_view text = {});

/// Nothing if the line, given without its end, is no frame.
[[nodiscard]] std::optional<LinkFrame> frame_from(std::string_view line);

/// How much a partner may send: so much at once, and on the long run so much each second.
struct FlowLimits
{
    double lines = 8000;
    double lines_per_second = 2000;
    double bytes = 4.0 * 1024 * 1024;
    double bytes_per_second = 1024.0 * 1024;
};

/// Bytes of the partner in, frames out, until he breaks a rule.
class FrameReader
{
  public:
    using Time = std::chrono::steady_clock::time_point;

    FrameReader(const FlowLimits& limits, Time now);

    void append(std::string_view bytes, Time now);

    /// The next whole frame; its text is good until the next `append`. Nothing more comes after a
    /// fault.
    [[nodiscard]] std::optional<LinkFrame> next();

    /// What the partner did wrong, as a line for the log; empty if nothing.
    [[nodiscard]] const std::string& fault() const { return fault_; }

  private:
    std::optional<LinkFrame> refuse(std::string fault);

    FlowLimits limits_;
    LineBuffer lines_;
    std::string fault_;
    Time last_;
    double lines_left_;
    double bytes_left_;
};

} // namespace ipc
