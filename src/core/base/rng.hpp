// A small seeded generator that gives the same numbers on every machine and compiler. The standard
// distributions are not used anywhere: their results differ between libraries.
#pragma once

#include <cstdint>

namespace base {

/// SplitMix64 (Steele, Lea, Flood 2014): one word of state, any seed is good.
class Rng
{
  public:
    explicit constexpr Rng(std::uint64_t seed)
        : state_(seed)
    {
    }

    constexpr std::uint64_t next()
    {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    /// 0 .. bound-1, each equally likely; bound > 0.
    constexpr std::uint64_t below(std::uint64_t bound)
    {
        // Numbers from the incomplete last stretch are thrown away, since they would favour small
        // results.
        const std::uint64_t reject = (0 - bound) % bound;
        std::uint64_t number = next();
        while (number < reject) {
            number = next();
        }
        return number % bound;
    }

    /// low .. high, both ends included; low <= high.
    constexpr std::int64_t between(std::int64_t low, std::int64_t high)
    {
        const auto span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
        const std::uint64_t offset = span == 0 ? next() : below(span);
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + offset);
    }

  private:
    std::uint64_t state_;
};

/// An independent seed for the n-th part of something that has a seed (a game's n-th move, a
/// match's n-th game).
[[nodiscard]] constexpr std::uint64_t derive_seed(std::uint64_t seed, std::uint64_t n)
{
    Rng mixer(seed ^ (n * 0xD6E8FEB86659FD93ULL));
    mixer.next();
    return mixer.next();
}

} // namespace base
