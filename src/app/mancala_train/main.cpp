// mancala-train: reads the command line, trains, and shows how far it is.
#include "app/mancala_train/training.hpp"

#include <exception>
#include <iostream>
#include <mutex>

namespace {

using namespace mancala_train;

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
    if (!done) {
        std::cerr << "mancala-train: " << base::to_string(done.error()) << '\n';
        return exit_failed;
    }
    return exit_done;
}

} // namespace

int main(int argc, const char** argv)
{
    try {
        const auto parsed = parse(argc, argv);
        const auto* options = std::get_if<Options>(&parsed);
        return options == nullptr ? std::get<int>(parsed) : run(*options);
    } catch (const std::exception& error) {
        std::cerr << "mancala-train: " << error.what() << '\n';
        return exit_failed;
    }
}
