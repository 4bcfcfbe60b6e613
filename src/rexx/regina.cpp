#include "rexx/regina.hpp"

#include "core/base/descriptor.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "rexx/blocked_signals.hpp"
#include "rexx/deep_stack.hpp"

#define INCL_REXXSAA
#include <rexxsaa.h>

namespace rexx {

namespace {

constexpr const char* exit_name = "MRX_EXIT";
constexpr const char* test_script = "SIGNAL ON SYNTAX;ADDRESS 'MRX.TEST' X;EXIT 0;SYNTAX:EXIT 1";

enum class Door
{
    shut,
    tested,
    open
};

/// A callback of Regina has no other way to its objects.
struct Here
{
    Exits* exits = nullptr;
    Door door = Door::shut;
};
thread_local Here here; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

/// Read by Regina once a thread, at its first call there; kept away from child processes.
class ReginaOptions
{
  public:
    ReginaOptions()
    {
        ::setenv("REGINA_OPTIONS",
                 "CALLS_AS_FUNCS AREXX_BIFS AREXX_SEMANTICS NOEXT_COMMANDS_AS_FUNCS "
                 "NOSINGLE_LINE_COMMENTS INTERNAL_QUEUES",
                 1);
    }
    ~ReginaOptions() { ::unsetenv("REGINA_OPTIONS"); }
    ReginaOptions(const ReginaOptions&) = delete;
    ReginaOptions& operator=(const ReginaOptions&) = delete;
};

std::string text_of(const RXSTRING& string)
{
    return string.strptr == nullptr ? "" : std::string(string.strptr, string.strlength);
}

std::string text_of(const unsigned char* text, std::size_t size)
{
    return {reinterpret_cast<const char*>(text), size};
}

/// Hands a value over; a long one in memory that Regina frees.
void give(RXSTRING& place, std::string_view text)
{
    if (place.strptr == nullptr || text.size() >= RXAUTOBUFLEN) {
        place.strptr = static_cast<char*>(RexxAllocateMemory(text.size() + 1));
    }
    std::memcpy(place.strptr, text.data(), text.size());
    place.strlength = text.size();
}

RXSTRING borrowed(std::string& text)
{
    return {text.size(), text.data()};
}

/// Jumps out of the exit into SYNTAX of the running clause, if this Regina does so: a question for
/// a parameter whose number is none. Nothing that needs a destructor may be alive in the callers.
void raise_host_missing()
{
    static std::array<char, 10> name{"PARM.HOST"};
    SHVBLOCK block = {};
    block.shvcode = RXSHV_PRIV;
    block.shvname.strptr = name.data();
    block.shvname.strlength = name.size() - 1;
    RexxVariablePool(&block);
}

void ask_pool(UCHAR code, std::string name, std::string value)
{
    SHVBLOCK block = {};
    block.shvcode = code;
    block.shvname = borrowed(name);
    block.shvvalue = borrowed(value);
    RexxVariablePool(&block);
}

CommandEnd run_command(RXCMDHST_PARM& block) noexcept
{
    if (here.door == Door::tested) {
        return CommandEnd::no_host;
    }
    const CommandOutcome outcome = here.exits->command(
        text_of(block.rxcmd_address, block.rxcmd_addressl), text_of(block.rxcmd_command));
    give(block.rxcmd_retc, std::to_string(outcome.code));
    block.rxcmd_flags.rxfcerr = outcome.end == CommandEnd::done ? 0 : 1;
    return outcome.end;
}

LONG run_function(RXFNCCAL_PARM& block) noexcept
{
    Arguments arguments;
    for (std::size_t index = 0; index < block.rxfnc_argc; ++index) {
        const RXSTRING& argument = block.rxfnc_argv[index];
        arguments.push_back(argument.strptr == nullptr ? std::nullopt
                                                       : std::optional(text_of(argument)));
    }
    const FunctionOutcome outcome = here.exits->function(
        text_of(block.rxfnc_name, block.rxfnc_namel), arguments,
        block.rxfnc_flags.rxffsub != 0 ? CallKind::subroutine : CallKind::function);
    switch (outcome.end) {
    case FunctionOutcome::End::value: give(block.rxfnc_retc, outcome.value); break;
    case FunctionOutcome::End::no_value: block.rxfnc_retc.strptr = nullptr; break;
    case FunctionOutcome::End::failed: block.rxfnc_flags.rxfferr = 1; break;
    case FunctionOutcome::End::unknown: return RXEXIT_NOT_HANDLED;
    }
    return RXEXIT_HANDLED;
}

// NOLINTNEXTLINE(readability-non-const-parameter): what it points to is written to
LONG speak(LONG kind, PEXIT block) noexcept
{
    switch (kind) {
    case RXSIOSAY:
        here.exits->say(text_of(reinterpret_cast<RXSIOSAY_PARM*>(block)->rxsio_string));
        return RXEXIT_HANDLED;
    case RXSIOTRC:
        here.exits->trace(text_of(reinterpret_cast<RXSIOTRC_PARM*>(block)->rxsio_string));
        return RXEXIT_HANDLED;
    case RXSIOTRD:
        give(reinterpret_cast<RXSIOTRD_PARM*>(block)->rxsiotrd_retc, here.exits->pull());
        return RXEXIT_HANDLED;
    case RXSIODTR:
        give(reinterpret_cast<RXSIODTR_PARM*>(block)->rxsiodtr_retc, here.exits->debug_pull());
        return RXEXIT_HANDLED;
    default: return RXEXIT_NOT_HANDLED;
    }
}

/// Nothing with a destructor may live here: the side door jumps out.
LONG APIENTRY on_exit(LONG code, LONG kind, PEXIT block)
{
    if (code == RXFNC) {
        return run_function(*reinterpret_cast<RXFNCCAL_PARM*>(block));
    }
    if (code != RXCMD) {
        return speak(kind, block);
    }
    auto* const command = reinterpret_cast<RXCMDHST_PARM*>(block);
    if (run_command(*command) == CommandEnd::no_host) {
        if (here.door != Door::shut) {
            raise_host_missing();
        }
        if (here.door != Door::tested) {
            here.exits->stop_for_missing_host();
        }
    }
    return RXEXIT_HANDLED;
}

APIRET APIENTRY no_subcommand(PRXSTRING /*command*/, PUSHORT /*flags*/, PRXSTRING /*code*/)
{
    return 0; // never called: the exit comes first
}

APIRET APIENTRY no_function(
    PCSZ /*name*/, ULONG /*count*/, PRXSTRING /*arguments*/, PCSZ /*queue*/, PRXSTRING /*value*/)
{
    return 1; // never called: the exit comes first
}

/// The name as Regina wants it: not const.
char* exit_entry()
{
    static std::array<char, 9> name{"MRX_EXIT"};
    return name.data();
}

LONG call_type(CallKind kind)
{
    switch (kind) {
    case CallKind::function: return RXFUNCTION;
    case CallKind::subroutine: return RXSUBROUTINE;
    case CallKind::command: break;
    }
    return RXCOMMAND;
}

/// Regina takes signals for itself in each thread that calls it for the first time.
class KeptActions
{
  public:
    KeptActions()
    {
        for (std::size_t index = 0; index < numbers.size(); ++index) {
            ::sigaction(numbers.at(index), nullptr, &actions_.at(index));
        }
    }
    ~KeptActions()
    {
        for (std::size_t index = 0; index < numbers.size(); ++index) {
            ::sigaction(numbers.at(index), &actions_.at(index), nullptr);
        }
    }
    KeptActions(const KeptActions&) = delete;
    KeptActions& operator=(const KeptActions&) = delete;

  private:
    static constexpr std::array<int, 4> numbers{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    std::array<struct sigaction, 4> actions_{};
};

/// Standard error goes to memory as long as it lives; one thread only may write.
class CapturedErrors
{
  public:
    CapturedErrors()
        : file_(::memfd_create("errors", MFD_CLOEXEC))
        , kept_(::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0))
    {
        ::dup2(file_.get(), STDERR_FILENO);
    }
    ~CapturedErrors()
    {
        if (kept_) {
            ::dup2(kept_.get(), STDERR_FILENO);
        }
    }
    CapturedErrors(const CapturedErrors&) = delete;
    CapturedErrors& operator=(const CapturedErrors&) = delete;

    [[nodiscard]] std::string text() const
    {
        std::array<char, 4096> bytes{};
        const ssize_t size = ::pread(file_.get(), bytes.data(), bytes.size(), 0);
        return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
    }

  private:
    base::Descriptor file_;
    base::Descriptor kept_;
};

} // namespace

Regina::Regina(Exits& exits,
               const std::vector<std::string>& hosts,
               const std::vector<std::string>& functions,
               SideDoor side_door)
{
    const KeptActions actions;
    const ReginaOptions options;
    RexxRegisterExitExe(exit_name, on_exit, nullptr);
    for (const std::string& host : hosts) {
        RexxRegisterSubcomExe(host.c_str(), no_subcommand, nullptr);
    }
    for (const std::string& function : functions) {
        RexxRegisterFunctionExe(function.c_str(), no_function);
    }
    here = {&exits, side_door == SideDoor::works ? Door::open : Door::shut};
    if (side_door == SideDoor::if_it_works) {
        here.door = Door::tested;
        const Started test = start(test_script, "test", {}, hosts.front(), CallKind::command);
        here.door = test.result == "1" ? Door::open : Door::shut;
    }
}

Regina::~Regina()
{
    ReginaCleanup();
    here = {};
}

Regina::Started Regina::start(std::string source,
                              std::string name,
                              Arguments arguments,
                              const std::string& host,
                              CallKind kind)
{
    std::vector<RXSTRING> strings;
    for (std::optional<std::string>& argument : arguments) {
        strings.push_back(argument ? borrowed(*argument) : RXSTRING{0, nullptr});
    }
    std::array<RXSTRING, 2> instore{borrowed(source), RXSTRING{0, nullptr}};
    std::array<RXSYSEXIT, 4> exits{
        {{exit_entry(), RXCMD}, {exit_entry(), RXSIO}, {exit_entry(), RXFNC}, {nullptr, RXENDLST}}};
    SHORT code = 0;
    RXSTRING result = {0, nullptr};
    const auto failed = static_cast<int>(
        RexxStart(static_cast<LONG>(strings.size()), strings.data(), name.data(), instore.data(),
                  host.c_str(), call_type(kind), exits.data(), &code, &result));
    Started started{std::abs(failed), std::nullopt};
    if (result.strptr != nullptr) {
        started.result = text_of(result);
        RexxFreeMemory(result.strptr);
    }
    if (instore[1].strptr != nullptr) {
        RexxFreeMemory(instore[1].strptr);
    }
    return started;
}

bool Regina::side_door_works()
{
    return here.door == Door::open;
}

void Regina::set_variable(const std::string& name, std::string value)
{
    ask_pool(RXSHV_SYSET, name, std::move(value));
}

void Regina::drop_variable(const std::string& name)
{
    ask_pool(RXSHV_SYDRO, name, "");
}

void Regina::halt()
{
    RexxSetHalt(::getpid(), 0);
}

void Regina::in_own_thread(const std::function<void()>& action)
{
    on_deep_stack(action, halt);
}

/// The errors come before any exit is called.
std::string Regina::errors_in(const std::string& source)
{
    const CapturedErrors captured;
    int error = 0;
    in_own_thread([&] {
        const BlockedSignals blocked;
        const KeptActions actions;
        const ReginaOptions options;
        RexxRegisterExitExe(exit_name, on_exit, nullptr);
        error = start(source, "script", {std::string("//T")}, "REXX", CallKind::command).error;
        ReginaCleanup();
    });
    return error == 0 ? "" : captured.text();
}

} // namespace rexx
