// The analysis of a record: what it finds, its window, and when there is none.
#include "app/editor/margin_curve.hpp"
#include "app/editor/record_check.hpp"
#include "support/board.hpp"
#include "support/editor_stage.hpp"

#include <doctest/doctest.h>

using editor::RecordCheck;
using editor_stage::EditorStage;
using editor_stage::record_of;
using mancala::Pit;
using toolkit::Key;

namespace {

using Words = std::vector<std::string>;

glue::Analysis found(const mancala::Position& position, int pit, int value)
{
    glue::Analysis analysis;
    analysis.position = position;
    analysis.value = value;
    analysis.line = {{position.to_move, Pit(pit)}};
    return analysis;
}

std::string title(const EditorStage& stage)
{
    REQUIRE(stage.check_window() != nullptr);
    return stage.check_window()->title();
}

/// The three lines beside the curve.
Words said(const EditorStage& stage)
{
    Words words;
    for (const auto& gadget : stage.check_window()->gadgets()) {
        if (const auto* text = dynamic_cast<const toolkit::TextGadget*>(gadget.get())) {
            words.push_back(text->text());
        }
    }
    return words;
}

/// Three moves: 1 is good, 2 loses 2.5 stones, 10 half a one.
void find_all(EditorStage& stage)
{
    stage.find(9, 480);  // after move 3, player 2 to move
    stage.find(4, -430); // before it, player 1
    stage.find(8, 680);
    stage.find(1, -680);
}

} // namespace

TEST_SUITE_BEGIN("app/editor/check");

TEST_CASE("a record is looked into from its end to its start")
{
    const mancala::Record record = record_of({1, 2, 10});
    RecordCheck check;
    check.follow(record);
    CHECK_FALSE(check.wanted());
    check.begin();
    for (const std::size_t number : {3U, 2U, 1U, 0U}) {
        REQUIRE(check.wanted() == number);
        check.take(found(record.line[number], 1, 100));
    }
    CHECK_FALSE(check.is_running());
    CHECK(check.known() == 4);
    CHECK(check.margin(0) == 100);
    CHECK(check.margin(1) == -100); // player 2 to move
}

TEST_CASE("a move has lost what the best one would have kept")
{
    const mancala::Record record = record_of({1, 2, 10});
    RecordCheck check;
    check.follow(record);
    check.begin();
    check.take(found(record.line[3], 9, 480));
    check.take(found(record.line[2], 4, -430));
    check.take(found(record.line[1], 8, 680));
    check.take(found(record.line[0], 1, -900));
    CHECK(check.lost(0) == 0); // it was the best, whatever the numbers say
    CHECK(check.lost(1) == 250);
    CHECK(check.lost(2) == 0); // half a stone is no more than a doubt
    CHECK_FALSE(check.lost(3));
}

TEST_CASE("where a game ended because a position stood for the third time nothing more comes")
{
    mancala::Record record;
    record.line = {support::board("0 0 0 1 0 1  20 23  0 1 0 0 2 0")};
    const auto play = [&](int pit) {
        record.moves.push_back({record.line.back().to_move, Pit(pit)});
        record.line.push_back(mancala::play(record.line.back(), Pit(pit)).position);
    };
    for (int round = 1; round <= 2; ++round) {
        for (const int pit : {6, 5, 6, 8, 4, 1, 3, 7, 8, 7, 5, 9, 12, 10}) { // engine.md 9.1
            play(pit);
        }
    }
    RecordCheck check;
    check.begin();
    check.follow(record);
    const std::size_t last = record.moves.size();
    CHECK(check.margin(last) == -300);
    CHECK(check.analysis(last) == nullptr);
    CHECK(check.wanted() == last - 1);
    play(4); // people may go on, to where nobody has been
    check.follow(record);
    CHECK_FALSE(check.margin(last).has_value());
    CHECK(check.wanted() == last + 1);
}

TEST_CASE("what was found of a position stays as long as it is in the record")
{
    RecordCheck check;
    const mancala::Record record = record_of({1, 2});
    check.follow(record);
    check.begin();
    check.take(found(record.line[2], 1, 100));
    check.take(found(record.line[1], 1, 100));
    check.follow(record_of({1, 2, 10}));
    CHECK(check.wanted() == 3);
    CHECK(check.margin(2));
    check.follow(record_of({1, 3}));
    CHECK(check.margin(1));
    CHECK_FALSE(check.margin(2));
}

TEST_CASE("ANALYSE opens the window and begins; the list marks what lost stones")
{
    EditorStage stage;
    stage.open(record_of({1, 2, 10}));
    stage.press("ANALYSE");
    CHECK(title(stage) == "Partie-Analyse: 0 von 4");
    find_all(stage);
    CHECK(title(stage) == "Partie-Analyse");
    CHECK_FALSE(stage.looked_into);
    CHECK(stage.notes() == Words{"", "", "-2,5", ""});
}

TEST_CASE("beside the curve stands what the chosen move has lost, and what was better")
{
    EditorStage stage;
    stage.open(record_of({1, 2, 10}));
    stage.press("ANALYSE");
    find_all(stage);
    CHECK(said(stage) == Words{"Jörg +6,8", "", ""});
    stage.click_row(1);
    CHECK(said(stage) == Words{"Jörg +6,8", "1:1-1 ist gut", ""});
    stage.click_row(2);
    CHECK(said(stage) == Words{"Jörg +4,3", "2:2-2 verliert 2,5", "besser: Mulde 8"});
}

TEST_CASE("a click into the curve or an arrow goes to that position")
{
    EditorStage stage;
    stage.open(record_of({1, 2, 10}));
    stage.press("ANALYSE");
    find_all(stage);
    stage.press_in_check({12 + 377, 40});
    CHECK(stage.board().caption.find("3:1-10") != std::string::npos);
    stage.type(Key::left);
    CHECK(stage.board().caption.find("2:2-2") != std::string::npos);
    stage.type(Key::home);
    CHECK(stage.board().caption.find("Anfang") != std::string::npos);
}

TEST_CASE("the curve's scale names a round number of stones within reach")
{
    CHECK(editor::stones_on_scale(800) == 5);
    CHECK(editor::stones_on_scale(999) == 5);
    CHECK(editor::stones_on_scale(1000) == 10);
    CHECK(editor::stones_on_scale(2350) == 20);
    CHECK(editor::stones_on_scale(4800) == 40);
}

TEST_CASE("the analysis can be stopped and goes on where it was")
{
    EditorStage stage;
    stage.open(record_of({1, 2, 10}));
    stage.press("ANALYSE");
    stage.find(9, 480);
    stage.press_in_check({440, 20}); // ANHALTEN
    CHECK_FALSE(stage.looked_into);
    CHECK(title(stage) == "Partie-Analyse");
    stage.press_in_check({440, 20});
    CHECK(title(stage) == "Partie-Analyse: 1 von 4");
    stage.type(Key::escape);
    CHECK(stage.check_window() == nullptr);
    CHECK_FALSE(stage.looked_into);
}

TEST_CASE("an answer about a record that has given way to a shorter one goes nowhere")
{
    EditorStage stage;
    stage.files["/p/short.partie"] = mancala::print_record(record_of({1, 2}));
    stage.open(record_of({1, 2, 10, 3, 9}));
    stage.press("ANALYSE");
    glue::Analysis late = found(*stage.looked_into, 1, 100);
    stage.press("PARTIE LADEN");
    stage.name_file_unseen("/p/short.partie");
    stage.desk.take({late, true});
    CHECK(title(stage) == "Partie-Analyse: 0 von 6"); // not drawn yet
    stage.desk.refresh();
    CHECK(title(stage) == "Partie-Analyse: 0 von 3");
    CHECK(stage.looked_into == record_of({1, 2}).line.back());
}

TEST_CASE("of a running game that is listened to nothing is told")
{
    EditorStage stage;
    stage.open(record_of({1, 2, 10}));
    stage.press("ANALYSE");
    stage.find(9, 480);
    stage.type(Key::escape);
    stage.phase = match::Phase::running;
    stage.news();
    stage.press("Partie abhören");
    stage.hear({1, 2, 10});
    CHECK(stage.is_ghosted("ANALYSE"));
    stage.type(U'a');
    CHECK_FALSE(stage.looked_into);
    CHECK(stage.notes() == Words{"", "", "", ""});
}

TEST_SUITE_END();
