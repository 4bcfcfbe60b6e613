// What one thread has of an amount that several share and that is handed out in portions, so that
// they seldom meet.
#pragma once

#include <cstdint>

namespace base {

class Portions
{
  public:
    /// Takes one. `more` gives the next portion, or 0: then there is nothing to take any more, and
    /// it is not asked again.
    template <typename More>
    [[nodiscard]] bool take(More more)
    {
        if (left_ == 0) {
            left_ = is_over_ ? 0 : more();
            is_over_ = left_ == 0;
            if (is_over_) {
                return false;
            }
        }
        --left_;
        ++taken_;
        return true;
    }

    [[nodiscard]] bool is_over() const { return is_over_; }
    [[nodiscard]] std::uint64_t taken() const { return taken_; }

  private:
    std::uint64_t taken_ = 0;
    std::uint64_t left_ = 0;
    bool is_over_ = false;
};

} // namespace base
