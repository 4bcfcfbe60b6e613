// The window of the link and what else the main window shows of it, by mouse and keys.
#include "ipc/partner_code.hpp"
#include "support/stage.hpp"

#include <doctest/doctest.h>

using enum glue::PartnerPhase;
using raster::Point;
using stage::linked_game;
using stage::Stage;
using toolkit::Key;

namespace {

constexpr Point wait_button{38 + 460, 92 + 37};
constexpr Point host_line{38 + 200, 92 + 116};
constexpr Point code_line{38 + 200, 92 + 134};
constexpr Point call_button{38 + 460, 92 + 134};
constexpr Point copy_button{38 + 90, 92 + 197};
constexpr Point end_button{38 + 460, 92 + 197};

const toolkit::Window* window_titled(const Stage& stage, const std::string& title)
{
    for (const auto& window : stage.window.screen().windows()) {
        if (window->title() == title) {
            return window.get();
        }
    }
    return nullptr;
}

/// The requester in front; nothing if there is none.
const toolkit::Requester* requester(const Stage& stage)
{
    return dynamic_cast<const toolkit::Requester*>(stage.window.screen().windows().back().get());
}

std::string all_lines(const toolkit::Requester& requester)
{
    std::string all;
    for (const std::string& line : requester.lines()) {
        all += line + "|";
    }
    return all;
}

/// With the window open.
void open_at(Stage& stage, const glue::GameView& view)
{
    stage.take(view);
    stage.open_partner();
}

std::string good_code()
{
    return ipc::PartnerCode::of(std::string(ipc::PartnerCode::random_characters, '\5')).text();
}

using Orders = std::vector<std::string>;

} // namespace

TEST_SUITE_BEGIN("the window of the link");

TEST_CASE("WARTEN waits at the address that is typed, at first this machine's own")
{
    Stage stage;
    open_at(stage, linked_game(none));
    stage.click(wait_button);
    CHECK(stage.orders == Orders{"wait at 127.0.0.1:0"});
}

TEST_CASE("address and code, each ended by Return, call the partner; the code leaves the window")
{
    Stage stage;
    open_at(stage, linked_game(none));
    stage.click(host_line);
    stage.write("anderer:4096");
    stage.type(Key::enter);
    const raster::Surface before = stage.picture();
    stage.write(good_code());
    stage.type(Key::enter);
    CHECK(stage.orders == Orders{"call anderer:4096 with " + good_code()});
    stage.type(Key::enter); // the line begins anew, empty as it was
    CHECK(stage.picture() == before);
    stage.type(Key::enter);
    CHECK(stage.orders.size() == 1); // without a code nobody is called
}

TEST_CASE("a code with a slip of the finger stays and is told of, so that it can be mended")
{
    Stage stage;
    open_at(stage, linked_game(none));
    stage.click(host_line);
    stage.write("anderer:4096");
    stage.type(Key::enter);
    const std::string code = good_code();
    stage.write(code.substr(0, code.size() - 1));
    const raster::Surface before = stage.picture();
    stage.click(call_button);
    CHECK(stage.orders.empty());
    const raster::Surface told = stage.picture();
    CHECK(told != before);
    stage.take(linked_game(none));
    CHECK(stage.picture() == told);
    stage.click({code_line.x + 140, code_line.y}); // behind the last letter
    stage.write(code.substr(code.size() - 1));
    stage.type(Key::enter);
    CHECK(stage.orders == Orders{"call anderer:4096 with " + code});
}

TEST_CASE("ANRUFEN is ghosted until both address and code are typed")
{
    Stage stage;
    open_at(stage, linked_game(none));
    stage.click(call_button);
    stage.click(code_line);
    stage.write(good_code());
    stage.click(call_button);
    CHECK(stage.orders.empty());
    stage.click(host_line);
    stage.write("anderer:4096");
    stage.click(call_button);
    CHECK(stage.orders == Orders{"call anderer:4096 with " + good_code()});
}

TEST_CASE("by Tab and Return alone one waits, and Escape closes the window, not the link")
{
    Stage stage;
    open_at(stage, linked_game(none));
    stage.type(Key::tab);
    stage.type(Key::tab);
    stage.type(Key::enter);
    CHECK(stage.orders == Orders{"wait at 127.0.0.1:0"});
    REQUIRE(window_titled(stage, "Verbindung") != nullptr);
    stage.take(linked_game(waiting));
    stage.type(Key::escape);
    CHECK(window_titled(stage, "Verbindung") == nullptr);
    CHECK(stage.orders.size() == 1);
}

TEST_CASE("a second one cannot be begun while a link is wanted, but that one can be ended")
{
    for (const auto phase : {waiting, connecting, linked, separated, differing}) {
        Stage stage;
        glue::GameView view = linked_game(phase);
        view.phase = match::Phase::ready;
        open_at(stage, view);
        stage.type(Key::escape); // the question which game shall go on, if there is one
        stage.orders.clear();
        if (window_titled(stage, "Verbindung") == nullptr) {
            stage.open_partner();
        }
        stage.click(wait_button);
        stage.click(call_button);
        CHECK(stage.orders.empty());
        stage.click(end_button);
        CHECK(stage.orders == Orders{"end the link"});
    }
}

TEST_CASE("CODE KOPIEREN hands the code on, once there is one")
{
    Stage stage;
    open_at(stage, linked_game(none));
    glue::GameView view = linked_game(connecting);
    view.partner.code.clear();
    stage.take(view);
    stage.click(copy_button);
    CHECK(stage.orders.empty());
    stage.take(linked_game(waiting));
    stage.click(copy_button);
    CHECK(stage.orders == Orders{"copy 3K7M-XWQP-9HJC-4RTV-E7FA-5DNY"});
}

TEST_CASE("while a game runs the end of the link is asked about; Escape keeps it")
{
    Stage stage;
    open_at(stage, linked_game(linked));
    stage.click(end_button);
    REQUIRE(requester(stage) != nullptr);
    CHECK(all_lines(*requester(stage)).find("mit|Jörg beenden?") != std::string::npos);
    stage.type(Key::escape);
    CHECK(stage.orders.empty());
    stage.click(end_button);
    stage.type(Key::enter);
    CHECK(stage.orders == Orders{"end the link"});
    stage.click(end_button);
    stage.take(linked_game(none)); // the partner was quicker
    CHECK(requester(stage) == nullptr);
    CHECK(stage.orders.size() == 1);
}

TEST_CASE(
    "while the partner is away the end of the game is asked about, since the link ends with it")
{
    Stage stage;
    stage.take(linked_game(linked));
    stage.command(U'e');
    CHECK(stage.actions.size() == 1); // for both
    stage.take(linked_game(separated));
    stage.command(U'e');
    REQUIRE(requester(stage) != nullptr);
    CHECK(all_lines(*requester(stage)).find("mit|Jörg beenden?|Die Partie ist dann") !=
          std::string::npos);
    stage.type(Key::escape);
    CHECK(stage.actions.size() == 1);
    stage.command(U'e');
    stage.type(Key::enter);
    REQUIRE(stage.actions.size() == 2);
    CHECK(std::holds_alternative<match::EndGame>(stage.actions.back()));
    stage.command(U'e');
    stage.take(linked_game(linked)); // he is back
    CHECK(requester(stage) == nullptr);
    CHECK(stage.actions.size() == 2);
}

TEST_CASE("games that differ: the answers are mine, the partner's and the end")
{
    const std::array<std::pair<int, std::string>, 3> answers{
        {{0, "go on with mine"}, {1, "go on with the partner's"}, {2, "part"}}};
    for (const auto& [tabs, order] : answers) {
        Stage stage;
        glue::GameView view = linked_game(differing);
        view.partner.file = "/p/beide.txt";
        stage.take(view);
        stage.take(view); // the same once more asks once
        REQUIRE(requester(stage) != nullptr);
        CHECK(all_lines(*requester(stage)).find("/p/beide.txt") != std::string::npos);
        for (int tab = 0; tab <= tabs; ++tab) {
            stage.type(Key::tab);
        }
        stage.type(Key::enter);
        CHECK(stage.orders == Orders{order});
        CHECK((requester(stage) != nullptr) == (order == "go on with mine"));
    }
}

TEST_CASE("who wants his own game is asked again, and so when the partner wants his")
{
    Stage stage;
    glue::GameView view = linked_game(differing);
    stage.take(view);
    stage.type(Key::tab);
    stage.type(Key::enter);
    REQUIRE(requester(stage) != nullptr);
    CHECK(all_lines(*requester(stage)).find("Dem Partner ist gesagt") != std::string::npos);
    view.partner.insisted = 1;
    stage.take(view);
    REQUIRE(requester(stage) != nullptr);
    CHECK(all_lines(*requester(stage)).find("Der Partner will mit seiner") != std::string::npos);
    stage.type(Key::tab);
    stage.type(Key::tab);
    stage.type(Key::enter);
    CHECK(stage.orders == Orders{"go on with mine", "go on with the partner's"});
    CHECK(requester(stage) == nullptr);
}

TEST_CASE("the question which game shall go on closes when it is settled elsewhere")
{
    Stage stage;
    stage.take(linked_game(differing));
    REQUIRE(requester(stage) != nullptr);
    stage.take(linked_game(linked));
    CHECK(requester(stage) == nullptr);
    CHECK(stage.orders.empty());
}

TEST_CASE("two games that do not fit: one requester, with both values")
{
    Stage stage;
    glue::GameView view = linked_game(refused);
    view.partner.reason = "Steine je Mulde: hier 4, beim Partner 6";
    stage.take(view);
    stage.take(view);
    REQUIRE(requester(stage) != nullptr);
    CHECK(all_lines(*requester(stage)) ==
          "Die beiden Spiele passen nicht zusammen.||Steine je Mulde: hier 4, beim Partner 6|");
    stage.type(Key::enter);
    CHECK(requester(stage) == nullptr);
}

TEST_CASE("the board says large that the link is lost, until it is back or the game is over")
{
    Stage stage;
    stage.take(linked_game(linked));
    const raster::Surface before = stage.picture();
    stage.take(linked_game(separated));
    CHECK(stage.picture() != before);
    stage.take(linked_game(linked));
    CHECK(stage.picture() == before);
    const auto over = [](glue::PartnerPhase phase) {
        glue::GameView view = linked_game(phase);
        view.phase = match::Phase::over;
        view.partner.name = phase == linked ? "Jörg" : "";
        return view;
    };
    // Only the screen's title tells them apart.
    Stage away;
    away.take(over(separated));
    away.type(Key::escape);
    Stage here;
    here.take(over(linked));
    here.type(Key::escape);
    const raster::Surface left = away.picture();
    const raster::Surface right = here.picture();
    int differences = 0;
    for (int y = toolkit::metrics::bar_height; y < app::screen_size.height; ++y) {
        for (int x = 0; x < app::screen_size.width; ++x) {
            differences += left.at({x, y}) == right.at({x, y}) ? 0 : 1;
        }
    }
    CHECK(differences == 0);
}

TEST_CASE("the analysis makes room for what the board says large; it may be opened again")
{
    Stage stage;
    stage.take(linked_game(linked));
    stage.command(U'a');
    stage.take(linked_game(separated));
    CHECK(window_titled(stage, "Analyse") == nullptr);
    stage.command(U'a');
    CHECK(window_titled(stage, "Analyse") != nullptr);
}

TEST_CASE("the seat of the partner cannot be changed in the options")
{
    Stage stage;
    glue::GameView view = linked_game(linked);
    view.seats.both[1].home = match::Home::guest;
    stage.take(view);
    stage.click({320, 367});
    const auto& gadgets = stage.window.screen().active()->gadgets();
    std::string availability;
    for (const auto& gadget : gadgets) {
        if (gadget->help_node() == "Typ" && gadget->is_focusable()) {
            availability += gadget->is_enabled() ? '+' : '-';
        }
    }
    CHECK(availability == "++--");
}

TEST_CASE("while the partner is to move no pit invites a click, and he is said to think")
{
    Stage stage;
    glue::GameView view = linked_game(linked);
    view.position.to_move = mancala::Player::two;
    stage.take(view);
    const raster::Surface before = stage.picture();
    stage.point({289, 205});
    CHECK(stage.picture() == before);
    Stage alone;
    view.partner = {};
    view.thinking = true;
    alone.take(view);
    view.partner = linked_game(linked).partner;
    view.thinking = false;
    alone.take(view);
    CHECK(alone.picture() == before);
}

TEST_CASE("the screen's title has the partner's name as long as they are linked")
{
    Stage stage;
    stage.take(linked_game(linked));
    CHECK(stage.window.screen().title() == "Mancala  -  verbunden mit Jörg");
    stage.take(linked_game(none));
    CHECK(stage.window.screen().title() == "Mancala");
}

TEST_CASE("the end of the program names the partner who is left behind")
{
    Stage stage;
    stage.take(linked_game(linked));
    stage.window.ask_quit();
    REQUIRE(requester(stage) != nullptr);
    CHECK(all_lines(*requester(stage)).find("mit Jörg endet damit") != std::string::npos);
}

TEST_CASE("the board in words tells of the link too")
{
    Stage stage;
    stage.take(linked_game(separated));
    stage.type(Key::f2);
    REQUIRE(stage.orders.size() == 1);
    CHECK(stage.orders[0].find("Verbindung: getrennt von Jörg.") != std::string::npos);
}

TEST_CASE("a partner named on the command line stands in the window, and the code is typed")
{
    Stage stage;
    stage.take(linked_game(none));
    stage.window.ask_for_code("other:4711");
    stage.write(good_code());
    stage.type(Key::enter);
    CHECK(stage.orders == Orders{"call other:4711 with " + good_code()});
}

TEST_SUITE_END();
