#include "core/base/rng.hpp"
#include "core/engine/net.hpp"
#include "core/mancala/rules.hpp"

#include <doctest/doctest.h>

#include <memory>

using engine::NetWeights;

namespace {

std::unique_ptr<NetWeights> random_weights()
{
    auto weights = std::make_unique<NetWeights>();
    base::Rng rng(9);
    const auto some = [&] { return static_cast<std::int16_t>(rng.between(-200, 200)); };
    for (auto& slot : weights->first) {
        for (auto& level : slot) {
            for (auto& unit : level) {
                unit = some();
            }
        }
    }
    for (std::size_t unit = 0; unit < NetWeights::hidden; ++unit) {
        weights->first_bias[unit] = some();
        weights->second[unit] = some();
    }
    weights->second_bias = -70'000;
    return weights;
}

/// The same sum, term by term.
int plain_value(const NetWeights& weights, const engine::Board& board)
{
    std::int64_t value = weights.second_bias;
    for (std::size_t unit = 0; unit < NetWeights::hidden; ++unit) {
        std::int64_t sum = weights.first_bias[unit];
        for (std::size_t slot = 0; slot < engine::slots; ++slot) {
            const int stones = board.stones(static_cast<int>(slot));
            const auto level = static_cast<std::size_t>(stones > 15 ? 15 : stones);
            sum += weights.first[slot][level][unit];
        }
        value += sum > 0 ? sum * weights.second[unit] : 0;
    }
    constexpr std::int64_t one_stone = std::int64_t{NetWeights::scale} * NetWeights::scale;
    return static_cast<int>(value * engine::unit / one_stone);
}

std::string reason(const std::string& bytes)
{
    const auto weights = engine::read_net(bytes, "a.net");
    REQUIRE_FALSE(weights);
    CHECK(weights.error().file == "a.net");
    return weights.error().text;
}

} // namespace

TEST_SUITE_BEGIN("core/engine/net");

TEST_CASE("the value is the sum of the layers, for boards with large pits too")
{
    const auto weights = random_weights();
    const engine::Net net(*weights);
    base::Rng rng(3);
    mancala::Outcome now{.position = mancala::initial(9)};
    while (!now.over) {
        const engine::Board board = engine::packed(now.position);
        REQUIRE(net.value(board) == plain_value(*weights, board));
        const auto pits = mancala::pits_with_stones(now.position);
        now = mancala::play(now.position, pits[rng.below(pits.size())]);
    }
}

TEST_CASE("weights are read as they were written")
{
    const auto weights = random_weights();
    const auto read = engine::read_net(engine::write_net(*weights), "a.net");
    REQUIRE(read);
    CHECK(*read == *weights);
}

TEST_CASE("a file that is none, of another version, cut or damaged is refused with its reason")
{
    const std::string whole = engine::write_net(*random_weights());
    CHECK(reason("") == "no weights of a network");
    CHECK(reason("Mancala-Partie 1\n") == "no weights of a network");
    std::string other = whole;
    other[12] = '2';
    CHECK(reason(other) == "weights of another version");
    CHECK(reason(whole.substr(0, 1000)).find("weights have 1000 bytes instead of ") == 0);
    std::string damaged = whole;
    damaged[5000] = static_cast<char>(damaged[5000] ^ 1);
    CHECK(reason(damaged) == "weights are damaged (wrong checksum)");
}

TEST_CASE("weights that could overflow are refused")
{
    auto weights = random_weights();
    weights->first[3][2][1] = 32'000;
    CHECK(reason(engine::write_net(*weights)) == "weights are too large to compute with");
}

TEST_CASE("the built-in weights can be read, and it is good to be to move at the start")
{
    const engine::Net net(engine::built_in_weights());
    const int value = net.value(engine::packed(mancala::initial()));
    CHECK(value > 0);
    CHECK(value < 10 * engine::unit);
}

TEST_SUITE_END();
