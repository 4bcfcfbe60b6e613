#include "support/editor_stage.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace std::chrono_literals;
using editor::Command;
using editor_stage::EditorStage;
using editor_stage::record_of;
using match::Phase;
using toolkit::Key;

namespace {

using Words = std::vector<std::string>;

/// A desk beside a game that is listened to.
struct Listening : EditorStage
{
    explicit Listening(Phase phase_now = Phase::running, const std::vector<int>& pits = {1, 2, 10})
    {
        phase = phase_now;
        news();
        press("Partie abhören");
        hear(pits);
    }
};

void check_words_fit(const toolkit::Gadget& gadget, const toolkit::Look& look)
{
    const int width = gadget.box().width;
    if (const auto* button = dynamic_cast<const toolkit::Button*>(&gadget)) {
        CHECK(look.text_width(button->label().text()) <= width - 8);
    }
    if (const auto* cycle = dynamic_cast<const toolkit::Cycle*>(&gadget)) {
        for (const std::string& label : cycle->labels()) {
            CHECK(look.text_width(label) <= width - 26);
        }
    }
}

} // namespace

TEST_SUITE_BEGIN("app/editor/desk");

TEST_CASE("the list begins with the start, then come the moves as in 1996")
{
    EditorStage stage;
    stage.open(record_of({1, 2, 10}));
    CHECK(stage.rows() == Words{"Anfang", "1:1-1", "2:2-2", "3:1-10"});
}

TEST_CASE("a record is opened with its start chosen and shown")
{
    EditorStage stage;
    stage.open(record_of({1, 2, 10}));
    CHECK(stage.board().position == mancala::initial());
    CHECK(stage.board().names == std::array<std::string, 2>{"Anna", "Jörg"});
    CHECK(stage.board().caption == "Anfang - Anna ist am Zug");
}

TEST_CASE("POSITION HERSTELLEN shows the position after the chosen move, a double click too")
{
    EditorStage stage;
    const auto record = record_of({1, 2, 10});
    stage.open(record);
    stage.click_row(2);
    CHECK(stage.board().position == record.line[0]);
    stage.press("POSITION HERSTELLEN");
    CHECK(stage.board().position == record.line[2]);
    CHECK(stage.board().caption == "nach 2:2-2 - Anna ist am Zug");
    CHECK(stage.board().to_move == mancala::Player::one);
    stage.click_row(3);
    stage.click_row(3);
    CHECK(stage.board().position == record.line[3]);
    stage.type(Key::home); // the list has the focus
    stage.type(Key::enter);
    CHECK(stage.board().position == record.line[0]);
}

TEST_CASE("switched on, listening asks the game for its history and follows it")
{
    Listening stage;
    CHECK(stage.orders == Words{"listen"});
    CHECK(stage.rows().size() == 4);
    CHECK(stage.title() == "Partie-Editor (nicht gespeichert)");
    stage.undo();
    CHECK(stage.rows() == Words{"Anfang", "1:1-1", "2:2-2"});
    stage.press("Partie abhören");
    CHECK(stage.orders.back() == "stop listening");
}

TEST_CASE("while a running game is listened to no position is shown, by no way")
{
    Listening stage;
    for (const char* gadget : {"POSITION HERSTELLEN", "|<", "<", ">", ">|", "ABSPIELEN"}) {
        CHECK_MESSAGE(stage.is_ghosted(gadget), gadget);
    }
    stage.click_row(1);
    stage.click_row(1);
    for (const char32_t symbol : {U',', U'.', U'p'}) {
        stage.type(symbol);
    }
    stage.type(Key::end);
    stage.wait(10s);
    CHECK_FALSE(stage.board().position);
    stage.phase = Phase::over;
    stage.news();
    CHECK_FALSE(stage.is_ghosted("POSITION HERSTELLEN"));
    stage.press("POSITION HERSTELLEN");
    CHECK(stage.board().position);
}

TEST_CASE("a new game while listening offers to save the old one, which goes on in the question")
{
    Listening stage;
    stage.hear({});
    CHECK(stage.rows().size() == 1);
    REQUIRE(stage.question().find("Züge: 3") != std::string::npos);
    stage.answer("Ja");
    stage.name_file("/p/alt.partie");
    CHECK(stage.files.at("/p/alt.partie") == print_record(record_of({1, 2, 10})));
    CHECK(stage.desk.model().path().empty());
}

TEST_CASE("the offer can be declined; after saving there is none")
{
    Listening stage;
    stage.hear({4});
    stage.answer("Nein");
    CHECK(stage.files.empty());
    stage.press("PARTIE SPEICHERN");
    stage.name_file("/p/neu.partie");
    CHECK(stage.title() == "Partie-Editor: neu.partie");
    stage.hear({});
    CHECK(stage.question().empty());
    CHECK(stage.title() == "Partie-Editor");
}

TEST_CASE("games that end while the offer stands open are offered one after the other")
{
    Listening stage;
    stage.hear({4});
    stage.hear({5, 6});
    stage.hear({});
    CHECK(stage.question().find("Züge: 3") != std::string::npos);
    stage.answer("Nein");
    CHECK(stage.question().find("Züge: 1") != std::string::npos);
    stage.answer("Ja");
    stage.name_file("/p/eins.partie");
    CHECK(stage.files.at("/p/eins.partie") == print_record(record_of({4})));
    CHECK(stage.question().find("Züge: 2") != std::string::npos);
    stage.answer("Nein");
    CHECK(stage.question().empty());
}

TEST_CASE("beside the offer eight games wait at most; how many are too many is told once")
{
    Listening stage;
    for (int i = 0; i < 20; ++i) {
        stage.hear({4 + i % 2});
    }
    const auto is_told = [&] {
        return stage.question().find("kein Platz mehr war: 11") != std::string::npos;
    };
    CHECK_FALSE(is_told()); // it was asked before
    stage.answer("Nein");
    CHECK(is_told());
    int offers = 1;
    for (; !stage.question().empty(); ++offers) {
        stage.answer("Nein");
        CHECK_FALSE(is_told());
    }
    CHECK(offers == 9);
}

TEST_CASE("listening, AB HIER WEITERSPIELEN goes back in the game, and says that nothing is lost")
{
    Listening stage;
    stage.click_row(1);
    stage.press("AB HIER WEITERSPIELEN");
    CHECK(stage.question().find("nach Zug 1") != std::string::npos);
    CHECK(stage.question().find("\"Zug wiederholen\"") != std::string::npos);
    CHECK(stage.restores.empty());
    stage.answer("Ja");
    REQUIRE(stage.restores.size() == 1);
    CHECK(stage.restores[0].moves == 1);
    CHECK_FALSE(stage.restores[0].line);
}

TEST_CASE("not listening, the game takes over the line; what happens to the running game is said")
{
    EditorStage stage;
    stage.open(record_of({1, 2, 10}));
    stage.phase = Phase::running;
    stage.news();
    stage.click_row(2);
    stage.press("AB HIER WEITERSPIELEN");
    CHECK(stage.question().find("abgebrochen") != std::string::npos);
    stage.answer("Nein");
    CHECK(stage.restores.empty());
    stage.phase = Phase::ready;
    stage.news();
    stage.press("AB HIER WEITERSPIELEN");
    CHECK(stage.question().find("abgebrochen") == std::string::npos);
    stage.answer("Ja");
    REQUIRE(stage.restores.size() == 1);
    CHECK(stage.restores[0].moves == 2);
    CHECK(stage.restores[0].line->moves.size() == 3);
}

TEST_CASE("the question closes when its position is gone")
{
    Listening stage;
    stage.click_row(3);
    stage.press("AB HIER WEITERSPIELEN");
    stage.undo();
    CHECK(stage.question().empty());
    stage.press("AB HIER WEITERSPIELEN");
    stage.phase = Phase::running;
    stage.desk.obey(Command::save); // nothing is asked twice; the file question lies on top
    stage.name_file("/p/a.partie");
    stage.hear({7});
    CHECK(stage.question().empty());
    CHECK(stage.restores.empty());
}

TEST_CASE("the question closes when another move now leads to its position")
{
    Listening stage;
    stage.click_row(3);
    stage.press("AB HIER WEITERSPIELEN");
    stage.replace_last_move(11);
    CHECK(stage.rows().size() == 4);
    CHECK(stage.question().empty());
    stage.click_row(2);
    stage.press("AB HIER WEITERSPIELEN");
    stage.replace_last_move(12);
    CHECK(stage.question().find("nach Zug 2") != std::string::npos);
}

TEST_CASE("an old record can be looked at; playing on from it is refused with the reason")
{
    EditorStage stage;
    stage.phase = Phase::ready;
    stage.news();
    auto record = record_of({1, 2, 10});
    record.sides = mancala::Sides::missing;
    stage.open(record);
    CHECK_FALSE(stage.is_ghosted("AB HIER WEITERSPIELEN"));
    stage.press("AB HIER WEITERSPIELEN");
    CHECK(stage.question().find("wer am Zug ist") != std::string::npos);
    stage.answer("OK");
    CHECK(stage.restores.empty());
}

TEST_CASE("without a game there is nothing to listen to and nowhere to play on")
{
    EditorStage stage;
    stage.open(record_of({1}));
    CHECK(stage.is_ghosted("Partie abhören"));
    CHECK(stage.is_ghosted("AB HIER WEITERSPIELEN"));
    CHECK_FALSE(stage.is_ghosted("POSITION HERSTELLEN"));
}

TEST_CASE("an unsaved record is asked about before the window closes")
{
    Listening stage;
    stage.press("EDITOR BEENDEN");
    CHECK(stage.question().find("nicht gespeichert") != std::string::npos);
    stage.answer("ABBRECHEN");
    CHECK(stage.is_open());
    stage.type(Key::escape);
    stage.answer("SPEICHERN");
    stage.name_file("/p/a.partie");
    CHECK(stage.files.count("/p/a.partie") == 1);
    CHECK_FALSE(stage.is_open());
    CHECK(stage.orders == Words{"listen", "stop listening", "closed"});
}

TEST_CASE("or thrown away on demand; opened again the editor is empty")
{
    Listening stage;
    stage.press("EDITOR BEENDEN");
    stage.answer("VERWERFEN");
    CHECK_FALSE(stage.is_open());
    CHECK_FALSE(stage.desk.is_unsaved());
    stage.desk.open();
    CHECK(stage.rows() == Words{"Anfang"});
    stage.press("EDITOR BEENDEN");
    CHECK_FALSE(stage.is_open());
}

TEST_CASE("an unsaved record is asked about before another is loaded; loading ends listening")
{
    Listening stage;
    stage.files["/p/b.partie"] = print_record(record_of({4}));
    stage.press("PARTIE LADEN");
    stage.answer("VERWERFEN");
    stage.name_file("/p/b.partie");
    CHECK(stage.rows() == Words{"Anfang", "1:1-4"});
    CHECK(stage.orders.back() == "stop listening");
    CHECK(stage.title() == "Partie-Editor: b.partie");
}

TEST_CASE("a saving that fails says why, closes nothing, and the record stays unsaved")
{
    Listening stage;
    stage.refusal = base::Diagnostic{"/p/a.partie", 0, 0, "No space left on device", ""};
    stage.press("EDITOR BEENDEN");
    stage.answer("SPEICHERN");
    stage.name_file("/p/a.partie");
    CHECK(stage.question().find("No space left on device") != std::string::npos);
    stage.answer("OK");
    CHECK(stage.is_open());
    CHECK(stage.desk.is_unsaved());
}

TEST_CASE("what is heard while the file is named is not saved by it")
{
    Listening stage;
    stage.press("PARTIE SPEICHERN");
    stage.hear({1, 2, 10, 9});
    stage.name_file("/p/a.partie");
    CHECK(stage.desk.is_unsaved());
    CHECK(stage.title() == "Partie-Editor: a.partie (nicht gespeichert)");
}

TEST_CASE("a file that is no record costs one message and changes nothing")
{
    EditorStage stage;
    stage.open(record_of({1}));
    stage.files["/p/x.partie"] = "Mancala-Partie 1\n1:1-3 4 4\n";
    stage.press("PARTIE LADEN");
    stage.name_file("/p/x.partie");
    CHECK(stage.question().starts_with("/p/x.partie:2: nach einem Zug stehen 12 Mulden, "));
    stage.answer("OK");
    CHECK(stage.rows() == Words{"Anfang", "1:1-1"});
}

TEST_CASE("lines that the program does not know survive loading and saving")
{
    EditorStage stage;
    auto record = record_of({1});
    record.unknown_lines = {"# gespielt in Köln"};
    stage.files["/p/a.partie"] = print_record(record);
    stage.press("PARTIE LADEN");
    stage.name_file("/p/a.partie");
    stage.press("PARTIE SPEICHERN");
    CHECK(stage.wish->file == "/p/a.partie");
    stage.name_file("/p/b.partie");
    CHECK(stage.files.at("/p/b.partie") == stage.files.at("/p/a.partie"));
}

TEST_CASE("a new record is offered under its players' names, which are no paths")
{
    EditorStage stage;
    auto record = record_of({1});
    record.names = {"../Anna", "J/ö:rg"};
    stage.open(record, "");
    stage.press("PARTIE SPEICHERN");
    CHECK(stage.wish->file == "Anna-J-ö-rg.partie");
}

TEST_CASE("the moves go to the printer or into a file")
{
    EditorStage stage;
    CHECK(stage.is_ghosted("ZUGLISTE AUSGEBEN NACH >>>"));
    stage.open(record_of({1, 2}));
    stage.press("ZUGLISTE AUSGEBEN NACH >>>");
    CHECK(stage.orders == Words{"print 1:1-1\n2:2-2\n"});
    stage.desk.tell_printed(std::string("lp: no default destination"));
    CHECK(stage.question().find("no default destination") != std::string::npos);
    stage.answer("OK");
    stage.press("Drucker");
    stage.press("ZUGLISTE AUSGEBEN NACH >>>");
    stage.name_file("/p/liste");
    CHECK(stage.files.at("/p/liste") == "1:1-1\n2:2-2\n");
}

TEST_CASE("that printing failed is told though the editor has been closed")
{
    EditorStage stage;
    stage.open(record_of({1, 2}));
    stage.press("ZUGLISTE AUSGEBEN NACH >>>");
    stage.press("EDITOR BEENDEN");
    CHECK_FALSE(stage.is_open());
    stage.screen.open<toolkit::Window>(toolkit::WindowKind::framed, raster::Rect{0, 0, 99, 99}, "");
    stage.desk.tell_printed(std::nullopt);
    CHECK(stage.question().empty());
    stage.desk.tell_printed(std::string("lp: no default destination"));
    CHECK(stage.question().find("no default destination") != std::string::npos);
}

TEST_CASE("the replay goes through the list by itself and stops at its end")
{
    EditorStage stage;
    const auto record = record_of({1, 2, 10});
    stage.open(record);
    CHECK_FALSE(stage.desk.next_tick());
    stage.press("ABSPIELEN");
    stage.wait(0ms);
    CHECK(stage.board().position == record.line[0]);
    stage.wait(800ms);
    CHECK(stage.board().position == record.line[1]);
    stage.press("ANHALTEN");
    stage.wait(10s);
    CHECK(stage.board().position == record.line[1]);
    stage.press("mittel"); // now fast
    stage.press("ABSPIELEN");
    stage.wait(0ms);
    stage.wait(200ms);
    stage.wait(200ms);
    CHECK(stage.board().position == record.line[3]);
    CHECK_FALSE(stage.desk.next_tick());
    stage.press("ABSPIELEN"); // from the start again
    CHECK(stage.board().position == record.line[0]);
}

TEST_CASE("steps by gadgets and by keys")
{
    EditorStage stage;
    const auto record = record_of({1, 2, 10});
    stage.open(record);
    const auto shows = [&](std::size_t number) {
        return stage.board().position == record.line.at(number) &&
               stage.desk.model().chosen() == number;
    };
    stage.press(">");
    CHECK(shows(1));
    stage.press(">|");
    CHECK(shows(3));
    stage.press(">");
    CHECK(shows(3));
    stage.press("<");
    CHECK(shows(2));
    stage.press("|<");
    CHECK(shows(0));
    stage.press("<");
    CHECK(shows(0));
    stage.type(U'.');
    CHECK(shows(1));
    stage.type(Key::end);
    CHECK(shows(3));
    stage.type(U',');
    CHECK(shows(2));
    stage.type(Key::home);
    CHECK(shows(0));
    stage.type(U'+');
    stage.type(Key::space);
    stage.wait(0ms);
    stage.wait(200ms);
    CHECK(shows(1));
    stage.type(U'p');
    stage.wait(10s);
    CHECK(shows(1));
}

TEST_CASE("a game that begins to run stops the replay of what is listened to")
{
    Listening stage(Phase::over);
    stage.press("ABSPIELEN");
    stage.wait(0ms);
    stage.phase = Phase::running;
    stage.news();
    stage.wait(10s);
    CHECK_FALSE(stage.desk.next_tick());
    CHECK_FALSE(stage.board().position);
}

TEST_CASE("every gadget can be reached by Tab, and Return presses it")
{
    EditorStage stage;
    stage.open(record_of({1, 2}));
    stage.phase = Phase::ready;
    stage.news();
    std::vector<const toolkit::Gadget*> reached;
    for (std::size_t i = 0; i < stage.window().gadgets().size(); ++i) {
        stage.type(Key::tab);
        reached.push_back(stage.window().focused());
    }
    for (const auto& gadget : stage.window().gadgets()) {
        if (gadget->is_focusable()) {
            CHECK_MESSAGE(std::ranges::count(reached, gadget.get()) > 0, gadget->help_node());
        }
    }
}

TEST_CASE("every gadget has its node in the guide")
{
    EditorStage stage;
    Words nodes;
    for (const auto& gadget : stage.window().gadgets()) {
        nodes.push_back(gadget->help_node());
    }
    for (const char* node : {"PEd", "PMini", "PListe", "QuitPEd", "PLaden", "PSpeichern",
                             "PAusgabe", "Herstellen", "AbHier", "Hören", "Abspielen"}) {
        CHECK_MESSAGE(std::ranges::count(nodes, node) > 0, node);
    }
    CHECK(std::ranges::count(nodes, "") == 0);
}

TEST_CASE("in help mode gadgets and keys are explained and do nothing")
{
    EditorStage stage;
    stage.open(record_of({1, 2}));
    stage.screen.set_help_mode(toolkit::HelpMode::on);
    stage.press(">");
    stage.type(U'.');
    stage.press("PARTIE LADEN");
    CHECK(stage.pages == Words{"Abspielen", "Abspielen", "PLaden"});
    CHECK(stage.desk.model().chosen() == 0);
}

TEST_CASE("no text is cut and nothing overlaps, in both languages")
{
    for (const auto language : {glue::Language::german, glue::Language::english}) {
        EditorStage stage(language);
        const auto& gadgets = stage.window().gadgets();
        for (std::size_t i = 0; i < gadgets.size(); ++i) {
            const raster::Rect box = gadgets[i]->box();
            CHECK(box.x >= toolkit::metrics::border_side);
            CHECK(box.right() <= stage.window().box().width - toolkit::metrics::border_side);
            CHECK(box.bottom() <= stage.window().box().height - toolkit::metrics::border_bottom);
            for (std::size_t j = 0; j < i; ++j) {
                CHECK(raster::clip(box, gadgets[j]->box()).is_empty());
            }
            check_words_fit(*gadgets[i], stage.look);
        }
    }
}

TEST_SUITE_END();
