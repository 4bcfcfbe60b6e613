#include "app/editor/printer.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>

using editor::PrintEnd;
using editor::Printer;
using namespace std::chrono_literals;

namespace {

/// A printer whose `lp` is this shell script.
struct Fake
{
    explicit Fake(const std::string& script)
        : program(folder.path() / "lp")
    {
        std::ofstream(program) << "#!/bin/sh\n" << script << "\n";
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    }

    void wake()
    {
        const std::lock_guard lock(mutex);
        awake = true;
        changed.notify_all();
    }

    PrintEnd end(Printer& printer)
    {
        std::unique_lock lock(mutex);
        REQUIRE(changed.wait_for(lock, 60s, [&] { return awake; }));
        awake = false;
        const auto end = printer.take();
        REQUIRE(end);
        return *end;
    }

    Printer printer()
    {
        return {glue::Language::german, [this] { wake(); }, program.string()};
    }

    support::TemporaryDirectory folder;
    std::filesystem::path program;
    std::mutex mutex;
    std::condition_variable changed;
    bool awake = false;
};

std::string contents(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_SUITE_BEGIN("app/editor/printer");

TEST_CASE("the text is the program's input, byte for byte, and more than a pipe holds")
{
    Fake fake(R"(cat > "$(dirname "$0")/printed")");
    Printer printer = fake.printer();
    std::string text;
    for (int i = 0; i < 30000; ++i) {
        text += std::to_string(i) + ":1-3\n";
    }
    printer.print(text);
    CHECK_FALSE(fake.end(printer));
    CHECK(contents(fake.folder.path() / "printed") == text);
    CHECK_FALSE(printer.take());
}

TEST_CASE("a program that does not read its input is no trouble")
{
    Fake fake("exit 0");
    Printer printer = fake.printer();
    printer.print(std::string(1 << 20, 'x'));
    CHECK_FALSE(fake.end(printer));
}

TEST_CASE("where there is no such program, that is said")
{
    Fake fake("");
    Printer printer(
        glue::Language::german, [&] { fake.wake(); }, "kein-lp-hier");
    printer.print("1:1-3\n");
    const PrintEnd end = fake.end(printer);
    REQUIRE(end);
    CHECK(end->find("kein-lp-hier") != std::string::npos);
}

TEST_CASE("a program that fails says why itself; else its name is all there is to say")
{
    Fake talks("echo 'lp: Error - no default destination' >&2; echo more >&2; exit 1");
    Printer first = talks.printer();
    first.print("x");
    CHECK(talks.end(first) == "lp: Error - no default destination");
    Fake silent("kill -SEGV $$");
    Printer second = silent.printer();
    second.print("x");
    const PrintEnd end = silent.end(second);
    REQUIRE(end);
    CHECK_FALSE(end->empty());
}

TEST_CASE("one text at a time; after it the next one goes")
{
    Fake fake(R"(while ! [ -e "$(dirname "$0")/go" ]; do sleep 0.01; done; cat > /dev/null)");
    Printer printer = fake.printer();
    printer.print("x");
    printer.print("y");
    CHECK(fake.end(printer)); // busy
    std::ofstream(fake.folder.path() / "go") << "";
    CHECK_FALSE(fake.end(printer));
    printer.print("z");
    CHECK_FALSE(fake.end(printer));
}

TEST_CASE("a program that never ends does not keep ours from ending")
{
    Fake fake("trap '' TERM; while true; do sleep 0.05; done");
    const auto begin = std::chrono::steady_clock::now();
    {
        Printer printer = fake.printer();
        printer.print("x");
    }
    CHECK(std::chrono::steady_clock::now() - begin < 30s);
}

TEST_SUITE_END();
