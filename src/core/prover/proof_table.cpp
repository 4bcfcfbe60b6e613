#include "core/prover/proof_table.hpp"

#include <algorithm>

namespace prover {

namespace {

// The data word from its lowest bit: lower 7, upper 7, bound 7 and depth 9 of each attempt, slot 4,
// effort 6, age 8.
constexpr unsigned upper_shift = 7;
constexpr unsigned at_least_shift = 14;
constexpr unsigned below_shift = 30;
constexpr unsigned slot_shift = 46;
constexpr unsigned effort_shift = 50;
constexpr unsigned age_shift = 56;

constexpr std::uint64_t value_bits = 0x7F;
constexpr int zero = 64; // values are kept as 1..127
constexpr int deepest = 511;
constexpr int most_effort = 63;

std::uint64_t packed(int value)
{
    return static_cast<std::uint64_t>(value + zero) & value_bits;
}

int value_in(std::uint64_t data, unsigned shift)
{
    return static_cast<int>(data >> shift & value_bits) - zero;
}

std::uint64_t packed(const Attempt& attempt)
{
    const auto depth = static_cast<std::uint64_t>(std::clamp(attempt.depth, 0, deepest));
    const int bound = std::clamp(attempt.bound, -most_stones, most_stones);
    return packed(bound) | depth << upper_shift;
}

Attempt attempt_in(std::uint64_t data, unsigned shift)
{
    return {value_in(data, shift), static_cast<int>(data >> shift >> upper_shift & 0x1FFU)};
}

std::uint64_t packed(const Facts& facts, std::uint64_t age)
{
    return packed(facts.lower) | packed(facts.upper) << upper_shift |
           packed(facts.at_least) << at_least_shift | packed(facts.below) << below_shift |
           static_cast<std::uint64_t>(facts.slot + 1) << slot_shift |
           static_cast<std::uint64_t>(std::clamp(facts.effort, 0, most_effort)) << effort_shift |
           age << age_shift;
}

int effort_in(std::uint64_t data)
{
    return static_cast<int>(data >> effort_shift & 0x3FU);
}

Facts unpacked(std::uint64_t data)
{
    return {.lower = value_in(data, 0),
            .upper = value_in(data, upper_shift),
            .at_least = attempt_in(data, at_least_shift),
            .below = attempt_in(data, below_shift),
            .slot = static_cast<int>(data >> slot_shift & 0xFU) - 1,
            .effort = effort_in(data)};
}

} // namespace

Verdict Facts::on(Claim claim) const
{
    if (claim.kind == Kind::at_least) {
        return lower >= claim.bound  ? Verdict::proved
               : upper < claim.bound ? Verdict::disproved
                                     : Verdict::unknown;
    }
    return upper < claim.bound    ? Verdict::proved
           : lower >= claim.bound ? Verdict::disproved
                                  : Verdict::unknown;
}

bool Facts::tried(Claim claim, int depth) const
{
    return claim.kind == Kind::at_least ? at_least.depth >= depth && claim.bound >= at_least.bound
                                        : below.depth >= depth && claim.bound <= below.bound;
}

ProofTable::ProofTable(std::size_t bytes)
    : buckets_(std::max(bytes, sizeof(Bucket)) / sizeof(Bucket))
{
}

std::optional<Facts> ProofTable::find(std::uint64_t key) const
{
    for (const Entry& entry : bucket(key).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if ((entry.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
            return unpacked(data);
        }
    }
    return std::nullopt;
}

/// How much an entry would be missed: it should have cost many nodes, lately.
int ProofTable::worth(std::uint64_t data) const
{
    if (data == 0) {
        return -4 * most_effort;
    }
    const int older = static_cast<int>((age_ - (data >> age_shift)) & 0xFFU);
    return 4 * effort_in(data) - std::min(older, 3 * 4);
}

void ProofTable::store(std::uint64_t key, const Facts& facts)
{
    put(key, packed(facts, age_));
}

void ProofTable::put(std::uint64_t key, std::uint64_t data)
{
    auto& entries = buckets_[place(key)].entries;
    Entry* place = nullptr;
    int least = 0;
    for (Entry& entry : entries) {
        const std::uint64_t old = entry.data.load(std::memory_order_relaxed);
        if ((entry.check.load(std::memory_order_relaxed) ^ old) == key && old != 0) {
            place = &entry;
            break;
        }
        if (const int now = worth(old); place == nullptr || now < least) {
            least = now;
            place = &entry;
        }
    }
    place->check.store(key ^ data, std::memory_order_relaxed);
    place->data.store(data, std::memory_order_relaxed);
}

void ProofTable::grow_older()
{
    age_ = age_ % 0xFFU + 1;
}

double ProofTable::fill() const
{
    constexpr std::size_t sample = 1024;
    const std::size_t looked = std::min(sample, buckets_.size());
    std::size_t used = 0;
    for (std::size_t i = 0; i < looked; ++i) {
        for (const Entry& entry : buckets_[i].entries) {
            used += entry.data.load(std::memory_order_relaxed) != 0 ? 1 : 0;
        }
    }
    return static_cast<double>(used) / static_cast<double>(looked * per_bucket);
}

std::size_t ProofTable::copy(std::size_t from, std::span<Record> to, std::size_t& copied) const
{
    copied = 0;
    std::size_t i = from;
    for (; i < buckets_.size() && copied + per_bucket <= to.size(); ++i) {
        for (const Entry& entry : buckets_[i].entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            const std::uint64_t key = entry.check.load(std::memory_order_relaxed) ^ data;
            // A torn one most likely belongs elsewhere; in its own place it would be found by
            // nobody, but a smaller table would take it in.
            if (data != 0 && place(key) == i) {
                to[copied++] = {key, data};
            }
        }
    }
    return i == buckets_.size() ? 0 : i;
}

bool ProofTable::restore(const Record& record)
{
    const Facts facts = unpacked(record.data);
    const bool possible = record.data >> age_shift != 0 && facts.slot < engine::slots &&
                          facts.lower <= facts.upper && facts.lower >= -most_stones &&
                          facts.upper <= most_stones;
    if (possible) {
        put(record.key, record.data);
    }
    return possible;
}

} // namespace prover
