// A file descriptor that closes itself.
#pragma once

#include <utility>

namespace ipc {

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

} // namespace ipc
