#include "app/glue/hook_program.hpp"
#include "ipc/event_loop.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <sys/wait.h>

#include <chrono>
#include <fstream>
#include <string>
#include <vector>

using namespace std::chrono_literals;

namespace {

using Lines = std::vector<std::string>;

struct HookStage
{
    explicit HookStage(Lines command,
                       ipc::HookLimits limits = {},
                       std::string launcher = "",
                       glue::Language language = glue::Language::english)
        : hook(loop,
               {.command = std::move(command),
                .rexx_launcher = std::move(launcher),
                .port_name = [this] { return port; },
                .language = language,
                .tell = [this](const std::string& line) { told.push_back(line); },
                .log = [this](const std::string& line) { logged.push_back(line); },
                .said = [this](const std::string& line) { said.push_back(line); },
                .ended = [this] { loop.stop(); },
                .limits = limits})
    {
    }

    /// One call, until it has ended.
    void call(const Lines& words)
    {
        hook.start(words);
        loop.run();
    }

    void run_until_no_child_is_left()
    {
        while (::waitid(P_ALL, 0, nullptr, WEXITED | WNOHANG | WNOWAIT) == 0) {
            loop.after(10ms, [this] { loop.stop(); });
            loop.run();
        }
    }

    ipc::EventLoop loop;
    std::string port = "Mancala.3";
    Lines told;
    Lines logged;
    Lines said;
    glue::HookProgram hook;
};

Lines shell(const std::string& script)
{
    return {"/bin/sh", "-c", script, "hook"};
}

} // namespace

TEST_SUITE_BEGIN("app/glue/hook_program");

TEST_CASE("the words of the action follow the command's own and the number of the port")
{
    HookStage stage(shell("echo \"$MANCALA_PORT: $*\""));
    stage.call({"Zug", "2", "8"});
    stage.call({"Undo"});
    CHECK(stage.logged ==
          Lines{"sync command: Mancala.3: 3 Zug 2 8", "sync command: Mancala.3: 3 Undo"});
    CHECK(stage.told.empty());
}

TEST_CASE("a script of the launcher has our port as its host, where there is one")
{
    const support::TemporaryDirectory directory;
    const std::string launcher = (directory.path() / "rx").string();
    std::ofstream(launcher) << "#!/bin/sh\necho \"$*\"\n";
    REQUIRE(::chmod(launcher.c_str(), S_IRWXU) == 0);
    HookStage stage({launcher, "Synchron", "eigenes"}, {}, launcher);
    stage.call({"Neu"});
    stage.port = "";
    stage.call({"Neu"});
    CHECK(stage.logged == Lines{"sync command: --port=Mancala.3 Synchron eigenes 3 Neu",
                                "sync command: Synchron eigenes 0 Neu"});
}

TEST_CASE("a game without a port has the number 0")
{
    HookStage stage(shell("echo \"<$MANCALA_PORT> $*\""));
    stage.port = "";
    stage.call({"Neu"});
    CHECK(stage.logged == Lines{"sync command: <> 0 Neu"});
}

TEST_CASE("the log shows Latin-1 as letters and control characters as numbers")
{
    HookStage stage(shell(R"(printf 'gr\374n \033[1m\n')"));
    stage.call({"Neu"});
    CHECK(stage.logged == Lines{R"(sync command: grün \x1B[1m)"});
}

TEST_CASE("the last line of a call that says something is told alone, too")
{
    HookStage stage(shell(R"($2; printf 'first\n\033last\n\n'; exit 3)"));
    stage.call({"true"});
    CHECK(stage.said == Lines{R"(\x1Blast)"});
    CHECK(stage.logged.size() == 3);
    stage.call({"exit"});
    CHECK(stage.said.size() == 1);
}

TEST_CASE("a failing program is told once until it has worked again")
{
    HookStage stage(shell("exit $2"));
    for (const char* status : {"1", "2", "0", "0", "3", "4"}) {
        stage.call({status});
    }
    CHECK(stage.told == Lines{"sync command ends with 1", "sync command ends with 3"});
}

TEST_CASE("each way to fail has its message")
{
    HookStage missing({"/no/such/hook"});
    missing.call({"Neu"});
    missing.call({"Neu"});
    CHECK(missing.told == Lines{"sync command hook: No such file or directory"});
    HookStage german({"/no/such/hook"}, {}, "", glue::Language::german);
    german.call({"Neu"});
    CHECK(german.told == Lines{"Synchron-Befehl hook: Datei oder Verzeichnis gibt es nicht"});
    HookStage killed(shell("kill -6 $$"));
    killed.call({"Neu"});
    CHECK(killed.told == Lines{"sync command ends by signal 6"});
}

TEST_CASE("a program that runs too long and the one not started because of it have messages")
{
    const support::TemporaryDirectory folder;
    const auto fifo = folder.path() / "fifo";
    REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0);
    HookStage slow(shell("read x <'" + fifo.string() + "'"), {.wait = 1s, .left_running = 1});
    slow.call({"Neu"});
    slow.call({"Neu"});
    CHECK(slow.told == Lines{"sync command runs 1 s; nobody waits any more",
                             "1 old sync commands still run; no new one"});
    std::ofstream(fifo) << "go on\n";
    slow.run_until_no_child_is_left();
}
