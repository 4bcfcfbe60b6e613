// Tells when a name in a directory, or the directory itself, may have come or gone. For this
// folder's sources.
#pragma once

#include "ipc/event_loop.hpp"

#include <functional>
#include <memory>
#include <string>

namespace ipc {

class DirectoryWatch
{
  public:
    /// Watches a name for as long as this lives. Throws PortError if the system has no watches
    /// left.
    DirectoryWatch(EventLoop& loop,
                   std::string directory,
                   std::string name,
                   std::function<void()> on_change);
    ~DirectoryWatch();
    DirectoryWatch(const DirectoryWatch&) = delete;
    DirectoryWatch& operator=(const DirectoryWatch&) = delete;

    /// Looks at the directory that now stands at the path; needed after it was made anew.
    void follow();

  private:
    struct Impl;
    std::shared_ptr<Impl> impl_; // shared with the Asio handler that waits
};

} // namespace ipc
