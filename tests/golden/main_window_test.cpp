// The main window in each of its states; the pictures are in main_window/.

#include "support/board.hpp"
#include "support/golden.hpp"
#include "support/stage.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using mancala::Pit;
using stage::game_of_two;
using stage::Stage;
using support::board;
using toolkit::Key;

namespace {

/// The state in every palette; says what differs.
std::string compare(Stage& stage, const std::string& state)
{
    return golden::differences("main_window/" + state, stage.picture());
}

app::WindowSettings settings()
{
    app::WindowSettings settings;
    settings.version = "1.0";
    settings.date = "1.10.2026";
    settings.port_name = "Mancala.1";
    return settings;
}

glue::GameView fresh_board()
{
    glue::GameView view;
    view.position = mancala::initial();
    view.seats = match::first_run_seats();
    return view;
}

glue::GameView against_computer(const char* picture)
{
    glue::GameView view = fresh_board();
    view.position = board(picture);
    view.phase = match::Phase::running;
    view.change = 1;
    return view;
}

/// Ends the game by the move and waits until all is shown.
void play_to_the_end(Stage& stage, glue::GameView view, Pit pit)
{
    stage.take(view);
    stage.play(view, pit);
    stage.wait(20s);
}

} // namespace

TEST_SUITE_BEGIN("golden pictures of the main window");

TEST_CASE("the start: the board is set up, no game runs")
{
    Stage stage(settings());
    stage.take(fresh_board());
    CHECK(compare(stage, "start") == "");
}

TEST_CASE("a lost game is on offer, in both languages")
{
    Stage german(settings());
    german.offer(fresh_board(), {{"Anna", "Jörg"}, 12});
    CHECK(compare(german, "lost_game") == "");
    app::WindowSettings words = settings();
    words.language = glue::Language::english;
    Stage english(words);
    english.offer(fresh_board(), {{"The one with the long name, 32 le", "Jörg"}, 240});
    CHECK(compare(english, "lost_game_english") == "");
}

TEST_CASE("a human is to move and points at a pit")
{
    Stage stage(settings());
    glue::GameView view = game_of_two();
    stage.take(view);
    stage.play(view, Pit(10));
    stage.wait(20s);
    stage.point({289, 205});
    CHECK(compare(stage, "human_to_move") == "");
}

TEST_CASE("in the midst of sowing")
{
    Stage stage(settings());
    glue::GameView view = against_computer("     4  1  0  9  4  5      "
                                           "  3       1 to move     2  "
                                           "     4  5  6  0  4  1      ");
    stage.take(view);
    stage.play(view, Pit(4));
    stage.wait(400ms);
    CHECK(compare(stage, "sowing") == "");
}

TEST_CASE("a relay: the pit opposite is marked before it is sown")
{
    Stage stage(settings());
    glue::GameView view = against_computer("     4  0  2  9  4  5      "
                                           "  3       1 to move     2  "
                                           "     4  7  4  0  4  0      ");
    view.position.pits.at(Pit(1).index()) = 0;
    stage.take(view);
    stage.play(view, Pit(3));
    stage.wait(400ms);
    CHECK(compare(stage, "relay") == "");
}

TEST_CASE("the computer thinks")
{
    Stage stage(settings());
    glue::GameView view = fresh_board();
    view.phase = match::Phase::running;
    stage.play(view, Pit(3));
    stage.wait(20s);
    view.thinking = true;
    stage.take(view);
    CHECK(compare(stage, "thinking") == "");
}

TEST_CASE("a script has paused the game, a message stands below")
{
    Stage stage(settings());
    glue::GameView view = game_of_two();
    view.paused = true;
    glue::Update update = stage::news(view);
    update.message = "beispiel.cando:12:3: Mulde 13 gibt es nicht";
    stage.window.take({update}, stage.now);
    CHECK(compare(stage, "paused") == "");
}

TEST_CASE("the human has won")
{
    Stage stage(settings());
    play_to_the_end(stage,
                    against_computer("     1  0  0  0  0  0      "
                                     " 27       1 to move    16  "
                                     "     0  0  2  0  1  1      "),
                    Pit(1));
    CHECK(compare(stage, "human_won") == "");
}

TEST_CASE("the computer has won")
{
    Stage stage(settings());
    play_to_the_end(stage,
                    against_computer("     1  0  0  0  0  0      "
                                     " 11       1 to move    30  "
                                     "     0  0  3  0  2  1      "),
                    Pit(1));
    CHECK(compare(stage, "computer_won") == "");
}

TEST_CASE("a draw")
{
    Stage stage(settings());
    play_to_the_end(stage,
                    against_computer("     1  0  0  0  0  0      "
                                     " 23       1 to move    21  "
                                     "     0  0  2  0  0  1      "),
                    Pit(1));
    CHECK(compare(stage, "draw") == "");
}

TEST_CASE("a human has ended the game early")
{
    Stage stage(settings());
    glue::GameView view = game_of_two();
    view.position = board("     4  1  0  9  4  5      "
                          "  3       2 to move     1  "
                          "     4  5  6  1  4  1      ");
    stage.take(view);
    view.phase = match::Phase::over;
    view.ending = match::Ending::early;
    view.can_undo = true;
    ++view.change;
    stage.take(view);
    CHECK(compare(stage, "ended_early") == "");
}

TEST_CASE("a pit that cannot be played now: the reason stands below")
{
    Stage stage(settings());
    glue::Update refused = stage::news(game_of_two());
    refused.denied = match::Denial::empty_pit;
    stage.window.take({refused}, stage.now);
    CHECK(compare(stage, "refused") == "");
}

TEST_CASE("the program asks before it ends")
{
    Stage stage(settings());
    stage.take(game_of_two());
    stage.window.ask_quit();
    CHECK(compare(stage, "quit") == "");
}

TEST_CASE("a gadget is held down")
{
    Stage stage(settings());
    stage.take(fresh_board());
    stage.window.handle(
        toolkit::PointerEvent{.action = toolkit::PointerAction::press, .position = {100, 335}});
    CHECK(compare(stage, "gadget_held") == "");
}

TEST_CASE("the keyboard walks over pits and gadgets")
{
    Stage stage(settings());
    stage.take(game_of_two());
    stage.type(Key::tab);
    stage.type(Key::right);
    CHECK(compare(stage, "pit_focused") == "");
    stage.type(Key::down);
    stage.type(Key::down);
    CHECK(compare(stage, "gadget_focused") == "");
}

TEST_CASE("pits with numbers")
{
    app::WindowSettings with_labels = settings();
    with_labels.preferences.board.labels = true;
    Stage stage(with_labels);
    stage.take(game_of_two());
    CHECK(compare(stage, "labels") == "");
}

TEST_CASE("points hidden")
{
    app::WindowSettings without_points = settings();
    without_points.preferences.board.points = false;
    Stage stage(without_points);
    stage.take(game_of_two());
    CHECK(compare(stage, "no_points") == "");
}

TEST_CASE("nine stones a pit")
{
    Stage stage(settings());
    glue::GameView view = fresh_board();
    view.position = mancala::initial(9);
    stage.take(view);
    CHECK(compare(stage, "nine_stones") == "");
}

TEST_CASE("every number of stones from 1 to 24")
{
    Stage stage(settings());
    glue::GameView view = game_of_two();
    view.position = board("     1  2  3  4  5  6      "
                          "  5       1 to move    12  "
                          "     7  8  9 10 11 12      ");
    stage.take(view);
    CHECK(compare(stage, "stones_1_to_12") == "");
    view.position = board("    13 14 15 16 17 18      "
                          "  0       2 to move     0  "
                          "    19 20 21 22 23 24      ");
    view.position.stores = {48, 108}; // more than any game has
    ++view.change;
    stage.take(view);
    CHECK(compare(stage, "stones_13_to_24") == "");
}

TEST_CASE("names longer than their plates, in English")
{
    app::WindowSettings english = settings();
    english.language = glue::Language::english;
    Stage stage(english);
    glue::GameView view = game_of_two();
    view.seats.both.at(0).name = "Übermütige Gänsefüßchen aus Köln";
    view.seats.both.at(1).name = std::string(100, 'W');
    view.position.to_move = mancala::Player::two;
    stage.take(view);
    CHECK(compare(stage, "long_names") == "");
}

TEST_CASE("requesters for what the port may ask")
{
    Stage stage(settings());
    stage.take(game_of_two());
    stage.ask(glue::Request::about);
    CHECK(compare(stage, "about") == "");
    stage.type(Key::escape);
    stage.ask(glue::Request::greetings);
    CHECK(compare(stage, "greetings") == "");
}

TEST_CASE("the options window, with a comment and a refusal, in both languages")
{
    for (const auto language : {glue::Language::german, glue::Language::english}) {
        app::WindowSettings chosen = settings();
        chosen.language = language;
        chosen.themes = {{"Rottöne"}, {"Grüntöne"},  {"Blautöne"},
                         {"Graurot"}, {"Brauntöne"}, {"Workbench"}};
        Stage stage(chosen);
        glue::GameView view = game_of_two();
        view.seats.both[1].kind = match::SeatKind::extern1;
        view.extern_files[0] = {"/p/a.cando", "Sammelt, was es kann, und spielt dann Mulde 7"};
        view.extern_files[1] = {"", "1: no player file: line 1 must be \"Nop; Mancala.Extern\""};
        stage.take(view);
        stage.click({320, 367});
        const bool german = language == glue::Language::german;
        CHECK(compare(stage, german ? "options" : "options_english") == "");
    }
}

TEST_CASE("help mode: the titles of the screen and of the options window say so")
{
    app::WindowSettings chosen = settings();
    chosen.themes = {{"Rottöne"}};
    Stage stage(chosen);
    stage.take(game_of_two());
    stage.window.screen().set_help_mode(toolkit::HelpMode::on);
    CHECK(compare(stage, "help_mode") == "");
    stage.window.screen().set_help_mode(toolkit::HelpMode::off);
    stage.click({320, 367});
    stage.window.screen().set_help_mode(toolkit::HelpMode::on);
    CHECK(compare(stage, "help_mode_options") == "");
}

TEST_CASE("a menu with ghosted items, one of them walked to by keys, and a checked one")
{
    Stage stage(settings());
    stage.take(game_of_two()); // nothing to take back
    stage.window.screen().set_help_mode(toolkit::HelpMode::on);
    stage.type(Key::menu);
    stage.type(Key::right);
    stage.type(Key::right);
    stage.type(Key::left);
    stage.type(Key::up);
    CHECK(compare(stage, "menu_ghosted") == "");
}

TEST_CASE("a palette with faults is marked in the options window, and the first fault stands below")
{
    app::WindowSettings chosen = settings();
    chosen.themes = {{"Rottöne"}, {"Meine", "meine.palette:3: a colour is written RRGGBB or RGB"}};
    Stage stage(chosen);
    stage.take(game_of_two());
    stage.click({320, 367});
    stage.click({46 + 150, 122 + 148});
    CHECK(compare(stage, "options_faulty_palette") == "");
}

TEST_CASE("points hidden: a full pit can still be counted")
{
    app::WindowSettings without_points = settings();
    without_points.preferences.board.points = false;
    Stage stage(without_points);
    glue::GameView view = game_of_two();
    view.position = board("    16  0  0  1  2  3      "
                          "  5       1 to move    12  "
                          "     0  8  0  0  0  1      ");
    stage.take(view);
    CHECK(compare(stage, "no_points_full_pit") == "");
}

TEST_CASE("the board in words, and the menu that offers it with an effect on")
{
    app::WindowSettings chosen = settings();
    chosen.preferences.effect = glue::Effect::scanlines;
    Stage stage(chosen);
    glue::GameView view = game_of_two();
    view.last_move = mancala::Move{mancala::Player::two, Pit(9)};
    stage.take(view);
    stage.type(Key::f2);
    CHECK(compare(stage, "board_in_words") == "");
    stage.type(Key::escape);
    stage.type(Key::menu);
    stage.type(Key::left);
    CHECK(compare(stage, "menu_extras") == "");
}

TEST_CASE("the window of the link: nothing yet, waiting with a code, linked, in both languages")
{
    using enum glue::PartnerPhase;
    for (const auto language : {glue::Language::german, glue::Language::english}) {
        app::WindowSettings chosen = settings();
        chosen.language = language;
        const std::string suffix = language == glue::Language::german ? "" : "_english";
        Stage stage(chosen);
        stage.take(game_of_two());
        stage.open_partner();
        CHECK(compare(stage, "partner" + suffix) == "");
        stage.take(stage::linked_game(waiting));
        CHECK(compare(stage, "partner_waiting" + suffix) == "");
        stage.take(stage::linked_game(linked));
        CHECK(compare(stage, "partner_linked" + suffix) == "");
    }
}

TEST_CASE("the window of the link: the partner's address and code are being typed")
{
    Stage stage(settings());
    stage.take(game_of_two());
    stage.open_partner();
    stage.click({38 + 200, 92 + 116});
    stage.write("anderer.rechner:4096");
    stage.type(Key::enter);
    stage.write("3K7M-XWQP-9H");
    CHECK(compare(stage, "partner_calling") == "");
}

TEST_CASE("a lost link stands large over the board, in both languages")
{
    for (const auto language : {glue::Language::german, glue::Language::english}) {
        app::WindowSettings chosen = settings();
        chosen.language = language;
        Stage stage(chosen);
        glue::GameView view = stage::linked_game(glue::PartnerPhase::separated);
        view.position.to_move = mancala::Player::two;
        stage.take(view);
        const bool german = language == glue::Language::german;
        CHECK(compare(stage, german ? "separated" : "separated_english") == "");
    }
}

TEST_CASE("linked: the partner is to move, and his name stands in the screen's title")
{
    Stage stage(settings());
    glue::GameView view = stage::linked_game(glue::PartnerPhase::linked);
    stage.take(view);
    stage.play(view, Pit(3));
    stage.wait(20s);
    CHECK(compare(stage, "linked") == "");
}

TEST_CASE("two games that differ, and two that do not fit together")
{
    Stage stage(settings());
    glue::GameView view = stage::linked_game(glue::PartnerPhase::differing);
    view.partner.file = "/home/anna/.local/share/mancala/partien/verbindung-2026-11-30.txt";
    stage.take(view);
    CHECK(compare(stage, "partner_differs") == "");
    view.partner.phase = glue::PartnerPhase::refused;
    view.partner.reason = "Steine je Mulde: hier 4, beim Partner 6";
    stage.take(view);
    CHECK(compare(stage, "partner_refused") == "");
}

TEST_CASE("a hint: the advised pit has a broad ring, and the line says what comes of it")
{
    Stage stage(settings());
    const glue::GameView view = game_of_two();
    stage.take(view);
    stage.command(U't');
    glue::AnalysisNews news = stage::found(view.position);
    news.is_last = true;
    stage.window.take(news);
    CHECK(compare(stage, "hint") == "");
}

TEST_CASE("the panel of the analysis stands between the rows, in both languages")
{
    for (const auto language : {glue::Language::german, glue::Language::english}) {
        app::WindowSettings words = settings();
        words.language = language;
        Stage stage(words);
        glue::GameView view = game_of_two();
        view.position = board("1 0 3 0 9 2 \n 12 2 to move 9 \n 2 0 4 0 5 1");
        stage.take(view);
        stage.command(U'a');
        glue::AnalysisNews news = stage::found(view.position);
        const bool german = language == glue::Language::german;
        news.analysis.certainty = german ? glue::Certainty::estimated : glue::Certainty::proved;
        news.analysis.value = german ? 262 : 300;
        stage.window.take(news);
        CHECK(compare(stage, german ? "analysis" : "analysis_english") == "");
    }
}

TEST_SUITE_END();
