// A file descriptor that closes itself, and all of some bytes written to one.
#pragma once

#include <string_view>
#include <system_error>
#include <utility>

namespace base {

class Descriptor
{
  public:
    Descriptor() = default;
    /// Takes over; a negative number is none.
    explicit Descriptor(int number)
        : number_(number)
    {
    }
    Descriptor(Descriptor&& other) noexcept
        : number_(other.release())
    {
    }
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(number_, other.number_);
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor();

    explicit operator bool() const { return number_ >= 0; }
    [[nodiscard]] int get() const { return number_; }
    /// Gives it away unclosed.
    [[nodiscard]] int release() { return std::exchange(number_, -1); }

  private:
    int number_ = -1;
};

/// All the bytes, whatever the system takes at once. Gives why it refuses; what has been written by
/// then stays written.
[[nodiscard]] std::error_code write_all(int descriptor, std::string_view bytes);

} // namespace base
