// Threads that work beside the game step back where there are fewer cores than work.
#pragma once

namespace glue {

/// How far; in the kernel's numbers, of which 0 is the usual and 19 the last.
enum class Courtesy
{
    polite = 10, ///< whoever plays and draws comes first
    /// Everybody does. Not the policy "idle": on a busy machine such a thread would hardly come to
    /// see that it is to stop.
    lowest = 19
};

/// For the calling thread alone.
void step_back(Courtesy courtesy);

} // namespace glue
