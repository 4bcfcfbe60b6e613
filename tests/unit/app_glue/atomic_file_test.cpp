#include "app/glue/atomic_file.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <iterator>
#include <system_error>
#include <tuple>

namespace {

namespace fs = std::filesystem;

constexpr std::size_t plenty = 1'000'000;

std::string bytes_of(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

long files_in(const fs::path& folder)
{
    return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

/// The error number of writing; 0 for none.
int error_of_writing(const fs::path& path, std::string_view bytes)
{
    try {
        glue::write_whole_file(path, bytes);
        return 0;
    } catch (const std::system_error& error) {
        CHECK(std::string(error.what()).find(path.filename().string()) != std::string::npos);
        return error.code().value();
    }
}

/// Runs the job in a process of its own and gives its wait status.
template <typename Job>
int in_child(Job job)
{
    const pid_t child = ::fork();
    if (child == 0) {
        ::_exit(job());
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

} // namespace

TEST_SUITE_BEGIN("app/glue/atomic_file");

TEST_CASE("a file is written anew and over an old one, with nothing left beside it")
{
    const support::TemporaryDirectory folder;
    for (const char* name : {"einfach", "mit Blank", "Straße", "-strich", "..x"}) {
        CAPTURE(name);
        const fs::path path = folder.path() / name;
        glue::write_whole_file(path, "first, and longer");
        CHECK(bytes_of(path) == "first, and longer");
        glue::write_whole_file(path, "second");
        CHECK(bytes_of(path) == "second");
        fs::remove(path);
    }
    CHECK(files_in(folder.path()) == 0);
}

TEST_CASE("an old file keeps its permissions")
{
    const support::TemporaryDirectory folder;
    const fs::path path = folder.path() / "f";
    glue::write_whole_file(path, "a");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    glue::write_whole_file(path, "b");
    CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("a symbolic link stays one and its target is written, whether it exists or not")
{
    const support::TemporaryDirectory folder;
    fs::create_directory(folder.path() / "there");
    const fs::path link = folder.path() / "link";
    fs::create_symlink("there/target", link);
    for (const char* bytes : {"new", "newer"}) {
        glue::write_whole_file(link, bytes);
        CHECK(fs::is_symlink(link));
        CHECK(bytes_of(folder.path() / "there" / "target") == bytes);
    }
    const fs::path circle = folder.path() / "circle";
    fs::create_symlink("circle", circle);
    CHECK(error_of_writing(circle, "x") == ELOOP);
}

TEST_CASE("what is no file is not replaced")
{
    const support::TemporaryDirectory folder;
    const fs::path inner = folder.path() / "inner";
    fs::create_directory(inner);
    CHECK(error_of_writing(inner, "x") == EISDIR);
    CHECK(error_of_writing(folder.path() / "missing" / "f", "x") == ENOENT);
    CHECK(error_of_writing("/dev/null", "x") == EINVAL);
}

TEST_CASE("a full disk leaves the old file whole and is reported")
{
    const support::TemporaryDirectory folder;
    const fs::path path = folder.path() / "f";
    glue::write_whole_file(path, "old");
    const int status = in_child([&] {
        ::signal(SIGXFSZ, SIG_IGN); // NOLINT(cert-err33-c): a child of its own
        const rlimit limit{1000, 1000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        return error_of_writing(path, std::string(5000, 'n')) == EFBIG ? 0 : 1;
    });
    CHECK(status == 0);
    CHECK(bytes_of(path) == "old");
    CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("a folder or file without leave to write is reported and the old file stays")
{
    const support::TemporaryDirectory folder;
    const fs::path path = folder.path() / "f";
    glue::write_whole_file(path, "old");
    fs::permissions(path, fs::perms::owner_read);
    // The superuser may write everywhere, so the child gives that up first.
    const auto refused = [&] {
        return in_child([&] {
            constexpr uid_t nobody = 65534;
            if (::getuid() == 0 &&
                (::chmod(folder.path().c_str(), 0755) != 0 || ::setuid(nobody) != 0)) {
                return 2;
            }
            return error_of_writing(path, "new") == EACCES ? 0 : 1;
        });
    };
    CHECK(refused() == 0);
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write | fs::perms::others_write);
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
    CHECK(refused() == 0);
    fs::permissions(folder.path(), fs::perms::owner_all);
    CHECK(bytes_of(path) == "old");
}

TEST_CASE("whether a file can be written is known before, and asking changes nothing")
{
    const support::TemporaryDirectory folder;
    const auto refused = [](const fs::path& path) {
        try {
            glue::check_whole_file(path);
            return 0;
        } catch (const std::system_error& error) {
            CHECK(std::string(error.what()).find(path.string()) == 0);
            return error.code().value();
        }
    };
    const fs::path old = folder.path() / "old";
    std::ofstream(old) << "as it was";
    fs::create_symlink(folder.path() / "nowhere" / "x", folder.path() / "link");
    CHECK(refused(old) == 0);
    CHECK(refused(folder.path() / "new") == 0);
    CHECK(refused(folder.path()) == EISDIR);
    CHECK(refused("/dev/null") == EINVAL);
    CHECK(refused(folder.path() / "none" / "x") == ENOENT);
    CHECK(refused(folder.path() / "link") == ENOENT);
    CHECK(bytes_of(old) == "as it was");
    CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("a program killed in the midst of writing leaves nothing beside the old file")
{
    const support::TemporaryDirectory folder;
    const fs::path path = folder.path() / "f";
    glue::write_whole_file(path, "old");
    const int status = in_child([&] {
        constexpr rlimit limit{1000, 1000}; // whoever writes more is killed
        ::signal(SIGXFSZ, SIG_DFL);
        ::setrlimit(RLIMIT_FSIZE, &limit);
        glue::write_whole_file(path, std::string(2000, 'n'));
        return 0;
    });
    REQUIRE(WIFSIGNALED(status));
    CHECK(bytes_of(path) == "old");
    CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("killed at any moment of writing, the file is the old one or the new one")
{
    const support::TemporaryDirectory folder;
    const fs::path path = folder.path() / "f";
    const std::string one(60'000, '1');
    const std::string two(90'000, '2');
    glue::write_whole_file(path, one);
    for (int round = 0; round < 50; ++round) {
        std::array<int, 2> pipe{};
        REQUIRE(::pipe(pipe.data()) == 0);
        const pid_t child = ::fork();
        if (child == 0) {
            while (true) {
                glue::write_whole_file(path, two);
                glue::write_whole_file(path, one);
                std::ignore = ::write(pipe[1], "", 1);
            }
        }
        // Killed at another point of its work each time: after so many bytes of its report.
        char byte = 0;
        REQUIRE(::read(pipe[0], &byte, 1) == 1);
        for (int wait = 0; wait < round * 2000; ++wait) {
            (void)::getppid();
        }
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(pipe[0]);
        ::close(pipe[1]);
        const std::string now = bytes_of(path);
        CHECK((now == one || now == two));
    }
}

TEST_CASE("reading gives the bytes, or the reason: missing, folder, device, pipe, too long")
{
    const support::TemporaryDirectory folder;
    const fs::path path = folder.path() / "f";
    glue::write_whole_file(path, std::string("a\0b", 3));
    CHECK(glue::read_whole_file(path, plenty) == std::string("a\0b", 3));
    CHECK(glue::read_whole_file(path, 3));
    const auto too_long = glue::read_whole_file(path, 2);
    REQUIRE_FALSE(too_long);
    CHECK(base::to_string(too_long.error()) == path.string() + ": the file is longer than 2 bytes");
    const fs::path pipe = folder.path() / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    for (const fs::path& wrong : {folder.path(), pipe, fs::path("/dev/zero")}) {
        const auto read = glue::read_whole_file(wrong, plenty);
        REQUIRE_FALSE(read);
        CHECK(read.error().text == "not an ordinary file");
    }
    CHECK(glue::read_whole_file(folder.path() / "none", plenty).error().text ==
          "No such file or directory");
}

TEST_CASE("a file of 200 MB is refused without being read whole")
{
    const support::TemporaryDirectory folder;
    const fs::path path = folder.path() / "f";
    glue::write_whole_file(path, "x");
    fs::resize_file(path, 200'000'000);
    CHECK_FALSE(glue::read_whole_file(path, plenty));
}
