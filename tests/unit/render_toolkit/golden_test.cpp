// Pictures of the toolkit's pieces, looked at beside the Amiga's and kept.
#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/requester.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include "events.hpp"

using raster::Rect;
using toolkit::Button;
using toolkit::Window;
using toolkit::WindowKind;

namespace {

void ignore()
{
}

/// A screen with a bar, an inactive and an active window and a row of buttons in every state.
void build(toolkit::Screen& screen)
{
    Window& back = screen.open(WindowKind::backdrop, Rect{0, 11, 320, 189}, "");
    back.add<Button>(Rect{10, 10, 120, 14}, "NEUES SPIEL", "", ignore);
    back.add<Button>(Rect{10, 30, 120, 14}, "_Gedrückt", "", ignore);
    back.add<Button>(Rect{10, 50, 120, 14}, "ZURÜCKNEHMEN", "", ignore)
        .set_availability(toolkit::Availability::ghosted);
    back.add<Button>(Rect{10, 70, 120, 14}, "Mit _Tastatur", "", ignore)
        .set_focus(toolkit::FocusMark::shown);
    Window& inactive = screen.open(WindowKind::framed, Rect{150, 20, 150, 60}, "Optionen");
    inactive.set_on_close(ignore);
    inactive.add<Button>(Rect{20, 25, 90, 14}, "_Speichern", "", ignore);
    Window& active = screen.open(WindowKind::framed, Rect{20, 110, 180, 70}, "Größe und Maß");
    active.set_on_close(ignore);
    active.add<Button>(Rect{20, 25, 100, 14}, "Übernehmen", "", ignore);
}

} // namespace

TEST_SUITE_BEGIN("render/toolkit/golden");

TEST_CASE("windows and buttons look as they should in every palette")
{
    const toolkit::Look look(golden::fonts());
    for (const std::string& theme : golden::theme_files()) {
        toolkit::Screen screen({320, 200}, "Mancala", look);
        build(screen);
        raster::Surface surface({320, 200});
        screen.handle(events::press({20, 45}));
        screen.draw(surface);
        CHECK(golden::difference("toolkit/windows--" + theme, surface,
                                 golden::theme(theme).palette) == "");
    }
}

TEST_CASE("the active window has filled borders")
{
    const toolkit::Look look(golden::fonts());
    toolkit::Screen screen({320, 200}, "Mancala", look);
    build(screen);
    raster::Surface surface({320, 200});
    screen.draw(surface);
    CHECK(golden::difference("toolkit/active--workbench", surface, raster::workbench_palette) ==
          "");
    screen.handle(events::press({30, 115}));
    screen.draw(surface);
    CHECK(golden::difference("toolkit/close-pressed--workbench", surface,
                             raster::workbench_palette) == "");
}

TEST_CASE("a requester is drawn on its chequered ground in every palette")
{
    const toolkit::Look look(golden::fonts());
    for (const std::string& theme : golden::theme_files()) {
        toolkit::Screen screen({320, 120}, "Mancala", look);
        toolkit::ask(screen,
                     {"Spielende",
                      "Spieler 1 gewinnt mit 26:22.\n\nDas war knapp, aber schön.",
                      {"_Neues Spiel", "_Zurück"},
                      ""},
                     [](int) {});
        raster::Surface surface({320, 120});
        screen.draw(surface);
        CHECK(golden::difference("toolkit/requester--" + theme, surface,
                                 golden::theme(theme).palette) == "");
    }
}

TEST_SUITE_END();
