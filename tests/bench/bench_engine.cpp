// How fast the engine is, beside the plain rules and beside the clock of the core it runs on.
// bench_engine [DEPTH]: perft to this depth (10 without) as the last of its lines.
#include "core/engine/net.hpp"
#include "core/engine/perft.hpp"
#include "core/engine/search.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <vector>

#include "midgame.hpp"

namespace {

/// Processor time, since the machine may be shared.
double seconds_since(std::clock_t start)
{
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// A multiplication waits three cycles for the one before: the rate tells the core's clock.
double clock_in_ghz()
{
    constexpr std::uint64_t links = 300'000'000;
    constexpr double cycles_a_link = 3;
    std::uint64_t value = 1996;
    const auto start = std::clock();
    for (std::uint64_t i = 0; i < links; ++i) {
        value *= 0x9E37'79B9'7F4A'7C15ULL;
        asm volatile("" : "+r"(value)); // keeps the chain a chain
    }
    return links * cycles_a_link / seconds_since(start) / 1e9;
}

void print_rate(const char* what, std::uint64_t count, double seconds)
{
    std::printf("%-34s %12.2f M/s\n", what, static_cast<double>(count) / seconds / 1e6);
}

constexpr int rounds = 400;

void plain_moves(const std::vector<mancala::Position>& positions)
{
    std::uint64_t moves = 0;
    std::uint64_t sink = 0;
    const auto start = std::clock();
    for (int round = 0; round < rounds / 10; ++round) {
        for (const auto& position : positions) {
            for (const mancala::Pit pit : mancala::all_pits()) {
                if (position.stones(pit) > 0) {
                    sink += mancala::play(position, pit).position.pits[0];
                    ++moves;
                }
            }
        }
    }
    print_rate("moves, plain rules", moves, seconds_since(start));
    std::printf("%s", sink == 1 ? " " : "");
}

void packed_moves(const std::vector<mancala::Position>& positions)
{
    std::vector<engine::Board> boards;
    boards.reserve(positions.size());
    for (const auto& position : positions) {
        boards.push_back(engine::packed(position));
    }
    std::uint64_t moves = 0;
    std::uint64_t sink = 0;
    const auto start = std::clock();
    for (int round = 0; round < rounds; ++round) {
        for (const engine::Board& board : boards) {
            for (int slot = 0; slot < engine::slots; ++slot) {
                if (board.stones(slot) > 0) {
                    const engine::Step step = engine::play(board, slot);
                    sink += step.board.mine + static_cast<std::uint64_t>(step.gain);
                    ++moves;
                }
            }
        }
    }
    print_rate("moves, engine", moves, seconds_since(start));
    std::printf("%s", sink == 1 ? " " : "");
}

void perft_rates(int depth)
{
    const engine::Board start_board = engine::packed(mancala::initial());
    auto start = std::clock();
    const std::uint64_t played = engine::perft_playing_all(start_board, depth - 2);
    print_rate("perft, all moves played", played, seconds_since(start));
    start = std::clock();
    const std::uint64_t counted = engine::perft(start_board, depth);
    const double seconds = seconds_since(start);
    print_rate("perft, last moves counted", counted, seconds);
    std::printf("perft(%d) = %llu in %.1f s\n", depth, static_cast<unsigned long long>(counted),
                seconds);
}

void search_rates()
{
    constexpr std::uint64_t nodes = 20'000'000;
    const auto net = std::make_unique<engine::Net>(engine::built_in_weights());
    const engine::Board start_board = engine::packed(mancala::initial());
    engine::Search search(*net, nullptr, std::size_t{1} << 22U);
    const auto start = std::clock();
    const engine::Report report = search.run(start_board, {.nodes = nodes});
    print_rate("search nodes, 64 MB, cold", report.nodes, seconds_since(start));
    std::printf("value %+.2f, %d turns deep\n", report.value / double{engine::unit}, report.turns);
}

struct Rate
{
    double of_time;      ///< nodes a second
    double of_processor; ///< nodes a second of one processor
};

Rate rate_with(engine::Search& search, const engine::Board& board, unsigned threads)
{
    search.forget();
    const auto used = std::clock();
    const auto start = std::chrono::steady_clock::now();
    const auto nodes = static_cast<double>(
        search.run(board, {.deadline = start + std::chrono::seconds(1)}, threads).nodes);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    return {nodes / time.count(), nodes / seconds_since(used)};
}

double median(std::vector<double> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    return numbers[numbers.size() / 2];
}

/// In turn, since a shared machine is not as fast at one time as at another. Where others take the
/// second processor, what each thread does with its own still tells what two would do alone.
void thread_rates(const std::vector<mancala::Position>& positions)
{
    constexpr std::size_t measurings = 9;
    const auto net = std::make_unique<engine::Net>(engine::built_in_weights());
    engine::Search search(*net, nullptr, std::size_t{1} << 22U);
    std::vector<double> of_time;
    std::vector<double> of_processor;
    std::vector<double> alone;
    for (std::size_t i = 0; i < measurings; ++i) {
        const engine::Board board = engine::packed(positions[i]);
        const Rate one = rate_with(search, board, 1);
        const Rate two = rate_with(search, board, 2);
        alone.push_back(one.of_time / 1e6);
        of_time.push_back(two.of_time / one.of_time);
        of_processor.push_back(2 * two.of_processor / one.of_processor);
    }
    std::printf("%-34s %12.2f M/s\n", "search nodes, 1 thread, median", median(alone));
    std::printf("%-34s %12.2f times\n", "2 threads, median", median(of_time));
    std::printf("%-34s %12.2f times\n", "2 threads, by processor time", median(of_processor));
}

/// As in a match: a memory of the budget's size, forgotten before each move.
void moves_of_a_game(const std::vector<mancala::Position>& positions, std::uint64_t nodes)
{
    const auto net = std::make_unique<engine::Net>(engine::built_in_weights());
    engine::Search search(*net, nullptr, 2 * nodes);
    std::uint64_t sum = 0;
    const auto start = std::clock();
    const std::size_t moves = positions.size() / 4;
    for (std::size_t i = 0; i < moves; ++i) {
        search.forget();
        sum += search.run(engine::packed(positions[i]), {.nodes = nodes}).nodes;
    }
    const double seconds = seconds_since(start);
    print_rate("search nodes, 3000 a move", sum, seconds);
    std::printf("%-34s %12.3f ms\n", "a move of 3000 nodes",
                seconds * 1e3 / static_cast<double>(moves));
}

} // namespace

int main(int argc, char** argv)
{
    const int depth = argc > 1 ? std::atoi(argv[1]) : 10;
    std::printf("%-34s %12.2f GHz\n", "clock by an imul chain", clock_in_ghz());
    const auto positions = midgame_positions(4096);
    plain_moves(positions);
    packed_moves(positions);
    moves_of_a_game(positions, 3000);
    search_rates();
    thread_rates(positions);
    perft_rates(depth < 3 ? 3 : depth);
    std::printf("%-34s %12.2f GHz\n", "clock by an imul chain", clock_in_ghz());
    return 0;
}
