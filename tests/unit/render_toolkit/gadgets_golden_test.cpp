// Pictures of every kind of gadget in every state, looked at beside the Amiga's and kept.
#include "render/toolkit/gadgets/checkbox.hpp"
#include "render/toolkit/gadgets/cycle.hpp"
#include "render/toolkit/gadgets/list_view.hpp"
#include "render/toolkit/gadgets/scroller.hpp"
#include "render/toolkit/gadgets/string_gadget.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"
#include "render/toolkit/screen.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include "events.hpp"

using raster::Rect;
using toolkit::Check;
using toolkit::Checkbox;
using toolkit::Cycle;
using toolkit::ListView;
using toolkit::RowWeight;
using toolkit::StringGadget;
using toolkit::TextGadget;
using toolkit::Window;

namespace {

constexpr auto ghosted = toolkit::Availability::ghosted;
constexpr auto marked = toolkit::FocusMark::shown;

void add_cycles(Window& window)
{
    const auto cycle = [&](int y, const char* text) -> Cycle& {
        return window.add<Cycle>(Rect{12, y, 130, 14}, std::vector<std::string>{text}, "",
                                 [](std::size_t) {});
    };
    cycle(20, "Mensch");
    cycle(38, "Gedrückt");
    cycle(56, "Geist").set_availability(ghosted);
    cycle(74, "Tastatur").set_focus(marked);
}

void add_checkboxes(Window& window)
{
    const auto box = [&](int y, const char* text, Check check) -> Checkbox& {
        auto& made = window.add<Checkbox>(Rect{12, y, 140, 11}, text, "", [](Check) {});
        made.set_check(check);
        return made;
    };
    box(96, "_Verzögerung", Check::on);
    box(110, "_Punktzahlen", Check::off);
    box(124, "Geist", Check::on).set_availability(ghosted);
    box(138, "Tastatur", Check::on).set_focus(marked);
}

void add_texts(Window& window)
{
    const auto string = [&](int y, const char* text) -> StringGadget& {
        auto& made = window.add<StringGadget>(Rect{160, y, 120, 14}, "", 64);
        made.set_text(text);
        return made;
    };
    string(20, "Spieler 1");
    string(38, "Mit Cursor").set_focus(marked);
    string(56, "Geist").set_availability(ghosted);
    string(74, "Länger als das Feld").set_focus(marked);
    window.add<TextGadget>(Rect{160, 96, 120, 14}, "", "Nur zu lesen, lang",
                           toolkit::TextFrame::recessed);
    window.add<TextGadget>(Rect{160, 114, 120, 14}, "", "Ohne Rahmen", toolkit::TextFrame::none);
}

ListView& add_list(Window& window, Rect box)
{
    auto& list = window.add<ListView>(box, "");
    list.set_rows({{"Partien", RowWeight::emphasised},
                   {"Schulung", RowWeight::emphasised},
                   {"anfang.partie"},
                   {"Größe und Maß"},
                   {"zu lang für diese schmale Liste"},
                   {"remis"},
                   {"sieg"},
                   {"verloren"},
                   {"letzte"}});
    return list;
}

void add_lists(Window& window)
{
    add_list(window, {12, 18, 130, 60}).choose(3);
    add_list(window, {12, 84, 130, 60}).set_focus(marked);
    add_list(window, {150, 84, 110, 60}).set_availability(ghosted);
    window.add<ListView>(Rect{150, 18, 110, 60}, "");
    window.add<toolkit::Scroller>(Rect{268, 18, 18, 126}, toolkit::Axis::vertical, "", [](int) {})
        .set_range({40, 10, 12});
    window.add<toolkit::Scroller>(Rect{12, 150, 248, 14}, toolkit::Axis::horizontal, "", [](int) {})
        .set_range({4, 3, 1});
}

} // namespace

TEST_SUITE_BEGIN("render/toolkit/gadgets_golden");

TEST_CASE("cycle, check box, string and text gadgets look as they should in every palette")
{
    const toolkit::Look look(golden::fonts());
    for (const std::string& theme : golden::theme_files()) {
        toolkit::Screen screen({300, 170}, "Mancala", look);
        Window& window = screen.open(toolkit::WindowKind::framed, Rect{2, 12, 296, 156}, "Gadgets");
        add_cycles(window);
        add_checkboxes(window);
        add_texts(window);
        raster::Surface surface({300, 170});
        screen.handle(events::press({20, 55}));
        screen.draw(surface);
        CHECK(golden::difference("toolkit/gadgets--" + theme, surface,
                                 golden::theme(theme).palette) == "");
    }
}

TEST_CASE("list views and scrollers look as they should in every palette")
{
    const toolkit::Look look(golden::fonts());
    for (const std::string& theme : golden::theme_files()) {
        toolkit::Screen screen({300, 182}, "Mancala", look);
        add_lists(screen.open(toolkit::WindowKind::framed, Rect{2, 12, 296, 169}, "Listen"));
        raster::Surface surface({300, 182});
        screen.handle(events::press({135, 12 + 74}));
        screen.draw(surface);
        CHECK(golden::difference("toolkit/lists--" + theme, surface,
                                 golden::theme(theme).palette) == "");
    }
}

TEST_SUITE_END();
