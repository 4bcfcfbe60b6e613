#include "rexx/commands.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <exception>

#include "rexx/argument.hpp"
#include "rexx/errors.hpp"
#include "rexx/shell.hpp"

namespace rexx {

namespace {

constexpr int code_not_found = 5;
constexpr int code_failure = 20;

/// A script by its name with its argument, as if it were started from the shell.
HostAnswer run_macro(Machine& machine, const RunScript& run_script, const std::string& command)
{
    const std::string_view text = base::trimmed(command);
    const std::size_t blank = std::min(text.find_first_of(" \t"), text.size());
    Arguments arguments;
    if (blank < text.size()) {
        arguments.emplace_back(base::trimmed(text.substr(blank)));
    }
    const auto ending =
        run_script(std::string(text.substr(0, blank)), arguments, CallKind::command);
    if (!ending) {
        return {code_not_found, std::nullopt, std::string(error_text(error::program_not_found))};
    }
    if (ending->error == 0 && machine.level->options.results == Switch::on) {
        return {0, ending->result, ""};
    }
    return {return_code(*ending), std::nullopt, ""};
}

std::optional<HostAnswer> send(Machine& machine,
                               const RunScript& run_script,
                               const std::string& host,
                               const std::string& command)
{
    if (base::same_word(host, "COMMAND")) {
        const int code = run_shell(machine, base::utf8_from_utf8_or_latin1(command));
        return HostAnswer{code, std::nullopt, ""};
    }
    if (host == "REXX") {
        return run_macro(machine, run_script, command);
    }
    try {
        return machine.hosts.send(host, command);
    } catch (const std::exception& fault) {
        return HostAnswer{code_failure, std::nullopt, fault.what()};
    }
}

void set_result(Machine& machine, const HostAnswer& answer)
{
    if (answer.code != 0 && !answer.reason.empty()) {
        machine.variables.set("RC2", to_script(answer.reason, machine.encoding()));
    }
    if (machine.level->options.results == Switch::off) {
        return;
    }
    if (answer.code == 0 && answer.result) {
        machine.variables.set("RESULT", to_script(*answer.result, machine.encoding()));
    } else {
        machine.variables.drop("RESULT");
    }
}

} // namespace

int return_code(const Ending& ending)
{
    if (ending.error != 0) {
        return error_severity(ending.error);
    }
    return whole_int(ending.result.value_or("")).value_or(0);
}

int exit_status(const Ending& ending)
{
    constexpr int most = 255;
    const int code = return_code(ending);
    return code < 0 || code > most ? most : code; // never 0 for what is not 0
}

CommandOutcome run_command(Machine& machine,
                           const RunScript& run_script,
                           const std::string& host,
                           const std::string& command)
{
    Level& level = *machine.level;
    level.note = Note::none; // nobody was shown the one before
    level.wanted.reset();
    const auto answer = send(machine, run_script, host, command);
    if (!answer) {
        level.raised = error::host_not_found;
        return {CommandEnd::no_host, 10};
    }
    set_result(machine, *answer);
    if (answer->code == 0 || machine.interrupt.pending()) {
        return {CommandEnd::done, answer->code};
    }
    const bool failure = answer->code >= level.options.failat;
    level.wanted = wanted_trap(level.traps, answer->code, level.options.failat);
    if (!failure && !level.wanted) {
        return {CommandEnd::done, answer->code};
    }
    level.note = failure ? Note::show : Note::hide;
    level.note_code = answer->code;
    return {CommandEnd::failed, answer->code};
}

} // namespace rexx
