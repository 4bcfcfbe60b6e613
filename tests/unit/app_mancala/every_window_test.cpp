// What holds for every window, menu and requester of the game, in both languages.
#include "core/amigaguide/database.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"
#include "support/windows.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

using raster::Rect;
using stage::Stage;

namespace {

amigaguide::Database guide_database(glue::Language language)
{
    const bool german = language == glue::Language::german;
    std::ifstream file(std::string(TEST_SOURCE_DIR) + "/../guide/" +
                           (german ? "mancala.guide" : "mancala_en.guide"),
                       std::ios::binary);
    REQUIRE(file.is_open());
    return amigaguide::read(std::string(std::istreambuf_iterator<char>(file), {}));
}

/// The gadgets that leave their window or lie on each other.
std::string misplaced(const toolkit::Window& window)
{
    std::string faults;
    const Rect room = window.kind() == toolkit::WindowKind::backdrop
                          ? raster::rect_at({}, window.box().size())
                          : toolkit::window_inside(window.box().size());
    const auto& gadgets = window.gadgets();
    for (std::size_t i = 0; i < gadgets.size(); ++i) {
        const Rect box = gadgets[i]->box();
        if (raster::clip(box, room) != box) {
            faults += "[" + gadgets[i]->help_node() + " outside]";
        }
        for (std::size_t other = 0; other < i; ++other) {
            if (!raster::clip(box, gadgets[other]->box()).is_empty()) {
                faults +=
                    "[" + gadgets[i]->help_node() + " on " + gadgets[other]->help_node() + "]";
            }
        }
    }
    return faults;
}

/// Of every gadget that is explained and every menu item.
std::vector<std::string> help_nodes(const toolkit::Screen& screen)
{
    std::vector<std::string> nodes;
    for (const auto& window : screen.windows()) {
        for (const auto& gadget : window->gadgets()) {
            if (window->is_explained()) {
                nodes.push_back(gadget->help_node());
            }
        }
    }
    for (const toolkit::Menu& menu : screen.menus().menus()) {
        for (const toolkit::MenuItem& item : menu.items) {
            if (!item.is_separator()) {
                nodes.push_back(item.help_node);
            }
        }
    }
    return nodes;
}

} // namespace

TEST_SUITE_BEGIN("every window");

TEST_CASE("no text is cut, in help mode neither")
{
    for (const auto language : stage::languages) {
        stage::each_window(language, [](Stage& stage, const std::string& name) {
            CAPTURE(name);
            CHECK(stage.cut_texts() == "");
            stage.window.screen().set_help_mode(toolkit::HelpMode::on);
            CHECK(stage.cut_texts() == "");
            stage.window.screen().set_help_mode(toolkit::HelpMode::off);
        });
    }
}

TEST_CASE("a text that is too long would be found")
{
    Stage stage;
    stage.take(stage::game_of_two());
    auto& window = stage.window.screen().open<toolkit::Window>(toolkit::WindowKind::framed,
                                                               Rect{0, 50, 120, 60}, "Titel");
    window.add<toolkit::Button>(Rect{10, 20, 60, 14}, "Passt", "", [] {});
    CHECK(stage.cut_texts() == "");
    window.add<toolkit::Button>(Rect{10, 40, 60, 14}, "Langes Wort", "", [] {});
    window.set_title("Ein langer Titel");
    CHECK(stage.cut_texts() == "[Ein langer Titel][Langes Wort]");
}

TEST_CASE("gadgets lie inside their window and not on each other")
{
    for (const auto language : stage::languages) {
        stage::each_window(language, [](Stage& stage, const std::string& name) {
            CAPTURE(name);
            const toolkit::Screen& screen = stage.window.screen();
            for (const auto& window : screen.windows()) {
                CHECK(misplaced(*window) == "");
                const Rect box = window->box();
                CHECK(raster::clip(box, raster::rect_at({}, screen.size())) == box);
            }
        });
    }
}

TEST_CASE("each gadget and menu item has a page in the guide of its language")
{
    for (const auto language : stage::languages) {
        const amigaguide::Database guide = guide_database(language);
        stage::each_window(language, [&](Stage& stage, const std::string& name) {
            CAPTURE(name);
            for (const std::string& node : help_nodes(stage.window.screen())) {
                CAPTURE(node);
                CHECK(guide.find(node).has_value());
            }
        });
    }
}

TEST_CASE("a click on any gadget in help mode asks for its page")
{
    for (const auto language : stage::languages) {
        stage::each_window(language, [](Stage& stage, const std::string& name) {
            CAPTURE(name);
            const toolkit::Window& window = *stage.window.screen().active();
            if (!window.is_explained() || stage.window.screen().menus().is_open()) {
                return;
            }
            stage.window.screen().set_help_mode(toolkit::HelpMode::on);
            const auto acted = stage.actions.size();
            for (const auto& gadget : window.gadgets()) {
                const Rect box = gadget->box();
                if (gadget->acts_in_help_mode({box.width / 2, box.height / 2})) {
                    continue;
                }
                stage.orders.clear();
                stage.click(window.box().origin() + box.origin() +
                            raster::Point{box.width / 2, box.height / 2});
                CHECK(stage.orders == std::vector{"guide " + gadget->help_node()});
            }
            CHECK(stage.actions.size() == acted);
            stage.window.screen().set_help_mode(toolkit::HelpMode::off);
        });
    }
}

TEST_CASE("no page of the guides is wider than the window")
{
    for (const auto language : stage::languages) {
        const amigaguide::Database guide = guide_database(language);
        Stage stage(stage::settings_in(language));
        app::GuideDesk desk = stage::guide_in(language);
        for (const amigaguide::Node& node : guide.nodes) {
            CAPTURE(node.name);
            desk.show(stage.window.screen(), node.name);
            CHECK(stage.cut_texts() == "");
        }
    }
}

TEST_SUITE_END();
