#include "core/engine/memory.hpp"

#include <algorithm>
#include <bit>

namespace engine {

namespace {

// The data word from its lowest bit: value 16, depth 10, slot 4, bound 2, age 8, epoch 16.
constexpr unsigned depth_shift = 16;
constexpr unsigned slot_shift = 26;
constexpr unsigned bound_shift = 30;
constexpr unsigned age_shift = 32;
constexpr unsigned epoch_shift = 40;
constexpr std::uint64_t most_epochs = 0xFFFF;

constexpr int most_depth = proved_depth;

int depth_in(std::uint64_t data)
{
    return static_cast<int>(data >> depth_shift & 0x3FFU);
}

std::uint64_t pack(const Memo& memo, std::uint64_t age, std::uint64_t epoch)
{
    const auto depth = static_cast<std::uint64_t>(std::clamp(memo.depth, 0, most_depth));
    return static_cast<std::uint16_t>(static_cast<std::int16_t>(memo.value)) |
           depth << depth_shift | static_cast<std::uint64_t>(memo.slot) << slot_shift |
           static_cast<std::uint64_t>(memo.bound) << bound_shift | age << age_shift |
           epoch << epoch_shift;
}

Memo unpack(std::uint64_t data)
{
    return {.value = static_cast<std::int16_t>(static_cast<std::uint16_t>(data & 0xFFFFU)),
            .depth = depth_in(data),
            .slot = static_cast<int>(data >> slot_shift & 0xFU),
            .bound = static_cast<Bound>(data >> bound_shift & 3U)};
}

} // namespace

Memory::Memory(std::size_t boards)
    : buckets_(std::bit_ceil(std::max<std::size_t>(boards, per_bucket)) / per_bucket)
{
}

bool Memory::is_current(std::uint64_t data) const
{
    return data >> epoch_shift == epoch_;
}

std::optional<Memo> Memory::find(std::uint64_t key) const
{
    for (const Entry& entry : bucket(key).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if ((entry.check.load(std::memory_order_relaxed) ^ data) == key && is_current(data)) {
            return unpack(data);
        }
    }
    return std::nullopt;
}

/// How much an entry would be missed.
int Memory::worth(std::uint64_t data) const
{
    if (!is_current(data)) {
        return -2 * most_depth;
    }
    const bool old = (data >> age_shift & 0xFFU) != age_;
    return depth_in(data) - (old ? most_depth : 0);
}

void Memory::store(std::uint64_t key, const Memo& memo)
{
    auto& entries = buckets_[key & (buckets_.size() - 1)].entries;
    Entry* place = nullptr;
    int least = 3 * most_depth;
    for (Entry& entry : entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if ((entry.check.load(std::memory_order_relaxed) ^ data) == key) {
            place = &entry;
            break;
        }
        if (const int now = worth(data); now < least) {
            least = now;
            place = &entry;
        }
    }
    const std::uint64_t data = pack(memo, age_, epoch_);
    place->check.store(key ^ data, std::memory_order_relaxed);
    place->data.store(data, std::memory_order_relaxed);
}

void Memory::grow_older()
{
    age_ = (age_ + 1) & 0xFFU;
}

void Memory::forget()
{
    age_ = 0;
    if (++epoch_ <= most_epochs) {
        return;
    }
    epoch_ = 1;
    for (Bucket& bucket : buckets_.all()) {
        for (Entry& entry : bucket.entries) {
            entry.check.store(0, std::memory_order_relaxed);
            entry.data.store(0, std::memory_order_relaxed);
        }
    }
}

} // namespace engine
