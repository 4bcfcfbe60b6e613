#include "app/glue/thread_priority.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace glue {

void step_back(Courtesy courtesy)
{
    const auto thread = static_cast<id_t>(::gettid());
    const int now =
        ::getpriority(PRIO_PROCESS, thread); // the program may have been started with it
    const int wanted =
        std::min(now + static_cast<int>(courtesy), static_cast<int>(Courtesy::lowest));
    static_cast<void>(::setpriority(PRIO_PROCESS, thread, wanted));
}

} // namespace glue
