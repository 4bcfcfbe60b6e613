// With what a proof begins: a position, or what its checkpoint holds.
#pragma once

#include "app/glue/owned_file.hpp"
#include "app/glue/room.hpp"
#include "app/mancala_solve/checkpoint.hpp"
#include "app/mancala_solve/options.hpp"

#include <optional>

namespace mancala_solve {

struct Beginning
{
    Proof proof;
    std::optional<Checkpoint> checkpoint; ///< that goes on
    std::optional<glue::OwnedFile> owned; ///< the checkpoint, if one was named
    std::size_t megabytes = Options::usual_megabytes;
};

/// Says why it does not begin: the checkpoint is damaged, of another position, in the way, in use
/// or too large for the memory that was named; or the memory is not to be had. `memory`: bytes that
/// are free, if that is known.
[[nodiscard]] base::Result<Beginning>
begin(const Options& options, std::optional<std::uint64_t> memory = glue::free_memory());

} // namespace mancala_solve
