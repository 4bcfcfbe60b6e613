#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>

#include "rexx/files.hpp"
#include "rexx/level.hpp"
#include "rexx/trace.hpp"

using rexx::Level;
using rexx::Switch;
using rexx::Trap;

namespace {

struct Running
{
    explicit Running(const std::string& source)
        : script(rexx::make_script("test", {}, source))
        , level(script, terminal, volumes)
    {
    }

    rexx::Terminal terminal;
    workbench::Volumes volumes{{"/h", "", "", "", "", "/usr/bin", 1}};
    rexx::Script script;
    Level level;
};

} // namespace

TEST_SUITE("rexx/level")
{
    TEST_CASE("options are words, none at all means all as at first")
    {
        rexx::Options options;
        rexx::set_options(options, "results cache");
        CHECK(options.results == Switch::on);
        rexx::set_options(options, "no results");
        CHECK(options.results == Switch::off);
        options.failat = 21;
        options.prompt = "> ";
        rexx::set_options(options, "NO FAILAT NO PROMPT RESULTS");
        CHECK(options.failat == 10);
        CHECK(options.prompt.empty());
        CHECK(options.results == Switch::on);
        rexx::set_options(options, "");
        CHECK(options.results == Switch::off);
    }

    TEST_CASE("a failure goes to FAILURE first, an error only to ERROR")
    {
        rexx::Traps traps;
        CHECK_FALSE(rexx::wanted_trap(traps, 20, 10).has_value());
        rexx::set_trap(traps, Trap::failure, Switch::on);
        CHECK_FALSE(rexx::wanted_trap(traps, 5, 10).has_value());
        CHECK(rexx::wanted_trap(traps, 5, 5) == Trap::failure);
        rexx::set_trap(traps, Trap::error, Switch::on);
        CHECK(rexx::wanted_trap(traps, 10, 10) == Trap::failure);
        CHECK(rexx::wanted_trap(traps, 9, 10) == Trap::error);
        CHECK_FALSE(rexx::wanted_trap(traps, 0, 10).has_value());
        rexx::set_trap(traps, Trap::failure, Switch::off);
        CHECK(rexx::wanted_trap(traps, 10, 10) == Trap::error);
    }

    TEST_CASE("the only trap of a script may be set in another procedure than the last that had it")
    {
        rexx::Traps traps;
        rexx::set_trap(traps, Trap::error, Switch::on);
        rexx::set_trap(traps, Trap::error, Switch::off);
        CHECK_FALSE(rexx::any_trap(traps));
        CHECK(rexx::wanted_trap(traps, 1, 10) == Trap::error);
        rexx::set_trap(traps, Trap::failure, Switch::off);
        CHECK(rexx::wanted_trap(traps, 1, 10) == Trap::error);
    }
}

TEST_SUITE("rexx/script")
{
    TEST_CASE("lines are kept as written, the encoding is found out")
    {
        const auto script = rexx::make_script("x", {}, "#!/bin/rx\r\nsay '\xE4'\n\x1A");
        CHECK(script.lines == std::vector<std::string>{"#!/bin/rx", "say '\xE4'"});
        CHECK(script.encoding == rexx::Encoding::latin1);
        CHECK(script.code.text.starts_with("/**/\r\n"));
        CHECK(rexx::make_script("x", {}, "\xEF\xBB\xBFsay '\xC3\xA4'").encoding ==
              rexx::Encoding::utf8);
        CHECK(rexx::to_script("\xC3\xA4", rexx::Encoding::latin1) == "\xE4");
        CHECK(rexx::to_script("\xE4", rexx::Encoding::latin1) == "\xE4");
        CHECK(rexx::to_script("\xC3\xA4", rexx::Encoding::utf8) == "\xC3\xA4");
    }

    TEST_CASE("a script is found by any spelling, folders are none")
    {
        const support::TemporaryDirectory directory;
        std::ofstream(directory.path() / "Eins.rexx") << "/**/";
        std::filesystem::create_directory(directory.path() / "zwei");
        const workbench::Volumes volumes(
            {"/h", "", "", "", directory.path().string(), "/usr/bin", 1});
        CHECK(rexx::find_script("rexx:EINS", volumes) == directory.path() / "Eins.rexx");
        CHECK(rexx::find_script("eins.rexx", volumes) == directory.path() / "Eins.rexx");
        CHECK_FALSE(rexx::find_script("REXX:zwei", volumes).has_value());
        CHECK_FALSE(rexx::find_script("./eins", volumes).has_value());
        CHECK_FALSE(rexx::find_script("Nix:eins", volumes).has_value());
        CHECK_FALSE(rexx::find_script("", volumes).has_value());
    }
}

TEST_SUITE("rexx/trace")
{
    TEST_CASE("an error has our number and text, with what Regina knows more")
    {
        Running running("say 1\nx = nope(3)");
        rexx::Trace trace(running.level);
        CHECK(trace.take("     2 +++ x = nope(3)") == "     2 +++ x = nope(3)\n");
        CHECK(trace.take("Error 43 running \"test\", line 2: Routine not found").empty());
        CHECK(trace.take("Error 43.1: Could not find routine \"NOPE\"").empty());
        CHECK(trace.finish() == "+++ Error 15 in line 2: Function not found\n"
                                "       Could not find routine \"NOPE\"\n");
        CHECK(trace.error() == 15);
        CHECK(trace.error_line() == 2);
        CHECK(trace.finish().empty());
    }

    TEST_CASE("an error that we raised has the number we meant")
    {
        Running running("");
        rexx::Trace trace(running.level);
        running.level.raised = 13;
        (void)trace.take("Error 40 running \"test\", line 3: Incorrect call to routine");
        (void)trace.take("Error 40.12: internal argument 1 must be a whole number");
        CHECK(trace.finish() == "+++ Error 13 in line 3: Host environment not found\n");
    }

    TEST_CASE("a failed command is shown with its code, or not at all if a trap takes it")
    {
        Running running("");
        rexx::Trace trace(running.level);
        running.level.note = rexx::Note::show;
        running.level.note_code = 20;
        CHECK(trace.take("     1 *-* 'x'").empty());
        CHECK(trace.take("       +++ RC=1 +++").empty());
        CHECK(trace.settle() == "     1 *-* 'x'\n       +++ Command returned 20\n");
        CHECK(trace.settle().empty());
        running.level.note = rexx::Note::hide;
        CHECK(trace.take("     1 *-* 'x'").empty());
        CHECK(trace.take("       +++ RC=1 +++").empty());
        CHECK(trace.take("     2 *-* 'y'") == "     2 *-* 'y'\n");
    }

    TEST_CASE("clauses are shown as they were written")
    {
        Running running("options results\nsignal on error\nsyntax: nop");
        rexx::Trace trace(running.level);
        CHECK(trace.take("     1 *-* OPTIONS MRX_OPT('RESULTS')") ==
              "     1 *-* options results\n");
        CHECK(trace.take("     2 *-* DO") == "     2 *-* signal on error\n");
        CHECK(trace.take("       *-*  SIGNAL ON ERROR NAME MRX_HERE").empty());
        CHECK(
            trace.take("     3 *-* IF MRX_LBL('SYNTAX',CONDITION('C'),RC,CONDITION('D')) THEN NOP")
                .empty());
        CHECK(trace.take("     1 *-* CALL MRX_INNER").empty());
        CHECK(trace.take("       >>>   \"x\"") == "       >>>   \"x\"\n");
    }

    TEST_CASE("a clause that is part of another on its line is shown all the same")
    {
        Running running("x = a ^ b; b; signal on error");
        rexx::Trace trace(running.level);
        CHECK(trace.take("     1 *-* x = a && b") == "     1 *-* x = a ^ b\n");
        CHECK(trace.take("       *-* b") == "       *-* b\n");
        CHECK(trace.take("       *-* DO") == "       *-* signal on error\n");
        CHECK(trace.take("       *-*  END").empty());
    }
}

TEST_SUITE("rexx/files")
{
    TEST_CASE("the end is known only when a read has met it")
    {
        const support::TemporaryDirectory directory;
        const std::string path = (directory.path() / "f").string();
        std::ofstream(path) << "one\r\ntwo";
        const rexx::Interrupt interrupt;
        Running running("");
        rexx::Files& files = running.level.files;
        REQUIRE(files.open("f", path, rexx::OpenMode::read));
        CHECK_FALSE(files.open("f", path, rexx::OpenMode::read));
        rexx::Stream* const stream = files.find("f");
        REQUIRE(stream != nullptr);
        CHECK(stream->read_line(interrupt) == "one");
        CHECK(stream->read(3, interrupt) == "two");
        CHECK_FALSE(stream->at_end());
        CHECK(stream->read(1, interrupt).empty());
        CHECK(stream->at_end());
        CHECK(stream->seek(-3, rexx::Stream::From::end) == 5);
        CHECK(stream->read_line(interrupt) == "two");
        CHECK_FALSE(stream->seek(-1, rexx::Stream::From::begin).has_value());
        CHECK(files.close("f"));
        CHECK_FALSE(files.close("f"));
        CHECK(files.open("f", path, rexx::OpenMode::read));
    }

    TEST_CASE("characters are counted as UTF-8 has them, a byte of none as one")
    {
        const support::TemporaryDirectory directory;
        const std::string path = (directory.path() / "f").string();
        std::ofstream(path) << "a\xC3\x9F\xE2\x82\xAC\xE4z\xF0\x9F\x98\x80\xC3";
        const rexx::Interrupt interrupt;
        Running running("");
        REQUIRE(running.level.files.open("f", path, rexx::OpenMode::read));
        rexx::Stream& stream = *running.level.files.find("f");
        CHECK(stream.read_characters(0, interrupt).empty());
        CHECK(stream.read_characters(3, interrupt) == "a\xC3\x9F\xE2\x82\xAC");
        CHECK(stream.read_characters(2, interrupt) == "\xE4z");
        CHECK(stream.read_characters(1, interrupt) == "\xF0\x9F\x98\x80");
        CHECK_FALSE(stream.at_end());
        CHECK(stream.read_characters(2, interrupt) == "\xC3");
        CHECK(stream.at_end());
    }

    TEST_CASE("what cannot be opened is refused: folders, unknown volumes, printers")
    {
        const support::TemporaryDirectory directory;
        Running running("");
        rexx::Files& files = running.level.files;
        for (const std::string& name :
             {directory.path().string(), std::string("Work:x"), std::string("PRT:"),
              (directory.path() / "none").string(), std::string()}) {
            CAPTURE(name);
            CHECK_FALSE(files.open("f", name, rexx::OpenMode::read));
        }
        CHECK(files.find("F") == nullptr);
        CHECK(files.find("stdout") != nullptr);
    }

    TEST_CASE("a stream of the process that is closed is closed for this script alone")
    {
        Running running("");
        Running other("");
        rexx::Files& files = running.level.files;
        rexx::Stream* const before = files.find("STDIN");
        CHECK(files.close("Stdin"));
        CHECK_FALSE(files.close("STDIN"));
        CHECK(files.find("stdin") == nullptr);
        CHECK(files.names() == std::vector<std::string>{"STDOUT", "STDERR"});
        CHECK(files.open("stdin", "NIL:", rexx::OpenMode::read));
        CHECK_FALSE(files.open("STDIN", "NIL:", rexx::OpenMode::read));
        CHECK(files.names() == std::vector<std::string>{"STDOUT", "STDERR", "STDIN"});
        CHECK(files.close("STDIN"));
        CHECK(files.find("STDIN") == nullptr);
        CHECK(files.open("STDIN", "*", rexx::OpenMode::read));
        CHECK(files.find("STDIN") == before);
        CHECK(other.level.files.names().size() == 3);
    }

    TEST_CASE("an interrupt ends a wait at once, until it is cleared")
    {
        using namespace std::chrono_literals;
        rexx::Interrupt interrupt;
        CHECK(interrupt.sleep(1ms) == rexx::Wait::timed_out);
        interrupt.raise();
        CHECK(interrupt.pending());
        CHECK(interrupt.sleep(1h) == rexx::Wait::interrupted);
        interrupt.clear();
        CHECK_FALSE(interrupt.pending());
        CHECK(interrupt.sleep(1ms) == rexx::Wait::timed_out);
    }
}
