#include "ipc/event_loop.hpp"
#include "ipc/hook_runner.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

using namespace std::chrono_literals;
using ipc::HookEnd;

namespace {

/// A runner whose runs are waited for one by one.
struct Stage
{
    explicit Stage(ipc::HookLimits limits = {})
    {
        runner.emplace(loop,
                       ipc::HookHandlers{.ended =
                                             [this](const HookEnd& end) {
                                                 ends.push_back(end);
                                                 if (on_end) {
                                                     on_end();
                                                 }
                                                 look();
                                             },
                                         .line =
                                             [this](const std::string& line) {
                                                 lines.push_back(line);
                                                 look();
                                             }},
                       limits);
    }

    void start(const std::string& script) { runner->start({{"/bin/sh", "-c", script}, {}}); }

    /// Looks at each piece of news, and as often as told.
    void run_until(std::function<bool()> holds,
                   std::optional<std::chrono::milliseconds> every = std::nullopt)
    {
        wanted = std::move(holds);
        if (every) {
            look_every(*every);
        }
        const auto patience = loop.after(60s, [this] {
            FAIL_CHECK("it never came true");
            loop.stop();
        });
        loop.post([this] { look(); });
        loop.run();
        loop.cancel(patience);
        wanted = nullptr;
    }

    /// The end of a run of this script.
    HookEnd end_of(const std::string& script)
    {
        const std::size_t before = ends.size();
        start(script);
        run_until([&] { return ends.size() > before; });
        return ends.back();
    }

    void look()
    {
        if (wanted && wanted()) {
            loop.stop();
        }
    }

    void look_every(std::chrono::milliseconds time)
    {
        look();
        if (wanted) {
            loop.after(time, [this, time] { look_every(time); });
        }
    }

    ipc::EventLoop loop;
    std::vector<HookEnd> ends;
    std::vector<std::string> lines;
    std::function<void()> on_end;
    std::function<bool()> wanted;
    std::optional<ipc::HookRunner> runner; ///< goes before the loop
};

bool has_children()
{
    return ::waitid(P_ALL, 0, nullptr, WEXITED | WNOHANG | WNOWAIT) == 0;
}

std::size_t open_descriptors()
{
    const std::filesystem::directory_iterator all("/proc/self/fd");
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

} // namespace

TEST_SUITE_BEGIN("ipc/hook_runner");

TEST_CASE("a run ends as the program ends")
{
    Stage stage;
    CHECK(stage.end_of("exit 0").kind == HookEnd::Kind::done);
    const HookEnd exited = stage.end_of("exit 3");
    CHECK(exited.kind == HookEnd::Kind::exited);
    CHECK(exited.number == 3);
    const HookEnd killed = stage.end_of("kill -9 $$");
    CHECK(killed.kind == HookEnd::Kind::killed);
    CHECK(killed.number == 9);
    CHECK_FALSE(has_children());
}

TEST_CASE("a program that cannot be started is told later, not from inside start")
{
    Stage stage;
    stage.runner->start({{"/no/such/program"}, {}});
    CHECK(stage.ends.empty());
    CHECK(stage.runner->is_waiting());
    stage.run_until([&] { return !stage.ends.empty(); });
    CHECK(stage.ends.front().kind == HookEnd::Kind::not_started);
    CHECK(stage.ends.front().reason == "No such file or directory");
    CHECK_FALSE(stage.runner->is_waiting());
}

TEST_CASE("the next run may be started when one has ended")
{
    Stage stage;
    stage.on_end = [&] {
        if (stage.ends.size() < 100) {
            stage.start("exit 0");
        }
    };
    stage.start("exit 0");
    stage.run_until([&] { return stage.ends.size() == 100; });
    CHECK_FALSE(has_children());
}

TEST_CASE("what a program writes comes line by line, the last one without an end, too")
{
    Stage stage;
    stage.end_of("echo one; echo; echo two >&2; printf three");
    CHECK(stage.lines == std::vector<std::string>{"one", "", "two", "three"});
}

TEST_CASE("of a flood as much as the limit is handed on, and the program can end")
{
    Stage stage({.wait = 60s, .output = 10'000});
    CHECK(stage.end_of("head -c 20000000 /dev/zero | tr '\\0' x").kind == HookEnd::Kind::done);
    std::size_t bytes = 0;
    for (const std::string& line : stage.lines) {
        CHECK(line.size() <= 4096);
        bytes += line.size();
    }
    CHECK(bytes == 10'000);
}

TEST_CASE("a long line and the limit are cut between characters")
{
    Stage stage({.wait = 60s, .output = 4100});
    stage.end_of(R"(head -c 4095 /dev/zero | tr '\0' x; printf '\303\274\303\274\303\274')");
    CHECK(stage.lines == std::vector<std::string>{std::string(4095, 'x'), "\xC3\xBC\xC3\xBC"});
}

TEST_CASE("a program that takes too long is reported once, left to itself and reaped at its end")
{
    const support::TemporaryDirectory folder;
    const auto fifo = folder.path() / "fifo";
    REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0);
    Stage stage({.wait = 50ms});
    const HookEnd end = stage.end_of("trap '' TERM; read x <'" + fifo.string() + "'; echo late");
    CHECK(end.kind == HookEnd::Kind::too_long);
    CHECK_FALSE(stage.runner->is_waiting());
    CHECK(has_children());
    std::ofstream(fifo) << "go on\n";
    stage.run_until([&] { return !stage.lines.empty() && !has_children(); }, 10ms);
    CHECK(stage.lines == std::vector<std::string>{"late"});
    CHECK(stage.ends.size() == 1);
}

TEST_CASE("while too many that took too long still run none is started")
{
    Stage stage({.wait = 20ms, .left_running = 2});
    CHECK(stage.end_of("echo $$; exec sleep 1000").kind == HookEnd::Kind::too_long);
    CHECK(stage.end_of("echo $$; exec sleep 1000").kind == HookEnd::Kind::too_long);
    const HookEnd refused = stage.end_of("exit 0");
    CHECK(refused.kind == HookEnd::Kind::too_many);
    CHECK(refused.number == 2);
    stage.run_until([&] { return stage.lines.size() == 2; });
    for (const std::string& child : stage.lines) {
        ::kill(std::stoi(child), SIGKILL);
    }
    // On a loaded machine this one, too, may take longer than the runner waits for it.
    auto kind = HookEnd::Kind::too_long;
    for (int tries = 0; tries < 10 && kind == HookEnd::Kind::too_long; ++tries) {
        stage.run_until([] { return !has_children(); }, 10ms);
        kind = stage.end_of("exit 0").kind;
    }
    CHECK(kind == HookEnd::Kind::done);
}

TEST_CASE("a runner that goes leaves its child to itself and tells nothing more")
{
    const support::TemporaryDirectory folder;
    const auto fifo = folder.path() / "fifo";
    REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0);
    Stage stage;
    stage.start("read x <'" + fifo.string() + "'; echo $x >'" + fifo.string() + "'");
    stage.runner.reset();
    std::ofstream(fifo) << "alive\n";
    std::string answer;
    std::ifstream(fifo) >> answer;
    CHECK(answer == "alive");
    stage.loop.post([&] { stage.loop.stop(); });
    stage.loop.run();
    CHECK(stage.ends.empty());
    ::wait(nullptr);
}

TEST_CASE("programs that runs left behind do not use up our descriptors")
{
    Stage stage;
    stage.end_of("exit 0");
    const std::size_t before = open_descriptors();
    for (int i = 0; i < 40; ++i) {
        CHECK(stage.end_of("sleep 5 & exit 0").kind == HookEnd::Kind::done);
    }
    CHECK(open_descriptors() <= before + 20);
    stage.runner.reset();
    stage.loop.post([&] { stage.loop.stop(); });
    stage.loop.run();
    CHECK(open_descriptors() <= before);
}
