// Our guides in the viewer's window; the pictures are in guide/.

#include "support/golden.hpp"
#include "support/windows.hpp"

#include <doctest/doctest.h>

using toolkit::Key;

namespace {

struct Reader
{
    Reader(glue::Language language, const std::string& node)
        : desk(stage::guide_in(language))
    {
        desk.show(screen, node);
    }

    void type(Key key)
    {
        toolkit::KeyEvent event;
        event.key = key;
        screen.handle(event);
    }

    void type(const std::string& text)
    {
        toolkit::KeyEvent event;
        event.text = text;
        screen.handle(event);
    }

    [[nodiscard]] std::string compare(const std::string& state, const std::string& theme)
    {
        raster::Surface surface({640, 400});
        screen.draw(surface);
        return golden::differences("guide/" + state, surface, {theme});
    }

    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Mancala", look};
    app::GuideDesk desk;
};

} // namespace

TEST_SUITE_BEGIN("golden pictures of the guide");

TEST_CASE("the first page in every palette")
{
    Reader reader(glue::Language::german, "Main");
    for (const std::string& theme : golden::theme_files()) {
        CHECK(reader.compare("main", theme) == "");
    }
}

TEST_CASE("a page longer than the window, with a link chosen by the keyboard")
{
    Reader reader(glue::Language::english, "Regeln");
    reader.type(Key::tab);
    CHECK(reader.compare("rules_english", "workbench") == "");
    reader.type(Key::end);
    CHECK(reader.compare("rules_english_end", "workbench") == "");
}

TEST_CASE("words that a search has found, and the title of a search in vain")
{
    Reader reader(glue::Language::german, "Beispiele");
    reader.type("/");
    reader.type("gegenüber");
    reader.type(Key::enter);
    CHECK(reader.compare("found", "rottoene") == "");
    reader.type("/");
    reader.type("Xylofon");
    reader.type(Key::enter);
    CHECK(reader.compare("not_found", "blautoene") == "");
}

TEST_SUITE_END();
