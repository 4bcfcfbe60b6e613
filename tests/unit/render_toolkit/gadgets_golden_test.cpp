// Pictures of every kind of gadget in every state, looked at beside the Amiga's and kept.
#include "render/toolkit/gadgets/checkbox.hpp"
#include "render/toolkit/gadgets/cycle.hpp"
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
    box(96, "_Zugverzögerung", Check::on);
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

TEST_SUITE_END();
