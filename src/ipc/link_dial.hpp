// One attempt to reach a host: his name is looked up, his addresses are called one after the other;
// one that stays silent does not keep the next one waiting for long.
// For this folder's sources.
#pragma once

#include "core/base/descriptor.hpp"
#include "ipc/line_link.hpp"
#include "ipc/link_address.hpp"

#include <functional>
#include <memory>
#include <string>

namespace ipc {

class EventLoop;

class LinkDial
{
  public:
    /// One of them is called, once, on the loop's thread; then the attempt may be destroyed.
    struct Events
    {
        std::function<void(base::Descriptor)> connected;
        std::function<void(LinkTrouble, const std::string& text)> failed;
    };

    /// The loop must live longer.
    LinkDial(EventLoop& loop, const LinkAddress& host, Events events);
    /// Gives up.
    ~LinkDial();
    LinkDial(const LinkDial&) = delete;
    LinkDial& operator=(const LinkDial&) = delete;

  private:
    struct Impl;
    std::shared_ptr<Impl> impl_; // shared with the Asio handlers
};

} // namespace ipc
