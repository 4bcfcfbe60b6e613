// The hint and the panel of the analysis in the main window.
#include "support/board.hpp"
#include "support/stage.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <variant>

using glue::Language;
using mancala::Pit;
using mancala::Player;
using stage::found;
using stage::game_of_two;
using stage::GameStage;
using stage::Stage;

namespace {

constexpr char32_t hint_key = U't';
constexpr char32_t panel_key = U'a';

/// The panel is open.
struct PanelStage : GameStage
{
    PanelStage() { command(panel_key); }
};

const app::AnalysisWindow* panel(const Stage& stage)
{
    for (const auto& window : stage.window.screen().windows()) {
        if (const auto* found = dynamic_cast<const app::AnalysisWindow*>(window.get())) {
            return found;
        }
    }
    return nullptr;
}

/// What stands in the panel, a line each.
std::string panel_text(const Stage& stage)
{
    REQUIRE(panel(stage) != nullptr);
    std::string text;
    for (const auto& gadget : panel(stage)->gadgets()) {
        text += dynamic_cast<const toolkit::TextGadget&>(*gadget).text() + "\n";
    }
    return text;
}

glue::AnalysisNews last(glue::AnalysisNews news)
{
    news.is_last = true;
    return news;
}

/// Found after so few boards that a hint waits for more.
glue::AnalysisNews shallow(const mancala::Position& position)
{
    glue::AnalysisNews news = found(position);
    news.analysis.nodes = 1000;
    return news;
}

bool is_ghosted(const Stage& stage, app::Command command)
{
    for (const toolkit::Menu& menu : stage.window.screen().menus().menus()) {
        for (const toolkit::MenuItem& item : menu.items) {
            if (item.id == static_cast<int>(command) && !item.is_separator()) {
                return !item.is_enabled();
            }
        }
    }
    return true;
}

} // namespace

TEST_SUITE_BEGIN("analysis in the main window");

TEST_CASE("a hint is looked for once it is wanted, and stands on the board until the next move")
{
    GameStage stage;
    const raster::Surface before = stage.picture();
    CHECK(stage.looked_into.empty());
    stage.command(hint_key);
    REQUIRE(stage.looked_into.size() == 1);
    CHECK(stage.looked_into[0].position == stage.view.position);
    CHECK(stage.looked_into[0].budget.nodes < glue::AnalysisBudget::unlimited);
    const raster::Surface waiting = stage.picture();
    CHECK_FALSE(waiting == before); // it says that it looks
    stage.window.take(last(found(stage.view.position)));
    CHECK_FALSE(stage.picture() == waiting);
    stage.play(stage.view, Pit(1));
    stage.wait(std::chrono::seconds(20));
    GameStage other;
    other.play(other.view, Pit(1));
    other.wait(std::chrono::seconds(20));
    CHECK(stage.picture() == other.picture());
}

TEST_CASE("what was found of another position is no hint for this one")
{
    GameStage stage;
    stage.command(hint_key);
    const raster::Surface waiting = stage.picture();
    stage.window.take(last(found(mancala::play(stage.view.position, Pit(1)).position)));
    CHECK(stage.picture() == waiting);
}

TEST_CASE("advice is for a human of this side who is to move")
{
    using app::Command;
    GameStage stage;
    CHECK_FALSE(is_ghosted(stage, Command::analysis));
    CHECK_FALSE(is_ghosted(stage, Command::hint));
    stage.view.seats.both[0].kind = match::SeatKind::gemein;
    stage.take(stage.view);
    CHECK(is_ghosted(stage, Command::hint));
    stage.command(hint_key);
    CHECK(stage.looked_into.empty());
    stage.view = stage::linked_game(glue::PartnerPhase::linked);
    stage.view.position.to_move = Player::two;
    stage.take(stage.view);
    CHECK(is_ghosted(stage, Command::hint));
    CHECK_FALSE(is_ghosted(stage, Command::analysis));
    stage.view = game_of_two();
    stage.view.phase = match::Phase::over;
    stage.take(stage.view);
    CHECK(is_ghosted(stage, Command::hint));
}

TEST_CASE("the panel follows the game while it is open, and nothing is looked into when it is not")
{
    PanelStage stage;
    REQUIRE(panel(stage) != nullptr);
    REQUIRE(stage.looked_into.size() == 1);
    CHECK(panel_text(stage) == "Wert :\n\nTiefe :\n\nLinie :\n\n");
    stage.window.take(found(stage.view.position));
    CHECK(panel_text(stage) ==
          "Wert :\nAnna +2,6 (geschätzt)\nTiefe :\n11 (4.516.843 Stellungen)\nLinie :\n4 2 / 9\n");
    stage.play(stage.view, Pit(1));
    REQUIRE(stage.looked_into.size() == 2);
    CHECK(stage.looked_into[1].position == stage.view.position);
    CHECK(panel_text(stage) == "Wert :\n\nTiefe :\n\nLinie :\n\n");
    stage.command(panel_key);
    CHECK(panel(stage) == nullptr);
    CHECK(stage.orders.back() == "stop looking");
    stage.play(stage.view, Pit(2));
    CHECK(stage.looked_into.size() == 2);
}

TEST_CASE("with the panel in front the keys of the board still hold")
{
    PanelStage stage;
    stage.type_at(0, 2, U'3');
    CHECK(stage.pits() == std::vector{3});
}

TEST_CASE("the panel's close gadget closes it, and the menu shows whether it is open")
{
    const auto check = [](const Stage& stage) {
        return stage.window.screen().menus().menus()[2].items[2].check;
    };
    GameStage stage;
    CHECK(check(stage) == toolkit::CheckMark::off);
    stage.command(panel_key);
    CHECK(check(stage) == toolkit::CheckMark::on);
    stage.type(toolkit::Key::escape);
    CHECK(panel(stage) == nullptr);
    CHECK(check(stage) == toolkit::CheckMark::off);
}

TEST_CASE("once the game is over there is nothing to look into")
{
    PanelStage stage;
    stage.view.phase = match::Phase::over;
    ++stage.view.change;
    stage.take(stage.view);
    CHECK(panel_text(stage).find("Das Spiel ist zu Ende") != std::string::npos);
    CHECK(stage.looked_into.size() == 1);
    CHECK(stage.orders.back() == "stop looking");
}

TEST_CASE("with the panel open a hint is what the panel knows already")
{
    PanelStage stage;
    stage.window.take(found(stage.view.position));
    const raster::Surface before = stage.picture();
    stage.command(hint_key);
    CHECK(stage.looked_into.size() == 1);
    CHECK_FALSE(stage.picture() == before);
}

TEST_CASE(
    "with the panel open a hint takes no longer than without it, however long the next depth takes")
{
    using std::chrono::milliseconds;
    PanelStage stage;
    stage.window.take(shallow(stage.view.position));
    CHECK_FALSE(stage.window.next_tick().has_value());
    stage.command(hint_key);
    REQUIRE(stage.window.next_tick().has_value());
    stage.wait(milliseconds(0));
    CHECK(stage.window.next_tick() == stage.now + milliseconds(2000));
    const raster::Surface waiting = stage.picture();
    stage.wait(milliseconds(1999));
    CHECK(stage.picture() == waiting);
    stage.wait(milliseconds(1));
    CHECK_FALSE(stage.picture() == waiting);
    CHECK_FALSE(stage.window.next_tick().has_value());
    CHECK(stage.looked_into.size() == 1);
}

TEST_CASE("a hint that is overdue is the first thing found")
{
    PanelStage stage;
    stage.command(hint_key);
    stage.wait(std::chrono::seconds(0));
    stage.wait(std::chrono::seconds(3));
    CHECK_FALSE(stage.window.next_tick().has_value());
    const raster::Surface waiting = stage.picture();
    stage.window.take(shallow(stage.view.position));
    PanelStage other;
    other.window.take(shallow(stage.view.position));
    CHECK_FALSE(stage.picture() == waiting);
    CHECK_FALSE(stage.picture() == other.picture()); // more than the panel's news
}

TEST_CASE("a hint comes in time although the panel is closed while it is awaited")
{
    PanelStage stage;
    stage.window.take(shallow(stage.view.position));
    stage.command(hint_key);
    stage.wait(std::chrono::seconds(0));
    stage.command(panel_key);
    CHECK(stage.orders.empty());
    const raster::Surface waiting = stage.picture();
    stage.wait(std::chrono::seconds(2));
    CHECK_FALSE(stage.picture() == waiting);
    REQUIRE(stage.orders.size() == 1);
    CHECK(stage.orders[0] == "stop looking");
}

TEST_CASE("the time of a hint ends with its position")
{
    GameStage stage;
    stage.command(hint_key);
    stage.wait(std::chrono::seconds(0));
    stage.play(stage.view, Pit(1));
    stage.wait(std::chrono::seconds(20));
    CHECK_FALSE(stage.window.next_tick().has_value());
    stage.command(hint_key);
    stage.wait(std::chrono::seconds(0));
    CHECK(stage.window.next_tick() == stage.now + std::chrono::seconds(2));
}

TEST_CASE("a value is told of who is ahead, and as proved only where it is")
{
    const glue::SeatNames names{"Anna", "Jörg"};
    glue::Analysis analysis = found(mancala::initial()).analysis;
    CHECK(hint_words(analysis, names, Language::german) ==
          "Zugvorschlag: Mulde 4, am Ende Anna +2,6 (geschätzt)");
    analysis.value = -300;
    analysis.certainty = glue::Certainty::proved;
    CHECK(hint_words(analysis, names, Language::english) ==
          "Hint: pit 4, in the end Jörg +3 (proved)");
    analysis.value = 0;
    CHECK(glue::value_words(analysis, names, Language::german) == "ausgeglichen");
}

TEST_SUITE_END();
