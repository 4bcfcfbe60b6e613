#include "render/toolkit/file_requester.hpp"
#include "support/fake_drawers.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <string>

#include "events.hpp"

using events::key;
using events::typed;
using toolkit::FilePurpose;
using toolkit::FileRequester;
using toolkit::Key;

namespace {

toolkit::FileRequest request_of(FilePurpose purpose, const std::string& file)
{
    toolkit::FileRequest request;
    request.words = {.title = "Laden",
                     .accept = "OK",
                     .volumes = "Laufwerke",
                     .parent = "Vorige",
                     .cancel = "Abbruch",
                     .pattern = "Muster",
                     .drawer = "Verzeichnis",
                     .file = "Datei",
                     .drawer_note = "Verz.",
                     .no_file = "keine Datei",
                     .missing = "%1 fehlt",
                     .wrong_pattern = "%1 ist kein Muster",
                     .overwrite_question = "%1 überschreiben?",
                     .overwrite = "Ja"};
    request.purpose = purpose;
    request.drawer = "/p";
    request.file = file;
    request.help_node = "Dateiauswahl";
    return request;
}

struct Fixture
{
    explicit Fixture(FilePurpose purpose = FilePurpose::load, const std::string& file = "")
        : requester(toolkit::ask_file(screen,
                                      request_of(purpose, file),
                                      std::make_unique<support::FakeDrawers>(),
                                      [this](const std::string& path) { taken += path + ";"; }))
    {
    }

    void type(Key which) { screen.handle(key(which)); }

    void write(const std::string& text)
    {
        for (const char c : text) {
            screen.handle(typed(std::string(1, c).c_str()));
        }
    }

    /// Goes on with Tab until the gadget that shows this text has the focus.
    void walk_to_line(int tabs)
    {
        for (int i = 0; i < tabs; ++i) {
            type(Key::tab);
        }
    }

    void press_row(int number, int when)
    {
        const raster::Point at =
            requester.box().origin() + raster::Point{60, 15 + 2 + number * 8 + 4};
        screen.handle(toolkit::PointerEvent{
            .action = toolkit::PointerAction::press, .position = at, .when = toolkit::Time(when)});
        screen.handle(events::release(at));
    }

    /// The buttons from left to right, 0 to 3.
    void press_button(int number)
    {
        events::click(screen, requester.box().origin() + raster::Point{20 + number * 125, 228});
    }

    void focus_drawer_line()
    {
        events::click(screen, requester.box().origin() + raster::Point{400, 175});
        type(Key::end);
    }

    [[nodiscard]] bool is_open() const { return !screen.windows().empty(); }
    [[nodiscard]] std::string rows() const
    {
        std::string all;
        for (const toolkit::Row& row : requester.list().rows()) {
            all += row.text + "|";
        }
        return all;
    }
    [[nodiscard]] std::string chosen() const
    {
        const auto row = requester.list().chosen();
        return row ? requester.list().rows().at(*row).text : "";
    }

    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Mancala", look};
    std::string taken;
    FileRequester& requester;
};

struct Saving : Fixture
{
    Saving()
        : Fixture(FilePurpose::save, "neu.partie")
    {
    }
};

constexpr int pattern_line = 1;
constexpr int drawer_line = 2;
constexpr int file_line = 3;

} // namespace

TEST_SUITE_BEGIN("render/toolkit/file_requester");

TEST_CASE_FIXTURE(Fixture,
                  "it begins in the drawer, hidden files left out, and the list can be walked")
{
    CHECK(requester.drawer() == "/p");
    CHECK(rows().starts_with("geheim|Partien|Übungen|-rf|anfang.cando|"));
    CHECK(rows().find(".profil") == std::string::npos);
    type(Key::down);
    CHECK(chosen() == "geheim");
}

TEST_CASE_FIXTURE(Fixture, "a double click on a file takes it")
{
    press_row(4, 0);
    CHECK(taken.empty());
    CHECK(is_open());
    press_row(4, 200);
    CHECK(taken == "/p/anfang.cando;");
    CHECK_FALSE(is_open());
}

TEST_CASE_FIXTURE(Fixture, "a click on a file and the first button take it")
{
    press_row(4, 0);
    press_button(0);
    CHECK(taken == "/p/anfang.cando;");
}

TEST_CASE_FIXTURE(Fixture, "a click on a drawer enters it, a double click no further")
{
    press_row(1, 0);
    CHECK(requester.drawer() == "/p/Partien");
    press_row(1, 200);
    CHECK(taken.empty());
    CHECK(chosen().empty());
    press_row(1, 900);
    CHECK(chosen() == "sieg.partie");
}

TEST_CASE_FIXTURE(Fixture,
                  "arrows and Return go into drawers, Backspace comes back to where one was")
{
    type(Key::down);
    type(Key::down);
    type(Key::enter);
    CHECK(requester.drawer() == "/p/Partien");
    type(Key::down);
    type(Key::backspace);
    CHECK(requester.drawer() == "/p");
    CHECK(chosen() == "Partien");
    type(Key::enter);
    type(Key::down);
    type(Key::enter);
    CHECK(taken == "/p/Partien/remis.partie;");
}

TEST_CASE_FIXTURE(Fixture, "typing in the list jumps to the name")
{
    write("t");
    CHECK(chosen() == "Taktik.cando");
    write("x");
    CHECK(chosen() == "Taktik.cando");
    screen.handle(typed("\u00FC"));
    CHECK(chosen() == "Übungen");
    toolkit::KeyEvent late = typed("l");
    late.when = toolkit::Time(5000);
    screen.handle(late);
    CHECK(chosen() == "Liesmich");
    late.text = "p";
    late.when = toolkit::Time(7000);
    screen.handle(late);
    CHECK(chosen() == "Partien");
}

TEST_CASE_FIXTURE(Fixture, "Return in the file line takes the file, here or by a whole path")
{
    walk_to_line(file_line);
    write("Partien/sieg.partie");
    type(Key::enter);
    CHECK(taken == "/p/Partien/sieg.partie;");
}

TEST_CASE_FIXTURE(Fixture, "a whole path may be typed into the file line")
{
    walk_to_line(file_line);
    write("/p/Partien/remis.partie");
    type(Key::enter);
    CHECK(taken == "/p/Partien/remis.partie;");
}

TEST_CASE_FIXTURE(Fixture, "a drawer in the file line is entered")
{
    walk_to_line(file_line);
    write("/leer");
    type(Key::enter);
    CHECK(requester.drawer() == "/leer");
    CHECK(is_open());
}

TEST_CASE_FIXTURE(Fixture, "what does not exist is not loaded; the line can be mended at once")
{
    walk_to_line(file_line);
    write("fehlt");
    type(Key::enter);
    CHECK(is_open());
    CHECK(requester.message() == "fehlt fehlt");
    for (int i = 0; i < 5; ++i) {
        type(Key::backspace);
    }
    write("-rf");
    type(Key::enter);
    CHECK(taken == "/p/-rf;");
}

TEST_CASE_FIXTURE(Fixture, "the name of an Amiga volume is refused with the reason")
{
    walk_to_line(file_line);
    write("Work:Spiele/x");
    type(Key::enter);
    CHECK(requester.message() == "kein Laufwerk Work:Spiele/x");
    CHECK(is_open());
}

TEST_CASE_FIXTURE(Fixture, "nothing chosen is told")
{
    press_button(0);
    CHECK(requester.message() == "keine Datei");
}

TEST_CASE_FIXTURE(Fixture, "Return in the drawer line goes there")
{
    walk_to_line(drawer_line);
    write("/Partien");
    type(Key::enter);
    CHECK(requester.drawer() == "/p/Partien");
    CHECK(requester.focused() == &requester.list());
}

TEST_CASE_FIXTURE(Fixture, "a drawer that cannot be read shows an empty list and the reason")
{
    press_row(0, 0);
    CHECK(requester.drawer() == "/p/geheim");
    CHECK(rows().empty());
    CHECK(requester.message() == "/p/geheim: kein Zugriff");
    press_button(2);
    CHECK(requester.drawer() == "/p");
    CHECK(requester.message().empty());
}

TEST_CASE_FIXTURE(Fixture, "a drawer line that leads to no drawer is refused")
{
    walk_to_line(drawer_line);
    write("x");
    type(Key::enter);
    CHECK(requester.message() == "px fehlt");
    CHECK(requester.drawer() == "/p");
}

TEST_CASE_FIXTURE(Saving,
                  "the first button goes to the drawer in its line, too, before it takes the file")
{
    focus_drawer_line();
    write("/Partien");
    press_button(0);
    CHECK(taken == "/p/Partien/neu.partie;");
    CHECK_FALSE(is_open());
}

TEST_CASE_FIXTURE(Saving, "a file of that name in the drawer just typed is not replaced unasked")
{
    focus_drawer_line();
    write("/Partien");
    walk_to_line(1);
    screen.handle(events::amiga(U'x'));
    write("sieg.partie");
    type(Key::enter);
    CHECK(taken.empty());
    CHECK(requester.drawer() == "/p/Partien");
    REQUIRE(screen.windows().size() == 2);
}

TEST_CASE_FIXTURE(Fixture, "Return in the file line loads from the drawer that was typed")
{
    walk_to_line(drawer_line);
    write("/Partien");
    walk_to_line(1);
    write("sieg.partie");
    type(Key::enter);
    CHECK(taken == "/p/Partien/sieg.partie;");
}

TEST_CASE_FIXTURE(Fixture, "without a file's name the first button shows the drawer that was typed")
{
    walk_to_line(drawer_line);
    write("/Partien");
    press_button(0);
    CHECK(requester.drawer() == "/p/Partien");
    CHECK(requester.message().empty());
    CHECK(is_open());
}

TEST_CASE_FIXTURE(Saving, "no file is taken while the drawer line leads to no drawer")
{
    focus_drawer_line();
    write("x");
    press_button(0);
    CHECK(taken.empty());
    CHECK(is_open());
    CHECK(requester.message() == "px fehlt");
    CHECK(requester.drawer() == "/p");
}

TEST_CASE_FIXTURE(Fixture,
                  "a file chosen in the list is meant where it lies, whatever was typed before")
{
    walk_to_line(drawer_line);
    write("/Partien");
    press_row(4, 0);
    press_button(0);
    CHECK(taken == "/p/anfang.cando;");
}

TEST_CASE_FIXTURE(Fixture, "the pattern chooses what is listed, with a dot also what is hidden")
{
    walk_to_line(pattern_line);
    type(Key::backspace);
    type(Key::backspace);
    write("#?.cando");
    type(Key::enter);
    CHECK(rows().find("Liesmich") == std::string::npos);
    CHECK(rows().find("anfang.cando") != std::string::npos);
    walk_to_line(pattern_line);
    screen.handle(events::amiga(U'x'));
    write(".#?");
    type(Key::enter);
    CHECK(rows() == "geheim|Partien|Übungen|.profil|");
}

TEST_CASE_FIXTURE(Fixture, "what is no pattern is refused and the list stays")
{
    const std::string before = rows();
    walk_to_line(pattern_line);
    write("(");
    type(Key::enter);
    CHECK(requester.message() == "#?( ist kein Muster");
    CHECK(rows() == before);
}

TEST_CASE_FIXTURE(Fixture, "names that are not UTF-8 or hold a line feed are opened byte by byte")
{
    screen.handle(typed("\u00E4"));
    screen.handle(typed("l"));
    CHECK(chosen() == "älter.cando");
    type(Key::enter);
    CHECK(taken == "/p/\xE4lter.cando;");
}

TEST_CASE_FIXTURE(Fixture, "the same when the shown name is typed")
{
    walk_to_line(file_line);
    write("Zeile\\x0A2");
    type(Key::enter);
    CHECK(taken == "/p/Zeile\n2;");
}

TEST_CASE_FIXTURE(Fixture, "the volumes are places to go to")
{
    press_button(1);
    CHECK(rows() == "Spieler|Leer|Dateisystem|");
    CHECK(requester.drawer().empty());
    write("d");
    CHECK(chosen() == "Dateisystem");
    press_row(1, 0);
    CHECK(requester.drawer() == "/leer");
}

TEST_CASE_FIXTURE(Fixture, "above the topmost drawer are the volumes")
{
    press_button(2);
    CHECK(requester.drawer() == "/");
    press_button(2);
    CHECK(rows() == "Spieler|Leer|Dateisystem|");
    press_button(2);
    press_button(0);
    CHECK(is_open());
    CHECK(requester.message() == "keine Datei");
}

TEST_CASE_FIXTURE(Fixture, "Escape and the last button cancel")
{
    type(Key::escape);
    CHECK_FALSE(is_open());
    CHECK(taken.empty());
    Fixture other;
    other.press_button(3);
    CHECK_FALSE(other.is_open());
    CHECK(other.taken.empty());
}

TEST_CASE("a file that is suggested is chosen in the list")
{
    Fixture fixture(FilePurpose::load, "Taktik.cando");
    CHECK(fixture.chosen() == "Taktik.cando");
    fixture.type(Key::enter);
    CHECK(fixture.taken == "/p/Taktik.cando;");
}

TEST_CASE_FIXTURE(Saving, "a new name is taken as it is; the suggestion follows into other drawers")
{
    press_row(1, 0);
    press_button(0);
    CHECK(taken == "/p/Partien/neu.partie;");
}

TEST_CASE_FIXTURE(Saving, "the file line waits for a name when saving")
{
    write("2");
    type(Key::enter);
    CHECK(taken == "/p/neu.partie2;");
}

TEST_CASE_FIXTURE(Saving, "an existing file is replaced only after asking")
{
    press_row(4, 0);
    press_row(4, 100);
    CHECK(taken.empty());
    REQUIRE(screen.windows().size() == 2);
    type(Key::escape);
    CHECK(screen.windows().size() == 1);
    CHECK(taken.empty());
    press_button(0);
    type(Key::enter);
    CHECK(taken == "/p/anfang.cando;");
    CHECK_FALSE(is_open());
}

TEST_SUITE_END();
