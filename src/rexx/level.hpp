// The state of one running script: what its OPTIONS say, its traps, its files and ports.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "rexx/files.hpp"
#include "rexx/script.hpp"

namespace rexx {

/// How a script was called.
enum class CallKind
{
    command,
    function,
    subroutine
};

enum class Switch
{
    off,
    on
};

enum class Trap
{
    error,
    failure
};

constexpr int default_failat = 10;

struct Options
{
    Switch results = Switch::off;
    int failat = default_failat;
    std::string prompt;
};

/// A command with a return code that Regina is going to trace.
enum class Note
{
    none,
    show, ///< with its return code, unless a trap takes it
    hide
};

/// What SIGNAL ON and OFF have said. Regina keeps for each procedure whether any trap is set.
struct Traps
{
    Switch error = Switch::off;
    Switch failure = Switch::off;
    bool error_used = false; ///< once or more in this script
    bool failure_used = false;
};

struct Level
{
    Level(const Script& its_script,
          Terminal& terminal,
          const workbench::Volumes& volumes,
          CallKind called = CallKind::command)
        : script(its_script)
        , kind(called)
        , files(terminal, volumes)
    {
    }

    const Script& script;
    CallKind kind;
    Files files;
    std::set<std::string> ports; ///< that it opened
    Options options;
    Traps traps;
    std::optional<Trap> wanted; ///< by the last command, if the procedure it stands in has a trap
    std::optional<Trap> fired;  ///< on the way to its label
    std::string trap_line;      ///< SIGL of the trap on its way
    int raised = 0;             ///< our number of the error Regina raises for us; 0: its own
    Note note = Note::none;
    int note_code = 0;
    std::string shown; ///< of the note; lost if a trap takes it
};

void set_trap(Traps& traps, Trap trap, Switch state);
[[nodiscard]] bool any_trap(const Traps& traps);

/// The trap that a return code springs where one is set. A script that uses only one of them is
/// served by Regina's own knowledge of what is set in the running procedure; if it uses both, the
/// clause that was done last says which is on.
[[nodiscard]] std::optional<Trap> wanted_trap(const Traps& traps, int code, int failat);

/// OPTIONS: blank-separated words of RESULTS, CACHE and NO before one of them; none at all means
/// all as it was at first. Words that are unknown do nothing.
void set_options(Options& options, std::string_view words);

} // namespace rexx
