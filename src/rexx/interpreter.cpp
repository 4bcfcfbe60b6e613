#include "rexx/interpreter.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <exception>
#include <map>
#include <utility>

#include "rexx/deep_stack.hpp"
#include "rexx/errors.hpp"
#include "rexx/trace.hpp"

namespace rexx {

namespace {

constexpr const char* inner_start = "CALL MRX_INNER";
constexpr const char* inner_name = "MRX_INNER";
constexpr std::string_view halted_line = "Error 4 ";
constexpr int function_failed = 12;
constexpr int most_scripts = 100; ///< that wait for each other; each takes a thread
constexpr int code_failure = 20;

/// Regina has hosts of its own for COMMAND, REXX and others. A name that a start brings along hides
/// them, so one start is nested in another, a name each; the innermost one is the script's.
std::vector<std::string> hosts_of(const Setup& setup)
{
    std::vector<std::string> hosts{"COMMAND", "REXX"};
    if (setup.default_host != "REXX") {
        hosts.push_back(setup.default_host);
    }
    return hosts;
}

std::vector<std::string> function_names()
{
    std::vector<std::string> names{inner_name};
    for (const Function& function : functions()) {
        names.emplace_back(function.name);
    }
    return names;
}

} // namespace

class Engine : public Variables, public Exits
{
  public:
    explicit Engine(Setup setup);

    /// On a thread of its own.
    Ending run(const Script& script, const Arguments& arguments, CallKind kind);
    [[nodiscard]] bool has_lost_output() const { return machine_.terminal.out.has_lost(); }

    void set(const std::string& name, const std::string& value) override
    {
        Regina::set_variable(name, value);
    }
    void drop(const std::string& name) override { Regina::drop_variable(name); }

    CommandOutcome command(const std::string& host, const std::string& command) override;
    void stop_for_missing_host() override;
    FunctionOutcome
    function(const std::string& name, const Arguments& arguments, CallKind kind) override;
    void say(const std::string& text) override;
    void trace(const std::string& line) override;
    std::string pull() override;
    std::string debug_pull() override;

  private:
    /// One script on its way through the nested starts.
    struct Start
    {
        const Script& script;
        const Arguments& arguments;
        CallKind kind = CallKind::command;
        std::size_t next = 0; ///< of the hosts
        Trace trace;
        Ending ending;
    };

    Ending run_here(const Script& script, const Arguments& arguments, CallKind kind);
    void start_next();
    std::optional<Ending>
    run_other(const std::string& name, const Arguments& arguments, CallKind kind);
    const Script* load(const std::string& name, const std::filesystem::path& path);
    void say_error(const std::string& text);
    void write_error(const std::string& text) const;
    void settle();
    FunctionOutcome call_script(const std::string& name, const Arguments& arguments, CallKind kind);

    Setup setup_;
    Machine machine_;
    std::vector<std::string> hosts_;
    Regina regina_;
    Start* start_ = nullptr;
    int running_ = 0;                                 ///< scripts
    std::map<std::filesystem::path, Script> scripts_; ///< that were called by others
};

Engine::Engine(Setup setup)
    : setup_(std::move(setup))
    , machine_{setup_.volumes,
               setup_.hosts,
               *this,
               setup_.interrupt,
               ScriptPorts(setup_.port_place),
               Terminal(),
               {},
               {},
               setup_.own_program}
    , hosts_(hosts_of(setup_))
    , regina_(*this, hosts_, function_names(), setup_.side_door)
{
}

Ending Engine::run(const Script& script, const Arguments& arguments, CallKind kind)
{
    const SideDoor door = Regina::side_door_works() ? SideDoor::works : SideDoor::never;
    Ending ending;
    ++running_;
    Regina::in_own_thread([&] {
        const Regina regina(*this, hosts_, function_names(), door);
        ending = run_here(script, arguments, kind);
    });
    --running_;
    return ending;
}

Ending Engine::run_here(const Script& script, const Arguments& arguments, CallKind kind)
{
    Level level(script, machine_.terminal, machine_.volumes, kind);
    Level* const outer_level = std::exchange(machine_.level, &level);
    Start start{script, arguments, kind, 0, Trace(level), {}};
    Start* const outer_start = std::exchange(start_, &start);
    start_next();
    write_error(start.trace.finish());
    for (const std::string& name : level.ports) {
        machine_.ports.close(name);
    }
    start_ = outer_start;
    machine_.level = outer_level;
    return start.ending;
}

void Engine::start_next()
{
    Start& start = *start_;
    const std::string& host = hosts_[start.next++];
    if (start.next < hosts_.size()) {
        Regina::start(inner_start, start.script.name, {}, host, CallKind::command);
        return;
    }
    const Regina::Started started =
        Regina::start(start.script.code.text, start.script.name, start.arguments, host, start.kind);
    start.ending.result = started.result;
    if (started.error != 0) {
        const int told = start.trace.error();
        start.ending.error = told != 0 ? told : arexx_error(started.error);
    } else if (machine_.interrupt.pending()) {
        start.ending.error = error::halted; // in its last clause, or no trap has cleared it
    }
}

CommandOutcome Engine::command(const std::string& host, const std::string& command)
{
    settle();
    if (setup_.on_command) {
        setup_.on_command(host, command);
    }
    const RunScript other = [this](const std::string& name, const Arguments& arguments,
                                   CallKind kind) { return run_other(name, arguments, kind); };
    try {
        return run_command(machine_, other, host, command);
    } catch (const std::exception& fault) {
        say_error(fault.what());
        return {CommandEnd::done, code_failure};
    }
}

/// Nobody can trap that.
void Engine::stop_for_missing_host()
{
    machine_.level->note = Note::hide;
    Regina::halt();
}

/// Null if it cannot run: then the user has been told why.
const Script* Engine::load(const std::string& name, const std::filesystem::path& path)
{
    const auto known = scripts_.find(path);
    if (known != scripts_.end()) {
        return &known->second;
    }
    auto script = read_script(name, path);
    if (!script) {
        say_error(base::to_string(script.error()));
        return nullptr;
    }
    if (const auto fault = check(*script)) {
        say_error(base::to_string(*fault));
        return nullptr;
    }
    return &scripts_.emplace(path, std::move(*script)).first->second;
}

std::optional<Ending>
Engine::run_other(const std::string& name, const Arguments& arguments, CallKind kind)
{
    const std::string spelt = base::utf8_from_utf8_or_latin1(name);
    const auto path = find_script(spelt, machine_.volumes);
    if (!path) {
        return std::nullopt;
    }
    const Script* const script = load(spelt, *path);
    if (script == nullptr) {
        return Ending{function_failed, std::nullopt};
    }
    if (running_ == most_scripts) {
        return Ending{error::too_many_levels, std::nullopt};
    }
    const Ending ending = run(*script, arguments, kind);
    if (machine_.interrupt.pending()) {
        Regina::halt(); // what stopped it stops us too
    }
    return ending;
}

FunctionOutcome Engine::function(const std::string& name, const Arguments& arguments, CallKind kind)
{
    using End = FunctionOutcome::End;
    if (name == inner_name && start_->next < hosts_.size()) {
        start_next();
        return {End::value, ""};
    }
    if (!name.starts_with("MRX_")) { // a trap that fires calls such first
        settle();
    }
    const Function* const function = find_function(name);
    if (function == nullptr) {
        return call_script(name, arguments, kind);
    }
    Outcome outcome = call(*function, arguments, machine_);
    if (outcome.error != 0) {
        machine_.level->raised = outcome.error;
        return {End::failed, ""};
    }
    return {End::value, std::move(outcome.value)};
}

FunctionOutcome
Engine::call_script(const std::string& name, const Arguments& arguments, CallKind kind)
{
    using End = FunctionOutcome::End;
    std::optional<Ending> ending;
    try {
        ending = run_other(name, arguments, kind);
    } catch (const std::exception& fault) {
        say_error(fault.what());
        ending = Ending{function_failed, std::nullopt};
    }
    if (!ending) {
        return {End::unknown, ""};
    }
    if (machine_.interrupt.pending()) {
        return {End::value, ""};
    }
    if (ending->error != 0) {
        const bool too_deep = ending->error == error::too_many_levels;
        machine_.level->raised = too_deep ? ending->error : function_failed;
        return {End::failed, ""};
    }
    return ending->result ? FunctionOutcome{End::value, *ending->result}
                          : FunctionOutcome{End::no_value, ""};
}

void Engine::say_error(const std::string& text)
{
    write_error(text + "\n");
}

/// Lost if the script has closed the stream.
void Engine::write_error(const std::string& text) const
{
    if (Stream* const error = machine_.level->files.find("STDERR")) {
        (void)error->write(text);
    }
}

/// What is shown of a command stands before what is done behind it.
void Engine::settle()
{
    if (!machine_.level->shown.empty()) {
        write_error(start_->trace.settle());
    }
}

void Engine::say(const std::string& text)
{
    settle();
    Stream* const out = machine_.level->files.find("STDOUT");
    if (out != nullptr && !out->write(text + "\n")) {
        Regina::halt(); // nobody listens any more, or nothing more can be said
    }
}

void Engine::trace(const std::string& line)
{
    // Of a script that ends since its output is lost that alone is told.
    if (start_ != nullptr && !has_lost_output()) {
        if (line.starts_with(halted_line) && stack_was_short()) {
            machine_.level->raised = error::too_many_levels;
        }
        write_error(start_->trace.take(line));
    }
}

std::string Engine::pull()
{
    settle();
    if (Stream* const out = machine_.level->files.find("STDOUT")) {
        (void)out->write(machine_.level->options.prompt);
    }
    Stream* const in = machine_.level->files.find("STDIN");
    return in == nullptr ? "" : machine_.read_line(*in);
}

std::string Engine::debug_pull()
{
    settle();
    return machine_.read_line(machine_.terminal.in);
}

Interpreter::Interpreter(Setup setup)
    : engine_(std::make_unique<Engine>(std::move(setup)))
{
}

Interpreter::~Interpreter() = default;

Ending Interpreter::run(const Script& script, const Arguments& arguments, CallKind kind)
{
    return engine_->run(script, arguments, kind);
}

bool Interpreter::has_lost_output() const
{
    return engine_->has_lost_output();
}

bool Interpreter::side_door_works()
{
    return Regina::side_door_works();
}

std::optional<base::Diagnostic> check(const Script& script)
{
    const std::string errors = Regina::errors_in(script.code.text);
    if (errors.empty()) {
        return std::nullopt;
    }
    Terminal terminal;
    const workbench::Volumes volumes({});
    Level level(script, terminal, volumes);
    Trace trace(level);
    for (const std::string_view line : base::text_lines(errors)) {
        (void)trace.take(line);
    }
    const auto line = static_cast<std::size_t>(std::max(trace.error_line(), 0));
    return base::Diagnostic{
        script.path.empty() ? script.name : script.path.string(), trace.error_line(), 0,
        "error " + std::to_string(trace.error()) + ": " + std::string(error_text(trace.error())),
        line >= 1 && line <= script.lines.size() ? script.lines[line - 1] : ""};
}

} // namespace rexx
