// Runs every case of every .cando file beside this one. What a case promises stands in its
// comments:
//   ; expect: EXPRESSION -> LITERAL    after the run (the last " -> " of the line counts)
//   ; error: WORDS                     the script stops on this line, its message holds WORDS
//   ; refused: WORDS                   the script does not load because of this line
//   ; warning: WORDS                   one of the warnings, on this line
//   ; calls: N                         the script is called N times in the same game
//   ; out of budget                    the script is stopped on this line
// A line "; ==== NAME" begins a case; lines count from the file's first.
#include "candoscript/compiler.hpp"
#include "candoscript/run.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace {

struct Promise
{
    int line = 0;
    std::string kind;
    std::string text;
};

struct Case
{
    std::string name;
    std::string source;
    std::vector<Promise> promises;

    [[nodiscard]] const Promise* find(std::string_view kind) const
    {
        const auto found = std::find_if(promises.begin(), promises.end(),
                                        [&](const Promise& p) { return p.kind == kind; });
        return found == promises.end() ? nullptr : &*found;
    }
};

void read_promise(Case& current, int number, const std::string& line)
{
    for (const char* kind : {"expect", "error", "refused", "warning", "calls", "out of budget"}) {
        const std::string mark = "; " + std::string(kind);
        const std::size_t at = line.rfind(mark);
        if (at != std::string::npos) {
            const std::size_t begin = std::min(at + mark.size() + 2, line.size());
            current.promises.push_back({number, kind, line.substr(begin)});
            return;
        }
    }
}

std::vector<Case> cases_of(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::vector<Case> result;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.rfind("; ==== ", 0) == 0) {
            // Empty lines in front keep the line numbers of the file.
            const auto before = static_cast<std::size_t>(number - 1);
            result.push_back(
                {path.filename().string() + ": " + line.substr(7), std::string(before, '\n'), {}});
        }
        if (!result.empty()) {
            result.back().source += line + "\n";
            read_promise(result.back(), number, line);
        }
    }
    return result;
}

/// The board that all fragments of the description start from.
candoscript::Host host()
{
    using namespace candoscript;
    return {{HostNumber{"AmZug", 1}, HostNumber{"AufBrett", 40}, HostNumber{"EvenPoint", 24},
             HostArray{"Brett", {4, 0, 3, 1, 5, 6, 2, 0, 7, 4, 4, 4}}, HostArray{"Summe", {19, 21}},
             HostRecords{"Spieler", "Punkte", {5, 3}}},
            {"F"},
            "12 34 56",
            "96 10 01"};
}

bool holds(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

void check_refusal(const Promise& promise, const base::Result<candoscript::Program>& program)
{
    REQUIRE_FALSE(program.has_value());
    CHECK(program.error().line == promise.line);
    CHECK(program.error().column > 0);
    CHECK_MESSAGE(holds(program.error().text, promise.text), program.error().text);
}

void check_outcome(const Case& current, const candoscript::Outcome& outcome)
{
    if (const auto* error = std::get_if<base::Diagnostic>(&outcome)) {
        const Promise* promise = current.find("error");
        REQUIRE_MESSAGE(promise != nullptr, base::to_string(*error));
        CHECK(error->line == promise->line);
        CHECK(error->column > 0);
        CHECK_MESSAGE(holds(error->text, promise->text), error->text);
    } else if (const auto* stopped = std::get_if<candoscript::OutOfBudget>(&outcome)) {
        const Promise* promise = current.find("out of budget");
        REQUIRE(promise != nullptr);
        CHECK(stopped->line == promise->line);
    } else {
        CHECK(current.find("error") == nullptr);
        CHECK(current.find("out of budget") == nullptr);
    }
}

void check_warnings(const Case& current, const std::vector<base::Diagnostic>& warnings)
{
    std::size_t promised = 0;
    for (const Promise& promise : current.promises) {
        if (promise.kind == "warning") {
            ++promised;
            CHECK_MESSAGE(std::any_of(warnings.begin(), warnings.end(),
                                      [&](const base::Diagnostic& warning) {
                                          return warning.line == promise.line &&
                                                 holds(warning.text, promise.text);
                                      }),
                          promise.text);
        }
    }
    CHECK(warnings.size() == promised);
}

void check_values(const Case& current, candoscript::Store& store)
{
    for (const Promise& promise : current.promises) {
        if (promise.kind == "expect") {
            const std::size_t arrow = promise.text.rfind(" -> ");
            REQUIRE(arrow != std::string::npos);
            CAPTURE(promise.line);
            CAPTURE(promise.text);
            const auto value = candoscript::inspect(store, promise.text.substr(0, arrow));
            REQUIRE(value.has_value());
            CHECK(*value == promise.text.substr(arrow + 4));
        }
    }
}

void check(const Case& current)
{
    CAPTURE(current.name);
    REQUIRE_FALSE(current.promises.empty());
    const auto program = candoscript::load(current.source);
    if (const Promise* promise = current.find("refused")) {
        check_refusal(*promise, program);
        return;
    }
    REQUIRE_MESSAGE(program.has_value(), base::to_string(program.error()));
    candoscript::Store store(*program);
    base::Rng random(1996);
    const Promise* calls = current.find("calls");
    for (int i = calls == nullptr ? 1 : std::stoi(calls->text); i > 0; --i) {
        base::Budget budget(candoscript::usual_budget);
        check_outcome(current, candoscript::run(store, host(), random, budget));
    }
    check_warnings(current, store.take_warnings());
    check_values(current, store);
}

} // namespace

TEST_SUITE("scripts")
{
    TEST_CASE("every script does what its comments promise")
    {
        int count = 0;
        for (const auto& entry : std::filesystem::directory_iterator(TEST_SOURCE_DIR "/scripts")) {
            if (entry.path().extension() == ".cando") {
                for (const Case& current : cases_of(entry.path())) {
                    check(current);
                    ++count;
                }
            }
        }
        CHECK(count > 200);
    }
}
