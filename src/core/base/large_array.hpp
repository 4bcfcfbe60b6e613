// Memory for tables that are looked at anywhere at any time.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>

namespace base {

struct FreeMemory
{
    void operator()(void* space) const;
};

/// So many bytes, not initialised, in huge pages where there are many and the system has them:
/// nearly every look falls on another page, and with small ones a search would be a third slower.
/// Throws std::bad_alloc.
[[nodiscard]] std::unique_ptr<void, FreeMemory> allocate_large(std::size_t bytes,
                                                               std::size_t alignment);

/// An array whose size is fixed when it is made.
template <typename T>
class LargeArray
{
    static_assert(std::is_trivially_destructible_v<T>);

  public:
    /// Initialises each element. Throws std::bad_alloc.
    explicit LargeArray(std::size_t count)
        : space_(allocate_large(count * sizeof(T), alignof(T)))
        , count_(count)
    {
        std::uninitialized_value_construct_n(static_cast<T*>(space_.get()), count);
    }

    [[nodiscard]] std::span<T> all() { return {static_cast<T*>(space_.get()), count_}; }
    [[nodiscard]] std::span<const T> all() const
    {
        return {static_cast<const T*>(space_.get()), count_};
    }
    [[nodiscard]] T& operator[](std::size_t i) { return static_cast<T*>(space_.get())[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const
    {
        return static_cast<const T*>(space_.get())[i];
    }
    [[nodiscard]] std::size_t size() const { return count_; }

  private:
    std::unique_ptr<void, FreeMemory> space_;
    std::size_t count_;
};

} // namespace base
