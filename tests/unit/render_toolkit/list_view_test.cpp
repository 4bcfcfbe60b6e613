#include "render/toolkit/gadgets/list_view.hpp"
#include "render/toolkit/window.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <string>

#include "events.hpp"

using events::key;
using raster::Rect;
using toolkit::Handled;
using toolkit::Key;
using toolkit::ListView;
using toolkit::Row;
using toolkit::Time;

namespace {

std::vector<Row> numbered(int count)
{
    std::vector<Row> rows;
    rows.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        rows.push_back({"Zeile " + std::to_string(i), toolkit::RowWeight::plain});
    }
    return rows;
}

/// The spec's example: 120x60 shows seven rows, the first at y = 2.
struct Fixture
{
    std::string log; ///< chosen rows, opened ones in brackets
    toolkit::Window window{toolkit::WindowKind::framed, {0, 0, 200, 100}, ""};
    ListView& list = window.add<ListView>(Rect{10, 20, 120, 60}, "Liste");

    Fixture()
    {
        list.set_rows(numbered(20));
        list.set_on_choose([this](std::size_t row) { log += std::to_string(row) + " "; });
        list.set_on_open([this](std::size_t row) { log += "[" + std::to_string(row) + "] "; });
    }

    void click(raster::Point at, int when = 0)
    {
        window.press(at, {{}, Time(when)});
        window.release(at);
    }

    /// In the middle of a line of the list, counted from its upper edge.
    [[nodiscard]] static raster::Point line(int number) { return {50, 20 + 2 + number * 8 + 4}; }
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/list_view");

TEST_CASE_FIXTURE(Fixture, "a click chooses the row under the pointer and gives the list the focus")
{
    CHECK(list.visible_rows() == 7);
    click(line(3));
    CHECK(list.chosen() == std::size_t{3});
    CHECK(window.focused() == &list);
    CHECK(log == "3 ");
}

TEST_CASE_FIXTURE(Fixture, "the wheel scrolls three rows a notch and chooses nothing")
{
    window.wheel(line(3), 2);
    CHECK(list.top() == 6);
    window.wheel(line(3), -1);
    CHECK(list.top() == 3);
    window.wheel(line(3), 100);
    CHECK(list.top() == 13);
    window.wheel({1, 1}, -1);
    CHECK(list.top() == 13);
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "below the last row there is nothing to choose")
{
    list.set_rows(numbered(2));
    click(line(2));
    CHECK_FALSE(list.chosen());
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "two clicks on a row within half a second open it, once released")
{
    click(line(2), 1000);
    window.press(line(2), {{}, Time(1500)});
    CHECK(log == "2 ");
    window.release(line(2));
    CHECK(log == "2 [2] ");
    // A third click is a first one again.
    click(line(2), 1600);
    CHECK(log == "2 [2] 2 ");
}

TEST_CASE_FIXTURE(Fixture, "two clicks that are slower or on different rows only choose")
{
    click(line(2), 1000);
    click(line(2), 1501);
    click(line(3), 1600);
    click(line(2), 1700);
    CHECK(log == "2 2 3 2 ");
}

TEST_CASE_FIXTURE(Fixture, "a second click drawn off the row opens nothing")
{
    click(line(2), 0);
    window.press(line(2), {{}, Time(100)});
    window.release(line(4));
    CHECK(log == "2 ");
}

TEST_CASE_FIXTURE(Fixture, "the keys move the choice and bring it into view")
{
    click(line(0));
    log.clear();
    window.key(key(Key::down));
    window.key(events::held(key(Key::down)));
    window.key(key(Key::up));
    window.key(key(Key::page_down));
    CHECK(log == "1 2 1 7 ");
    CHECK(list.top() == 1);
    window.key(key(Key::end));
    CHECK(list.chosen() == std::size_t{19});
    CHECK(list.top() == 13);
    window.key(key(Key::page_up));
    CHECK(list.chosen() == std::size_t{13});
    window.key(key(Key::home));
    CHECK(list.chosen() == std::size_t{0});
    CHECK(list.top() == 0);
    window.key(key(Key::up));
    CHECK(list.chosen() == std::size_t{0});
    CHECK(window.focused() == &list);
}

TEST_CASE_FIXTURE(Fixture, "with nothing chosen the keys begin at the first row shown")
{
    window.key(key(Key::tab));
    window.key(key(Key::down));
    CHECK(log == "0 ");
}

TEST_CASE_FIXTURE(Fixture, "Return opens the chosen row; with none it is the window's")
{
    window.key(key(Key::tab));
    CHECK(window.key(key(Key::enter)) == Handled::no);
    window.key(key(Key::end));
    CHECK(window.key(key(Key::enter)) == Handled::yes);
    CHECK(window.key(events::held(key(Key::enter))) == Handled::yes);
    CHECK(log == "19 [19] ");
}

TEST_CASE_FIXTURE(Fixture, "typed letters go to the type-ahead if there is one, with their time")
{
    window.key(key(Key::tab));
    CHECK(window.key(events::typed("a")) == Handled::no);
    list.set_on_type([this](const std::string& text, Time when) {
        log += text + "@" + std::to_string(when.count());
    });
    toolkit::KeyEvent typed = events::typed("ü");
    typed.when = Time(7);
    CHECK(window.key(events::letter(U'ü')) == Handled::yes);
    CHECK(window.key(typed) == Handled::yes);
    CHECK(log == "ü@7");
    CHECK(window.key(events::amiga(U'o')) == Handled::no);
}

TEST_CASE_FIXTURE(Fixture, "the scroller at the right has its arrows stacked at the bottom")
{
    // The column begins at 104, the arrows are 8 high and end at 60.
    click({10 + 110, 20 + 55});
    click({10 + 110, 20 + 59});
    CHECK(list.top() == 2);
    click({10 + 110, 20 + 44});
    CHECK(list.top() == 1);
    CHECK(log.empty());
    window.press({10 + 110, 20 + 10});
    window.drag({10 + 110, 20 + 300}, {0, 0, 640, 400});
    CHECK(list.top() == 13);
    window.release({10 + 110, 20 + 300});
}

TEST_CASE_FIXTURE(Fixture, "new rows keep the view and the choice as far as they exist")
{
    list.choose(15);
    CHECK(list.top() == 9);
    list.set_rows(numbered(18));
    CHECK(list.top() == 9);
    CHECK(list.chosen() == std::size_t{15});
    list.set_rows(numbered(10));
    CHECK(list.top() == 3);
    CHECK_FALSE(list.chosen());
    list.choose(10);
    CHECK_FALSE(list.chosen());
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "an empty list is drawn and takes keys and clicks without a row")
{
    list.set_rows({});
    click(line(0));
    window.key(key(Key::down));
    window.key(key(Key::end));
    window.key(key(Key::page_up));
    raster::Surface surface({120, 60});
    list.draw(surface, toolkit::Look(golden::fonts()));
    CHECK_FALSE(list.chosen());
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "ghosted it hears nothing")
{
    list.set_availability(toolkit::Availability::ghosted);
    click(line(1));
    window.key(key(Key::tab));
    window.key(key(Key::down));
    CHECK(log.empty());
}

TEST_CASE_FIXTURE(Fixture, "the chosen row is filled from x = 2 to 102 and no other one is")
{
    list.choose(1);
    raster::Surface surface({120, 60});
    list.draw(surface, toolkit::Look(golden::fonts()));
    for (int y = 2; y < 58; ++y) {
        const bool chosen = y >= 10 && y < 18;
        for (const int x : {2, 3, 100, 101}) {
            CHECK((surface.at({x, y}) == raster::PenIndex{3}) == chosen);
        }
    }
}

TEST_CASE("a hundred thousand rows are drawn as quickly as ten")
{
    // Only the rows in view are touched: the other texts could not even be drawn in time.
    ListView list({0, 0, 120, 60}, "");
    list.set_rows(numbered(100'000));
    const toolkit::Look look(golden::fonts());
    raster::Surface surface({120, 60});
    for (std::size_t row = 0; row < 100'000; row += 100) {
        list.choose(row);
        list.draw(surface, look);
    }
    CHECK(list.chosen() == std::size_t{99'900});
    CHECK(list.top() == 99'894);
}

TEST_CASE_FIXTURE(Fixture,
                  "rows that open at once do so at one click, and a double click only once")
{
    list.set_opens_at_once([](std::size_t row) { return row == 1; });
    click(line(0), 0);
    click(line(1), 100);
    click(line(1), 300);
    CHECK(log == "0 1 [1] ");
    click(line(2), 400);
    click(line(1), 1000);
    CHECK(log == "0 1 [1] 2 1 [1] ");
}

TEST_CASE_FIXTURE(Fixture, "a row that opens at once does not if the pointer leaves it")
{
    list.set_opens_at_once([](std::size_t) { return true; });
    window.press(line(1));
    window.release(line(3));
    CHECK(log == "1 ");
}

TEST_SUITE_END();
