#include "candoscript/compiler.hpp"
#include "candoscript/run.hpp"
#include "candoscript/state.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <thread>

using namespace candoscript;

namespace {

Program program(std::string_view source)
{
    auto result = load(source);
    REQUIRE_MESSAGE(result.has_value(), base::to_string(result.error()));
    return std::move(*result);
}

Outcome run_with(const Program& code, base::Budget& budget)
{
    Store store(code);
    base::Rng random(1);
    return run(store, {}, random, budget);
}

/// Commands that the source takes: the smallest budget it finishes with.
std::uint64_t commands(std::string_view source)
{
    const Program code = program(source);
    for (std::uint64_t steps = 0; steps < 100; ++steps) {
        base::Budget budget(steps);
        if (std::holds_alternative<Finished>(run_with(code, budget))) {
            return steps;
        }
    }
    return 100;
}

} // namespace

TEST_SUITE_BEGIN("candoscript/run");

TEST_CASE("the budget counts commands and passes of loops")
{
    CHECK(commands("") == 0);
    CHECK(commands("Let A=1\nLet B=2,C=3\nNop\n\n") == 2);
    CHECK(commands("If 1\nLet A=1\nElse\nLet A=2\nLet A=3\nEndIf\n") == 2);
    CHECK(commands("Loop I,5\nLet A=I\nEndLoop\n") == 11);
    CHECK(commands("Loop I,0\nLet A=I\nEndLoop\nLet A=1") == 2);
    CHECK(commands("Let X=1/0\nIfError\nEndIf\n") > 2);
}

TEST_CASE("long texts and big arrays cost more than one command")
{
    CHECK(commands("Let A=DupeString(\"x\",10)") < 5);
    CHECK(commands("Let A=DupeString(\"x\",5000)") > 50);
}

TEST_CASE("a used up budget names the line and leaves nothing in the budget")
{
    const Program code = program("Let A=1\nLoop\n\tLet A=A+1\nEndLoop\n");
    base::Budget budget(5000);
    const Outcome outcome = run_with(code, budget);
    REQUIRE(std::holds_alternative<OutOfBudget>(outcome));
    CHECK(std::get<OutOfBudget>(outcome).line == 4);
    CHECK(budget.left() == 0);
}

/// Loops that never end, each heavy in its own way.
const std::array endless = {
    "Loop\nEndLoop\n",
    "Loop\nLet A=1/0\nIfError\nEndIf\nEndLoop\n",
    "Let T=DupeString(\"ab \",300000)\nLoop\nLet N=NumberOfWords(T),U=UpperCase(T)\nEndLoop\n",
    "Let T=DupeString(\"a\",500000)\nLoop\nLet N=FindChars(T||T,T||\"b\",1)\nEndLoop\n",
    "Let T=DupeString(\"a\",500000)\nLoop\nLet A=T=T||\"b\",B=EvaluateExpression(T)\nEndLoop\n",
    "Loop I,50000\nLet A[I]=-I\nEndLoop\nLoop\nLet B=A\nSortArray B\nEndLoop\n",
    "Loop I,50000\nLet A[I]=I\nEndLoop\nLoop\nLet B=A,B[1]=2\nEndLoop\n",
    "Loop I,50000\nLet A[I]=I,B[I]=I\nEndLoop\nLoop\nIf A<>B\nEndIf\nEndLoop\n",
    "Loop I,50000\nLet A[I*99]=I\nEndLoop\nLoop\nInsertArrayEntry A,1\nEndLoop\n",
    "Loop\nLet A=EvaluateExpression(\"1+2*3\")\nEndLoop\n"};

TEST_CASE("a stop ends any loop")
{
    for (const char* source : endless) {
        CAPTURE(source);
        const Program code = program(source);
        std::stop_source stop;
        base::Budget budget(base::Budget::unlimited, stop.get_token());
        std::jthread runner([&] { static_cast<void>(run_with(code, budget)); });
        stop.request_stop();
        // A run that does not stop hangs here until the test's time limit.
        runner.join();
        CHECK(budget.stop_requested());
    }
}

TEST_CASE("heavy commands use their budget up in the time of as many light ones")
{
    for (const char* source : endless) {
        CAPTURE(source);
        const Program code = program(source);
        base::Budget budget(usual_budget / 10);
        // Work that is not charged would make this last until the test's time limit.
        CHECK(std::holds_alternative<OutOfBudget>(run_with(code, budget)));
    }
}

/// A heavy command a line, no loop; the last column is how many of them a budget may last for.
struct StraightLine
{
    std::string first;
    std::string repeated;
    int most;
};

std::vector<StraightLine> straight_lines()
{
    const std::string text = R"(Let T=DupeString("x",500000),U=T||"y")";
    const std::string array = "Loop I,20000\nLet A[I]=-I,B[I*99]=I,C[I]=-I\nEndLoop";
    return {{text, "Let V=T||T", 400},
            {text, "Let V=T<U", 1000},
            {text, "Let V=T+1", 1000},
            {text, "If T=U\nEndIf", 1400},
            {text, "If T<U\nEndIf", 1400},
            {text, "Let A[1].X=0,A[T]=2", 1000},
            {text, "Let V=A[T]", 1000},
            {array, "SortArray A", 40},
            {array, "InsertArrayEntry B,1", 1000},
            {array, "DeleteArrayEntry B,1", 1000},
            {array, "If A<>C\nEndIf", 1000},
            {array, "Let D=A,D[1]=2", 1500},
            {array, "Let D=A,D[1].X=2", 1500},
            {array, "Let D=A\nDispose D[1]", 2500}};
}

Program lines(const StraightLine& script)
{
    std::string source = script.first + "\n";
    for (int i = 0; i < 3000; ++i) {
        source += script.repeated + "\n";
    }
    return program(source);
}

/// The line a script stopped on, counted from its first heavy one.
int stopped_on(const StraightLine& script, base::Budget& budget)
{
    const Outcome outcome = run_with(lines(script), budget);
    REQUIRE(std::holds_alternative<OutOfBudget>(outcome));
    return std::get<OutOfBudget>(outcome).line -
           static_cast<int>(std::count(script.first.begin(), script.first.end(), '\n')) - 1;
}

TEST_CASE("heavy commands in a straight line use the budget up where they stand")
{
    for (const StraightLine& script : straight_lines()) {
        CAPTURE(script.repeated);
        base::Budget budget(usual_budget);
        CHECK(stopped_on(script, budget) <= script.most);
        CHECK(budget.left() == 0);
    }
}

TEST_CASE("a stop ends a straight line of heavy commands at once")
{
    for (const StraightLine& script : straight_lines()) {
        CAPTURE(script.repeated);
        constexpr std::uint64_t plenty = usual_budget * 1000;
        std::stop_source stop;
        stop.request_stop();
        base::Budget budget(plenty, stop.get_token());
        CHECK(std::holds_alternative<Stopped>(run_with(lines(script), budget)));
        CHECK(plenty - budget.left() < 200'000);
    }
}

TEST_CASE("a single command cannot do more work than the budget has left")
{
    const std::string fill = "Let T=DupeString(\"x\",500000)\nLoop I,5000\nLet A[I]=T\nEndLoop\n";
    for (const std::string heavy :
         {"SetSearchArrayFlags NOCASE\nLet X=SearchArray(A,\"y\")", "SortArray A",
          "Let B=A,B[5001]=1,X=A=B", "Let X=EvaluateExpression(T||T)"}) {
        CAPTURE(heavy);
        const Program code = program(fill + heavy);
        Store store(code);
        base::Rng random(1);
        base::Budget budget(usual_budget);
        CHECK(std::holds_alternative<OutOfBudget>(run(store, {}, random, budget)));
        CHECK(budget.left() == 0);
        CHECK(store.state().heap.total_work() <= static_cast<std::int64_t>(usual_budget) + 100);
        // What the next call may do does not depend on it.
        base::Budget little(10);
        CHECK(std::holds_alternative<OutOfBudget>(run(store, {}, random, little)));
        CHECK(inspect(store, "NumberOfChars(T)") == "500000");
    }
}

/// The values after a first call that ended and a second one that a stop broke off.
std::string after_a_stop(std::string_view source, std::string_view expression)
{
    const Program code = program(source);
    Store store(code);
    base::Rng random(1);
    for (const int first : {1, 0}) {
        std::stop_source stop;
        base::Budget budget(usual_budget, stop.get_token());
        if (first == 0) {
            stop.request_stop();
        }
        const Outcome outcome =
            run(store, {{HostNumber{"First", first}, HostArray{"Brett", {1, 2}}}, {"F"}}, random,
                budget);
        CHECK(std::holds_alternative<Finished>(outcome) == (first == 1));
    }
    return inspect(store, expression).value();
}

TEST_CASE("a stop leaves a script's variables as they were before the call")
{
    const std::string end = "\nIf First=0\nLoop\nEndLoop\nEndIf\n";
    CHECK(after_a_stop("Let N=N+1" + end, "N") == "1");
    CHECK(after_a_stop("Let N=N||\"a\"" + end, "N") == "\"a\"");
    CHECK(after_a_stop("Let A[1].X=A[1].X+1,A[2]=A[2]+1" + end, "A[1].X*10+A[2]") == "11");
    CHECK(after_a_stop("Let A[1]=3,A[2]=4-First\nSortArray A\nInsertArrayEntry A,1" + end,
                       "A[2]*100+A[3]*10+A[4]") == "330");
    CHECK(after_a_stop("Let X=5,A=Alias(IfThen(First,\"X\",\"Y\")),A=A+1" + end,
                       "X*10+(Y=Nothing)") == "61");
    CHECK(after_a_stop("If First\nLet X=1,A=Alias(\"X\"),A=7\nElse\nDispose A\nEndIf" + end,
                       "X*10+A") == "77");
    CHECK(after_a_stop("Let X=IfThen(First,1%0,Brett[9])\nIfError\nEndIf" + end, "ErrorCode") ==
          "1");
    CHECK(after_a_stop("Let F=2-First" + end, "F") == "1");
    CHECK(after_a_stop("Let Brett[1]=5+First" + end, "Brett[1]") == "6");
}

TEST_CASE("a stop leaves the flags of a search as they were before the call")
{
    const Program code = program("Let A[1]=\"X\",S=SearchArray(A,\"x\"),F=SearchFound\n"
                                 "If Stop\nSetSearchArrayFlags NOCASE\nLoop\nEndLoop\nEndIf\n");
    Store store(code);
    base::Rng random(1);
    for (const int stopped : {1, 0}) {
        std::stop_source stop;
        base::Budget budget(usual_budget, stop.get_token());
        if (stopped == 1) {
            stop.request_stop();
        }
        static_cast<void>(run(store, {{HostNumber{"Stop", stopped}}, {}}, random, budget));
    }
    CHECK(inspect(store, "F") == "FALSE");
}

TEST_CASE("a used up budget and an error keep what the script did")
{
    for (const char* source : {"Let N=N+1\nLoop\nEndLoop\n", "Let N=N+1,X=1/0\n"}) {
        const Program code = program(source);
        Store store(code);
        base::Rng random(1);
        base::Budget budget(1000);
        static_cast<void>(run(store, {}, random, budget));
        CHECK(store.integer("N") == 1);
    }
}

TEST_CASE("a clear store has forgotten everything")
{
    const Program code = program("Let N=N+1\nPlaySound 1\n");
    Store store(code);
    base::Rng random(1);
    base::Budget budget;
    static_cast<void>(run(store, {}, random, budget));
    static_cast<void>(run(store, {}, random, budget));
    CHECK(store.integer("n") == 2);
    CHECK(store.take_warnings().size() == 1);
    store.clear();
    CHECK_FALSE(store.integer("N"));
    static_cast<void>(run(store, {}, random, budget));
    CHECK(store.integer("N") == 1);
    CHECK(store.take_warnings().size() == 1);
}

TEST_CASE("an error message carries its line of the source")
{
    const Program code = program("Let A=1\r\nLet B=A/0 ; oh\r\n");
    base::Budget budget;
    const Outcome outcome = run_with(code, budget);
    REQUIRE(std::holds_alternative<base::Diagnostic>(outcome));
    const auto& error = std::get<base::Diagnostic>(outcome);
    CHECK(base::to_string(error) == "2:8: division by zero");
    CHECK(error.source_line == "Let B=A/0 ; oh");
}

TEST_CASE("a listing names every instruction and its operands")
{
    const Program code = program("Let A=Brett[2]+B\nLoop I,3\n\tLet C[I]=C[I]+1\nEndLoop\n");
    CHECK(listing(code) == "0 get_index t0 brett c0\n"
                           "1 add a t0 b\n"
                           "2 unary t0 c2 #1\n"
                           "3 unary i c1 #1\n"
                           "4 loop_enter i t0 #2 >7\n"
                           "5 add_element c i c1\n"
                           "6 loop_next i t0 >5\n"
                           "7 halt\n");
}

TEST_CASE("constant parts are computed before the run, errors in them are left to it")
{
    CHECK(listing(program("Let A=2*3+1")) == "0 move a c0\n1 halt\n");
    CHECK(listing(program("Let A=\"a\"||1")) == "0 move a c0\n1 halt\n");
    CHECK(listing(program("Let A=1/0")) == "0 binary a c0 c1 #4\n1 halt\n");
}

TEST_CASE("a script longer than 1 MiB and one with too many names are refused")
{
    CHECK(load(std::string((1U << 20U) + 1, '\n')).error().text ==
          "the script is longer than 1 MiB");
    std::string names;
    for (int i = 0; i < 70000; ++i) {
        names += "Let A" + std::to_string(i) + "=1\n";
    }
    CHECK(load(names).error().text == "the script has too many variables and constants");
}

TEST_SUITE_END();
