// The same algorithm as a CanDo script and as a Lua 5.4 script, several rounds in turn. Prints the
// times and the median of the rounds' ratios. Argument: positions a round.
#include "candoscript/compiler.hpp"
#include "candoscript/run.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <vector>

namespace {

const std::string folder = TEST_SOURCE_DIR "/bench/";

struct Measured
{
    double seconds = 0;
    long sum = 0;
};

double cpu_seconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

Measured cando_round(const candoscript::Program& program, int positions)
{
    candoscript::Store store(program);
    base::Rng random(1);
    base::Budget budget;
    const candoscript::Host host{{candoscript::HostNumber{"Rounds", positions}}, {}};
    const double start = cpu_seconds();
    const auto outcome = candoscript::run(store, host, random, budget);
    const double seconds = cpu_seconds() - start;
    if (!std::holds_alternative<candoscript::Finished>(outcome)) {
        throw std::runtime_error("the script did not finish");
    }
    return {seconds, store.integer("Sum").value()};
}

Measured lua_round(int positions)
{
    const std::string command =
        "lua5.4 '" + folder + "cando_moves.lua' " + std::to_string(positions);
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    Measured result;
    if (!pipe || std::fscanf(pipe.get(), "%lf %ld", &result.seconds, &result.sum) != 2) {
        throw std::runtime_error("lua5.4 did not answer: apt-get install lua5.4");
    }
    return result;
}

candoscript::Program load()
{
    std::ifstream file(folder + "cando_moves.cando", std::ios::binary);
    const std::string source{std::istreambuf_iterator<char>(file), {}};
    auto program = candoscript::load(source);
    if (!program) {
        throw std::runtime_error(base::to_string(program.error()));
    }
    return std::move(*program);
}

int measure(int positions)
{
    constexpr int rounds = 9;
    const candoscript::Program program = load();
    std::vector<double> ratios;
    for (int i = 0; i < rounds; ++i) {
        const Measured cando = cando_round(program, positions);
        const Measured lua = lua_round(positions);
        if (cando.sum != lua.sum) {
            throw std::runtime_error("different sums: " + std::to_string(cando.sum) + " and " +
                                     std::to_string(lua.sum));
        }
        ratios.push_back(cando.seconds / lua.seconds);
        std::printf("round %d: CanDo %.3f s, Lua %.3f s, ratio %.2f, sum %ld\n", i + 1,
                    cando.seconds, lua.seconds, ratios.back(), cando.sum);
    }
    std::sort(ratios.begin(), ratios.end());
    std::printf("CanDo : Lua = %.2f (median; below 1: CanDo is faster)\n", ratios[rounds / 2]);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return measure(argc > 1 ? std::atoi(argv[1]) : 100000);
    } catch (const std::exception& error) {
        std::cerr << "bench_cando: " << error.what() << '\n';
        return 1;
    }
}
