// The record editor in its states; the pictures are in editor/.

#include "support/editor_stage.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

using editor_stage::EditorStage;
using editor_stage::record_of;
using toolkit::Key;

namespace {

/// The state in these palettes; says what differs.
std::string
compare(EditorStage& stage, const std::string& state, const std::vector<std::string>& themes)
{
    return golden::differences("editor/" + state, stage.picture(), themes);
}

/// The state in every palette.
std::string compare(EditorStage& stage, const std::string& state)
{
    return compare(stage, state, golden::theme_files());
}

const std::vector<std::string> three{"rottoene", "blautoene", "workbench"};

/// As long as there is a move with a stone: enough for a list that scrolls.
mancala::Record long_record(std::size_t moves)
{
    std::vector<int> pits;
    mancala::Position position = mancala::initial();
    while (pits.size() < moves && !mancala::is_over(position)) {
        const auto all = pits_with_stones(position);
        const mancala::Pit pit = all.at(pits.size() * 7 % all.size());
        pits.push_back(pit.number());
        position = mancala::play(position, pit).position;
    }
    return record_of(pits);
}

const std::array languages{glue::Language::german, glue::Language::english};

std::string state(const std::string& name, glue::Language language)
{
    return language == glue::Language::german ? name : name + "_english";
}

} // namespace

TEST_SUITE_BEGIN("golden pictures of the record editor");

TEST_CASE("a record is loaded, a position in its midst is shown")
{
    for (const auto language : languages) {
        EditorStage stage(language);
        stage.phase = match::Phase::ready;
        stage.news();
        stage.open(long_record(34), "/p/Anna gegen Jörg.partie");
        for (int i = 0; i < 12; ++i) {
            stage.press(">");
        }
        CHECK(compare(stage, state("loaded", language)) == "");
    }
}

TEST_CASE("a running game is listened to: no numbers, much is ghosted")
{
    for (const auto language : languages) {
        EditorStage stage(language);
        stage.phase = match::Phase::running;
        stage.news();
        stage.press(std::string(glue::text(language, glue::Text::editor_listen)));
        stage.hear({1, 2, 10, 9});
        CHECK(compare(stage, state("listening", language)) == "");
    }
}

TEST_CASE("the questions of the editor")
{
    for (const auto language : languages) {
        EditorStage stage(language);
        stage.phase = match::Phase::running;
        stage.news();
        stage.press(std::string(glue::text(language, glue::Text::editor_listen)));
        stage.hear({1, 2, 10, 9});
        stage.click_row(1);
        stage.press(std::string(glue::text(language, glue::Text::editor_play_on)));
        CHECK(compare(stage, state("back_question", language), three) == "");
        stage.type(Key::escape);
        stage.type(Key::escape);
        CHECK(compare(stage, state("unsaved_question", language), three) == "");
        stage.type(Key::escape);
        stage.hear({});
        CHECK(compare(stage, state("offer", language), three) == "");
        stage.type(Key::escape);
        stage.open(long_record(5), "/p/a.partie");
        stage.press(std::string(glue::text(language, glue::Text::editor_play_on)));
        CHECK(compare(stage, state("take_question", language), three) == "");
    }
}

TEST_CASE("alone, at the end of a record, in help mode, with the focus on the small board")
{
    EditorStage stage;
    stage.open(long_record(400), "/p/a.partie");
    stage.press(">|");
    stage.screen.set_help_mode(toolkit::HelpMode::on);
    for (int i = 0; i < 16; ++i) {
        stage.type(Key::tab);
    }
    CHECK(compare(stage, "end_help") == "");
}

TEST_CASE("a file that is no record, with a long name")
{
    EditorStage stage;
    const std::string path = "/home/anna/Dokumente/Spiele/Mancala/Partien vom letzten Jahr/"
                             "Übermütige Gänsefüßchen aus Köln.partie";
    stage.files[path] = "Mancala-Partie 1\n1:1-3 4 4\n";
    stage.press("PARTIE LADEN");
    stage.name_file(path);
    CHECK(compare(stage, "bad_file", three) == "");
}

TEST_CASE("a record is analysed: the curve, the marks in the list, a move that lost stones")
{
    for (const auto language : languages) {
        EditorStage stage(language);
        stage.open(long_record(34), "/p/Anna gegen Jörg.partie");
        stage.press(std::string(glue::text(language, glue::Text::editor_check)));
        for (int i = 34; i >= 0; --i) {
            // A wave that grows, the same on every machine.
            const int wave = (i * 37 % 23 - 11) * i * 5 + i * 12;
            const bool second = stage.looked_into->to_move == mancala::Player::two;
            stage.find(pits_with_stones(*stage.looked_into).front().number(),
                       second ? -wave : wave);
        }
        for (int i = 0; i < 12; ++i) {
            stage.type(Key::right);
        }
        CHECK(compare(stage, state("analysed", language)) == "");
    }
}

TEST_CASE("the analysis has begun at the end of the record")
{
    EditorStage stage;
    stage.open(long_record(34), "/p/Anna gegen Jörg.partie");
    stage.press("ANALYSE");
    for (int i = 0; i < 12; ++i) {
        stage.find(pits_with_stones(*stage.looked_into).front().number(), 40 * i);
    }
    CHECK(compare(stage, "analysing", three) == "");
}

TEST_SUITE_END();
