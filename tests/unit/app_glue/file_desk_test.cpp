#include "app/glue/file_desk.hpp"
#include "support/golden.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>

namespace fs = std::filesystem;
using toolkit::FilePurpose;
using toolkit::Key;

namespace {

struct Desk
{
    support::TemporaryDirectory folder;
    fs::path root = folder.path();
    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Mancala", look};
    glue::FileDesk desk{glue::Language::german,
                        {root / "home", root / "home" / "records", root / "data"}};
    std::string taken;

    Desk()
    {
        fs::create_directories(root / "home");
        fs::create_directories(root / "data" / "players");
        for (const char* name : {"home/a.partie", "home/b.partie", "data/players/p.cando"}) {
            std::ofstream(root / name) << "x";
        }
    }

    const toolkit::FileRequester& ask(const glue::FileQuestion& question)
    {
        desk.ask(screen, question, [this](const std::string& path) { taken = path; });
        return dynamic_cast<const toolkit::FileRequester&>(*screen.active());
    }

    void type(Key which)
    {
        toolkit::KeyEvent event;
        event.key = which;
        screen.handle(event);
    }
};

} // namespace

TEST_SUITE_BEGIN("app/glue/file_desk");

TEST_CASE_FIXTURE(Desk,
                  "the first question begins in the data, later ones where the last one ended")
{
    const glue::FileQuestion question{.title = "?", .subject = "players", .data_drawer = "players"};
    CHECK(ask(question).drawer() == root / "data" / "players");
    type(Key::backspace);
    type(Key::backspace);
    type(Key::backspace);
    type(Key::escape);
    CHECK(ask(question).drawer() == root / "data" / "players");
    type(Key::down);
    type(Key::enter);
    CHECK(taken == root / "data" / "players" / "p.cando");

    glue::FileQuestion other{
        .title = "?", .subject = "records", .file = root / "home" / "b.partie"};
    CHECK(ask(other).drawer() == root / "home");
    type(Key::enter);
    CHECK(taken == root / "home" / "b.partie");
    other.file = "a.partie";
    CHECK(ask(other).drawer() == root / "home");
    type(Key::escape);
    CHECK(ask(question).drawer() == root / "data" / "players");
}

TEST_CASE_FIXTURE(Desk, "to save, the user's drawer for records is made")
{
    const auto& requester = ask({.title = "?", .purpose = FilePurpose::save, .file = "neu.partie"});
    CHECK(requester.drawer() == root / "home" / "records");
    type(Key::enter);
    CHECK(taken == root / "home" / "records" / "neu.partie");
    CHECK_FALSE(fs::exists(taken));
}

TEST_CASE_FIXTURE(Desk, "a suggestion in a drawer that is gone begins elsewhere")
{
    CHECK(ask({.title = "?", .subject = "x", .file = "/fehlt/a.partie"}).drawer() == root / "home");
}

TEST_CASE("a home that nobody knows leaves the whole disk")
{
    support::TemporaryDirectory folder;
    toolkit::Look look(golden::fonts());
    toolkit::Screen screen({640, 400}, "Mancala", look);
    glue::FileDesk desk(glue::Language::english, {});
    desk.ask(screen, {.title = "?"}, [](const std::string&) {});
    CHECK(dynamic_cast<const toolkit::FileRequester&>(*screen.active()).drawer() == "/");
}

TEST_SUITE_END();
