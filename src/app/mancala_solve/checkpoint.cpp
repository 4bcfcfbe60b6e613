#include "app/mancala_solve/checkpoint.hpp"

#include "app/glue/atomic_file.hpp"
#include "core/base/checksum.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

namespace mancala_solve {

namespace {

using Record = prover::ProofTable::Record;

static_assert(std::endian::native == std::endian::little, "the file is written as memory stands");
static_assert(sizeof(CheckpointHeader) == 48 && sizeof(CheckpointTrailer) == 16);

constexpr std::array<char, 8> magic{'M', 'A', 'N', 'C', 'S', 'L', 'V', '2'};
constexpr std::array<char, 8> old_magic{'M', 'A', 'N', 'C', 'S', 'L', 'V', '1'};
constexpr std::int8_t no_bound = -128;

/// Hands bytes on and sums them up.
class Writer
{
  public:
    explicit Writer(const glue::Pieces& write)
        : write_(write)
    {
    }
    template <typename T>
    void write(std::span<const T> values)
    {
        const auto bytes = std::as_bytes(values);
        sum_.add(bytes);
        write_({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    [[nodiscard]] std::uint64_t sum() const { return sum_.value(); }

  private:
    const glue::Pieces& write_;
    base::WordChecksum sum_;
};

std::int8_t packed(const std::optional<int>& bound)
{
    return static_cast<std::int8_t>(bound.value_or(no_bound));
}

std::optional<int> bound_in(std::int8_t byte)
{
    return byte == no_bound ? std::nullopt : std::optional<int>(byte);
}

/// Full ones, and the rest as another.
std::size_t megabytes_of(std::uint64_t entries)
{
    constexpr std::uint64_t entries_a_megabyte = (std::uint64_t{1} << 20U) / sizeof(Record);
    return (entries + entries_a_megabyte - 1) / entries_a_megabyte;
}

CheckpointHeader header_of(const Proof& proof, const prover::ProofTable& table)
{
    CheckpointHeader header;
    header.magic = magic;
    header.nodes = proof.standing.nodes;
    header.milliseconds = static_cast<std::uint64_t>(proof.time.count());
    std::copy(proof.position.pits.begin(), proof.position.pits.end(), header.pits.begin());
    std::copy(proof.position.stores.begin(), proof.position.stores.end(), header.stores.begin());
    header.to_move = proof.position.to_move == mancala::Player::one ? 1 : 2;
    header.lower = static_cast<std::int8_t>(proof.standing.lower);
    header.upper = static_cast<std::int8_t>(proof.standing.upper);
    header.at_least = packed(proof.goal.at_least);
    header.below = packed(proof.goal.below);
    header.turns = static_cast<std::uint8_t>(proof.standing.turns);
    header.megabytes = static_cast<std::uint32_t>(megabytes_of(table.size()));
    return header;
}

Proof proof_in(const CheckpointHeader& header)
{
    Proof proof;
    std::copy(header.pits.begin(), header.pits.end(), proof.position.pits.begin());
    std::copy(header.stores.begin(), header.stores.end(), proof.position.stores.begin());
    proof.position.to_move = header.to_move == 1 ? mancala::Player::one : mancala::Player::two;
    proof.goal = {bound_in(header.at_least), bound_in(header.below)};
    proof.standing = {
        .lower = header.lower, .upper = header.upper, .turns = header.turns, .nodes = header.nodes};
    proof.time = std::chrono::milliseconds(header.milliseconds);
    return proof;
}

template <typename T>
T value_at(std::span<const std::byte> bytes, std::size_t at)
{
    T value;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

/// What is wrong with these bytes; empty if nothing is.
std::string fault_of(std::span<const std::byte> bytes)
{
    constexpr std::size_t frame = sizeof(CheckpointHeader) + sizeof(CheckpointTrailer);
    const auto begins_with = [&](const std::array<char, 8>& word) {
        return bytes.size() >= word.size() &&
               std::memcmp(bytes.data(), word.data(), word.size()) == 0;
    };
    const bool is_old = begins_with(old_magic);
    if (!is_old && !begins_with(magic)) {
        return "no checkpoint of mancala-solve";
    }
    if (bytes.size() < frame || (bytes.size() - frame) % sizeof(Record) != 0) {
        return "a damaged checkpoint: bytes are missing";
    }
    const std::size_t end = bytes.size() - sizeof(CheckpointTrailer);
    const auto trailer = value_at<CheckpointTrailer>(bytes, end);
    using Carry = base::WordChecksum::Carry;
    base::WordChecksum sum(is_old ? Carry::upwards : Carry::both_ways);
    sum.add(bytes.first(end + sizeof trailer.entries));
    if (trailer.checksum != sum.value() ||
        trailer.entries != (bytes.size() - frame) / sizeof(Record)) {
        return "a damaged checkpoint: wrong checksum";
    }
    return {};
}

} // namespace

void save(const std::filesystem::path& file, const Proof& proof, const prover::ProofTable& table)
{
    glue::write_whole_file(file, [&](const glue::Pieces& pieces) {
        constexpr std::size_t at_once = std::size_t{1} << 16U;
        Writer writer(pieces);
        const CheckpointHeader header = header_of(proof, table);
        writer.write(std::span(&header, 1));
        std::vector<Record> records(at_once);
        CheckpointTrailer trailer;
        std::size_t bucket = 0;
        do {
            std::size_t copied = 0;
            bucket = table.copy(bucket, records, copied);
            writer.write(std::span<const Record>(records).first(copied));
            trailer.entries += copied;
        } while (bucket != 0);
        writer.write(std::span<const std::uint64_t>(&trailer.entries, 1));
        trailer.checksum = writer.sum();
        writer.write(std::span<const std::uint64_t>(&trailer.checksum, 1));
    });
}

base::Result<Checkpoint> Checkpoint::open(const std::filesystem::path& file)
{
    auto opened = glue::FileBytes::open(file);
    if (!opened) {
        return base::failure(opened.error());
    }
    if (!*opened) {
        return base::failure({file.string(), 0, 0, "there is no such file", ""});
    }
    const std::span<const std::byte> bytes = (*opened)->bytes();
    if (std::string fault = fault_of(bytes); !fault.empty()) {
        return base::failure({file.string(), 0, 0, std::move(fault), ""});
    }
    const auto header = value_at<CheckpointHeader>(bytes, 0);
    Checkpoint checkpoint;
    checkpoint.proof_ = proof_in(header);
    checkpoint.megabytes_ = header.megabytes;
    checkpoint.entries_ =
        value_at<CheckpointTrailer>(bytes, bytes.size() - sizeof(CheckpointTrailer)).entries;
    checkpoint.file_ = std::move(*opened);
    return checkpoint;
}

/// With twice the room of the entries hardly one in thirty, and a cheap one, finds its bucket full;
/// the table that was written took them all.
std::size_t Checkpoint::least_megabytes() const
{
    const std::size_t entries = megabytes_of(entries_);
    return megabytes_ == 0 ? entries : std::min(2 * entries, megabytes_);
}

std::size_t Checkpoint::usual_megabytes() const
{
    return megabytes_ == 0 ? 2 * megabytes_of(entries_) : megabytes_;
}

bool Checkpoint::pour(prover::ProofTable& table, const std::stop_token& stop) const
{
    constexpr std::uint64_t often = 1U << 16U;
    for (std::uint64_t i = 0; i < entries_; ++i) {
        if (i % often == 0 && stop.stop_requested()) {
            return false;
        }
        table.restore(
            value_at<Record>(file_->bytes(), sizeof(CheckpointHeader) + i * sizeof(Record)));
    }
    return true;
}

} // namespace mancala_solve
