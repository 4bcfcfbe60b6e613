#include "render/toolkit/requester.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "events.hpp"

using raster::Rect;
using toolkit::Key;
using toolkit::Question;
using toolkit::Requester;

namespace {

struct Fixture
{
    std::vector<int> answers;
    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Mancala", look};

    Requester& open(const Question& question)
    {
        return toolkit::ask(screen, question, [this](int code) { answers.push_back(code); });
    }
    Requester& open_three()
    {
        return open({"Frage", "Was nun?", {"_Ja", "V_ielleicht", "_Nein"}, ""});
    }
    void click_button(const Requester& requester, std::size_t index)
    {
        const Rect box = requester.gadgets().at(index)->box();
        events::click(screen, requester.box().origin() + box.origin());
    }
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/requester");

// The measures of an EasyRequest on a real 3.1 with topaz 8.
TEST_CASE_FIXTURE(Fixture, "one line makes it 56 high, a further one 9, an empty one 7 more")
{
    CHECK(open({"F", "Text", {"OK"}, ""}).box().height == 56);
    CHECK(open({"F", "Text\nText", {"OK"}, ""}).box().height == 65);
    CHECK(open({"F", "Text\n\nText", {"OK"}, ""}).box().height == 72);
}

TEST_CASE_FIXTURE(Fixture, "the widest of text + 66, title + 40 and the buttons decides")
{
    CHECK(open({"F", "1234567890", {"OK"}, ""}).box().width == 146);
    CHECK(open({"Ein langer Titel", "a", {"OK"}, ""}).box().width == 168);
    // 40 and 80 wide, 12 between them and 8 at either side
    CHECK(open({"F", "a", {"OK", "Abbruch"}, ""}).box().width == 148);
}

TEST_CASE_FIXTURE(Fixture,
                  "the first button is flush left, the last flush right, one alone centred")
{
    const Requester& two = open({"F", "12345678901234567890", {"OK", "X"}, ""});
    REQUIRE(two.box().width == 226);
    CHECK(two.gadgets().at(0)->box() == Rect{8, 37, 40, 14});
    CHECK(two.gadgets().at(1)->box() == Rect{186, 37, 32, 14});
    const Requester& one = open({"F", "12345678901234567890", {"OK"}, ""});
    CHECK(one.gadgets().at(0)->box() == Rect{93, 37, 40, 14});
    const Requester& three = open({"F", "12345678901234567890", {"A", "B", "C"}, ""});
    CHECK(three.gadgets().at(1)->box() == Rect{97, 37, 32, 14});
}

TEST_CASE_FIXTURE(Fixture, "buttons answer 1, 2, ... and the rightmost 0")
{
    for (const std::size_t index : {0U, 1U, 2U}) {
        click_button(open_three(), index);
    }
    CHECK(answers == std::vector<int>{1, 2, 0});
    CHECK(screen.windows().empty());
}

TEST_CASE_FIXTURE(Fixture, "Return is the leftmost button, Escape the rightmost")
{
    open_three();
    screen.handle(events::key(Key::enter));
    open_three();
    screen.handle(events::key(Key::escape));
    CHECK(answers == std::vector<int>{1, 0});
}

TEST_CASE_FIXTURE(Fixture, "arrows, Tab and letters choose a button")
{
    open_three();
    screen.handle(events::key(Key::right));
    screen.handle(events::key(Key::right));
    screen.handle(events::key(Key::enter));
    open_three();
    screen.handle(events::shift(events::key(Key::tab)));
    screen.handle(events::key(Key::space));
    open_three();
    screen.handle(events::letter(U'i'));
    CHECK(answers == std::vector<int>{2, 0, 2});
}

TEST_CASE_FIXTURE(Fixture, "the program can close it as cancelled, and only once is answered")
{
    Requester& requester = open_three();
    requester.cancel();
    requester.answer(1);
    CHECK(answers == std::vector<int>{0});
    CHECK(screen.windows().empty());
}

TEST_CASE_FIXTURE(Fixture, "an answer may ask the next question")
{
    toolkit::ask(screen, {"A", "Erst?", {"OK"}, ""}, [this](int) { open_three(); });
    screen.handle(events::key(Key::enter));
    REQUIRE(screen.windows().size() == 1);
    screen.handle(events::key(Key::enter));
    CHECK(answers == std::vector<int>{1});
}

TEST_CASE_FIXTURE(Fixture, "it stands in the middle of the screen")
{
    const Rect box = open({"F", "1234567890", {"OK"}, ""}).box();
    CHECK(box == Rect{247, 172, 146, 56});
}

TEST_SUITE_END();
