#include "support/golden.hpp"
#include "support/stage.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <variant>

using match::SeatKind;
using raster::Point;
using stage::game_of_two;
using stage::Stage;
using toolkit::Key;

namespace {

// The middles of the gadgets on the screen, from the picture options--rottoene.
constexpr Point options_gadget{320, 367};
constexpr Point corner{46, 122}; ///< of the window
constexpr std::array names{corner + Point{200, 24}, corner + Point{200, 42}};
constexpr std::array kinds{corner + Point{440, 24}, corner + Point{440, 42}};
constexpr std::array loads{corner + Point{140, 66}, corner + Point{140, 84}};
constexpr Point points = corner + Point{24, 106};
constexpr Point labels = corner + Point{24, 122};
constexpr Point delay = corner + Point{292, 106};
constexpr Point sync_box = corner + Point{292, 122};
constexpr Point thinking = corner + Point{280, 143};
constexpr Point themes = corner + Point{150, 166};
constexpr Point save = corner + Point{350, 166};
constexpr Point quit = corner + Point{500, 166};
constexpr Point close_gadget = corner + Point{10, 5};

app::WindowSettings settings()
{
    app::WindowSettings settings;
    settings.themes = {{"Rottöne"}, {"Grüntöne"}, {"Blautöne"}};
    return settings;
}

void type_text(Stage& stage, const std::string& letters)
{
    for (const char letter : letters) {
        toolkit::KeyEvent event;
        event.text = letter;
        stage.window.handle(event);
    }
}

/// The seats last asked for.
match::Seats wanted(const Stage& stage)
{
    REQUIRE_FALSE(stage.actions.empty());
    REQUIRE(std::holds_alternative<match::SetSeats>(stage.actions.back()));
    return std::get<match::SetSeats>(stage.actions.back()).seats;
}

/// The options window is open over a game of Anna and Jörg.
struct Opened : Stage
{
    Opened()
        : Stage(settings())
    {
        take(view);
        click(options_gadget);
    }

    glue::GameView view = game_of_two();
};

} // namespace

TEST_SUITE_BEGIN("options window");

TEST_CASE("a name typed with the mouse's help acts with each letter")
{
    Opened stage;
    stage.click(names[0]);
    toolkit::KeyEvent end;
    end.key = Key::end;
    stage.window.handle(end);
    type_text(stage, "be");
    CHECK(stage.actions.size() == 2);
    CHECK(wanted(stage).both[0].name == "Annabe");
    CHECK(wanted(stage).both[1].name == "Jörg");
}

TEST_CASE("a name without a letter is no name: the old one comes back")
{
    Opened stage;
    stage.click(names[1]);
    toolkit::KeyEvent clear;
    clear.symbol = U'x';
    clear.modifiers.amiga = true;
    stage.window.handle(clear);
    CHECK(stage.actions.empty());
    stage.type(Key::enter);
    const auto before = stage.picture();
    stage.take(stage.view);
    CHECK(stage.picture() == before);
    CHECK(stage.actions.empty());
}

TEST_CASE("the type goes through all kinds in order, with Shift backwards")
{
    Opened stage;
    for (const SeatKind kind :
         {SeatKind::normal, SeatKind::gemein, SeatKind::taktik, SeatKind::extern1,
          SeatKind::extern2, SeatKind::meister, SeatKind::human}) {
        stage.click(kinds[1]);
        CHECK(wanted(stage).both[1].kind == kind);
        CHECK(wanted(stage).both[0].kind == SeatKind::human);
    }
}

TEST_CASE("what the game says of the seats is shown, whoever changed them")
{
    Opened stage;
    stage.view.seats.both[0] = {SeatKind::meister, "Xaver"};
    stage.take(stage.view);
    stage.click(kinds[0]);
    CHECK(wanted(stage).both[0].kind == SeatKind::human);
    CHECK(wanted(stage).both[0].name == "Xaver");
}

TEST_CASE("check boxes act at once and are saved")
{
    Opened stage;
    for (const Point box : {points, labels, delay, sync_box}) {
        stage.click(box);
    }
    stage.click(save);
    CHECK(stage.orders == std::vector<std::string>{"sync on"});
    REQUIRE(stage.saved.size() == 1);
    CHECK_FALSE(stage.saved[0].board.points);
    CHECK(stage.saved[0].board.labels);
    CHECK_FALSE(stage.saved[0].sow_delay);
    CHECK(stage.saved[0].sync);
    stage.click(quit);
    stage.play(stage.view, mancala::Pit(4));
    CHECK(stage.shown.back() == stage.view.change); // without delay it is shown at once
}

TEST_CASE("while linked those are saved who would sit there alone, not the partner")
{
    Opened stage;
    match::Seats alone = stage.view.seats;
    alone.both[0].name = "Carl";
    stage.view.partner.phase = glue::PartnerPhase::linked;
    stage.view.partner.alone = alone;
    stage.view.seats.both[1] = {SeatKind::human, "Partner", match::Home::guest};
    stage.take(stage.view);
    stage.click(save);
    REQUIRE(stage.saved.size() == 1);
    CHECK(stage.saved[0].seats == alone);
}

TEST_CASE("the colours change while one looks, and their name is saved")
{
    Opened stage;
    (void)stage.picture();
    stage.click(themes);
    CHECK(stage.window.needs_drawing());
    stage.click(themes);
    CHECK(stage.orders == std::vector<std::string>{"theme 1", "theme 2"});
    stage.click(save);
    CHECK(stage.saved.at(0).colours == "Blautöne");
}

TEST_CASE("all that the window sets is saved")
{
    Opened stage;
    stage.view.seats.both[1] = {SeatKind::taktik, "Tine"};
    stage.view.extern_files[1] = {"/p/b.cando", "gut"};
    stage.take(stage.view);
    stage.click(save);
    const glue::Settings& saved = stage.saved.at(0);
    CHECK(saved.seats.both[0].name == "Anna");
    CHECK(saved.seats.both[1].kind == SeatKind::taktik);
    CHECK(saved.extern_files == glue::ExternFiles{"", "/p/b.cando"});
    CHECK(saved.board.points);
    CHECK_FALSE(saved.sync);
}

TEST_CASE("LADEN asks for a file and orders it for its kind; cancelled, nothing happens")
{
    Opened stage;
    stage.view.extern_files[1] = {"/p/anfang.cando", "gut"};
    stage.take(stage.view);
    stage.click(loads[0]);
    stage.type(Key::escape);
    stage.click(loads[1]);
    stage.type(Key::enter); // in the list, where the present file is chosen
    CHECK(stage.orders == std::vector<std::string>{"load Computer (Extern 2): /p/anfang.cando"});
}

TEST_CASE("BEENDEN, the close gadget and Escape close the window; OPTIONEN opens it again")
{
    Opened stage;
    const auto is_open = [&] {
        const auto before = stage.actions.size();
        stage.click(kinds[1]);
        return stage.actions.size() > before &&
               std::holds_alternative<match::SetSeats>(stage.actions.back());
    };
    CHECK(is_open());
    stage.click(quit);
    CHECK_FALSE(is_open());
    stage.click(options_gadget);
    CHECK(is_open());
    stage.click(close_gadget);
    CHECK_FALSE(is_open());
    stage.click(options_gadget);
    stage.type(Key::escape);
    CHECK_FALSE(is_open());
    stage.click(options_gadget);
    stage.click(options_gadget);
    stage.click(quit);
    CHECK_FALSE(is_open());
}

TEST_CASE("the whole window can be worked with the keyboard")
{
    Opened stage;
    stage.type(Key::tab);
    type_text(stage, "Z");
    CHECK(wanted(stage).both[0].name.find('Z') != std::string::npos);
    stage.type(Key::tab);
    stage.type(Key::space);
    CHECK(wanted(stage).both[0].kind == SeatKind::normal);
    stage.type(Key::tab, {.shift = true});
    stage.type(Key::tab, {.shift = true}); // round to BEENDEN
    stage.type(Key::enter);
    const auto before = stage.actions.size();
    stage.click(kinds[1]);
    CHECK(stage.actions.size() == before);
}

TEST_CASE("every gadget has its node in the guide")
{
    const app::OptionsWindow window(toolkit::Look(golden::fonts()), glue::Language::german, {{"A"}},
                                    {});
    std::vector<std::string> nodes;
    for (const auto& gadget : window.gadgets()) {
        nodes.push_back(gadget->help_node());
    }
    for (const char* node : {"Typ", "ExP", "LoadEx", "ShowPunkte", "Beschriftung", "Verzögerung",
                             "Synchron", "Speichern", "Farben", "QuitOpt"}) {
        CHECK_MESSAGE(std::ranges::count(nodes, node) > 0, node);
    }
    CHECK(std::ranges::count(nodes, "") == 0);
}

TEST_CASE("no text is cut and nothing overlaps, in both languages")
{
    for (const auto language : {glue::Language::german, glue::Language::english}) {
        const toolkit::Look look(golden::fonts());
        const app::OptionsWindow window(look, language, {{"Workbench"}}, {});
        const auto& gadgets = window.gadgets();
        for (std::size_t i = 0; i < gadgets.size(); ++i) {
            const raster::Rect box = gadgets[i]->box();
            CHECK(box.x >= toolkit::metrics::border_side);
            CHECK(box.x + box.width <= window.box().width - toolkit::metrics::border_side);
            CHECK(box.y + box.height <= window.box().height - toolkit::metrics::border_bottom);
            for (std::size_t j = 0; j < i; ++j) {
                const raster::Rect other = gadgets[j]->box();
                const bool apart = box.x >= other.x + other.width || other.x >= box.x + box.width ||
                                   box.y >= other.y + other.height || other.y >= box.y + box.height;
                CHECK(apart);
            }
        }
        for (const auto text : {glue::Text::save_settings, glue::Text::close_options}) {
            const int room = text == glue::Text::save_settings ? 208 : 76;
            CHECK(look.text_width(glue::text(language, text)) <= room - 8);
        }
    }
}

TEST_CASE("saving says how it went")
{
    Opened stage;
    stage.click(quit);
    const auto before = stage.picture();
    stage.click(options_gadget);
    stage.save_refusal = base::Diagnostic{"settings", 0, 0, "no room", ""};
    stage.click(save);
    stage.click(quit);
    CHECK(stage.picture() != before);
}

TEST_CASE("a palette whose file has faults is marked, and chosen it says what is wrong")
{
    app::WindowSettings settings;
    settings.themes = {{"Rottöne"},
                       {"Meine", "meine.palette:3: a colour is written RRGGBB or RGB"}};
    Stage stage(settings);
    stage.take(stage::game_of_two());
    const raster::Surface before = stage.picture();
    stage.click({320, 367});
    stage.click(themes);
    CHECK(stage.orders == std::vector<std::string>{"theme 1"});
    stage.click(quit);
    const raster::Surface told = stage.picture();
    CHECK_FALSE(told == before);
    stage.click({320, 367});
    stage.click(themes);
    stage.click(quit);
    CHECK(stage.picture() == before);
}

TEST_CASE("the thinking time acts at once, goes round and is saved")
{
    Stage stage(settings());
    stage.take(game_of_two());
    stage.click(options_gadget);
    stage.click(thinking);
    stage.click(thinking);
    CHECK(stage.orders == std::vector<std::string>{"think 0.1", "think 0.3"});
    stage.click(save);
    REQUIRE(stage.saved.size() == 1);
    CHECK(stage.saved[0].thinking == glue::Thinking::third_second);
    for (int i = 0; i < 5; ++i) {
        stage.click(thinking);
    }
    CHECK(stage.orders.back() == "think brief");
}

TEST_SUITE_END();
