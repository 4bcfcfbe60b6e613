// A real port in a directory of its own, with a small table of commands, and a client that speaks
// raw bytes. The loop has its own thread; everything the handlers keep is touched there only.
#pragma once

#include "core/base/descriptor.hpp"
#include "ipc/event_loop.hpp"
#include "ipc/message_port.hpp"
#include "support/temporary_directory.hpp"

#include <filesystem>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace port_test {

/// Ports of the base name "Probe" in a directory.
[[nodiscard]] ipc::PortPlace place_in(const support::TemporaryDirectory& directory);

/// Commands: Echo [WORD..]; Count: how often it was called; Blob N: N letters; Hold: answers when
/// somebody calls Release; AwaitHeld N: answers when N are on hold; AwaitGone N: answers when N
/// clients have gone; AwaitMessage N: answers with the N-th message; Fail: throws as the world
/// does.
class Desk
{
  public:
    Desk();

    [[nodiscard]] ipc::PortHandlers handlers();

  private:
    struct Waiter
    {
        ipc::ClientId client{};
        std::size_t number = 0;
        ipc::Answer answer;
    };

    [[nodiscard]] std::vector<ipc::Command> commands();
    void answer_waiters();
    void answer_from(std::vector<Waiter>& waiters, std::size_t reached);

    ipc::CommandTable table_;
    std::vector<Waiter> held_;
    std::vector<Waiter> for_held_;
    std::vector<Waiter> for_gone_;
    std::vector<Waiter> for_message_;
    std::vector<std::string> messages_;
    std::size_t gone_ = 0;
    int count_ = 0;
};

class PortUnderTest
{
  public:
    explicit PortUnderTest(ipc::PortLimits limits = {});
    ~PortUnderTest();
    PortUnderTest(const PortUnderTest&) = delete;
    PortUnderTest& operator=(const PortUnderTest&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] ipc::PortPlace place() const { return place_in(directory_); }
    [[nodiscard]] const std::filesystem::path& directory() const { return directory_.path(); }

    /// Closes the port from the loop's thread and ends the loop.
    void close();

  private:
    support::TemporaryDirectory directory_;
    Desk desk_;
    ipc::EventLoop loop_;
    ipc::MessagePort port_;
    std::string path_;
    std::jthread thread_;
};

/// A client without manners of its own. Waits at most ten seconds for anything.
class RawClient
{
  public:
    explicit RawClient(const std::string& path);

    /// False if the other side is closed.
    bool send(std::string_view bytes);
    /// As much as goes without waiting; the number of bytes.
    std::size_t send_without_waiting(std::string_view bytes);
    /// The next answer line; "<end>" if the port closed, "<nothing>" if nothing came.
    std::string line();
    std::string ask(std::string_view line);
    void end_input();
    void close() { socket_ = base::Descriptor(); }

  private:
    base::Descriptor socket_;
    std::string unread_;
};

} // namespace port_test
