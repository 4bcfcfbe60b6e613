// How fast the port answers, measured beside a bare Asio line-echo server in the same run: round
// trips per second (one request, then its answer, then the next) of a client of the echo server, of
// one that loops over GetBrett and of one that plays by CallNeu and CallZug, in turns. On a machine
// that others use, the server's processor time for a command, of all its threads, says more.
//
//     bench_port PROGRAM [ARGUMENT..]     e.g. bench_port bin/mancala --headless
//
// The program is started on ports of its own. Without arguments for it, it gets --headless; with
// others (--scale 1) and a display it shows its window, which animates the moves meanwhile. All run
// on one processor: a round trip between two takes four times as long, and who is put where changes
// from run to run. Status 1 if one of the ratios to echo is below the goal.
#include "ipc/port_client.hpp"
#include "ipc/port_error.hpp"
#include "support/temporary_directory.hpp"

#include <sched.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <iostream>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "echo_server.hpp"

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int rounds = 61;
constexpr auto turn = 50ms;
constexpr double goal = 0.7;

/// A child process that is ended with this.
class Child
{
  public:
    explicit Child(std::vector<std::string> words)
    {
        std::vector<char*> arguments;
        arguments.reserve(words.size() + 1);
        for (std::string& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        const int error = ::posix_spawnp(&process_, arguments.front(), nullptr, nullptr,
                                         arguments.data(), environ);
        if (error != 0) {
            throw std::system_error(error, std::generic_category(), words.front());
        }
    }
    ~Child()
    {
        ::kill(process_, SIGTERM);
        ::waitpid(process_, nullptr, 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Processor time so far, of all its threads.
    [[nodiscard]] std::chrono::nanoseconds work() const
    {
        clockid_t clock{};
        timespec time{};
        if (::clock_getcpuclockid(process_, &clock) != 0 || ::clock_gettime(clock, &time) != 0) {
            throw std::runtime_error("a child has no clock");
        }
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

  private:
    pid_t process_ = 0;
};

/// Connects as soon as the program behind the port is up.
ipc::PortClient connected(const ipc::PortPlace& place, const std::string& name)
{
    for (const auto until = Clock::now() + 20s; Clock::now() < until;) {
        try {
            return {place, name, 20s};
        } catch (const ipc::PortError&) {
            std::this_thread::sleep_for(20ms);
        }
    }
    throw std::runtime_error(name + " does not come up");
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

struct Contender
{
    const char* name;
    const Child& server;
    std::function<void()> round_trip;
    std::vector<double> rates = {}; ///< round trips per second, each of one turn
    std::vector<double> costs = {}; ///< microseconds of the server for one, likewise
};

void take_turn(Contender& contender)
{
    const auto worked = contender.server.work();
    const auto begin = Clock::now();
    int done = 0;
    while (Clock::now() < begin + turn) {
        contender.round_trip();
        ++done;
    }
    const std::chrono::duration<double> time = Clock::now() - begin;
    const std::chrono::duration<double, std::micro> cost = contender.server.work() - worked;
    contender.rates.push_back(done / time.count());
    contender.costs.push_back(cost.count() / done);
}

void expect(bool holds, const std::string& answer)
{
    if (!holds) {
        throw std::runtime_error("unexpected answer: " + answer);
    }
}

/// Moves until the game is over, then begins anew; each call one round trip.
class Play
{
  public:
    explicit Play(ipc::PortClient& client)
        : client_(client)
    {
    }
    void operator()()
    {
        const std::string answer = client_.get().send(over_ ? "CallNeu" : "CallZug");
        expect(answer == "0" || (!over_ && answer.starts_with("5 ")), answer);
        over_ = answer != "0";
    }

  private:
    std::reference_wrapper<ipc::PortClient> client_;
    bool over_ = true;
};

bool compare(std::vector<Contender> contenders)
{
    for (int round = 0; round < rounds; ++round) {
        for (Contender& contender : contenders) {
            take_turn(contender);
        }
    }
    const double echo = median(contenders.front().rates);
    bool met = true;
    for (const Contender& contender : contenders) {
        const double rate = median(contender.rates);
        std::printf("%-18s %8.0f round trips/s   %.2f of echo   %5.1f us of processor time\n",
                    contender.name, rate, rate / echo, median(contender.costs));
        met = met && rate / echo >= goal;
    }
    std::printf("goal %.2f of echo: %s\n", goal, met ? "met" : "missed");
    return met;
}

bool measure(const std::string& self, std::vector<std::string> program)
{
    const support::TemporaryDirectory directory;
    for (const char* place :
         {"MANCALA_PORTS", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"}) {
        ::setenv(place, directory.path().c_str(), 1);
    }
    const ipc::PortPlace game_place = ipc::port_place("Mancala");
    ipc::PortPlace echo_place = game_place;
    echo_place.base = "Echo";
    if (program.size() == 1) {
        program.emplace_back("--headless");
    }
    program.insert(program.end(), {"--player1", "mensch", "--player2", "mensch"});
    const Child echo_server({self, "--echo", ipc::port_path(echo_place, "Echo.1")});
    const Child game(program);
    ipc::PortClient echo = connected(echo_place, "Echo.1");
    ipc::PortClient query = connected(game_place, "Mancala.1");
    ipc::PortClient play = connected(game_place, "Mancala.1");
    const auto ask = [](ipc::PortClient& client, const char* line, const char* begin) {
        const std::string answer = client.send(line);
        expect(answer.starts_with(begin), answer);
    };
    return compare({{"echo", echo_server, [&] { ask(echo, "GetBrett", "GetBrett"); }},
                    {"GetBrett", game, [&] { ask(query, "GetBrett", "0 "); }},
                    {"CallNeu/CallZug", game, Play(play)}});
}

/// This process and all that it starts, on the processor where it is.
void stay_on_one_processor()
{
    cpu_set_t processors;
    CPU_ZERO(&processors);
    CPU_SET(static_cast<std::size_t>(::sched_getcpu()), &processors);
    if (::sched_setaffinity(0, sizeof processors, &processors) != 0) {
        throw std::system_error(errno, std::generic_category(), "one processor for all");
    }
}

} // namespace

int main(int argc, char** argv)
{
    try {
        const std::vector<std::string> words(argv + 1, argv + argc);
        if (words.size() == 2 && words.front() == "--echo") {
            bench::serve_echo(words.back());
            return 0;
        }
        if (words.empty()) {
            std::cerr << "bench_port PROGRAM [ARGUMENT..]\n";
            return 2;
        }
        stay_on_one_processor();
        return measure(argv[0], words) ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << error.what() << "\n";
        return 2;
    }
}
