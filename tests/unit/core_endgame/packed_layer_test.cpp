#include "core/base/checksum.hpp"
#include "core/endgame/packed_layer.hpp"

#include <doctest/doctest.h>

using namespace endgame;

namespace {

/// Values of which most are common and some of each sort are not.
std::vector<std::int8_t> many_values(int stones)
{
    std::vector<std::int8_t> values;
    for (std::uint64_t rank = 0; rank < boards_with(stones); ++rank) {
        const auto spread = static_cast<int>(rank * 2'654'435'761U >> 7U & 0xFFU);
        values.push_back(static_cast<std::int8_t>(rank % 5 == 0 ? spread - 128 : spread % 20));
    }
    return values;
}

std::string why_not(const std::vector<std::byte>& bytes)
{
    const auto read = PackedLayer::read(bytes, "a-file");
    return read ? "" : base::to_string(read.error());
}

/// As programs before this one wrote a layer.
std::vector<std::byte> as_in_old_files(std::vector<std::byte> bytes)
{
    LayerHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.magic.back() = '1';
    header.checksum = 0;
    std::memcpy(bytes.data(), &header, sizeof header);
    base::WordChecksum sum(base::WordChecksum::Carry::upwards);
    sum.add(bytes);
    header.checksum = sum.value();
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes;
}

} // namespace

TEST_CASE("a packed layer gives every value back, the rare ones too")
{
    const auto values = many_values(8);
    const auto bytes = pack_layer(8, values);
    const auto layer = PackedLayer::read(bytes, "memory");
    REQUIRE(layer);
    CHECK(layer->stones() == 8);
    CHECK(layer->exceptions() > 1000);
    for (std::uint64_t rank = 0; rank < values.size(); ++rank) {
        REQUIRE(layer->value(rank) == values[rank]);
    }
}

TEST_CASE("a layer of few values takes 5 bits a board")
{
    const std::vector<std::int8_t> values(boards_with(10), 3);
    CHECK(pack_layer(10, values).size() <= values.size() * 5 / 8 + 256);
}

TEST_CASE("a layer with fewer different values than codes is read again, however many are possible")
{
    for (const int stones : {14, 15, 16, 17}) {
        // Layers of 15 to 17 stones have 26, 28 and 30 different values.
        const int different = 2 * stones - 4;
        std::vector<std::int8_t> values(boards_with(stones));
        for (std::size_t rank = 0; rank < values.size(); ++rank) {
            values[rank] = static_cast<std::int8_t>(
                static_cast<int>(rank % static_cast<std::uint64_t>(different)) - stones + 2);
        }
        const auto bytes = pack_layer(stones, values);
        CAPTURE(stones);
        CHECK(why_not(bytes).empty());
    }
}

TEST_CASE("short, foreign and damaged bytes are refused")
{
    const auto bytes = pack_layer(5, many_values(5));
    CHECK(why_not(bytes).empty());
    CHECK(why_not({bytes.begin(), bytes.begin() + 20}).find("too short") != std::string::npos);
    CHECK(why_not({bytes.begin(), bytes.end() - 8}).find("length") != std::string::npos);
    for (const std::size_t at : {std::size_t{0}, sizeof(LayerHeader) + 3, bytes.size() - 1}) {
        auto damaged = bytes;
        damaged[at] ^= std::byte{4};
        CAPTURE(at);
        CHECK(why_not(damaged).find("endgame table") != std::string::npos);
    }
}

TEST_CASE("two flipped bits are noticed, also where each is the top one of its word")
{
    const auto bytes = pack_layer(8, many_values(8));
    for (std::size_t later = sizeof(LayerHeader) + 15; later < bytes.size(); later += 1'000) {
        auto damaged = bytes;
        damaged[sizeof(LayerHeader) + 7] ^= std::byte{0x80};
        damaged[later] ^= std::byte{0x80};
        CAPTURE(later);
        CHECK(why_not(damaged).find("wrong checksum") != std::string::npos);
    }
}

TEST_CASE("a layer in a file of before is read, and refused where it is damaged")
{
    const auto values = many_values(6);
    const auto bytes = as_in_old_files(pack_layer(6, values));
    const auto layer = PackedLayer::read(bytes, "memory");
    REQUIRE(layer);
    CHECK(layer->value(1'000) == values[1'000]);
    auto damaged = bytes;
    damaged[sizeof(LayerHeader) + 3] ^= std::byte{4};
    CHECK(why_not(damaged).find("wrong checksum") != std::string::npos);
    auto renamed = bytes; // the old sum does not do under the new name
    renamed[7] = std::byte{'2'};
    CHECK(why_not(renamed).find("wrong checksum") != std::string::npos);
}
