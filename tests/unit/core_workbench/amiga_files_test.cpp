#include "core/workbench/amiga_files.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>

namespace fs = std::filesystem;
using workbench::Volumes;

namespace {

struct System
{
    support::TemporaryDirectory folder;
    fs::path root = folder.path();
    Volumes volumes{{(root / "home").string(), "", (root / "conf").string(), "",
                     (root / "rexx").string(), root / "bin", 7}};

    [[nodiscard]] fs::path write(const fs::path& name) const
    {
        fs::create_directories((root / name).parent_path());
        std::ofstream(root / name) << "x";
        return root / name;
    }

    /// The path below the root, or the reason.
    [[nodiscard]] std::string find(const std::string& name) const
    {
        const auto found = workbench::find_file(name, volumes, {root / "bin", root / "guide"});
        return found ? found->lexically_relative(root).string() : to_string(found.error());
    }

    /// The words in brackets, or the reason.
    [[nodiscard]] std::string words(const std::string& command) const
    {
        const auto split = workbench::host_words(command, volumes, "/rx");
        if (!split) {
            return to_string(split.error());
        }
        std::string all;
        for (const std::string& word : *split) {
            all += "[" + word + "]";
        }
        return all;
    }
};

} // namespace

TEST_SUITE_BEGIN("core/workbench/amiga_files");

TEST_CASE_FIXTURE(System, "a path on a volume is found where the volume lies, in any case")
{
    const fs::path guide = write("bin/mancala.guide");
    static_cast<void>(write("conf/mancala/env/x.guide"));
    CHECK(find("PROGDIR:Mancala.guide") == "bin/mancala.guide");
    CHECK(find("progdir:MANCALA.GUIDE") == "bin/mancala.guide");
    CHECK(find("ENV:x.guide") == "conf/mancala/env/x.guide");
    CHECK(find("ENV:fehlt") == "ENV:fehlt: there is no such file");
    CHECK(find(guide.string()) == "bin/mancala.guide");
}

TEST_CASE_FIXTURE(System, "a mere name is looked for in the folders, one after the other")
{
    static_cast<void>(write("guide/mancala.guide"));
    CHECK(find("Mancala.guide") == "guide/mancala.guide");
    static_cast<void>(write("bin/MANCALA.guide"));
    CHECK(find("Mancala.guide") == "bin/MANCALA.guide");
}

TEST_CASE_FIXTURE(System, "of a path on a volume that does not exist here the name counts")
{
    CHECK(find("Work:Spiele/Mancala.guide") ==
          "Work:Spiele/Mancala.guide: there is no volume Work:");
    static_cast<void>(write("guide/mancala.guide"));
    CHECK(find("Work:Spiele/Mancala.guide") == "guide/mancala.guide");
    CHECK(find("Work:Mancala.guide") == "guide/mancala.guide");
}

TEST_CASE_FIXTURE(System, "what is no file is refused")
{
    CHECK(find("NIL:") == "NIL:: this is no file");
    CHECK(find("*") == "*: this is no file");
    CHECK(find("") == "a name is missing");
    CHECK(find("PROGDIR:") == "PROGDIR:: there is no such file");
    CHECK(find("PROGDIR:/x") == "PROGDIR:/x: there is nothing above PROGDIR:");
}

TEST_CASE_FIXTURE(System, "a command is split at blanks, quotes keep together, nothing is expanded")
{
    CHECK(words("") == "");
    CHECK(words("  a  b\tc ") == "[a][b][c]");
    CHECK(words("\"/x y/z\" \"\" a\"b c\"d") == "[/x y/z][][ab cd]");
    CHECK(words("a \"say *\"hi*\" **\"") == "[a][say \"hi\" *]");
    CHECK(words("a ;b $(touch /tmp/x) `c` %d *") == "[a][;b][$(touch][/tmp/x)][`c`][%d][*]");
    CHECK(words("a \"b") == "a \"b: a quote is not closed");
}

TEST_CASE_FIXTURE(System, "RX starts the launcher of ARexx scripts")
{
    CHECK(words("RX Rexx:Synchron.rexx \"a b\"") == "[/rx][Rexx:Synchron.rexx][a b]");
    CHECK(words("RX") == "RX: the script is missing");
    CHECK(words("c:rx Synchron") == "[/rx][Synchron]");
}

TEST_CASE_FIXTURE(System,
                  "RX and Execute are known by any folder of the Amiga, not by one of this system")
{
    const std::string script = write("conf/mancala/s/Synchron.bat").string();
    CHECK(words("SYS:RexxC/RX Synchron") == "[/rx][Synchron]");
    CHECK(words("SYS:RexxC/rx") == "SYS:RexxC/rx: the script is missing");
    CHECK(words("SYS:C/Execute S:Synchron.bat") == "[/bin/sh][" + script + "]");
    CHECK(words("./rx Synchron") == "[./rx][Synchron]");
    CHECK(words("/opt/a:b/rx Synchron") == "[/opt/a:b/rx][Synchron]");
}

TEST_CASE_FIXTURE(System, "Execute runs a shell script, which may stand on a volume")
{
    const std::string script = write("conf/mancala/s/Synchron.bat").string();
    CHECK(words("C:Execute S:synchron.bat x") == "[/bin/sh][" + script + "][x]");
    CHECK(words("execute S:fehlt") == "S:fehlt: there is no such file");
    CHECK(words("Execute") == "Execute: the script is missing");
}

TEST_CASE_FIXTURE(System, "other programs stay as they are, but for their volume")
{
    const std::string program = write("bin/hook").string();
    CHECK(words("PROGDIR:hook http://x RAM:a") == "[" + program + "][http://x][RAM:a]");
    CHECK(words("C:Echo hallo") == "C:Echo: this command of the Amiga does not exist here");
    CHECK(words("Work:hook") == "Work:hook: there is no volume Work:");
    CHECK(words("./hook a:b") == "[./hook][a:b]");
}

TEST_SUITE_END();
