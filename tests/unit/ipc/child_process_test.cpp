#include "ipc/child_process.hpp"
#include "ipc/directory_notes.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <system_error>

namespace {

using ipc::ChildEnd;
using ipc::ChildOrder;
using ipc::ChildProcess;

ChildOrder shell(const std::string& script, std::vector<std::string> arguments = {})
{
    ChildOrder order{{"/bin/sh", "-c", script, "sh"}, {}};
    order.words.insert(order.words.end(), arguments.begin(), arguments.end());
    return order;
}

bool wait_for(int descriptor)
{
    constexpr int patience_ms = 30'000;
    pollfd one{descriptor, POLLIN, 0};
    return ::poll(&one, 1, patience_ms) == 1;
}

/// All that it writes until nobody holds the pipe any more.
std::string output_of(ChildProcess& child)
{
    std::string all;
    std::array<char, 4096> bytes{};
    while (wait_for(child.output().get())) {
        const ssize_t count = ::read(child.output().get(), bytes.data(), bytes.size());
        if (count <= 0) {
            return all;
        }
        all.append(bytes.data(), static_cast<std::size_t>(count));
    }
    return "never ended: " + all;
}

ChildEnd end_of(ChildProcess& child)
{
    REQUIRE(wait_for(child.ended()));
    return child.reap();
}

std::string output_of(const ChildOrder& order)
{
    ChildProcess child(order);
    std::string all = output_of(child);
    end_of(child);
    return all;
}

std::errc refusal_of(const std::string& program)
{
    try {
        const ChildProcess child({{program}, {}});
    } catch (const std::system_error& error) {
        return static_cast<std::errc>(error.code().value());
    }
    return {};
}

} // namespace

TEST_SUITE_BEGIN("ipc/child_process");

TEST_CASE("a child's words reach it as they are, nothing in them is expanded")
{
    const std::vector<std::string> words{"a b", "",  "$HOME", "`id`", "$(id)",
                                         ";",   "*", "%s",    "\"q'", "Mülltonne"};
    std::string expected;
    for (const std::string& word : words) {
        expected += "<" + word + ">\n";
    }
    CHECK(output_of(shell("printf '<%s>\\n' \"$@\"", words)) == expected);
}

TEST_CASE("standard output and error are one, standard input is empty")
{
    CHECK(output_of(shell("echo out; echo err >&2; cat; echo end")) == "out\nerr\nend\n");
}

TEST_CASE("no descriptor but the first three is open in the child, whatever is open here")
{
    const base::Descriptor inherited(::open("/dev/null", O_RDONLY));
    REQUIRE(inherited);
    CHECK(output_of(shell("ls /proc/$$/fd")) == "0\n1\n2\n");
}

TEST_CASE("the child leads a session of its own")
{
    CHECK(output_of(shell("set -- $(cat /proc/$$/stat); test $1 = $6 && echo leads")) == "leads\n");
}

TEST_CASE("signals that are ignored or blocked here are as usual in the child")
{
    ::signal(SIGXFSZ, SIG_IGN);
    sigset_t blocked{};
    ::sigemptyset(&blocked);
    ::sigaddset(&blocked, SIGPIPE);
    ::sigaddset(&blocked, SIGTERM);
    sigset_t before{};
    ::pthread_sigmask(SIG_BLOCK, &blocked, &before);
    const std::string status =
        output_of(ChildOrder{{"grep", "-E", "^Sig(Blk|Ign):", "/proc/self/status"}, {}});
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    ::signal(SIGXFSZ, SIG_DFL);
    // Signals 32 and 33 are the C library's own affair.
    CHECK(std::regex_replace(status, std::regex("0000000180000000"), "0000000000000000") ==
          "SigBlk:\t0000000000000000\nSigIgn:\t0000000000000000\n");
}

TEST_CASE("variables are set beside ours or in place of them")
{
    ::setenv("CHILD_TEST_KEPT", "kept", 1);
    ::setenv("CHILD_TEST_REPLACED", "old", 1);
    ChildOrder order = shell("env | grep ^CHILD_TEST_ | sort");
    order.environment = {{"CHILD_TEST_REPLACED", "new"}, {"CHILD_TEST_NEW", "a=b c"}};
    CHECK(output_of(order) ==
          "CHILD_TEST_KEPT=kept\nCHILD_TEST_NEW=a=b c\nCHILD_TEST_REPLACED=new\n");
}

TEST_CASE("how it ended is told, and nothing of it is left")
{
    ChildProcess seven(shell("exit 7"));
    const ChildEnd exited = end_of(seven);
    CHECK(exited.kind == ChildEnd::Kind::exited);
    CHECK(exited.number == 7);
    ChildProcess dead(shell("kill -SEGV $$"));
    const ChildEnd killed = end_of(dead);
    CHECK(killed.kind == ChildEnd::Kind::killed);
    CHECK(killed.number == SIGSEGV);
    CHECK(::waitpid(-1, nullptr, WNOHANG) == -1);
}

TEST_CASE("where children are forgotten by the system their end is unknown, but it is seen")
{
    ::signal(SIGCHLD, SIG_IGN);
    ChildProcess child(shell("exit 7"));
    const ChildEnd end = end_of(child);
    ::signal(SIGCHLD, SIG_DFL);
    CHECK(end.kind == ChildEnd::Kind::unknown);
}

TEST_CASE("what cannot be started says why")
{
    const support::TemporaryDirectory folder;
    const auto text = folder.path() / "text";
    std::ofstream(text) << "echo started by a shell\n";
    CHECK(refusal_of("/no/such/program") == std::errc::no_such_file_or_directory);
    CHECK(refusal_of("no-such-program-in-path") == std::errc::no_such_file_or_directory);
    CHECK(refusal_of(folder.path().string()) == std::errc::permission_denied);
    CHECK(refusal_of(text.string()) == std::errc::permission_denied);
    std::filesystem::permissions(text, std::filesystem::perms::owner_all);
    CHECK(refusal_of(text.string()) == std::errc::executable_format_error);
}
TEST_CASE("a child whose output is ours has no pipe, and a signal reaches all that it started")
{
    const support::TemporaryDirectory directory;
    ChildOrder order = shell(R"(sleep 1000 & echo $! > "$1"/id; mv "$1"/id "$1"/up; wait)",
                             {directory.path().string()});
    order.output = ChildOrder::Output::ours;
    ChildProcess child(order);
    CHECK_FALSE(child.output());
    ipc::DirectoryNotes notes;
    REQUIRE(notes.follow(directory.path()));
    while (!std::filesystem::exists(directory.path() / "up")) {
        REQUIRE(wait_for(notes.descriptor()));
        (void)notes.take();
    }
    int started = 0;
    std::ifstream(directory.path() / "up") >> started;
    child.signal(SIGTERM);
    const ChildEnd end = end_of(child);
    CHECK(end.kind == ChildEnd::Kind::killed);
    CHECK(end.number == SIGTERM);
    const int gone = static_cast<int>(::syscall(SYS_pidfd_open, started, 0));
    if (gone >= 0) {
        CHECK(wait_for(gone));
        ::close(gone);
    }
}
