// All numbers of a secure link. The defaults are the documented ones; tests choose their own.
#pragma once

#include "ipc/growing_pause.hpp"
#include "ipc/link_frame.hpp"

#include <chrono>
#include <cstddef>

namespace ipc {

struct LinkLimits
{
    /// A ping goes out so long after the answer to the last one ...
    std::chrono::milliseconds ping_every{1000};
    /// ... and a partner who has not answered after this time is gone: together below 5 s.
    std::chrono::milliseconds silence{3500};
    /// For a caller to prove that he knows the code, once the host listens to him.
    std::chrono::milliseconds proof{5000};
    /// For the host to welcome a guest, from the call on; longer than the longest pause of the
    /// host.
    std::chrono::milliseconds welcome{15'000};
    /// For the last words of an end.
    std::chrono::milliseconds farewell{1000};
    /// The host's pause after a caller who could not prove himself.
    PauseLimits distrust{std::chrono::milliseconds{500}, std::chrono::milliseconds{8000}};
    /// The host forgets wrong callers after so long a time without one.
    std::chrono::milliseconds forgiveness{60'000};
    /// The guest's pause before he calls again, with up to a quarter more or less by chance.
    PauseLimits redial{std::chrono::milliseconds{250}, std::chrono::milliseconds{10'000}};
    /// After the system had no room for a caller.
    std::chrono::milliseconds accept_pause{1000};
    /// Callers who have proved nothing yet; one more drives out another.
    std::size_t callers = 8;
    /// Bytes that wait until the partner takes them; more, and he is cut off.
    std::size_t output = 1024UL * 1024;
    FlowLimits flow;
};

} // namespace ipc
