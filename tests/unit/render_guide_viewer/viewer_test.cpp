// The viewer on a screen without a display: a small guide, keys and clicks in, pages out.
#include "render/guide_viewer/viewer.hpp"
#include "render/toolkit/screen.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace guide_viewer;
using toolkit::Handled;
using toolkit::Key;

namespace {

const std::string many_lines = [] {
    std::string text;
    for (int i = 0; i < 100; ++i) {
        text += "line " + std::to_string(i) + "\n";
    }
    return text;
}();

const std::string main_guide =
    "@database x\n@node Main \"The Start\"\n@{\" A \" link a}\n@{\" Dead \" link fehlt}\n"
    "@{\" Out \" link ../../etc/passwd/main}\n@{\" Rm \" system \"rm -rf /\"}\n"
    "@{\" Self \" link main}\n@{\" Other \" link b.guide/two}\n@{\" Pic \" link p.png/main}\n"
    "@{\" Gone \" link c.guide/x}\n@endnode\n@node a \"Page A\"\n" +
    many_lines + "@endnode\n@node long\n@{\" L \" link a 50}\n@endnode\n";

struct Stage
{
    Stage()
    {
        viewer.open("a.guide", "main");
        surface = raster::Surface({640, 400});
        screen.draw(surface);
    }

    /// A click on the middle of the label in this line of the page.
    void click_line(int line)
    {
        const raster::Point at = viewer.box().origin() + viewer.page().box().origin() +
                                 raster::Point{20, 8 + line * line_height};
        click(at);
    }

    void click(raster::Point at)
    {
        screen.handle({toolkit::PointerAction::press, toolkit::PointerButton::left, at});
        screen.handle({toolkit::PointerAction::release, toolkit::PointerButton::left, at});
    }

    Handled type(const std::string& text)
    {
        toolkit::KeyEvent event;
        event.text = text;
        return screen.handle(event);
    }

    Handled key(Key key, toolkit::Modifiers modifiers = {})
    {
        toolkit::KeyEvent event;
        event.key = key;
        event.modifiers = modifiers;
        return screen.handle(event);
    }

    std::optional<std::string> read(const std::string& file)
    {
        asked.push_back(file);
        const auto found = files.find(file);
        return found == files.end() ? std::nullopt : std::optional(found->second);
    }

    std::map<std::string, std::string> files{
        {"a.guide", main_guide}, {"b.guide", "@database b\n@node one\n@node two\nhello\n"}};
    std::vector<std::string> asked;
    std::vector<std::string> refused;
    std::vector<std::string> pictures;
    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Screen", look};
    Viewer& viewer = screen.open<Viewer>(
        raster::Rect{0, 11, 640, 389},
        "Node",
        Captions{{"_Contents", "_Index", "_Help", "_Retrace", "Browse <", "Browse >"},
                 "No guide.",
                 "not found"},
        Services{[this](const std::string& file) { return read(file); },
                 [this](const std::string& file) {
                     if (file != "p.png") {
                         return Handled::no;
                     }
                     pictures.push_back(file);
                     return Handled::yes;
                 },
                 [this](const std::string& text) { refused.push_back(text); }});
    raster::Surface surface;
};

} // namespace

TEST_SUITE("guide viewer")
{
    TEST_CASE("the title is the node's, and a node is found whatever the case")
    {
        Stage stage;
        CHECK(stage.viewer.title() == "The Start");
        stage.viewer.open("a.guide", "A");
        CHECK(stage.viewer.title() == "Page A");
        stage.viewer.open("a.guide", "nix");
        CHECK(stage.viewer.node_name() == "Main");
    }

    TEST_CASE("a missing guide is a short text")
    {
        Stage stage;
        stage.viewer.open("none.guide", "main");
        CHECK(amigaguide::text_of(stage.viewer.page().page().lines.at(0)) == "No guide.");
    }

    TEST_CASE("a clicked link leads on, and Retrace back to node and line")
    {
        Stage stage;
        CHECK_FALSE(stage.viewer.is_open(Control::retrace));
        stage.click_line(0);
        CHECK(stage.viewer.node_name() == "a");
        stage.key(Key::space);
        const int top = stage.viewer.page().top();
        CHECK(top == stage.viewer.page().rows() - 1);
        stage.viewer.press(Control::contents);
        CHECK(stage.viewer.node_name() == "Main");
        stage.viewer.press(Control::retrace);
        CHECK(stage.viewer.node_name() == "a");
        CHECK(stage.viewer.page().top() == top);
    }

    TEST_CASE("a link to its own page can be followed and retraced")
    {
        Stage stage;
        stage.click_line(4);
        CHECK(stage.viewer.node_name() == "Main");
        CHECK(stage.viewer.is_open(Control::retrace));
    }

    TEST_CASE("dead links and links out of the folder do nothing and no file is asked for")
    {
        Stage stage;
        const auto asked = stage.asked;
        stage.click_line(1);
        stage.click_line(2);
        CHECK(stage.viewer.node_name() == "Main");
        CHECK_FALSE(stage.viewer.is_open(Control::retrace));
        CHECK(stage.asked == asked);
    }

    TEST_CASE("a command is told and not run")
    {
        Stage stage;
        stage.click_line(3);
        CHECK(stage.refused == std::vector<std::string>{"rm -rf /"});
        CHECK(stage.viewer.node_name() == "Main");
    }

    TEST_CASE("another guide of the folder opens at its node, and Retrace leads back")
    {
        Stage stage;
        stage.click_line(5);
        CHECK(stage.viewer.node_name() == "two");
        stage.viewer.press(Control::retrace);
        CHECK(stage.viewer.title() == "The Start");
    }

    TEST_CASE("pictures are handed out, missing files told")
    {
        Stage stage;
        stage.click_line(6);
        CHECK(stage.pictures == std::vector<std::string>{"p.png"});
        stage.click_line(7);
        CHECK(stage.refused == std::vector<std::string>{"c.guide"});
        CHECK(stage.viewer.title() == "The Start");
    }

    TEST_CASE("a link's line is shown first")
    {
        Stage stage;
        stage.viewer.open("a.guide", "long");
        stage.click_line(0);
        CHECK(stage.viewer.page().top() == 50);
    }

    TEST_CASE("cursor keys move by lines, with Shift by pages, with Alt to the ends")
    {
        Stage stage;
        stage.viewer.open("a.guide", "a");
        const int rows = stage.viewer.page().rows();
        stage.key(Key::down);
        CHECK(stage.viewer.page().top() == 1);
        stage.key(Key::down, {.shift = true});
        CHECK(stage.viewer.page().top() == rows);
        stage.key(Key::down, {.alt = true});
        CHECK(stage.viewer.page().top() == 100 - rows);
        stage.key(Key::backspace);
        CHECK(stage.viewer.page().top() == 100 - rows - (rows - 1));
        stage.key(Key::up, {.alt = true});
        CHECK(stage.viewer.page().top() == 0);
    }

    TEST_CASE("Tab walks over the live links and Return follows")
    {
        Stage stage;
        stage.key(Key::tab);
        CHECK(stage.viewer.page().selected() == 0);
        stage.key(Key::tab);
        CHECK(stage.viewer.page().selected() == 3);
        stage.key(Key::tab, {.shift = true});
        stage.key(Key::enter);
        CHECK(stage.viewer.node_name() == "a");
    }

    TEST_CASE("Browse goes to the neighbours by button and by < and >")
    {
        Stage stage;
        CHECK_FALSE(stage.viewer.is_open(Control::previous));
        CHECK_FALSE(stage.viewer.is_open(Control::index));
        toolkit::KeyEvent typed;
        typed.text = ">";
        stage.screen.handle(typed);
        CHECK(stage.viewer.node_name() == "a");
        typed.text = "<";
        stage.screen.handle(typed);
        CHECK(stage.viewer.node_name() == "Main");
    }

    TEST_CASE("search shows the line found, in another node too")
    {
        Stage stage;
        CHECK(stage.viewer.search("LINE 30"));
        CHECK(stage.viewer.node_name() == "a");
        CHECK(stage.viewer.page().top() == 30);
        REQUIRE(stage.viewer.page().found());
        CHECK(stage.viewer.page().found()->line == 30);
        CHECK(stage.viewer.page().found()->columns == std::vector<int>{0});
    }

    TEST_CASE("search goes on from what it found, forwards and backwards, at the page's end too")
    {
        Stage stage;
        stage.viewer.open("a.guide", "a");
        for (const int line : {97, 98, 99}) {
            CHECK(stage.viewer.search("line 9" + std::to_string(line - 90)));
            CHECK(stage.viewer.page().found()->line == line);
        }
        CHECK(stage.viewer.search("line", amigaguide::Way::backwards));
        CHECK(stage.viewer.page().found()->line == 98);
        stage.type("N");
        CHECK(stage.viewer.page().found()->line == 97);
        stage.type("n");
        CHECK(stage.viewer.page().found()->line == 98);
    }

    TEST_CASE("search begins with the first line in view, whatever was found elsewhere")
    {
        Stage stage;
        stage.viewer.open("a.guide", "a");
        CHECK(stage.viewer.search("line 0"));
        CHECK(stage.viewer.page().found()->line == 0);
        stage.key(Key::end);
        CHECK(stage.viewer.search("line"));
        CHECK(stage.viewer.page().found()->line == stage.viewer.page().top());
        stage.key(Key::home);
        CHECK(stage.viewer.search("line", amigaguide::Way::backwards));
        CHECK(stage.viewer.page().found()->line == stage.viewer.page().rows() - 1);
    }

    TEST_CASE("a search in vain says so in the title and moves nothing")
    {
        Stage stage;
        stage.key(Key::tab);
        stage.type("/");
        stage.type("nowhere");
        stage.key(Key::enter);
        CHECK(stage.viewer.title() == "\"nowhere\" not found");
        CHECK(stage.viewer.node_name() == "Main");
        CHECK_FALSE(stage.viewer.is_open(Control::retrace));
        CHECK_FALSE(stage.viewer.search(""));
        CHECK(stage.viewer.search("Other"));
        CHECK(stage.viewer.title() == "The Start");
    }

    TEST_CASE("the scrollers beside the page move it and follow it")
    {
        Stage stage;
        stage.viewer.open("a.guide", "a");
        const auto page = raster::offset(stage.viewer.page().box(), stage.viewer.box().origin());
        stage.click({page.right() + 8, page.bottom() - 5});
        CHECK(stage.viewer.page().top() == 1);
        stage.click({page.right() + 8, page.bottom() - 40});
        CHECK(stage.viewer.page().top() == stage.viewer.page().rows());
        stage.key(Key::end);
        stage.click({page.right() + 8, page.bottom() - 15});
        CHECK(stage.viewer.page().top() == 99 - stage.viewer.page().rows());
    }

    TEST_CASE("wide lines are scrolled sideways by scroller, keys, links and search")
    {
        Stage stage;
        stage.files["wide.guide"] = "@database w\n@node Main\nx" + std::string(150, ' ') +
                                    "@{\"far\" link Main} away\n@endnode\n";
        stage.viewer.open("wide.guide", "Main");
        const PageView& view = stage.viewer.page();
        const int last = view.page().width - view.columns();
        REQUIRE(last > 8);
        stage.key(Key::right);
        CHECK(view.left() == 8);
        stage.key(Key::left);
        const auto page = raster::offset(view.box(), stage.viewer.box().origin());
        stage.click({page.right() - 8, page.bottom() + 5});
        CHECK(view.left() == 1);
        stage.key(Key::tab);
        CHECK(view.left() == 154 - view.columns());
        stage.viewer.open("wide.guide", "Main");
        CHECK(stage.viewer.search("away"));
        CHECK(view.left() == last);
    }

    TEST_CASE("the wheel scrolls the page, also behind another window but not behind a question")
    {
        Stage stage;
        stage.viewer.open("a.guide", "a");
        toolkit::PointerEvent turned{
            toolkit::PointerAction::wheel, toolkit::PointerButton::left, {300, 200}};
        turned.notches = 1;
        stage.screen.open(toolkit::WindowKind::framed, raster::Rect{0, 20, 50, 50}, "x");
        stage.screen.handle(turned);
        CHECK(stage.viewer.page().top() == 3);
        stage.screen.open(toolkit::WindowKind::requester, raster::Rect{0, 20, 50, 50}, "x");
        stage.screen.handle(turned);
        CHECK(stage.viewer.page().top() == 3);
    }

    TEST_CASE("the underlined letters press the buttons")
    {
        Stage stage;
        stage.viewer.open("a.guide", "a");
        toolkit::KeyEvent event;
        event.symbol = U'c';
        stage.screen.handle(event);
        CHECK(stage.viewer.node_name() == "Main");
        event.symbol = U'r';
        stage.screen.handle(event);
        CHECK(stage.viewer.node_name() == "a");
    }

    TEST_CASE("in help mode links act as ever")
    {
        Stage stage;
        std::vector<std::string> explained;
        stage.screen.set_help({.title_suffix = " (Hilfe)", .explain = [&](const std::string& node) {
                                   explained.push_back(node);
                               }});
        stage.screen.set_help_mode(toolkit::HelpMode::on);
        stage.click_line(0);
        CHECK(stage.viewer.title() == "Page A");
        CHECK(explained.empty());
    }
}
