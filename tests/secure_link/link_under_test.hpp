// Both ends of a link in one process, each on a loop that the test drives: what the ends hear is
// written down, and whoever is not driven is silent.
#pragma once

#include "ipc/event_loop.hpp"
#include "ipc/line_link.hpp"
#include "ipc/link_address.hpp"
#include "ipc/link_limits.hpp"
#include "ipc/partner_code.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace link_test {

/// Short ones, so that nothing takes long; generous where a slow machine would disturb.
[[nodiscard]] ipc::LinkLimits quick_limits();

/// One end and all it has heard.
struct End
{
    int connected = 0;
    std::vector<std::string> lines;
    std::vector<std::string> lost;
    std::vector<std::string> troubles;
    std::unique_ptr<ipc::LineLink> link;

    [[nodiscard]] ipc::LinkEvents events();
};

class LinkUnderTest
{
  public:
    explicit LinkUnderTest(const ipc::LinkLimits& limits = quick_limits());

    /// Begins to wait, at the port of before if there was one.
    void listen();
    /// Calls with the right code.
    void call(End& guest);
    void call_with(const ipc::PartnerCode& code, End& guest);
    /// Calls and waits until both stand.
    void connect();

    /// Drives both loops until it is so; fails the test if that does not come.
    void until(const std::function<bool()>& condition);
    /// The same, while the guest's program stands still.
    void until_host(const std::function<bool()>& condition);

    [[nodiscard]] const ipc::LinkAddress& address() const { return address_; }

    ipc::EventLoop host_loop;
    ipc::EventLoop guest_loop;
    ipc::LinkLimits limits;
    ipc::PartnerCode code = ipc::PartnerCode::fresh();
    End host;
    End guest;

  private:
    ipc::LinkAddress address_{"127.0.0.1", 0};
};

} // namespace link_test
