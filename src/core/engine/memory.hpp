// What the search remembers of boards it has met: a table of fixed size that several threads share
// without locks. A word torn by two of them is recognised and counts as not there.
#pragma once

#include "core/base/large_array.hpp"
#include "core/engine/board.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace engine {

/// A number that stands for a board. Two boards have the same with a chance of 2^-64: 96 bits are
/// folded to 64. A number for each board, as `prover::key_of` has it up to 63 stones, is not to be
/// had for the 108 that a board here may hold.
[[nodiscard]] inline std::uint64_t key_of(const Board& board)
{
    std::uint64_t key =
        board.mine * 0x9E37'79B9'7F4A'7C15ULL + board.theirs * 0xD6E8'FEB8'6659'FD93ULL;
    key = (key ^ key >> 32U) * 0xBF58'476D'1CE4'E5B9ULL;
    return key ^ key >> 29U;
}

enum class Bound : std::uint8_t
{
    lower, ///< the value is at least this
    upper,
    exact
};

/// The depth of what is proved: no deeper search would say otherwise.
inline constexpr int proved_depth = 1023;

struct Memo
{
    int value = 0; ///< parts of a stone
    int depth = 0; ///< quarters of a turn, 0..proved_depth
    int slot = 0;  ///< the best move
    Bound bound = Bound::exact;
};

class Memory
{
  public:
    /// Room for at least so many boards, rounded up to a power of two; 16 bytes each.
    explicit Memory(std::size_t boards);

    [[nodiscard]] std::optional<Memo> find(std::uint64_t key) const;
    void store(std::uint64_t key, const Memo& memo);
    /// Tells the processor that this key will be asked for.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

    /// A new search begins: what older ones have left is still found, but replaced first.
    void grow_older();
    /// Nothing is found any more, as in a new table.
    void forget();

    [[nodiscard]] std::size_t size() const { return buckets_.size() * per_bucket; }

  private:
    static constexpr std::size_t per_bucket = 4;

    struct Entry
    {
        std::atomic<std::uint64_t> check{0}; ///< the key, xor the data
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket
    {
        std::array<Entry, per_bucket> entries;
    };

    [[nodiscard]] const Bucket& bucket(std::uint64_t key) const
    {
        return buckets_[key & (buckets_.size() - 1)];
    }
    [[nodiscard]] bool is_current(std::uint64_t data) const;
    [[nodiscard]] int worth(std::uint64_t data) const;

    base::LargeArray<Bucket> buckets_; ///< a power of two of them
    std::uint64_t epoch_ = 1;          ///< entries of another one count as empty
    std::uint64_t age_ = 0;
};

} // namespace engine
