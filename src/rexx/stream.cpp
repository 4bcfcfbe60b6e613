#include "rexx/stream.hpp"

#include "core/base/encoding.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>
#include <system_error>
#include <utility>

namespace rexx {

namespace {

int whence(Stream::From from)
{
    switch (from) {
    case Stream::From::begin: return SEEK_SET;
    case Stream::From::end: return SEEK_END;
    case Stream::From::current: break;
    }
    return SEEK_CUR;
}

/// Whether a character of UTF-8 that is not whole yet may have that byte as its last so far.
bool may_go_on(char byte, std::size_t size)
{
    const bool continues = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    const bool begins = (static_cast<unsigned char>(byte) & 0xC0U) == 0xC0U;
    return size == 1 ? begins : continues;
}

} // namespace

Stream::Stream(base::Descriptor in, base::Descriptor out, Text text)
    : in_(std::move(in))
    , out_(std::move(out))
    , text_(text)
{
}

bool Stream::fill(const Interrupt& interrupt)
{
    if (!in_) {
        at_end_ = true;
        return false;
    }
    std::array<char, 65536> bytes{};
    while (interrupt.wait_readable(in_.get()) == Wait::ready) {
        const ssize_t size = ::read(in_.get(), bytes.data(), bytes.size());
        if (size > 0) {
            unread_.append(bytes.data(), static_cast<std::size_t>(size));
            return true;
        }
        if (size == 0 || errno != EINTR) {
            at_end_ = true;
            return false;
        }
    }
    return false;
}

std::string Stream::read_line(const Interrupt& interrupt)
{
    std::size_t scanned = 0;
    std::size_t feed = std::string::npos;
    while ((feed = unread_.find('\n', scanned)) == std::string::npos) {
        scanned = unread_.size();
        if (!fill(interrupt)) {
            return std::exchange(unread_, "");
        }
    }
    std::string line = unread_.substr(0, feed);
    unread_.erase(0, feed + 1);
    if (line.ends_with('\r')) {
        line.pop_back();
    }
    return line;
}

std::string Stream::read(std::size_t size, const Interrupt& interrupt)
{
    while (unread_.size() < size && fill(interrupt)) {
    }
    return take(size);
}

std::string Stream::take(std::size_t size)
{
    std::string bytes = unread_.substr(0, size);
    unread_.erase(0, bytes.size());
    return bytes;
}

std::size_t Stream::character_at(std::size_t place, const Interrupt& interrupt)
{
    constexpr std::size_t longest = 4;
    for (std::size_t size = 1; size <= longest; ++size) {
        if (unread_.size() < place + size && !fill(interrupt)) {
            return size == 1 ? 0 : 1;
        }
        if (base::is_utf8(std::string_view(unread_).substr(place, size))) {
            return size;
        }
        if (!may_go_on(unread_[place + size - 1], size)) {
            return 1;
        }
    }
    return 1;
}

std::string Stream::read_characters(std::size_t count, const Interrupt& interrupt)
{
    std::size_t size = 0;
    for (; count > 0; --count) {
        const std::size_t more = character_at(size, interrupt);
        if (more == 0) {
            break;
        }
        size += more;
    }
    return take(size);
}

bool Stream::write(std::string_view bytes)
{
    if (!unread_.empty() && !out_) {
        (void)seek(0, From::current); // the system's place is where the script thinks it is
    }
    const int descriptor = out_ ? out_.get() : in_.get();
    const std::error_code error =
        text_ == Text::terminal ? base::write_all(descriptor, base::utf8_from_utf8_or_latin1(bytes))
                                : base::write_all(descriptor, bytes);
    has_lost_ = has_lost_ || (error && error != std::errc::broken_pipe);
    return !error;
}

std::optional<long> Stream::seek(long offset, From from)
{
    if (from == From::current) {
        const auto ahead = static_cast<long>(unread_.size());
        if (offset < std::numeric_limits<long>::min() + ahead) {
            return std::nullopt;
        }
        offset -= ahead;
    }
    const off_t place = ::lseek(moving(), offset, whence(from));
    if (place < 0) {
        return std::nullopt;
    }
    unread_.clear();
    at_end_ = false;
    return place;
}

} // namespace rexx
