// A program started on its own: without a shell, in a session of its own, with nothing of ours but
// three descriptors. Nobody waits here; a descriptor says when it has ended.
#pragma once

#include "core/base/descriptor.hpp"

#include <string>
#include <utility>
#include <vector>

namespace ipc {

struct ChildOrder
{
    /// The program and its arguments, as they reach it. A program without a slash is looked for in
    /// `PATH`. Not empty.
    std::vector<std::string> words;
    /// Variables set beside ours, or in place of them.
    std::vector<std::pair<std::string, std::string>> environment;
    enum class Output
    {
        pipe, ///< standard output and error together, for us to read
        ours  ///< they go where ours go
    };
    Output output = Output::pipe;
};

/// unknown: whoever started us lets the system forget how children end.
struct ChildEnd
{
    enum class Kind
    {
        exited,
        killed,
        unknown
    };
    Kind kind = Kind::unknown;
    int number = 0; ///< the exit status, or the signal
};

/// A child from its start until `reap`. Dropped before, it is left to itself: it runs on, and when
/// it ends it stays a zombie for as long as we live.
class ChildProcess
{
  public:
    /// Standard input is empty, no descriptor but the three is open, and all signals are as usual.
    /// Throws std::system_error if it cannot be started.
    explicit ChildProcess(const ChildOrder& order);

    /// What it writes into the pipe; does not block. May be taken away.
    base::Descriptor& output() { return output_; }
    /// Becomes readable when the child has ended.
    [[nodiscard]] int ended() const { return handle_.get(); }

    /// Sends a signal to it and to what it started, but for those that left its group. Before
    /// `reap`.
    void signal(int number) const;

    /// True while something that it started runs in its group. Before `reap`.
    [[nodiscard]] bool has_company() const;

    /// How it ended. Only after `ended` is readable; afterwards nothing of it is left.
    [[nodiscard]] ChildEnd reap();

  private:
    base::Descriptor output_;
    int process_ = 0;         ///< its id, and that of its group
    base::Descriptor handle_; ///< a pidfd, so that no other process can be taken for it
};

} // namespace ipc
