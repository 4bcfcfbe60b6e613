// The values of one layer in 5 bits each, as they stand in a file.
//
// Little-endian: the header below; the codes, 8 to 5 bytes, from the lowest bit; zeros up to a
// multiple of 8 and at least 4 of them; the table of blocks, 8 bytes each: the number of exceptions
// before each 65536 boards, and their sum; the exceptions, 4 bytes each in the order of ranks: the
// lower 16 bits of the rank, the value, 0; zeros up to a multiple of 8. A code names one of the 31
// commonest values of the layer; the last code an exception.
#pragma once

#include "core/base/result.hpp"
#include "core/endgame/ranking.hpp"

#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace endgame {

inline constexpr unsigned code_bits = 5;
inline constexpr unsigned exception_code = 31;

struct LayerHeader
{
    std::array<char, 8> magic{}; ///< "MANCEND2"; "MANCEND1" with an older checksum is read too
    std::uint64_t bytes = 0;     ///< of the whole, header included
    std::uint64_t checksum = 0;  ///< of all behind the header and of the header with 0 here
    std::uint64_t exceptions = 0;
    std::array<std::int8_t, 32> values{}; ///< by code
    std::uint8_t stones = 0;
    std::array<std::uint8_t, 7> zeros{};
};

/// A layer packed for a file. `values` by rank.
[[nodiscard]] std::vector<std::byte> pack_layer(int stones, std::span<const std::int8_t> values);

/// Reads a packed layer where it lies; the bytes must outlive it and begin at a multiple of 8.
class PackedLayer
{
  public:
    /// Says why if these bytes are no layer or a damaged one, or a stop came before all of them
    /// were looked at: some GB a second. `name` is that of the file.
    [[nodiscard]] static base::Result<PackedLayer> read(std::span<const std::byte> bytes,
                                                        const std::string& name,
                                                        const std::stop_token& stop = {});

    [[nodiscard]] int stones() const { return stones_; }
    [[nodiscard]] std::uint64_t boards() const { return boards_with(stones_); }
    [[nodiscard]] std::uint64_t exceptions() const { return exceptions_.size() / 4; }

    [[nodiscard]] int value(std::uint64_t rank) const
    {
        const std::uint64_t bit = rank * code_bits;
        std::uint16_t two_bytes = 0;
        std::memcpy(&two_bytes, codes_ + bit / 8, sizeof two_bytes);
        const unsigned code = static_cast<unsigned>(two_bytes) >> (bit % 8) & exception_code;
        return code == exception_code ? exception(rank) : values_[code];
    }

  private:
    PackedLayer() = default;
    [[nodiscard]] int exception(std::uint64_t rank) const;

    int stones_ = 0;
    std::array<std::int8_t, 32> values_{};
    const std::byte* codes_ = nullptr;
    std::span<const std::byte> blocks_;
    std::span<const std::byte> exceptions_;
};

} // namespace endgame
