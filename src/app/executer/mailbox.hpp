// Where scripts arrive: knows which are complete, and stays with the directory's path when the
// directory goes and comes back.
#pragma once

#include "app/executer/inbox.hpp"
#include "ipc/directory_notes.hpp"

#include <array>
#include <chrono>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace executer {

class Mailbox
{
  public:
    /// Gets one line for the log.
    using Say = std::function<void(const std::string&)>;

    /// `prepare` makes the directory if it is one that may be made; it is called again whenever the
    /// directory went. It may throw.
    Mailbox(std::filesystem::path directory, std::function<void()> prepare, Say say);

    /// Why the directory cannot be watched, else nothing. Scripts that lie there already count as
    /// arrived.
    [[nodiscard]] std::optional<std::string> open();

    /// One of them is readable when `look` has something to do.
    [[nodiscard]] std::array<int, 2> descriptors() const;

    /// After this time `look` is to be called even so; nothing while a note will tell.
    [[nodiscard]] std::optional<std::chrono::milliseconds> look_after() const;

    /// Learns what came.
    void look();

    /// The next script, claimed and in the order of arrival; nothing while none waits. What is
    /// refused is told.
    [[nodiscard]] std::optional<Claim> next();

    /// Deletes a script that was run, wherever its directory is by now.
    void remove(const Claim& claim);

  private:
    void arrived(const std::string& name);
    void look_again();
    void retry();
    void look_at_refused(const std::string& changed);
    [[nodiscard]] bool is_still_there();
    void come_back();

    std::filesystem::path path_;
    std::function<void()> prepare_;
    Say say_;
    ipc::DirectoryNotes notes_;  ///< of the directory
    ipc::DirectoryNotes above_;  ///< of the nearest one above it: the kernel does not tell of the
                                 ///< end of a directory that somebody, like us, holds open; and
                                 ///< of where all above that are
    std::optional<Inbox> inbox_; ///< empty while the directory is away
    std::deque<std::string> waiting_;     ///< complete as far as the notes tell
    std::vector<std::string> unfinished_; ///< the note of a writer's end comes shortly before it
    std::map<std::string, std::string> refused_; ///< names that lie there, and why
    std::chrono::milliseconds pause_;            ///< until they are looked at again
    std::string running_;    ///< the file that was claimed and is not removed yet
    std::string last_fault_; ///< why it stays away, as last told
};

} // namespace executer
