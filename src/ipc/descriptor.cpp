#include "ipc/descriptor.hpp"

#include <unistd.h>

namespace ipc {

Descriptor::~Descriptor()
{
    if (number_ >= 0) {
        ::close(number_);
    }
}

} // namespace ipc
