// How many commands a second the game answers to a C++ client, to a loop in a script run by
// mancala-rx, and to one mancala-send process after the other: the same question (GetPunkte), in
// turns in one run.
//
//     bench_rexx FOLDER      where mancala, mancala-rx and mancala-send lie
//
// Status 1 if the script is slower than half of the client.
#include "ipc/port_client.hpp"
#include "ipc/port_error.hpp"
#include "support/temporary_directory.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int rounds = 7;
constexpr double goal = 0.5;

pid_t start(std::vector<std::string> words)
{
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    pid_t process = 0;
    posix_spawn_file_actions_t quiet;
    ::posix_spawn_file_actions_init(&quiet);
    ::posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    const int error =
        ::posix_spawnp(&process, arguments.front(), &quiet, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&quiet);
    if (error != 0) {
        throw std::system_error(error, std::generic_category(), words.front());
    }
    return process;
}

void run(const std::vector<std::string>& words)
{
    int status = 0;
    ::waitpid(start(words), &status, 0);
    if (status != 0) {
        throw std::runtime_error(words.front() + " failed");
    }
}

ipc::PortClient connected(const ipc::PortPlace& place)
{
    for (const auto until = Clock::now() + 20s; Clock::now() < until;) {
        try {
            return {place, "Mancala.1", 20s};
        } catch (const ipc::PortError&) {
            std::this_thread::sleep_for(20ms);
        }
    }
    throw std::runtime_error("the game does not come up");
}

struct Contender
{
    const char* name;
    int commands; ///< of one turn
    std::function<void(int commands)> ask;
    std::vector<double> rates;
};

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

void take_turn(Contender& contender)
{
    const auto begin = Clock::now();
    contender.ask(contender.commands);
    const std::chrono::duration<double> time = Clock::now() - begin;
    contender.rates.push_back(contender.commands / time.count());
}

/// The start of the program counts for the script, as it does for everybody who runs one.
std::vector<Contender> contenders(const std::string& folder, ipc::PortClient& client)
{
    const auto loop = [&client](int commands) {
        for (int i = 0; i < commands; ++i) {
            (void)client.send("GetPunkte");
        }
    };
    const auto script = [folder](int commands) {
        run({folder + "/mancala-rx", "options results; address 'Mancala.1'; do " +
                                         std::to_string(commands) +
                                         "; getpunkte; parse var result a b; end"});
    };
    const auto processes = [folder](int commands) {
        for (int i = 0; i < commands; ++i) {
            run({folder + "/mancala-send", "GetPunkte"});
        }
    };
    return {{"C++ client", 20000, loop, {}},
            {"mancala-rx", 20000, script, {}},
            {"mancala-send", 100, processes, {}}};
}

bool compare(const std::string& folder, ipc::PortClient& client)
{
    std::vector<Contender> all = contenders(folder, client);
    for (int round = 0; round < rounds; ++round) {
        for (Contender& contender : all) {
            take_turn(contender);
        }
    }
    for (const Contender& contender : all) {
        std::printf("%-14s %9.0f commands/s  %8.1f us each\n", contender.name,
                    median(contender.rates), 1e6 / median(contender.rates));
    }
    const double ratio = median(all[1].rates) / median(all[0].rates);
    std::printf("script / client  %.2f (goal %.2f)\n", ratio, goal);
    return ratio >= goal;
}

/// Starts a game, compares and ends the game again.
bool measure(const std::string& folder)
{
    const support::TemporaryDirectory directory;
    ::setenv("MANCALA_PORTS", directory.path().c_str(), 1);
    ::setenv("XDG_RUNTIME_DIR", directory.path().c_str(), 1);
    const pid_t game = start({folder + "/mancala", "--headless", "--player2", "mensch"});
    bool good = false;
    try {
        ipc::PortClient client = connected(ipc::port_place("Mancala"));
        good = compare(folder, client);
    } catch (const std::exception& error) {
        std::cerr << error.what() << "\n";
    }
    ::kill(game, SIGTERM);
    ::waitpid(game, nullptr, 0);
    return good;
}

} // namespace

int main(int argc, char** argv)
try {
    if (argc != 2) {
        std::cerr << "usage: bench_rexx FOLDER\n";
        return 10;
    }
    return measure(argv[1]) ? 0 : 1;
} catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 10;
}
