#include "app/mancala_train/samples.hpp"

#include <doctest/doctest.h>

using mancala_train::Sample;

TEST_SUITE_BEGIN("app/mancala_train/samples");

TEST_CASE("samples are read as they were written, none of them too")
{
    const std::vector<Sample> samples{{{1, 2}, 0.5F, -3.0F}, {{0x06'0504'0302ULL, 7}, 1.0F, 2.0F}};
    const auto read = mancala_train::read_samples(mancala_train::write_samples(samples), "s");
    REQUIRE(read);
    CHECK(*read == samples);
    CHECK(mancala_train::read_samples(mancala_train::write_samples({}), "s")->empty());
}

TEST_CASE("a cut or damaged file is refused by name")
{
    const std::string whole = mancala_train::write_samples({{{1, 2}, 0.5F, -3.0F}});
    std::string damaged = whole;
    damaged[30] = static_cast<char>(damaged[30] ^ 1);
    for (const std::string& bytes : {std::string(), whole.substr(0, 40), damaged, "x" + whole}) {
        const auto read = mancala_train::read_samples(bytes, "round-1.samples");
        REQUIRE_FALSE(read);
        CHECK(read.error().file == "round-1.samples");
    }
}

TEST_SUITE_END();
