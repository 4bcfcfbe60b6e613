#include "core/base/large_array.hpp"

#include <sys/mman.h>

#include <cstdlib>
#include <new>

namespace base {

void FreeMemory::operator()(void* space) const
{
    std::free(space); // NOLINT(cppcoreguidelines-no-malloc): from aligned_alloc
}

std::unique_ptr<void, FreeMemory> allocate_large(std::size_t bytes, std::size_t alignment)
{
    constexpr std::size_t huge_page = std::size_t{2} << 20U;
    const bool large = bytes >= huge_page;
    const std::size_t step = large ? huge_page : alignment;
    const std::size_t whole = (bytes + step - 1) / step * step; // as aligned_alloc wants it
    std::unique_ptr<void, FreeMemory> space(std::aligned_alloc(step, whole));
    if (!space) {
        throw std::bad_alloc();
    }
    if (large) {
        static_cast<void>(
            madvise(space.get(), whole, MADV_HUGEPAGE)); // a wish; all is well without
    }
    return space;
}

} // namespace base
