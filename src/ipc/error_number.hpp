// The stable numbers behind the return code in an answer: scripts may rely on them, so a number
// never changes its meaning. This layer's own stand here; the game adds 110..299 where its commands
// are.
#pragma once

namespace ipc::error_number {

// The line or the command is wrong (return code 10).
inline constexpr int unknown_command = 101;
inline constexpr int argument_count = 102;
inline constexpr int empty_line = 103;
inline constexpr int line_too_long = 104;
inline constexpr int bad_bytes = 105;

// Nobody is there to do it (return code 20).
inline constexpr int program_ends = 301;
inline constexpr int too_many_clients = 302;
inline constexpr int system_failure = 303;

} // namespace ipc::error_number
