// The listening socket of a port and its file: how a number or a name is claimed, how the file is
// kept, and that nothing of somebody else is ever removed.
#pragma once

#include "core/base/descriptor.hpp"
#include "ipc/port_name.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace ipc {

/// Which file it is, whatever its name.
struct FileIdentity
{
    std::uint64_t device = 0;
    std::uint64_t inode = 0;

    bool operator==(const FileIdentity&) const = default;
};

class PortSocket
{
  public:
    using Report = std::function<void(const std::string&)>;

    /// Claims the lowest free number: under the directory's lock each name is probed first, a dead
    /// socket is reclaimed, a live one and a foreign object are left as they are. Throws PortError.
    PortSocket(PortPlace place, const Report& report);
    /// Claims that name and no other, by the same rules; PortError `std::errc::address_in_use` if
    /// it is taken.
    PortSocket(PortPlace place, const std::string& name);
    /// Removes the file, if it is still ours.
    ~PortSocket();
    PortSocket(const PortSocket&) = delete;
    PortSocket& operator=(const PortSocket&) = delete;

    /// 0 if a name was claimed.
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const PortPlace& place() const { return place_; }
    /// Accepts without blocking.
    [[nodiscard]] int listener() const { return listener_.get(); }

    enum class State
    {
        ours,
        gone,
        foreign
    };

    /// What stands at our path now.
    [[nodiscard]] State state() const;

    /// Puts a new socket at our path if nothing stands there, and gives the old one back, since
    /// clients may wait on it. Throws PortError.
    [[nodiscard]] base::Descriptor renew();

    /// New times for the file, so that no cleaner takes it for forgotten.
    void refresh() const;

    /// Removes the file, if it is still ours; who is connected or waits to be accepted stays.
    void remove();

    /// After `remove`.
    void stop_listening() { listener_ = base::Descriptor(); }

  private:
    /// False if somebody has the name.
    [[nodiscard]] bool claim(const std::string& name, const Report& report);
    [[nodiscard]] base::Descriptor listen_at_path();

    PortPlace place_;
    int number_ = 0;
    std::string path_;
    FileIdentity identity_;
    base::Descriptor listener_; ///< as long as it is open, its inode cannot be used again
};

} // namespace ipc
