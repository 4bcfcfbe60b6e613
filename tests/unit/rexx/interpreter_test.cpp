#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "rexx/interpreter.hpp"

namespace {

/// One host named TEST that keeps what it is sent and answers with the command itself.
class FakeHosts : public rexx::Hosts
{
  public:
    std::optional<rexx::HostAnswer> send(const std::string& host,
                                         const std::string& command) override
    {
        if (host != "TEST") {
            return std::nullopt;
        }
        sent.push_back(command);
        return rexx::HostAnswer{0, command, ""};
    }
    std::vector<std::string> names() override { return {"TEST"}; }

    std::vector<std::string> sent;
};

rexx::Ending run(const std::string& source, FakeHosts& hosts, rexx::SideDoor side_door)
{
    rexx::Interrupt interrupt;
    const rexx::Script script = rexx::make_script("test", {}, source);
    REQUIRE_FALSE(rexx::check(script).has_value());
    rexx::Interpreter interpreter({workbench::Volumes({"/h", "", "", "", "", "/usr/bin", 1}), hosts,
                                   interrupt, ipc::PortPlace{"Test", "/nonexistent", "", 1},
                                   "mancala-rx", "REXX", side_door});
    CHECK(interpreter.side_door_works() == (side_door != rexx::SideDoor::never));
    return interpreter.run(script, {}, rexx::CallKind::command);
}

rexx::Ending run(const std::string& source)
{
    FakeHosts hosts;
    return run(source, hosts, rexx::SideDoor::if_it_works);
}

} // namespace

TEST_SUITE("rexx/interpreter")
{
    TEST_CASE("commands go to the host as they are, any byte and any length")
    {
        FakeHosts hosts;
        const auto ending = run("options results\naddress 'TEST'\nhello\n"
                                "x = copies(xrange('00'x, 'ff'x), 800)\nx\nexit result == x",
                                hosts, rexx::SideDoor::if_it_works);
        CHECK(ending.result == "1");
        REQUIRE(hosts.sent.size() == 2);
        CHECK(hosts.sent[0] == "HELLO");
        CHECK(hosts.sent[1].size() == 204800);
    }

    TEST_CASE("a host that is missing can be trapped through the side door")
    {
        CHECK(run("signal on syntax\naddress 'NONE' 'x'\nexit 1\nsyntax: exit rc").result == "13");
        CHECK(run("address 'NONE' 'x'\nexit 1").error == 13);
    }

    TEST_CASE("many such errors one after the other do no harm")
    {
        CHECK(run("n = 0\nagain: signal on syntax\naddress 'NONE' 'x'\nexit 0\n"
                  "syntax: n = n + 1\nif n < 2000 then signal again\nexit n")
                  .result == "2000");
    }

    TEST_CASE("without the side door such a script ends, trap or not")
    {
        FakeHosts hosts;
        const auto ending = run("signal on syntax\naddress 'NONE' 'x'\n"
                                "address 'TEST' 'not sent'\nexit 1\nsyntax: exit 2",
                                hosts, rexx::SideDoor::never);
        CHECK(ending.error == 13);
        CHECK(hosts.sent.empty());
    }

    TEST_CASE("a script that cannot run is told with its line")
    {
        const auto fault = rexx::check(rexx::make_script("name", {}, "say 1\nsay (2\n"));
        REQUIRE(fault.has_value());
        CHECK(fault->line == 2);
        CHECK(base::to_string(*fault) == "name:2: error 42: Brackets do not match");
        CHECK_FALSE(rexx::check(rexx::make_script("name", {}, "exit 5")).has_value());
        CHECK_FALSE(rexx::check(rexx::make_script("name", {}, "")).has_value());
    }

    TEST_CASE("what a script ends with is given back")
    {
        CHECK(run("exit 'text'").result == "text");
        CHECK_FALSE(run("exit").result.has_value());
        CHECK(run("x = 1 + 'a'").error == 47);
        CHECK(run("return 5").result == "5");
        for (const char* const empty : {"", "\n", "/* x */", ";", "interpret ''"}) {
            CHECK(run(empty).error == 0);
        }
    }
}
