// The functions that rewritten clauses call.
#include "rexx/argument.hpp"
#include "rexx/clause.hpp"
#include "rexx/functions.hpp"
#include "rexx/rewriter.hpp"

namespace rexx {

namespace {

/// MRX_OPT(words [, keyword, value]): the value belongs to FAILAT or PROMPT, or is itself words.
Outcome options(const Arguments& arguments, Machine& machine)
{
    Options& options = machine.level->options;
    const std::string words = text_of(arguments, 0);
    const std::string keyword = text_of(arguments, 1);
    if (!words.empty() || arguments.size() == 1) {
        set_options(options, words);
    }
    if (keyword == "PROMPT") {
        options.prompt = text_of(arguments, 2);
    } else if (keyword == "FAILAT") {
        const std::optional<int> level = whole_int(text_of(arguments, 2));
        if (!level) {
            return bad_argument();
        }
        options.failat = *level;
    } else if (arguments.size() > 1) {
        set_options(options, text_of(arguments, 2));
    }
    return value("");
}

/// MRX_TRAP(condition, state)
Outcome trap(const Arguments& arguments, Machine& machine)
{
    Level& level = *machine.level;
    set_trap(level.traps, text_of(arguments, 0) == "ERROR" ? Trap::error : Trap::failure,
             text_of(arguments, 1) == "ON" ? Switch::on : Switch::off);
    return value("");
}

Outcome armed(const Arguments& /*arguments*/, Machine& machine)
{
    return truth(any_trap(machine.level->traps));
}

/// A trap fires, which takes the note of the command and switches it off: whether another is set.
Outcome fired(const Arguments& /*arguments*/, Machine& machine)
{
    Level& level = *machine.level;
    level.note = Note::none;
    level.shown.clear();
    level.fired = level.wanted.value_or(Trap::error);
    set_trap(level.traps, *level.fired, Switch::off);
    return truth(any_trap(level.traps));
}

/// MRX_WHERE(line): the label of the trap that fired in that line.
Outcome where(const Arguments& arguments, Machine& machine)
{
    Level& level = *machine.level;
    level.trap_line = text_of(arguments, 0);
    return value(level.fired == Trap::failure ? "FAILURE" : "ERROR");
}

/// What stands behind the point in "Error 40.3: text"; 0 if nothing does.
int sub_number(std::string_view description)
{
    const std::size_t point = description.find('.');
    const std::size_t colon = description.find(':');
    if (point == std::string_view::npos || colon == std::string_view::npos || colon < point) {
        return 0;
    }
    return static_cast<int>(whole(description.substr(point + 1, colon - point - 1)).value_or(0));
}

/// A trap arrives at its label: SIGL is where it fired, RC our number of the error.
Outcome label(const Arguments& arguments, Machine& machine)
{
    Level& level = *machine.level;
    const std::string name = text_of(arguments, 0);
    if (name == "HALT" || name == "BREAK_C") {
        machine.interrupt.clear();
    } else if (name != "SYNTAX") {
        if (level.fired) {
            machine.variables.set("SIGL", level.trap_line);
        }
        level.fired.reset();
    } else if (text_of(arguments, 1) == "SYNTAX") {
        const long standard = whole(text_of(arguments, 2)).value_or(0);
        const int ours = level.raised != 0 ? level.raised
                                           : arexx_error(static_cast<int>(standard),
                                                         sub_number(text_of(arguments, 3)));
        level.raised = 0;
        machine.variables.set("RC", std::to_string(ours));
    }
    return truth(true);
}

Outcome code(const Arguments& arguments, Machine& /*machine*/)
{
    return value(rewrite_clauses(text_of(arguments, 0)));
}

/// Kind of call, whether a result is wanted, the name as called, the file, its ending, the host.
Outcome source(const Arguments& /*arguments*/, Machine& machine)
{
    const Script& script = machine.level->script;
    const bool command = machine.level->kind == CallKind::command;
    const std::string path = script.path.empty() ? script.name : script.path.string();
    return value((command ? "COMMAND 0 " : "FUNCTION 1 ") + script.name + " " + path +
                 " REXX REXX");
}

/// As on the machine the game was made for.
Outcome version(const Arguments& /*arguments*/, Machine& /*machine*/)
{
    return value("ARexx V1.15 68020 NONE PAL 50HZ");
}

/// The next line of standard input, never one of the queue.
Outcome external(const Arguments& /*arguments*/, Machine& machine)
{
    return value(machine.read_line(machine.terminal.in));
}

} // namespace

FunctionTable rewriter_functions()
{
    return {
        {"MRX_OPT", 1, 3, "", options},       {"MRX_TRAP", 2, 2, "", trap},
        {"MRX_ARMED", 0, 0, "", armed},       {"MRX_WHERE", 1, 1, "", where},
        {"MRX_LBL", 1, 4, "", label},         {"MRX_CODE", 1, 1, "", code},
        {"MRX_SOURCE", 0, 0, "", source},     {"MRX_VERSION", 0, 0, "", version},
        {"MRX_EXTERNAL", 0, 0, "", external}, {"MRX_FIRED", 0, 0, "", fired},
    };
}

} // namespace rexx
