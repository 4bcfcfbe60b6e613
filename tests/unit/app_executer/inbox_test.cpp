#include "app/executer/inbox.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace fs = std::filesystem;
using executer::Claim;
using executer::Inbox;
using executer::Language;
using support::TemporaryDirectory;

namespace {

Inbox opened(const TemporaryDirectory& directory)
{
    auto inbox = Inbox::open(directory.path());
    REQUIRE(inbox.has_value());
    return std::move(*inbox);
}

void write(const fs::path& path, const std::string& text)
{
    std::ofstream(path) << text;
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
}

std::string fault_of(const fs::path& directory)
{
    const auto inbox = Inbox::open(directory);
    REQUIRE_FALSE(inbox.has_value());
    return inbox.error().text;
}

} // namespace

TEST_SUITE_BEGIN("app/executer/inbox");

TEST_CASE("the name of a script is Executer.skript in any case")
{
    CHECK(executer::is_script_name("Executer.skript"));
    CHECK(executer::is_script_name("EXECUTER.SKRIPT"));
    CHECK_FALSE(executer::is_script_name("Executer.script"));
    CHECK_FALSE(executer::is_script_name("xExecuter.skript"));
}

TEST_CASE("a claimed script is out of everybody's way until it is removed")
{
    const TemporaryDirectory directory;
    Inbox inbox = opened(directory);
    write(directory.path() / "executer.skript", "echo 1\n");
    write(directory.path() / "other", "");
    CHECK(inbox.scripts() == std::vector<std::string>{"executer.skript"});
    const Claim claim = inbox.claim("executer.skript");
    REQUIRE(claim.outcome == Claim::Outcome::claimed);
    CHECK(claim.language == Language::shell);
    CHECK(claim.name == "executer.skript");
    CHECK(claim.path.parent_path() == fs::canonical(directory.path()));
    CHECK(fs::exists(claim.path));
    CHECK(inbox.scripts().empty());
    CHECK(inbox.claim("executer.skript").outcome == Claim::Outcome::gone);
    executer::delete_script(claim);
    CHECK_FALSE(fs::exists(claim.path));
    executer::delete_script(claim);
}

TEST_CASE("only a comment in the first two bytes makes it ARexx")
{
    const TemporaryDirectory directory;
    Inbox inbox = opened(directory);
    const auto language_of = [&](const std::string& text) {
        write(directory.path() / "Executer.skript", text);
        return inbox.claim("Executer.skript").language;
    };
    CHECK(language_of("/* x */") == Language::rexx);
    CHECK(language_of("/*") == Language::rexx);
    CHECK(language_of("/") == Language::shell);
    CHECK(language_of("") == Language::shell);
    CHECK(language_of(" /* x */") == Language::shell);
    CHECK(language_of("#!/bin/sh\n/*") == Language::shell);
}

TEST_CASE("a file that somebody writes is not finished")
{
    const TemporaryDirectory directory;
    Inbox inbox = opened(directory);
    std::ofstream writer(directory.path() / "Executer.skript");
    fs::permissions(directory.path() / "Executer.skript", fs::perms::owner_all);
    CHECK(inbox.claim("Executer.skript").outcome == Claim::Outcome::unfinished);
    writer.close();
    CHECK(inbox.claim("Executer.skript").outcome == Claim::Outcome::claimed);
}

TEST_CASE("links, directories and what others may change are refused and stay")
{
    const TemporaryDirectory directory;
    Inbox inbox = opened(directory);
    const fs::path name = directory.path() / "Executer.skript";
    const auto reason = [&] {
        const Claim claim = inbox.claim("Executer.skript");
        CHECK(claim.outcome == Claim::Outcome::refused);
        CHECK(fs::symlink_status(name).type() != fs::file_type::not_found);
        fs::remove(name);
        return claim.reason;
    };
    fs::create_symlink("/etc/passwd", name);
    CHECK(reason() == "it is a symbolic link");
    fs::create_directory(name);
    CHECK(reason() == "it is no plain file");
    write(name, "");
    fs::permissions(name, fs::perms::others_write, fs::perm_options::add);
    CHECK(reason() == "others may write in it: chmod go-w it");
    write(name, "");
    fs::permissions(directory.path(), fs::perms::others_write, fs::perm_options::add);
    CHECK(reason() == "others may write in the folder: chmod go-w it");
}

TEST_CASE("a directory that is open to others, missing or watched already is not taken")
{
    const TemporaryDirectory directory;
    CHECK(fault_of(directory.path() / "missing") == "No such file or directory");
    write(directory.path() / "file", "");
    CHECK(fault_of(directory.path() / "file") == "Not a directory");
    fs::permissions(directory.path(), fs::perms::group_write, fs::perm_options::add);
    CHECK(fault_of(directory.path()) == "others may write in the folder: chmod go-w it");
    fs::permissions(directory.path(), fs::perms::group_write, fs::perm_options::remove);
    {
        const Inbox inbox = opened(directory);
        CHECK(fault_of(directory.path()) == "another executer watches it");
    }
    (void)opened(directory);
}

TEST_CASE("what a killed executer had begun is removed")
{
    const TemporaryDirectory directory;
    write(directory.path() / ".executer-1-1", "echo 1\n");
    const std::vector<std::string> kept{"kept", ".executer-", ".executer-1", ".executer-1-x",
                                        ".executer-12-1"};
    for (const std::string& name : kept) {
        write(directory.path() / name, "");
    }
    fs::create_directory(directory.path() / ".executer-2-2");
    const auto inbox = Inbox::open(directory.path(), ".executer-12-1");
    REQUIRE(inbox.has_value());
    CHECK(inbox->removed() == std::vector<std::string>{".executer-1-1"});
    CHECK_FALSE(fs::exists(directory.path() / ".executer-1-1"));
    for (const std::string& name : kept) {
        CHECK(fs::exists(directory.path() / name));
    }
}

TEST_CASE("a claim is removed where it lies by then, and no other takes its name")
{
    const TemporaryDirectory above;
    const fs::path in = above.path() / "in";
    fs::create_directory(in);
    fs::permissions(in, fs::perms::owner_all);
    write(in / "Executer.skript", "1");
    const Claim first = Inbox::open(in).value().claim("Executer.skript");
    Inbox inbox = Inbox::open(in, first.path.filename()).value();
    write(in / "Executer.skript", "2");
    const Claim second = inbox.claim("Executer.skript");
    CHECK(first.path.filename() != second.path.filename());
    fs::rename(in, above.path() / "away");
    executer::delete_script(first);
    CHECK_FALSE(fs::exists(above.path() / "away" / first.path.filename()));
    CHECK(fs::exists(above.path() / "away" / second.path.filename()));
}

TEST_CASE("what takes a script's place while it is claimed is not claimed as if it were that one")
{
    const TemporaryDirectory directory;
    Inbox inbox = opened(directory);
    const fs::path name = directory.path() / "Executer.skript";
    std::atomic<bool> enough = false;
    std::thread sender([&] {
        for (bool rexx = false; !enough; rexx = !rexx) {
            write(directory.path() / "new", rexx ? "/**/" : "echo");
            fs::rename(directory.path() / "new", name);
        }
    });
    for (int claimed = 0; claimed < 300;) {
        const Claim claim = inbox.claim("Executer.skript");
        if (claim.outcome == Claim::Outcome::claimed) {
            ++claimed;
            std::string text;
            std::ifstream(claim.path) >> text;
            CHECK(text == (claim.language == Language::rexx ? "/**/" : "echo"));
        }
    }
    enough = true;
    sender.join();
}

TEST_CASE("a directory is not taken if others may put another in its place")
{
    const TemporaryDirectory above;
    const fs::path in = above.path() / "open" / "mine" / "in";
    fs::create_directories(in);
    const fs::path open = above.path() / "open";
    fs::permissions(open / "mine", fs::perms::owner_all);
    fs::permissions(in, fs::perms::owner_all);
    Inbox inbox = Inbox::open(in).value();
    write(in / "Executer.skript", "");
    fs::permissions(open, fs::perms::all);
    const std::string fault =
        "the folder " + fs::canonical(open).string() + " above it is open to others: chmod go-w it";
    CHECK(inbox.claim("Executer.skript").reason == fault);
    fs::permissions(open, fs::perms::all | fs::perms::sticky_bit);
    CHECK(inbox.claim("Executer.skript").outcome == Claim::Outcome::claimed);
}

TEST_SUITE_END();
