// mancala-send against a real port: what it prints and its status.
#include "app/mancala_send/send.hpp"

#include <doctest/doctest.h>

#include <unistd.h>

#include <sstream>
#include <string>
#include <vector>

#include "port_under_test.hpp"

using namespace std::chrono_literals;
using mancala_send::Form;
using mancala_send::Options;
using mancala_send::Task;
using port_test::PortUnderTest;

namespace {

struct Outcome
{
    int status = -1;
    std::string out;
    std::string messages;
};

Outcome run(const Options& options, const ipc::PortPlace& place)
{
    std::ostringstream out;
    std::ostringstream messages;
    const int status = mancala_send::run(options, place, out, messages);
    return {status, out.str(), messages.str()};
}

Options sending(std::vector<std::string> words)
{
    Options options;
    options.port = "Probe.1";
    options.words = std::move(words);
    return options;
}

} // namespace

TEST_SUITE_BEGIN("port/mancala-send");

TEST_CASE("a result goes to standard output, the status is 0")
{
    PortUnderTest port;
    const Outcome outcome = run(sending({"Echo", "a b", "-1", ""}), port.place());
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "a b -1 \n");
    CHECK(outcome.messages.empty());
}

TEST_CASE("a whole line in one word is a command too")
{
    PortUnderTest port;
    CHECK(run(sending({"Echo a b"}), port.place()).out == "a b\n");
}

TEST_CASE("without a result nothing is printed, with an empty one a line")
{
    PortUnderTest port;
    CHECK(run(sending({"Release"}), port.place()).out.empty());
    CHECK(run(sending({"Echo"}), port.place()).out == "\n");
}

TEST_CASE("an error goes to standard error with its number, the status is the return code")
{
    PortUnderTest port;
    const Outcome unknown = run(sending({"Foo"}), port.place());
    CHECK(unknown.status == 10);
    CHECK(unknown.out.empty());
    CHECK(unknown.messages == "101 unknown command: Foo\n");
    CHECK(run(sending({"Fail"}), port.place()).status == 20);
}

TEST_CASE("raw gives the answer line as it came")
{
    PortUnderTest port;
    Options options = sending({"Foo"});
    options.form = Form::answer_line;
    const Outcome outcome = run(options, port.place());
    CHECK(outcome.status == 10);
    CHECK(outcome.out == "10 101 unknown command: Foo\n");
}

TEST_CASE("no such port is 10 with the place named")
{
    const support::TemporaryDirectory directory;
    const Outcome outcome = run(sending({"Echo"}), port_test::place_in(directory));
    CHECK(outcome.status == 10);
    CHECK(outcome.messages == "no port Probe.1 in " + directory.path().string() + "\n");
}

TEST_CASE("no answer in time is 2")
{
    PortUnderTest port;
    Options options = sending({"Hold"});
    options.timeout = 20ms;
    const Outcome outcome = run(options, port.place());
    CHECK(outcome.status == 2);
    CHECK(outcome.messages == "Probe.1 did not answer in time\n");
}

TEST_CASE("a port that is full says so")
{
    PortUnderTest port({.clients = 0});
    const Outcome outcome = run(sending({"Echo"}), port.place());
    CHECK(outcome.status == 20);
    CHECK(outcome.messages == "302 busy: 0 clients are the most\n");
}

TEST_CASE("a command that is no single line is not sent")
{
    PortUnderTest port;
    CHECK(run(sending({"Echo", "a\nCount"}), port.place()).status == 10);
    CHECK(run(sending({"Count\nCount"}), port.place()).status == 10);
    CHECK(run(sending({"Count"}), port.place()).out == "1\n");
}

TEST_CASE("the list names the live ports and their processes")
{
    PortUnderTest port;
    Options options;
    options.task = Task::list;
    const Outcome outcome = run(options, port.place());
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "Probe.1\t" + std::to_string(::getpid()) + "\n");
}

TEST_SUITE_END();
