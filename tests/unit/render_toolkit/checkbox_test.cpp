#include "render/toolkit/gadgets/checkbox.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include "events.hpp"

using toolkit::Check;
using toolkit::Checkbox;
using toolkit::Key;

namespace {

struct Fixture
{
    std::string log; ///< + and - as reported
    Checkbox box{{0, 0, 120, 11}, "_Muldenbeschriftung", "", [this](Check check) {
                     log += check == Check::on ? '+' : '-';
                 }};
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/checkbox");

TEST_CASE_FIXTURE(Fixture, "a click on the box or its label sets and clears it")
{
    box.on_press({5, 5});
    CHECK(box.check() == Check::off);
    box.on_release({5, 5});
    CHECK(box.check() == Check::on);
    box.on_press({110, 5});
    box.on_release({110, 5});
    CHECK(box.check() == Check::off);
    CHECK(log == "+-");
}

TEST_CASE_FIXTURE(Fixture, "Space, Enter and the underlined letter change it")
{
    box.on_key(events::key(Key::space));
    box.on_key(events::key(Key::enter));
    box.on_shortcut({});
    CHECK(log == "+-+");
    CHECK(box.shortcut() == U'm');
}

TEST_CASE_FIXTURE(Fixture, "the program may set it; nothing is reported")
{
    box.set_check(Check::on);
    CHECK(box.check() == Check::on);
    CHECK(log.empty());
}

TEST_CASE("its room is the box, a gap of 8, the text and the mark round it")
{
    const toolkit::Look look(golden::fonts());
    CHECK(Checkbox::size_for("_Ton", look) == raster::Size{26 + 8 + 3 * 8 + 3, 11});
    CHECK(Checkbox::size_for("", look) == raster::Size{26, 11});
}

TEST_SUITE_END();
