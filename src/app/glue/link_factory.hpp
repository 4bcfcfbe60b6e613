// How the two ends of a link to another machine are made; tests make them without a network.
#pragma once

#include "ipc/line_link.hpp"
#include "ipc/link_address.hpp"
#include "ipc/partner_code.hpp"

#include <functional>
#include <memory>

namespace ipc {
class EventLoop;
}

namespace glue {

using MakeLink = std::function<std::unique_ptr<ipc::LineLink>(
    ipc::EventLoop&, const ipc::LinkAddress&, const ipc::PartnerCode&, ipc::LinkEvents)>;

/// Either may throw ipc::PortError.
struct LinkFactory
{
    MakeLink listen;
    MakeLink call;
};

/// The real ones, over TLS.
[[nodiscard]] LinkFactory secure_links();

} // namespace glue
