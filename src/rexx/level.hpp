// The state of one running script: what its OPTIONS say, its traps, its files and ports.
#pragma once

#include <optional>
#include <set>
#include <string>

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

/// A failed command that Regina is going to trace.
enum class Note
{
    none,
    show, ///< with its return code
    hide  ///< a trap takes it
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
    Switch error_trap = Switch::off;
    Switch failure_trap = Switch::off;
    std::optional<Trap> fired; ///< on the way to its label
    std::string trap_line;     ///< SIGL of the trap on its way
    int raised = 0;            ///< our number of the error Regina raises for us; 0: its own
    Note note = Note::none;
    int note_code = 0;
};

/// Which trap a return code springs; it is switched off by that. Nothing if none is set for it.
[[nodiscard]] std::optional<Trap> spring(Level& level, int code);

/// OPTIONS: blank-separated words of RESULTS, CACHE and NO before one of them; none at all means
/// all as it was at first. Words that are unknown do nothing.
void set_options(Options& options, std::string_view words);

} // namespace rexx
