#include "app/glue/tool_type_files.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>

TEST_SUITE("app/glue/tool_type_files")
{
    TEST_CASE("an earlier file holds, a missing one is passed over, a broken one costs a message")
    {
        const support::TemporaryDirectory folder;
        const auto file = [&](const char* name, const char* text) {
            std::ofstream(folder.path() / name) << text;
            return folder.path() / name;
        };
        const auto loaded = glue::load_tool_types(
            {folder.path() / "none", file("Mancala.info", "\xE3\x10 broken"),
             file("plain.info", "HilfsPfad=no icon"), file("a.tooltypes", "HilfsPfad=a\n"),
             file("b.tooltypes", "HilfsPfad=b\nSynchronBefehl=c\n"), folder.path()});
        CHECK(loaded.types.find("HilfsPfad") == "a");
        CHECK(loaded.types.find("SynchronBefehl") == "c");
        CHECK(loaded.complaints.size() == 3);
    }
}
