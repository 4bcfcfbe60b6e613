#include "app/command_line/program.hpp"

#include <doctest/doctest.h>

#include <iostream>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <variant>

using command_line::Program;
using command_line::Saying;

namespace {

struct Options
{
    int status = 0;
};

/// What is written to a stream of the program while this lives.
class Heard
{
  public:
    explicit Heard(std::ostream& stream)
        : stream_(stream)
        , before_(stream.rdbuf(text_.rdbuf()))
    {
    }
    ~Heard() { stream_.rdbuf(before_); }
    Heard(const Heard&) = delete;
    Heard& operator=(const Heard&) = delete;

    [[nodiscard]] std::string text() const { return text_.str(); }

  private:
    std::ostringstream text_;
    std::ostream& stream_;
    std::streambuf* before_;
};

/// A full disk.
class Full final : public std::streambuf
{
};

constexpr Program program("mancala-x", 7);

int work(const Options& options)
{
    return options.status == 9 ? throw std::runtime_error("no paper") : options.status;
}

} // namespace

TEST_SUITE("a program of the command line")
{
    TEST_CASE("options are worked on, and the work gives the status")
    {
        CHECK(program.run([] { return std::variant<Options, int>(Options{3}); }, work) == 3);
    }

    TEST_CASE("where everything has been printed there is no work")
    {
        CHECK(program.run([] { return std::variant<Options, int>(2); }, work) == 2);
    }

    TEST_CASE("memory that is lacking is named in words")
    {
        const Heard complaints(std::cerr);
        const auto greedy = [](const Options&) -> int { throw std::bad_alloc(); };
        CHECK(program.run([] { return std::variant<Options, int>(Options{}); }, greedy) == 7);
        CHECK(complaints.text() == "mancala-x: there is not enough memory\n");
    }

    TEST_CASE("a saying is said and gives the status")
    {
        const Heard output(std::cout);
        const Heard complaints(std::cerr);
        const auto say = [](int status, const std::string& text) {
            return program.run(
                [&] {
                    return std::variant<Options, Saying>(Saying{status, text});
                },
                work);
        };
        CHECK(say(0, "version 1\n") == 0);
        CHECK(output.text() == "version 1\n");
        CHECK(complaints.text().empty());
        CHECK(say(10, "a command is missing") == 10);
        CHECK(complaints.text() == "a command is missing; --help tells more\n");
    }

    TEST_CASE("what is thrown is a complaint in the program's name")
    {
        const Heard complaints(std::cerr);
        CHECK(program.run([] { return std::variant<Options, int>(Options{9}); }, work) == 7);
        CHECK(program.run(
                  []() -> std::variant<Options, int> { throw std::runtime_error("no words"); },
                  work) == 7);
        CHECK(complaints.text() == "mancala-x: no paper\nmancala-x: no words\n");
    }

    TEST_CASE("printed text that was lost is a failure, whatever became of the work")
    {
        Full full;
        const Heard complaints(std::cerr);
        auto* const before = std::cout.rdbuf(&full);
        const auto ends_with = [](int status) {
            std::cout.clear();
            return program.run([&] { return std::variant<Options, int>(Options{status}); },
                               [](const Options& options) {
                                   std::cout << "the answer";
                                   return options.status;
                               });
        };
        CHECK(ends_with(0) == 7);
        CHECK(ends_with(3) == 7);
        std::cout.clear();
        CHECK(program.run(
                  [] {
                      return std::variant<Options, Saying>(Saying{0, "help"});
                  },
                  work) == 7);
        std::cout.clear();
        CHECK(program.run([] { return std::variant<Options, int>(Options{3}); }, work) == 3);
        std::cout.rdbuf(before);
        const std::string once = "mancala-x: the output cannot be written\n";
        CHECK(complaints.text() == once + once + once);
    }

    TEST_CASE("a refusal tells the place and gives its own status")
    {
        const Heard complaints(std::cerr);
        CHECK(program.refuse(base::Diagnostic{"file", 3, 0, "no number", ""}, 2) == 2);
        CHECK(Program("", 20).refuse("gone", 20) == 20);
        CHECK(complaints.text() == "mancala-x: file:3: no number\ngone\n");
    }
}
