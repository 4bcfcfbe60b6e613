// A large stack for scripts that call themselves, which tells in time that it is nearly used up.
#pragma once

#include <functional>

namespace rexx {

/// Runs the action in a thread with such a stack and waits for its end; signals go there meanwhile.
/// When the stack is nearly used up `when_short` is called, once, from a signal handler, and the
/// action goes on: there is room for some calls more, not for as many as before. What the action
/// throws is thrown here.
void on_deep_stack(const std::function<void()>& action, void (*when_short)());

/// Whether that has happened to the stack of this thread.
[[nodiscard]] bool stack_was_short();

} // namespace rexx
