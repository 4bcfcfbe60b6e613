// mancala-train: reads the command line, trains, and shows how far it is.
#include "app/command_line/program.hpp"
#include "app/mancala_train/training.hpp"

#include <iostream>
#include <mutex>

namespace {

using namespace mancala_train;

constexpr command_line::Program program("mancala-train", exit_failed);

int run(const Options& options)
{
    std::mutex printing;
    const Listener listener{
        .line = [](const std::string& line) { std::cout << line << std::endl; },
        .progress =
            [&](int round, std::uint64_t games) {
                const std::uint64_t step = options.plan.games < 100 ? 1 : options.plan.games / 100;
                if (games % step == 0 || games == options.plan.games) {
                    const std::lock_guard lock(printing);
                    std::cerr << "\rround " << round << " of " << options.plan.rounds << ": "
                              << games << " of " << options.plan.games << " games "
                              << (games == options.plan.games ? "\n" : "") << std::flush;
                }
            }};
    const auto done = train(options, listener);
    return done ? exit_done : program.refuse(done.error(), exit_failed);
}

} // namespace

int main(int argc, const char** argv)
{
    return program.run([&] { return parse(argc, argv); }, run);
}
