// The two ends of a link between two machines: one waits, the other calls. Both know a partner
// code; TLS 1.3 proves it and hides what travels. The wire format is in guide/verbindung.md.
//
// A code is good for one pairing: the first guest who proves it is the partner, unless the host's
// program turns him away, and only he may come back with it, known by `guest_name`. When he does
// while his old connection still seems to stand, the new one wins: he knows better that the old one
// is dead.
#pragma once

#include "ipc/line_link.hpp"
#include "ipc/link_address.hpp"
#include "ipc/link_limits.hpp"

#include <memory>

namespace ipc {

class EventLoop;
class PartnerCode;

/// Listens until it is destroyed. The address must be numeric or "localhost". Throws PortError if
/// that is not so or the system refuses. The loop must live longer.
[[nodiscard]] std::unique_ptr<LineLink> listen_for_partner(EventLoop& loop,
                                                           const LinkAddress& address,
                                                           const PartnerCode& code,
                                                           LinkEvents events,
                                                           const LinkLimits& limits = {});

/// Calls, again and again with growing pauses, until it is destroyed. The loop must live longer.
[[nodiscard]] std::unique_ptr<LineLink> call_partner(EventLoop& loop,
                                                     const LinkAddress& address,
                                                     const PartnerCode& code,
                                                     LinkEvents events,
                                                     const LinkLimits& limits = {});

} // namespace ipc
