#include "app/mancala/line_reader.hpp"
#include "app/mancala/line_writer.hpp"

#include <doctest/doctest.h>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

namespace {

struct Pipe
{
    Pipe()
    {
        std::array<int, 2> ends{};
        REQUIRE(pipe2(ends.data(), O_CLOEXEC) == 0);
        out = base::Descriptor(ends[0]);
        in = base::Descriptor(ends[1]);
    }
    void fill(const std::string& bytes) const
    {
        REQUIRE(write(in.get(), bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
    }
    std::string drain() const
    {
        std::string all;
        std::array<char, 4096> chunk{};
        for (ssize_t count = read(out.get(), chunk.data(), chunk.size()); count > 0;
             count = read(out.get(), chunk.data(), chunk.size())) {
            all.append(chunk.data(), static_cast<std::size_t>(count));
        }
        return all;
    }
    base::Descriptor out;
    base::Descriptor in;
};

} // namespace

TEST_SUITE_BEGIN("app/mancala/line_reader");

TEST_CASE("lines come out whole, the last one without line feed, too")
{
    Pipe pipe;
    pipe.fill("eins\nzwei\r\n\ndrei");
    pipe.in = base::Descriptor();
    app::LineReader reader(pipe.out.get());
    std::vector<std::string> lines;
    const auto end = reader.run([&](std::string_view line) {
        lines.emplace_back(line);
        reader.done();
    });
    CHECK(end == app::LineReader::End::of_input);
    CHECK(lines == std::vector<std::string>{"eins", "zwei", "", "drei"});
}

TEST_CASE("a line longer than 4096 bytes ends the reading")
{
    Pipe pipe;
    pipe.fill("kurz\n" + std::string(5000, 'x') + "\nkurz\n");
    app::LineReader reader(pipe.out.get());
    int lines = 0;
    CHECK(reader.run([&](std::string_view) { ++lines; }) == app::LineReader::End::line_too_long);
    CHECK(lines == 1);
}

TEST_CASE("a terminal that goes away is a hang-up, Ctrl-D in it is none")
{
    enum class Then
    {
        closes,
        stays
    };
    const auto end_of = [](const std::string& typed, Then then) {
        base::Descriptor screen(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC));
        REQUIRE(grantpt(screen.get()) == 0);
        REQUIRE(unlockpt(screen.get()) == 0);
        const base::Descriptor keys(open(ptsname(screen.get()), O_RDWR | O_NOCTTY | O_CLOEXEC));
        REQUIRE(keys);
        app::LineReader reader(keys.get());
        REQUIRE(write(screen.get(), typed.data(), typed.size()) ==
                static_cast<ssize_t>(typed.size()));
        return reader.run([&](std::string_view) {
            reader.done();
            if (then == Then::closes) {
                screen = base::Descriptor();
            }
        });
    };
    CHECK(end_of("eins\n", Then::closes) == app::LineReader::End::hung_up);
    CHECK(end_of("eins\n\x04", Then::stays) == app::LineReader::End::of_input);
}

TEST_CASE("no more lines are given out than can be dealt with")
{
    Pipe pipe;
    for (int i = 0; i < 2 * app::LineReader::most_ahead; ++i) {
        pipe.fill("x\n");
    }
    app::LineReader reader(pipe.out.get());
    std::atomic<int> lines = 0;
    std::jthread stopper([&] {
        for (int seen = lines; seen < app::LineReader::most_ahead; seen = lines) {
            lines.wait(seen);
        }
        reader.stop();
    });
    const auto end = reader.run([&](std::string_view) {
        ++lines;
        lines.notify_all();
    });
    CHECK(end == app::LineReader::End::stopped);
    CHECK(lines == app::LineReader::most_ahead);
}

TEST_CASE("a reader that waits for input can be called away")
{
    Pipe pipe;
    app::LineReader reader(pipe.out.get());
    std::jthread stopper([&] { reader.stop(); });
    CHECK(reader.run([](std::string_view) {}) == app::LineReader::End::stopped);
}

TEST_CASE("the writer writes whole lines in order")
{
    Pipe pipe;
    {
        app::LineWriter writer(pipe.in.get());
        writer.write("eins");
        writer.write("zwei");
    }
    pipe.in = base::Descriptor();
    CHECK(pipe.drain() == "eins\nzwei\n");
}

TEST_CASE("what is written cannot steer the terminal")
{
    Pipe pipe;
    {
        app::LineWriter writer(pipe.in.get());
        writer.write("J\xC3\xB6rg\x1B[2J\xC2\x9B"
                     "31m\nzwei\r");
    }
    pipe.in = base::Descriptor();
    CHECK(pipe.drain() == "J\xC3\xB6rg\\x1B[2J\\xC2\\x9B31m\nzwei\\x0D\n");
}

TEST_CASE("a pipe that nobody reads holds up neither the lines nor the end")
{
    Pipe pipe;
    const std::string line(1000, 'x');
    {
        app::LineWriter writer(pipe.in.get());
        for (int i = 0; i < 3000; ++i) { // more than pipe and writer take
            writer.write(line);
        }
    }
    pipe.in = base::Descriptor();
    CHECK(pipe.drain().size() <= app::LineWriter::capacity);
}

TEST_SUITE_END();
