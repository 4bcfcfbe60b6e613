#include "app/glue/thread_priority.hpp"

#include <sys/resource.h>
#include <unistd.h>

namespace glue {

void step_back(Courtesy courtesy)
{
    static_cast<void>(
        ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), static_cast<int>(courtesy)));
}

} // namespace glue
