#include "rexx/deep_stack.hpp"

#include <pthread.h>
#include <sys/mman.h>

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <exception>
#include <system_error>
#include <vector>

#include "rexx/blocked_signals.hpp"

namespace rexx {

namespace {

constexpr std::size_t kibibyte = 1024;
constexpr std::size_t stack_size = 16 * kibibyte * kibibyte; ///< taken as it is used
constexpr std::size_t end_size = 64 * kibibyte;              ///< never used
constexpr std::size_t reserve_size = kibibyte * kibibyte;    ///< for what runs when it is short
constexpr std::size_t mark_size = 512 * kibibyte;            ///< who touches that is told
constexpr std::size_t handler_stack_size = 64 * kibibyte;

void check(int error, const char* what)
{
    if (error != 0) {
        throw std::system_error(error, std::generic_category(), what);
    }
}

class Stack
{
  public:
    explicit Stack(void (*when_short)())
        : when_short_(when_short)
    {
        void* const memory = ::mmap(nullptr, stack_size, PROT_READ | PROT_WRITE,
                                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        check(memory == MAP_FAILED ? errno : 0, "mmap");
        memory_ = static_cast<char*>(memory);
        ::mprotect(memory_, end_size, PROT_NONE);
        ::mprotect(mark(), mark_size, PROT_NONE);
    }
    ~Stack() { ::munmap(memory_, stack_size); }
    Stack(const Stack&) = delete;
    Stack& operator=(const Stack&) = delete;

    [[nodiscard]] char* memory() const { return memory_; }
    [[nodiscard]] bool was_short() const { return was_short_; }

    /// For the signal handler: whether it was this stack's mark that was touched, which is gone
    /// now.
    bool touched(const void* address)
    {
        const auto* const byte = static_cast<const char*>(address);
        if (was_short_ || byte < mark() || byte >= mark() + mark_size) {
            return false;
        }
        ::mprotect(mark(), mark_size, PROT_READ | PROT_WRITE);
        was_short_ = true;
        when_short_();
        return true;
    }

  private:
    [[nodiscard]] char* mark() const { return memory_ + end_size + reserve_size; }

    char* memory_ = nullptr;
    void (*when_short_)();
    bool was_short_ = false;
};

thread_local Stack* own = nullptr; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

/// Of SIGSEGV, before ours.
struct sigaction action_before; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void on_fault(int /*number*/, siginfo_t* fault, void* /*context*/)
{
    const int error = errno;
    if (own == nullptr || !own->touched(fault->si_addr)) {
        ::sigaction(SIGSEGV, &action_before, nullptr); // and the fault comes again
    }
    errno = error;
}

/// As long as it lives; one may live within another.
class FaultHandler
{
  public:
    FaultHandler()
    {
        struct sigaction action = {};
        action.sa_sigaction = on_fault;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
        ::sigaction(SIGSEGV, &action, &before_);
        if (!is_ours()) {
            action_before = before_;
        }
    }
    ~FaultHandler()
    {
        if (!is_ours()) {
            ::sigaction(SIGSEGV, &before_, nullptr);
        }
    }
    FaultHandler(const FaultHandler&) = delete;
    FaultHandler& operator=(const FaultHandler&) = delete;

  private:
    [[nodiscard]] bool is_ours() const
    {
        return (before_.sa_flags & SA_SIGINFO) != 0 && before_.sa_sigaction == on_fault;
    }

    struct sigaction before_ = {};
};

/// What a handler runs on when the thread's own stack cannot be used.
class HandlerStack
{
  public:
    HandlerStack()
        : memory_(handler_stack_size)
    {
        stack_t stack = {};
        stack.ss_sp = memory_.data();
        stack.ss_size = memory_.size();
        ::sigaltstack(&stack, &before_);
    }
    ~HandlerStack() { ::sigaltstack(&before_, nullptr); }
    HandlerStack(const HandlerStack&) = delete;
    HandlerStack& operator=(const HandlerStack&) = delete;

  private:
    std::vector<char> memory_;
    stack_t before_ = {};
};

struct Job
{
    const std::function<void()>& action;
    const sigset_t& mask;
    Stack stack;
    std::exception_ptr thrown = nullptr;
};

void* run(void* argument)
{
    Job& job = *static_cast<Job*>(argument);
    const HandlerStack handler_stack;
    own = &job.stack;
    ::pthread_sigmask(SIG_SETMASK, &job.mask, nullptr);
    try {
        job.action();
    } catch (...) {
        job.thrown = std::current_exception();
    }
    own = nullptr;
    return nullptr;
}

} // namespace

void on_deep_stack(const std::function<void()>& action, void (*when_short)())
{
    const FaultHandler fault_handler;
    const BlockedSignals blocked;
    Job job{action, blocked.mask_before(), Stack(when_short)};
    pthread_attr_t attributes = {};
    ::pthread_attr_init(&attributes);
    ::pthread_attr_setstack(&attributes, job.stack.memory(), stack_size);
    pthread_t thread = {};
    const int error = ::pthread_create(&thread, &attributes, run, &job);
    ::pthread_attr_destroy(&attributes);
    check(error, "pthread_create");
    ::pthread_join(thread, nullptr);
    if (job.thrown) {
        std::rethrow_exception(job.thrown);
    }
}

bool stack_was_short()
{
    return own != nullptr && own->was_short();
}

} // namespace rexx
