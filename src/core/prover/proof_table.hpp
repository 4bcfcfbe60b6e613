// What a proof has found out about boards: a table of fixed size that several threads share without
// locks.
//
// Everything in it holds for a board however it was reached: bounds of its value that are proved,
// and up to which depth other claims were tried in vain (which costs proofs when it is not the
// whole truth, never makes a wrong one).
//
// With one thread that is exact, and so is what copy() gives while no thread stores. Where two
// threads write one entry at the same moment it may be left with the check of one and the data of
// the other. It then seems to belong to a board that is as good as any of 2^64, and would mislead
// only a thread that asks for just that board. If every entry there is were such a mixture, a proof
// with 10^13 look-ups of four entries each would still be misled with a chance of 4 * 10^13 / 2^64,
// two in a million; in truth hardly any entry is one. Who wants no such rest takes one thread.
#pragma once

#include "core/base/large_array.hpp"
#include "core/prover/claim.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace prover {

/// A claim that a search to this depth could not prove.
struct Attempt
{
    int bound = 0;
    int depth = 0; ///< quarters of a turn, 0..511; 0 for none
};

struct Facts
{
    int lower = -most_stones; ///< the value is at least this
    int upper = most_stones;
    Attempt at_least = {};
    Attempt below = {};
    int slot = -1;  ///< the move that proved or refuted the last claim, -1 for none
    int effort = 0; ///< the binary logarithm of the nodes that went into it, 0..63

    [[nodiscard]] Verdict on(Claim claim) const;
    /// The claim or an easier one was tried to this depth in vain.
    [[nodiscard]] bool tried(Claim claim, int depth) const;
};

class ProofTable
{
  public:
    /// An entry as it is kept: the key of a board and what is known of it.
    struct Record
    {
        std::uint64_t key = 0;
        std::uint64_t data = 0;
    };

    /// Takes as many buckets as fit into so many bytes, at least one.
    explicit ProofTable(std::size_t bytes);

    [[nodiscard]] std::optional<Facts> find(std::uint64_t key) const;
    /// Replaces what is known of the board, or the entry that cost least.
    void store(std::uint64_t key, const Facts& facts);
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

    /// What was stored before counts less when something must go.
    void grow_older();

    [[nodiscard]] std::size_t size() const { return buckets_.size() * per_bucket; }
    /// The used part, 0..1; estimated from a sample.
    [[nodiscard]] double fill() const;

    /// Entries from bucket `from` on, as many as fit; returns the bucket to go on with, 0 at the
    /// end. Exact while no thread stores.
    std::size_t copy(std::size_t from, std::span<Record> to, std::size_t& copied) const;
    /// Takes an entry that copy() gave; false where it cannot be one.
    bool restore(const Record& record);

    static constexpr std::size_t per_bucket = 4;

  private:
    struct Entry
    {
        /// The key, xor the data: an entry torn between two threads matches nothing (but see
        /// above).
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket
    {
        std::array<Entry, per_bucket> entries;
    };

    /// Keys are spread evenly over the buckets, in their order: a table of the same size, twice,
    /// three times ... takes all that copy() gives.
    [[nodiscard]] std::size_t place(std::uint64_t key) const
    {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>(Wide{key} * buckets_.size() >> 64U);
    }
    [[nodiscard]] const Bucket& bucket(std::uint64_t key) const { return buckets_[place(key)]; }
    [[nodiscard]] int worth(std::uint64_t data) const;
    void put(std::uint64_t key, std::uint64_t data);

    base::LargeArray<Bucket> buckets_;
    std::uint64_t age_ = 1; ///< 1..255
};

} // namespace prover
