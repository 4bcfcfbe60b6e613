#include "app/glue/link_factory.hpp"

#include "ipc/secure_link.hpp"

#include <utility>

namespace glue {

LinkFactory secure_links()
{
    return {[](ipc::EventLoop& loop, const ipc::LinkAddress& address, const ipc::PartnerCode& code,
               ipc::LinkEvents events) {
                return ipc::listen_for_partner(loop, address, code, std::move(events));
            },
            [](ipc::EventLoop& loop, const ipc::LinkAddress& address, const ipc::PartnerCode& code,
               ipc::LinkEvents events) {
                return ipc::call_partner(loop, address, code, std::move(events));
            }};
}

} // namespace glue
