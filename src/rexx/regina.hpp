// The only door to the REXX interpreter Regina: its calls and types stay in the source file. What
// Regina asks of us while it runs comes through `Exits`. Each thread has a Regina of its own.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rexx/functions.hpp"

namespace rexx {

enum class CommandEnd
{
    done,
    failed, ///< Regina must be told: a trap may wait or the failure is to be traced
    no_host
};

struct CommandOutcome
{
    CommandEnd end = CommandEnd::done;
    int code = 0;
};

struct FunctionOutcome
{
    enum class End
    {
        value,
        no_value,
        failed, ///< SYNTAX is raised
        unknown
    };
    End end = End::value;
    std::string value;
};

class Exits
{
  public:
    virtual ~Exits() = default;

    /// If there is no such host, Regina raises SYNTAX in the running clause, or, without the side
    /// door, `stop_for_missing_host` is asked what to do.
    virtual CommandOutcome command(const std::string& host, const std::string& command) = 0;
    virtual void stop_for_missing_host() = 0;
    virtual FunctionOutcome
    function(const std::string& name, const Arguments& arguments, CallKind kind) = 0;
    virtual void say(const std::string& text) = 0;
    virtual void trace(const std::string& line) = 0;
    virtual std::string pull() = 0;
    virtual std::string debug_pull() = 0;
};

/// Regina has no official way to say that a host is missing. There is a side door, which is tried
/// once at the start; without it such a command ends the script.
enum class SideDoor
{
    if_it_works,
    works, ///< known already
    never
};

/// Makes Regina ready on this thread as long as it lives.
class Regina
{
  public:
    /// `hosts`: those that a start may name. `functions`: names that shall come to the exits even
    /// if Regina has them.
    Regina(Exits& exits,
           const std::vector<std::string>& hosts,
           const std::vector<std::string>& functions,
           SideDoor side_door);
    ~Regina();
    Regina(const Regina&) = delete;
    Regina& operator=(const Regina&) = delete;

    struct Started
    {
        int error = 0; ///< of the standard; 0: none
        std::optional<std::string> result;
    };

    /// Runs a source to its end. May be called from within `Exits::function`.
    static Started start(std::string source,
                         std::string name,
                         Arguments arguments,
                         const std::string& host,
                         CallKind kind);

    /// On this thread.
    [[nodiscard]] static bool side_door_works();

    static void set_variable(const std::string& name, std::string value);
    static void drop_variable(const std::string& name);

    /// Runs the action in a thread that has its own Regina, and waits for its end; signals go there
    /// meanwhile. When its stack is nearly used up HALT is raised. Scripts that are called by
    /// others need a thread: the hosts a start has brought along are gone in the whole thread when
    /// it ends, and an error in the text of an inner script would jump out of the outer one too.
    static void in_own_thread(const std::function<void()>& action);

    /// For a signal handler: HALT is raised before the next clause.
    static void halt();

    /// Only reads a source; gives what Regina says of it on standard error, nothing if all is well.
    [[nodiscard]] static std::string errors_in(const std::string& source);
};

} // namespace rexx
