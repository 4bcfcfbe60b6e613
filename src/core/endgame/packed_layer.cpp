#include "core/endgame/packed_layer.hpp"

#include "core/base/checksum.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <optional>

namespace endgame {

namespace {

static_assert(std::endian::native == std::endian::little);
static_assert(sizeof(LayerHeader) == 72);

using Carry = base::WordChecksum::Carry;

constexpr std::array<char, 8> magic{'M', 'A', 'N', 'C', 'E', 'N', 'D', '2'};
constexpr std::array<char, 8> old_magic{'M', 'A', 'N', 'C', 'E', 'N', 'D', '1'};
constexpr unsigned block_shift = 16;
constexpr std::size_t exception_bytes = 4;

constexpr std::uint64_t rounded_up(std::uint64_t bytes)
{
    return (bytes + 7) / 8 * 8;
}

/// Four bytes more than needed, so that a code is read as two bytes without a look at the end.
constexpr std::uint64_t bytes_of_codes(std::uint64_t boards)
{
    return rounded_up((boards * code_bits + 7) / 8 + 4);
}

constexpr std::uint64_t blocks_of(std::uint64_t boards)
{
    return (boards + (std::uint64_t{1} << block_shift) - 1) >> block_shift;
}

/// Where the parts of a layer's bytes begin.
struct Plan
{
    std::uint64_t blocks;
    std::uint64_t exceptions;
    std::uint64_t end;
};

Plan plan_of(std::uint64_t boards, std::uint64_t exceptions)
{
    const std::uint64_t blocks = sizeof(LayerHeader) + bytes_of_codes(boards);
    const std::uint64_t from = blocks + 8 * (blocks_of(boards) + 1);
    return {blocks, from, from + rounded_up(exception_bytes * exceptions)};
}

/// Over words. Nothing at a stop.
std::optional<std::uint64_t>
checksum_of(LayerHeader header, std::span<const std::byte> behind, const std::stop_token& stop = {})
{
    constexpr std::size_t between_looks = std::size_t{1} << 20U;
    base::WordChecksum sum(header.magic == old_magic ? Carry::upwards : Carry::both_ways);
    header.checksum = 0;
    sum.add(std::as_bytes(std::span(&header, 1)));
    while (!behind.empty() && !stop.stop_requested()) {
        const std::size_t now = std::min(between_looks, behind.size());
        sum.add(behind.first(now));
        behind = behind.subspan(now);
    }
    return behind.empty() ? std::optional(sum.value()) : std::nullopt;
}

/// The code of each value, which is its index less 128.
using Codes = std::array<std::uint8_t, 256>;

std::size_t index_of(std::int8_t value)
{
    return static_cast<std::size_t>(value + 128);
}

/// Gives the commonest values codes and counts the rest.
Codes choose_codes(std::span<const std::int8_t> values, LayerHeader& header)
{
    std::array<std::uint64_t, 256> times{};
    for (const std::int8_t value : values) {
        ++times[index_of(value)];
    }
    std::array<std::size_t, 256> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return times[a] > times[b]; });
    Codes codes{};
    codes.fill(exception_code);
    header.exceptions = values.size();
    for (std::size_t code = 0; code < exception_code; ++code) {
        codes[order[code]] = static_cast<std::uint8_t>(code);
        header.values[code] = static_cast<std::int8_t>(static_cast<int>(order[code]) - 128);
        header.exceptions -= times[order[code]];
    }
    return codes;
}

template <class Word>
void put(std::vector<std::byte>& bytes, std::uint64_t at, Word word)
{
    std::memcpy(bytes.data() + at, &word, sizeof word);
}

void put_exceptions(std::vector<std::byte>& bytes,
                    const Plan& plan,
                    std::span<const std::int8_t> values,
                    const Codes& codes)
{
    std::uint64_t count = 0;
    for (std::uint64_t rank = 0; rank < values.size(); ++rank) {
        if (rank % (std::uint64_t{1} << block_shift) == 0) {
            put(bytes, plan.blocks + 8 * (rank >> block_shift), count);
        }
        if (codes[index_of(values[rank])] == exception_code) {
            const auto value = static_cast<std::uint8_t>(values[rank]);
            put(bytes, plan.exceptions + exception_bytes * count++,
                static_cast<std::uint32_t>(rank & 0xFFFFU) | std::uint32_t{value} << 16U);
        }
    }
    put(bytes, plan.blocks + 8 * blocks_of(values.size()), count);
}

template <class Word>
Word word_at(std::span<const std::byte> bytes, std::uint64_t number)
{
    Word word{};
    std::memcpy(&word, bytes.data() + number * sizeof word, sizeof word);
    return word;
}

base::Diagnostic no_layer(const std::string& name, std::string why)
{
    base::Diagnostic diagnostic;
    diagnostic.file = name;
    diagnostic.text = std::move(why);
    return diagnostic;
}

bool plausible(const LayerHeader& header)
{
    return header.stones <= most_ranked_stones && header.exceptions <= boards_with(header.stones) &&
           plan_of(boards_with(header.stones), header.exceptions).end == header.bytes;
}

} // namespace

std::vector<std::byte> pack_layer(int stones, std::span<const std::int8_t> values)
{
    assert(values.size() == boards_with(stones));
    LayerHeader header;
    header.magic = magic;
    header.stones = static_cast<std::uint8_t>(stones);
    const Codes codes = choose_codes(values, header);
    const Plan plan = plan_of(values.size(), header.exceptions);
    header.bytes = plan.end;
    std::vector<std::byte> bytes(plan.end);
    for (std::uint64_t rank = 0; rank < values.size(); rank += 8) {
        std::uint64_t eight = 0;
        const std::uint64_t end = std::min<std::uint64_t>(rank + 8, values.size());
        for (std::uint64_t i = rank; i < end; ++i) {
            eight |= std::uint64_t{codes[index_of(values[i])]} << code_bits * (i - rank);
        }
        std::memcpy(bytes.data() + sizeof header + rank / 8 * code_bits, &eight, code_bits);
    }
    put_exceptions(bytes, plan, values, codes);
    header.checksum = checksum_of(header, std::span(bytes).subspan(sizeof header)).value();
    put(bytes, 0, header);
    return bytes;
}

base::Result<PackedLayer> PackedLayer::read(std::span<const std::byte> bytes,
                                            const std::string& name,
                                            const std::stop_token& stop)
{
    LayerHeader header;
    if (bytes.size() < sizeof header) {
        return base::failure(no_layer(name, "too short for an endgame table"));
    }
    header = word_at<LayerHeader>(bytes, 0);
    if (header.magic != magic && header.magic != old_magic) {
        return base::failure(no_layer(name, "no endgame table"));
    }
    if (!plausible(header) || header.bytes != bytes.size()) {
        return base::failure(no_layer(name, "an endgame table of the wrong length"));
    }
    const auto sum = checksum_of(header, bytes.subspan(sizeof header), stop);
    if (!sum) {
        return base::failure(no_layer(name, "an endgame table that was not looked through"));
    }
    if (*sum != header.checksum) {
        return base::failure(no_layer(name, "a damaged endgame table: wrong checksum"));
    }
    PackedLayer layer;
    layer.stones_ = header.stones;
    layer.values_ = header.values;
    const Plan plan = plan_of(layer.boards(), header.exceptions);
    layer.codes_ = bytes.data() + sizeof header;
    layer.blocks_ = bytes.subspan(plan.blocks, plan.exceptions - plan.blocks);
    layer.exceptions_ = bytes.subspan(plan.exceptions, exception_bytes * header.exceptions);
    return layer;
}

int PackedLayer::exception(std::uint64_t rank) const
{
    const std::uint64_t block = rank >> block_shift;
    // Within bounds even where the file is damaged.
    auto high = std::min(word_at<std::uint64_t>(blocks_, block + 1), exceptions());
    auto low = std::min(word_at<std::uint64_t>(blocks_, block), high);
    if (low == high) {
        return 0;
    }
    while (low + 1 < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        const bool behind =
            (word_at<std::uint32_t>(exceptions_, middle) & 0xFFFFU) > (rank & 0xFFFFU);
        (behind ? high : low) = middle;
    }
    return static_cast<std::int8_t>(word_at<std::uint32_t>(exceptions_, low) >> 16U & 0xFFU);
}

} // namespace endgame
