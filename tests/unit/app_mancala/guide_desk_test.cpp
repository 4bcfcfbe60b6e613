// The guide's desk on a screen without a display, with real files.
#include "app/mancala/guide_desk.hpp"
#include "support/golden.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

using app::GuideDesk;
using toolkit::Key;

namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary) << bytes;
}

std::string picture(raster::Size size, const raster::Palette& palette)
{
    const auto bytes = raster::encode_png(raster::Surface(size), palette);
    return {bytes.begin(), bytes.end()};
}

struct Stage
{
    Stage()
    {
        write(own, "@database own\n@node Main \"Own Start\"\n@{\" Pic \" link p.png/main}\n"
                   "@{\" Broken \" link b.png/main}\n@{\" Run \" system \"rm -rf /\"}\n"
                   "@{\" Text \" link t.txt/main}\n@{\" Large \" link l.png/main}\n@endnode\n"
                   "@node Regeln \"Own Rules\"\n@endnode\n");
        write(directory.path() / "p.png", picture({20, 10}, palette));
        write(directory.path() / "l.png", picture({700, 500}, palette));
        write(directory.path() / "b.png", "\x89PNG broken");
        write(directory.path() / "t.txt", "plain text");
    }

    [[nodiscard]] const std::string& title() const { return screen.windows().back()->title(); }
    [[nodiscard]] bool asks() const
    {
        return !screen.windows().empty() &&
               screen.windows().back()->kind() == toolkit::WindowKind::requester;
    }

    void key(Key key)
    {
        toolkit::KeyEvent event;
        event.key = key;
        screen.handle(event);
    }

    /// By the keyboard: to the link of that number from 1 on, and Return.
    void follow(int link)
    {
        for (int i = 0; i < link; ++i) {
            key(Key::tab);
        }
        key(Key::enter);
    }

    void click(raster::Point at)
    {
        screen.handle({toolkit::PointerAction::press, toolkit::PointerButton::left, at});
        screen.handle({toolkit::PointerAction::release, toolkit::PointerButton::left, at});
    }

    support::TemporaryDirectory directory;
    fs::path own = directory.path() / "own.guide";
    raster::Palette palette = golden::theme("gruentoene").palette;
    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Screen", look};
};

} // namespace

TEST_SUITE_BEGIN("app/mancala/guide_desk");

TEST_CASE_FIXTURE(Stage, "the program's guide opens at the node asked for, else at its start")
{
    GuideDesk desk({}, own, glue::Language::english);
    desk.show(screen, "Regeln");
    CHECK(title() == "Own Rules");
    desk.show(screen, "nix");
    CHECK(title() == "Own Start");
    CHECK(screen.windows().size() == 1);
    key(Key::escape);
    CHECK(screen.windows().empty());
}

TEST_CASE_FIXTURE(Stage, "the user's guide goes before the program's")
{
    write(directory.path() / "mine", "@database mine\n@node Regeln \"My Rules\"\n@endnode\n");
    GuideDesk desk(directory.path() / "mine", own, glue::Language::german);
    desk.show(screen, "Regeln");
    CHECK(title() == "My Rules");
    CHECK(screen.windows().size() == 1);
}

TEST_CASE_FIXTURE(Stage,
                  "a HilfsPfad that cannot be read is told once; the program's guide is there")
{
    GuideDesk desk(directory.path() / "nix.guide", own, glue::Language::german);
    desk.show(screen, "Regeln");
    CHECK(asks());
    key(Key::enter);
    CHECK(title() == "Own Rules");
    desk.show(screen, "Regeln");
    CHECK(title() == "Own Rules");
}

TEST_CASE_FIXTURE(Stage, "without any guide a short text stands in the window")
{
    GuideDesk desk({}, directory.path() / "nix.guide", glue::Language::english);
    desk.show(screen, "Regeln");
    REQUIRE(screen.windows().size() == 1);
    const auto& viewer = dynamic_cast<guide_viewer::Viewer&>(*screen.windows().back());
    CHECK(amigaguide::text_of(viewer.page().page().lines.at(0)) == "The guide was not found.");
}

TEST_CASE_FIXTURE(Stage, "a picture covers the screen in its own colours until a key or a click")
{
    GuideDesk desk({}, own, glue::Language::english);
    desk.show(screen, "Main");
    CHECK(desk.palette(screen) == nullptr);
    follow(1);
    REQUIRE(desk.palette(screen) != nullptr);
    CHECK(*desk.palette(screen) == palette);
    CHECK(screen.windows().back()->box() == raster::Rect{0, 0, 640, 400});
    key(Key::escape);
    CHECK(desk.palette(screen) == nullptr);
    CHECK(title() == "Own Start");
    key(Key::enter);
    REQUIRE(desk.palette(screen) != nullptr);
    click({5, 5});
    CHECK(title() == "Own Start");
}

TEST_CASE_FIXTURE(Stage,
                  "a picture larger than the screen is dragged and moved, a click still closes")
{
    GuideDesk desk({}, own, glue::Language::english);
    desk.show(screen, "Main");
    follow(5);
    REQUIRE(desk.palette(screen) != nullptr);
    using toolkit::PointerAction;
    screen.handle({PointerAction::press, toolkit::PointerButton::left, {300, 200}});
    screen.handle({PointerAction::move, toolkit::PointerButton::left, {200, 100}});
    screen.handle({PointerAction::release, toolkit::PointerButton::left, {200, 100}});
    key(Key::right);
    CHECK(desk.palette(screen) != nullptr);
    key(Key::space);
    CHECK(desk.palette(screen) == nullptr);
}

TEST_CASE_FIXTURE(Stage, "another window in front of the picture has the screen's colours")
{
    GuideDesk desk({}, own, glue::Language::english);
    desk.show(screen, "Main");
    follow(1);
    screen.open(toolkit::WindowKind::framed, raster::Rect{0, 20, 100, 100}, "x");
    CHECK(desk.palette(screen) == nullptr);
    desk.show(screen, "Regeln");
    CHECK(screen.windows().size() == 2);
}

TEST_CASE_FIXTURE(Stage, "a broken picture and a command are told, and nothing is run")
{
    GuideDesk desk({}, own, glue::Language::english);
    desk.show(screen, "Main");
    follow(2);
    CHECK(asks());
    key(Key::enter);
    follow(1);
    CHECK(asks());
    key(Key::enter);
    CHECK(title() == "Own Start");
}

TEST_CASE_FIXTURE(Stage, "a text of the folder is shown as a page")
{
    GuideDesk desk({}, own, glue::Language::english);
    desk.show(screen, "Main");
    follow(4);
    const auto& viewer = dynamic_cast<guide_viewer::Viewer&>(*screen.windows().back());
    CHECK(amigaguide::text_of(viewer.page().page().lines.at(0)) == "plain text");
}

TEST_SUITE_END();
