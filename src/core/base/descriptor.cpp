#include "core/base/descriptor.hpp"

#include <unistd.h>

#include <cerrno>

namespace base {

Descriptor::~Descriptor()
{
    if (number_ >= 0) {
        ::close(number_);
    }
}

std::error_code write_all(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return {errno, std::generic_category()};
        }
    }
    return {};
}

} // namespace base
