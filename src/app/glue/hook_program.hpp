// The program behind the sync hook: its words, its environment, its messages. Joins ipc with the
// texts. Guide nodes "SynInst" and "SynWann".
#pragma once

#include "app/glue/texts.hpp"
#include "ipc/hook_runner.hpp"

#include <functional>
#include <string>
#include <vector>

namespace glue {

class HookProgram
{
  public:
    struct Setup
    {
        std::vector<std::string> command; ///< the program and its own arguments; not empty
        /// Scripts that this program runs have our port as their first host; empty for none.
        std::string rexx_launcher;
        std::function<std::string()> port_name; ///< "Mancala.1"; empty without a port
        Language language = Language::german;
        /// One line for the user: what does not work, once until it has worked again.
        std::function<void(const std::string&)> tell;
        std::function<void(const std::string&)> log; ///< a line that the program wrote
        /// The last line of a call that wrote one, once more, for where there is room for one
        /// alone.
        std::function<void(const std::string&)> said = [](const std::string&) {};
        std::function<void()> ended; ///< the call is over, or nobody waits for it any more
        ipc::HookLimits limits = {};
    };

    HookProgram(ipc::EventLoop& loop, Setup setup);

    /// Calls the program: its own words, the number of the port (0 without one), these. Only when
    /// the call before has ended.
    void start(const std::vector<std::string>& words);

  private:
    void on_line(const std::string& line);
    void on_end(const ipc::HookEnd& end);
    [[nodiscard]] std::string complaint(const ipc::HookEnd& end) const;

    Setup setup_;
    std::string last_line_; ///< of the call that runs
    bool failed_ = false;   ///< told, and not worked since
    bool too_long_ = false; ///< likewise
    ipc::HookRunner runner_;
};

} // namespace glue
