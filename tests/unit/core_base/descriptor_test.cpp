#include "core/base/descriptor.hpp"

#include <doctest/doctest.h>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <string>
#include <thread>
#include <utility>

using base::Descriptor;

namespace {

bool is_open(int number)
{
    return ::fcntl(number, F_GETFD) >= 0;
}

/// Both ends of a pipe: to read from and to write to.
std::pair<Descriptor, Descriptor> make_pipe()
{
    std::array<int, 2> ends{};
    REQUIRE(::pipe2(ends.data(), O_CLOEXEC) == 0);
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

} // namespace

TEST_SUITE("a descriptor")
{
    TEST_CASE("is closed at the end of its scope and not before")
    {
        int number = -1;
        {
            auto [out, in] = make_pipe();
            number = out.get();
            const Descriptor moved(std::move(out));
            CHECK(is_open(number));
            CHECK(moved.get() == number);
        }
        CHECK_FALSE(is_open(number));
    }

    TEST_CASE("is left open where it was given away")
    {
        auto [out, in] = make_pipe();
        const int number = out.release();
        CHECK_FALSE(out);
        CHECK(is_open(number));
        const Descriptor again(number);
    }
}

TEST_SUITE("writing all bytes")
{
    TEST_CASE("goes on where the system takes only a part")
    {
        auto [out, in] = make_pipe();
        const std::string bytes(1'000'000, 'x'); // more than a pipe holds
        std::string heard;
        std::jthread reader([&heard, end = out.get()] {
            std::array<char, 4096> piece{};
            for (ssize_t count = 1; count > 0;) {
                count = ::read(end, piece.data(), piece.size());
                heard.append(piece.data(), static_cast<std::size_t>(count > 0 ? count : 0));
            }
        });
        CHECK_FALSE(base::write_all(in.get(), bytes));
        in = Descriptor();
        reader.join();
        CHECK(heard == bytes);
    }

    TEST_CASE("gives the reason if the system refuses")
    {
        const Descriptor full(::open("/dev/full", O_WRONLY | O_CLOEXEC));
        CHECK(base::write_all(full.get(), "x") == std::errc::no_space_on_device);
        CHECK_FALSE(base::write_all(full.get(), ""));
        CHECK(base::write_all(-1, "x") == std::errc::bad_file_descriptor);
    }
}
