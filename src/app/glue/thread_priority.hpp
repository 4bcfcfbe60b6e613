// Threads that work beside the game step back where there are fewer cores than work.
#pragma once

namespace glue {

/// How far; in the kernel's steps, of which 19 is the last.
enum class Courtesy
{
    polite = 10, ///< whoever plays and draws comes first
    /// Everybody does. Not the policy "idle": on a busy machine such a thread would hardly come to
    /// see that it is to stop.
    lowest = 19
};

/// The calling thread, and the threads that it begins afterwards.
void step_back(Courtesy courtesy);

} // namespace glue
