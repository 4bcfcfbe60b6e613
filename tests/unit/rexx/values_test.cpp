#include <doctest/doctest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rexx/argument.hpp"
#include "rexx/commands.hpp"
#include "rexx/date.hpp"
#include "rexx/errors.hpp"
#include "rexx/functions.hpp"
#include "rexx/port_hosts.hpp"
#include "rexx/shell.hpp"

namespace {

workbench::Volumes volumes()
{
    return workbench::Volumes({"/home/anna", "/run/user/7", "", "", "", "/usr/bin", 7});
}

std::string line(std::string_view text)
{
    return rexx::shell_line(text, volumes(), "/usr/bin/mancala-rx");
}

} // namespace

TEST_SUITE("rexx/errors")
{
    TEST_CASE("each of the 48 errors has a text of its own")
    {
        std::set<std::string_view> texts;
        for (int number = 1; number <= rexx::last_error; ++number) {
            CHECK_FALSE(rexx::error_text(number).empty());
            texts.insert(rexx::error_text(number));
        }
        CHECK(texts.size() == rexx::last_error);
        CHECK(rexx::error_text(0).empty());
        CHECK(rexx::error_text(49).empty());
        CHECK(rexx::error_text(13) == "Host environment not found");
    }

    TEST_CASE("every number of the standard becomes one of ours")
    {
        for (int standard = 0; standard < 200; ++standard) {
            CHECK_FALSE(rexx::error_text(rexx::arexx_error(standard)).empty());
        }
        CHECK(rexx::arexx_error(43) == 15);
        CHECK(rexx::arexx_error(4) == 2);
        CHECK(rexx::arexx_error(40, 3) == 17);
        CHECK(rexx::arexx_error(40, 12) == 18);
        CHECK(rexx::arexx_error(6, 1) == 6);
        CHECK(rexx::arexx_error(6, 2) == 5);
        CHECK(rexx::arexx_error(64, 1) == 41);
    }

    TEST_CASE("severities are those of the manual")
    {
        CHECK(rexx::error_severity(1) == 5);
        CHECK(rexx::error_severity(3) == 20);
        CHECK(rexx::error_severity(13) == 10);
    }
}

TEST_SUITE("rexx/commands")
{
    TEST_CASE("a status is never 0 for what is not 0")
    {
        CHECK(rexx::exit_status({0, "7"}) == 7);
        CHECK(rexx::exit_status({0, " 20 "}) == 20);
        CHECK(rexx::exit_status({0, "300"}) == 255);
        CHECK(rexx::exit_status({0, "-1"}) == 255);
        CHECK(rexx::exit_status({0, "4294967296"}) == 255);
        CHECK(rexx::exit_status({0, "abc"}) == 0);
        CHECK(rexx::exit_status({0, std::nullopt}) == 0);
        CHECK(rexx::exit_status({13, "0"}) == 10);
    }
}

TEST_SUITE("rexx/date")
{
    using rexx::Day;

    TEST_CASE("each option has its form")
    {
        const Day day{6908}; // 30 November 1996, a Saturday
        const std::vector<std::pair<char, const char*>> forms{
            {'B', "728992"},   {'C', "35398"},    {'D', "335"},      {'E', "30/11/96"},
            {'I', "6908"},     {'J', "96335"},    {'M', "November"}, {'N', "30 Nov 1996"},
            {'O', "96/11/30"}, {'S', "19961130"}, {'U', "11/30/96"}, {'W', "Saturday"}};
        for (const auto& form : forms) {
            CAPTURE(form.first);
            CHECK(rexx::date_text(form.first, day) == form.second);
        }
        CHECK_FALSE(rexx::date_text('X', day).has_value());
    }

    TEST_CASE("days are read in two forms")
    {
        CHECK(rexx::day_from_sorted("19780101") == Day{0});
        CHECK(rexx::day_from_sorted("20240229") == Day{16860});
        CHECK_FALSE(rexx::day_from_sorted("20230229").has_value());
        CHECK_FALSE(rexx::day_from_sorted("1996").has_value());
        CHECK(rexx::day_from_internal("6908") == Day{6908});
        CHECK_FALSE(rexx::day_from_internal("-1").has_value());
        CHECK(rexx::today() > Day{17000});
    }
}

TEST_SUITE("rexx/functions")
{
    TEST_CASE("every function has a name of its own, a help line and arguments in order")
    {
        std::set<std::string_view> names;
        for (const rexx::Function& function : rexx::functions()) {
            CAPTURE(function.name);
            names.insert(function.name);
            CHECK(function.least <= function.most);
            CHECK(function.help.empty() == function.name.starts_with("MRX_"));
        }
        CHECK(names.size() == rexx::functions().size());
        CHECK(rexx::find_function("readln") != nullptr);
        CHECK(rexx::find_function("left") == nullptr);
    }

    TEST_CASE("numbers are whole, addresses have four bytes")
    {
        CHECK(rexx::whole(" +12 ") == 12);
        CHECK(rexx::whole("-3") == -3);
        CHECK_FALSE(rexx::whole("1.5").has_value());
        CHECK_FALSE(rexx::whole("").has_value());
        CHECK_FALSE(rexx::whole("99999999999999999999").has_value());
        CHECK(rexx::address_of(rexx::address_bytes(0x12345678)) == 0x12345678U);
        CHECK_FALSE(rexx::address_of("abc").has_value());
    }
}

TEST_SUITE("rexx/port_hosts")
{
    using rexx::answer_from_line;

    TEST_CASE("an answer is a code, then a result or a reason")
    {
        CHECK(answer_from_line("0 3 5").result == "3 5");
        CHECK_FALSE(answer_from_line("0").result.has_value());
        CHECK(answer_from_line("0 ").result == "");
        CHECK(answer_from_line("0 a\r").result == "a");
        CHECK(answer_from_line("10 101 unknown").code == 10);
        CHECK(answer_from_line("10 101 unknown").reason == "101 unknown");
        CHECK_FALSE(answer_from_line("5 x").result.has_value());
    }

    TEST_CASE("another line is a failure")
    {
        CHECK(answer_from_line("").code == 20);
        CHECK(answer_from_line("hello").code == 20);
        CHECK(answer_from_line("0x").code == 20);
    }
}

TEST_SUITE("rexx/shell")
{
    TEST_CASE("words that begin with a volume become paths")
    {
        CHECK(line("list >NIL:") == "list >/dev/null");
        CHECK(line("cat SYS:etc/fstab") == "cat '/etc/fstab'");
        CHECK(line("echo x >>sys:tmp/a") == "echo x >>'/tmp/a'");
        CHECK(line("cat ram:a|sort") == "cat '/run/user/7/mancala/ram/a'|sort");
    }

    TEST_CASE("everything else stays")
    {
        for (const char* const text : {"echo 'RAM: x' \"T:y\"", "echo Note: this", "a=b:c d",
                                       "echo *", "scp host:file .", "ls /a:b", "echo 'open", ""}) {
            CHECK(line(text) == text);
        }
    }

    TEST_CASE("rx is this program, but only as the command")
    {
        CHECK(line("rx test") == "'/usr/bin/mancala-rx' test");
        CHECK(line(" RX \"say 1\"") == " '/usr/bin/mancala-rx' \"say 1\"");
        CHECK(line("echo rx") == "echo rx");
        CHECK(line("SYS:RexxC/rx REXX:a") ==
              "'/usr/bin/mancala-rx' '/home/anna/.local/share/mancala/rexx/a'");
    }

    TEST_CASE("the command may stand behind redirections")
    {
        CHECK(line(">nil: rx hit 2") == ">/dev/null '/usr/bin/mancala-rx' hit 2");
        CHECK(line(">NIL: <nil: Execute a") == ">/dev/null </dev/null sh a");
        CHECK(line("> nil: rx hit") == "> /dev/null '/usr/bin/mancala-rx' hit");
        CHECK(line(">>\"a b\" rx hit") == ">>\"a b\" '/usr/bin/mancala-rx' hit");
        CHECK(line("rx >nil: rx") == "'/usr/bin/mancala-rx' >/dev/null rx");
        CHECK(line(">nil: echo rx") == ">/dev/null echo rx");
        for (const char* const text : {">", "> ", ">&2 echo a", "<a", ">\"a", "<> >"}) {
            CHECK(line(text) == text);
        }
    }

    TEST_CASE("a path of this system names a file, not a command of ours")
    {
        for (const char* const text : {"./execute 1", "/usr/bin/rx a", "bin/rx", "./a:b/rx"}) {
            CHECK(line(text) == text);
        }
    }

    TEST_CASE("what lay in C: is looked for as any other program")
    {
        CHECK(line("C:Copy a b") == "Copy a b");
        CHECK(line("c:execute S:x") == "sh '/home/anna/.config/mancala/s/x'");
        CHECK(line("echo C:x") == "echo C:x");
    }
}
