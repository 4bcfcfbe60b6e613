// A proof on the disk, so that one of days goes on after a stop, a crash or a kill.
//
// Little-endian: the header below; the entries of the table of proofs, 16 bytes each: key and data
// (core/prover); the trailer. Entries find their places anew when they are read, so the table may
// have another size then. What stands in them are proved bounds, true whatever is asked later.
#pragma once

#include "app/glue/endgame_file.hpp"
#include "core/base/result.hpp"
#include "core/mancala/position.hpp"
#include "core/prover/solver.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <stop_token>

namespace mancala_solve {

struct CheckpointHeader
{
    std::array<char, 8> magic{}; ///< "MANCSLV2"; "MANCSLV1" with an older checksum is read too
    std::uint64_t nodes = 0;
    std::uint64_t milliseconds = 0;
    std::array<std::uint8_t, 12> pits{};
    std::array<std::uint8_t, 2> stores{};
    std::uint8_t to_move = 1;
    std::int8_t lower = 0;
    std::int8_t upper = 0;
    std::int8_t at_least = 0; ///< the question; -128 where there is none
    std::int8_t below = 0;
    std::uint8_t turns = 0;
    std::uint32_t megabytes = 0; ///< of the table; 0 in older files
};

struct CheckpointTrailer
{
    std::uint64_t entries = 0;
    std::uint64_t checksum = 0; ///< base::WordChecksum of all before it
};

/// How far a proof is.
struct Proof
{
    mancala::Position position;
    prover::Goal goal;
    prover::Standing standing;
    std::chrono::milliseconds time{0}; ///< spent on it in all

    bool operator==(const Proof&) const = default;
};

/// Writes the file whole or not at all. Nobody may store in the table meanwhile. Throws
/// std::system_error.
void save(const std::filesystem::path& file, const Proof& proof, const prover::ProofTable& table);

/// A file that was looked at to its end and is sound.
class Checkpoint
{
  public:
    /// Else why it cannot be used.
    [[nodiscard]] static base::Result<Checkpoint> open(const std::filesystem::path& file);

    [[nodiscard]] const Proof& proof() const { return proof_; }
    /// What the entries want at least, and want if nothing else is wished.
    [[nodiscard]] std::size_t least_megabytes() const;
    [[nodiscard]] std::size_t usual_megabytes() const;
    /// Puts the entries into the table; false if a stop came before all were there.
    [[nodiscard]] bool pour(prover::ProofTable& table, const std::stop_token& stop = {}) const;

  private:
    Checkpoint() = default;

    std::unique_ptr<glue::FileBytes> file_;
    Proof proof_;
    std::uint64_t entries_ = 0;
    std::size_t megabytes_ = 0; ///< of the table that was written; 0 if that is not known
};

} // namespace mancala_solve
