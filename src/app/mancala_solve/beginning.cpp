#include "app/mancala_solve/beginning.hpp"

#include "core/mancala/notation.hpp"
#include "core/mancala/rules.hpp"

#include <algorithm>

namespace mancala_solve {

namespace {

using Fault = std::optional<base::Diagnostic>;

base::Diagnostic about(const std::filesystem::path& file, std::string text)
{
    return {file.string(), 0, 0, std::move(text), ""};
}

/// Takes the checkpoint for us, if one was named; says why it cannot be had.
Fault own(const Options& options, Beginning& beginning)
{
    if (options.checkpoint.empty()) {
        return std::nullopt;
    }
    beginning.owned = glue::OwnedFile::take(options.checkpoint);
    if (!beginning.owned) {
        return about(options.checkpoint, "another mancala-solve is at work on it");
    }
    return std::nullopt;
}

Fault begin_anew(const Options& options, Beginning& beginning)
{
    if (!options.position) {
        return about(options.checkpoint, "is not there, and no position is given");
    }
    beginning.proof.goal = options.goal;
    beginning.proof.position = *options.position;
    beginning.megabytes = options.megabytes.value_or(Options::usual_megabytes);
    return is_over(beginning.proof.position) ? Fault(about("", "a row is empty: the game is over"))
                                             : std::nullopt;
}

/// What does not fit would be lost at the next checkpoint.
Fault take_memory(const Options& options, Beginning& beginning)
{
    const std::size_t least = beginning.checkpoint->least_megabytes();
    beginning.megabytes = options.megabytes.value_or(
        std::max(beginning.checkpoint->usual_megabytes(), Options::usual_megabytes));
    if (beginning.megabytes < least) {
        return about(options.checkpoint, "holds more than fits into " +
                                             std::to_string(beginning.megabytes) +
                                             " MB; at least --hash " + std::to_string(least));
    }
    return std::nullopt;
}

Fault go_on(const Options& options, Beginning& beginning)
{
    auto opened = Checkpoint::open(options.checkpoint);
    if (!opened) {
        return opened.error();
    }
    beginning.proof = opened->proof();
    const mancala::Position& position = beginning.proof.position;
    if (options.position && *options.position != position) {
        return about(options.checkpoint,
                     "is the proof of another position: " + mancala::position_line(position));
    }
    const bool asked = options.exact || options.goal != prover::Goal{};
    if (asked && options.goal != beginning.proof.goal) {
        beginning.proof.goal = options.goal; // what is proved stays; the depths begin anew
        beginning.proof.standing.turns = 0;
    }
    beginning.checkpoint = std::move(*opened);
    return take_memory(options, beginning);
}

} // namespace

base::Result<Beginning> begin(const Options& options, std::optional<std::uint64_t> memory)
{
    Beginning beginning;
    Fault fault = own(options, beginning);
    if (!fault) {
        const bool there = !options.checkpoint.empty() && exists(options.checkpoint);
        fault = there && !options.resume
                    ? about(options.checkpoint, "is there already; --resume goes on with it")
                : there ? go_on(options, beginning)
                        : begin_anew(options, beginning);
    }
    if (!fault && memory && *memory >> 20U < beginning.megabytes) {
        fault = about("", "--hash " + std::to_string(beginning.megabytes) + ": only " +
                              std::to_string(*memory >> 20U) + " MB of memory are free");
    }
    if (fault) {
        return base::failure(std::move(*fault));
    }
    return beginning;
}

} // namespace mancala_solve
