#include "core/prover/proof_table.hpp"

#include <doctest/doctest.h>

#include <vector>

using prover::Facts;
using prover::Kind;
using prover::ProofTable;
using prover::Verdict;

TEST_CASE("a table keeps all that is known of a board")
{
    ProofTable table(1 << 16);
    const Facts facts{.lower = -63,
                      .upper = 63,
                      .at_least = {-12, 511},
                      .below = {40, 7},
                      .slot = 11,
                      .effort = 63};
    table.store(0x1234'5678'9ABC'DEF0, facts);
    CHECK_FALSE(table.find(0x1234'5678'9ABC'DEF1));
    const auto found = table.find(0x1234'5678'9ABC'DEF0);
    REQUIRE(found);
    CHECK(found->lower == -63);
    CHECK(found->upper == 63);
    CHECK(found->at_least.bound == -12);
    CHECK(found->at_least.depth == 511);
    CHECK(found->below.bound == 40);
    CHECK(found->below.depth == 7);
    CHECK(found->slot == 11);
    CHECK(found->effort == 63);
}

TEST_CASE("proved bounds answer claims, easier ones too")
{
    const Facts facts{.lower = 2, .upper = 4};
    CHECK(facts.on({Kind::at_least, 2}) == Verdict::proved);
    CHECK(facts.on({Kind::at_least, 3}) == Verdict::unknown);
    CHECK(facts.on({Kind::at_least, 5}) == Verdict::disproved);
    CHECK(facts.on({Kind::below, 5}) == Verdict::proved);
    CHECK(facts.on({Kind::below, 4}) == Verdict::unknown);
    CHECK(facts.on({Kind::below, 2}) == Verdict::disproved);
}

TEST_CASE("a vain attempt stands for shallower and for harder ones")
{
    const Facts facts{.at_least = {3, 20}, .below = {3, 20}};
    CHECK(facts.tried({Kind::at_least, 3}, 20));
    CHECK(facts.tried({Kind::at_least, 4}, 8));
    CHECK_FALSE(facts.tried({Kind::at_least, 2}, 8));
    CHECK_FALSE(facts.tried({Kind::at_least, 3}, 21));
    CHECK(facts.tried({Kind::below, 2}, 8));
    CHECK_FALSE(facts.tried({Kind::below, 4}, 8));
}

TEST_CASE("where there is no room the entry goes that cost least")
{
    ProofTable table(1); // one bucket
    REQUIRE(table.size() == ProofTable::per_bucket);
    for (std::uint64_t key = 1; key <= 4; ++key) {
        table.store(key, {.lower = 1, .effort = key == 3 ? 2 : 9});
    }
    table.store(5, {.lower = 1, .effort = 1});
    CHECK_FALSE(table.find(3));
    for (const std::uint64_t key : {1U, 2U, 4U, 5U}) {
        CHECK(table.find(key));
    }
    CHECK(table.fill() == 1.0);
}

TEST_CASE("nothing goes while there is room, however cheap and old it is")
{
    ProofTable table(1); // one bucket
    for (std::uint64_t key = 1; key <= ProofTable::per_bucket; ++key) {
        table.store(key, {.lower = 1});
        for (int i = 0; i < 20; ++i) {
            table.grow_older();
        }
    }
    for (std::uint64_t key = 1; key <= ProofTable::per_bucket; ++key) {
        CHECK(table.find(key));
    }
}

TEST_CASE("a copied table has the same entries in a table of another size")
{
    ProofTable table(1 << 12);
    for (std::uint64_t i = 1; i <= 100; ++i) {
        table.store(i * 0x9E37'79B9'7F4A'7C15, {.lower = static_cast<int>(i % 50), .effort = 3});
    }
    ProofTable other(1 << 16);
    std::vector<ProofTable::Record> records(16);
    std::size_t bucket = 0;
    std::size_t all = 0;
    do {
        std::size_t copied = 0;
        bucket = table.copy(bucket, records, copied);
        for (std::size_t i = 0; i < copied; ++i) {
            CHECK(other.restore(records[i]));
        }
        all += copied;
    } while (bucket != 0);
    std::size_t same = 0;
    for (std::uint64_t i = 1; i <= 100; ++i) {
        const auto facts = table.find(i * 0x9E37'79B9'7F4A'7C15);
        const auto restored = other.find(i * 0x9E37'79B9'7F4A'7C15);
        REQUIRE(facts.has_value() == restored.has_value());
        same += facts && facts->lower == restored->lower ? 1U : 0U;
    }
    CHECK(same == all);
    CHECK(same > 90);
}

TEST_CASE("a table takes all the bytes it was given, and all of them are used")
{
    for (const std::size_t buckets : {1U, 3U, 100U, 1023U}) {
        ProofTable table(buckets * 64 + 63);
        CHECK(table.size() == buckets * ProofTable::per_bucket);
        for (std::uint64_t i = 1; i <= 40 * table.size(); ++i) {
            table.store(i * 0x9E37'79B9'7F4A'7C15, {.lower = 1, .effort = 3});
        }
        CHECK(table.fill() == 1.0);
    }
}

TEST_CASE("a table of the same or twice the size takes all that was copied")
{
    ProofTable table(3'000 * 64);
    for (std::uint64_t i = 1; i <= 20'000; ++i) {
        table.store(i * 0x9E37'79B9'7F4A'7C15, {.lower = 1, .effort = 3});
    }
    std::vector<ProofTable::Record> records(table.size());
    std::size_t copied = 0;
    CHECK(table.copy(0, records, copied) == 0);
    CHECK(copied > table.size() * 9 / 10);
    for (const std::size_t buckets : {3'000U, 6'000U}) {
        ProofTable other(buckets * 64);
        std::size_t found = 0;
        for (std::size_t i = 0; i < copied; ++i) {
            CHECK(other.restore(records[i]));
        }
        for (std::size_t i = 0; i < copied; ++i) {
            found += other.find(records[i].key) ? 1U : 0U;
        }
        CHECK(found == copied);
    }
}

TEST_CASE("what contradicts itself is no entry")
{
    ProofTable table(1 << 12);
    CHECK_FALSE(table.restore({1, 0}));
    CHECK_FALSE(table.restore({1, ~std::uint64_t{0}}));
}
