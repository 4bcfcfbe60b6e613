// An open file as ARexx sees it: bytes with an end that is known only when a read has met it. Reads
// give up when the user interrupts.
#pragma once

#include "core/base/descriptor.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "rexx/interrupt.hpp"

namespace rexx {

class Stream
{
  public:
    enum class Text
    {
        bytes,
        terminal ///< what is not UTF-8 is written as the Latin-1 it must be
    };

    enum class From
    {
        begin,
        current,
        end
    };

    /// `in` and `out` may be the same file; a number below 0 is none.
    Stream(base::Descriptor in, base::Descriptor out, Text text);

    /// A line without its end (LF or CRLF); what there is, perhaps nothing, at the end of the file.
    [[nodiscard]] std::string read_line(const Interrupt& interrupt);
    /// At most that many bytes; less only at the end of the file.
    [[nodiscard]] std::string read(std::size_t size, const Interrupt& interrupt);
    /// The same in characters of UTF-8; a byte that belongs to none counts as one.
    [[nodiscard]] std::string read_characters(std::size_t count, const Interrupt& interrupt);
    /// False if the system refuses.
    [[nodiscard]] bool write(std::string_view bytes);
    /// True once something could not be written, though not for want of a reader.
    [[nodiscard]] bool has_lost() const { return has_lost_; }
    /// True once a read has met the end.
    [[nodiscard]] bool at_end() const { return at_end_; }
    /// The new place, in bytes from the start; nothing if it cannot move or would stand before it.
    [[nodiscard]] std::optional<long> seek(long offset, From from);
    [[nodiscard]] Text text() const { return text_; }

  private:
    /// False at the end and when interrupted.
    bool fill(const Interrupt& interrupt);
    /// Bytes of the character there in what is unread; 0 at the end.
    std::size_t character_at(std::size_t place, const Interrupt& interrupt);
    [[nodiscard]] std::string take(std::size_t size);
    [[nodiscard]] int moving() const { return in_ ? in_.get() : out_.get(); }

    base::Descriptor in_;
    base::Descriptor out_; ///< none if the other one does both
    Text text_;
    std::string unread_;
    bool at_end_ = false;
    bool has_lost_ = false;
};

} // namespace rexx
