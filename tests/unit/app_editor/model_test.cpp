#include "app/editor/model.hpp"
#include "core/mancala/rules.hpp"

#include <doctest/doctest.h>

using editor::GameState;
using editor::Listening;
using editor::Model;
using mancala::Pit;

namespace {

const std::array<std::string, 2> anna_and_joerg{"Anna", "Jörg"};

/// A game beside the editor; what it tells goes into the model.
struct Listener
{
    /// The game so far is told from its start.
    std::optional<mancala::Record> begin(const std::vector<int>& pits = {})
    {
        line.assign(1, mancala::initial());
        moves.clear();
        glue::HeardMoves heard{line.front(), 0, {}, {}};
        for (const int pit : pits) {
            play(pit);
        }
        heard.moves = moves;
        heard.positions.assign(line.begin() + 1, line.end());
        return model.hear(heard, names);
    }

    void move(int pit)
    {
        play(pit);
        model.hear({std::nullopt, moves.size() - 1, {moves.back()}, {line.back()}}, names);
    }

    void undo()
    {
        moves.pop_back();
        line.pop_back();
        model.hear({std::nullopt, moves.size(), {}, {}}, names);
    }

    void play(int pit)
    {
        moves.push_back({line.back().to_move, Pit(pit)});
        line.push_back(mancala::play(line.back(), Pit(pit)).position);
    }

    void listen(GameState game = GameState::running)
    {
        model.set_surroundings({.game = game});
        model.set_listening(Listening::on);
    }

    Model model;
    std::array<std::string, 2> names = anna_and_joerg; ///< of the game
    std::vector<mancala::Position> line;
    std::vector<mancala::Move> moves;
};

mancala::Record record_of(const std::vector<int>& pits)
{
    mancala::Record record;
    for (const int pit : pits) {
        record.moves.push_back({record.line.back().to_move, Pit(pit)});
        record.line.push_back(mancala::play(record.line.back(), Pit(pit)).position);
    }
    return record;
}

} // namespace

TEST_SUITE_BEGIN("app/editor/model");

TEST_CASE("at first the list is empty and nothing is shown, chosen is the start")
{
    const Model model;
    CHECK(model.moves() == 0);
    CHECK(model.chosen() == 0);
    CHECK_FALSE(model.shown());
    CHECK_FALSE(model.is_unsaved());
}

TEST_CASE("listening brings the whole game, then each move; the choice follows the end")
{
    Listener game;
    game.listen();
    game.begin({1, 2});
    CHECK(game.model.record().line == game.line);
    CHECK(game.model.chosen() == 2);
    CHECK(game.model.is_unsaved());
    game.move(10);
    CHECK(game.model.record().moves == game.moves);
    CHECK(game.model.chosen() == 3);
    game.model.choose(1);
    game.move(9);
    CHECK(game.model.chosen() == 1);
    CHECK(game.model.record().names == anna_and_joerg);
}

TEST_CASE("undo shortens the list; the choice stays on it")
{
    Listener game;
    game.listen();
    game.begin({1, 2, 10});
    game.model.choose(3);
    game.undo();
    CHECK(game.model.record().line == game.line);
    CHECK(game.model.chosen() == 2);
}

TEST_CASE("a new game gives the unsaved record back; a saved one just goes")
{
    Listener game;
    game.listen();
    game.begin({1, 2});
    const auto before = game.moves;
    const auto lost = game.begin();
    REQUIRE(lost);
    CHECK(lost->moves == before);
    CHECK(lost->names == anna_and_joerg);
    CHECK(game.model.moves() == 0);
    CHECK_FALSE(game.model.is_unsaved());
    game.move(4);
    game.model.mark_saved("/p/a.partie", game.model.revision());
    CHECK_FALSE(game.model.is_unsaved());
    CHECK_FALSE(game.begin());
    CHECK(game.model.path().empty());
}

TEST_CASE("a saved game that goes on is unsaved again and keeps its file's name")
{
    Listener game;
    game.listen();
    game.begin({1});
    game.model.mark_saved("/p/a.partie", game.model.revision());
    game.move(2);
    CHECK(game.model.is_unsaved());
    CHECK(game.model.path() == "/p/a.partie");
}

TEST_CASE("listening off and on again in the same game loses nothing")
{
    Listener game;
    game.listen();
    game.begin({1, 2});
    game.model.set_listening(Listening::off);
    game.move(10);
    CHECK(game.model.moves() == 2);
    game.model.set_listening(Listening::on);
    CHECK_FALSE(game.begin({1, 2, 10}));
    CHECK(game.model.moves() == 3);
}

TEST_CASE("news that was under way when listening was switched on changes nothing")
{
    Listener game;
    game.listen();
    game.begin({1, 2});
    game.model.load(record_of({4, 5}), "/p/b.partie");
    game.model.set_listening(Listening::on);
    game.move(10);
    CHECK(game.model.record().moves == record_of({4, 5}).moves);
}

TEST_CASE("loading switches listening off, chooses and shows the start")
{
    Listener game;
    game.listen();
    game.begin({1, 2});
    game.model.load(record_of({4, 5}), "/p/b.partie");
    CHECK(game.model.listening() == Listening::off);
    CHECK(game.model.chosen() == 0);
    CHECK(game.model.shown() == 0);
    CHECK_FALSE(game.model.is_unsaved());
    CHECK(game.model.path() == "/p/b.partie");
}

TEST_CASE("a position can be shown, but not of a running game that is listened to")
{
    Listener game;
    game.listen();
    game.begin({1, 2});
    game.model.choose(1);
    game.model.restore();
    CHECK_FALSE(game.model.may_restore());
    CHECK_FALSE(game.model.shown());
    game.model.set_surroundings({.game = GameState::idle});
    game.model.restore();
    CHECK(game.model.shown() == 1);
    game.model.set_surroundings({.game = GameState::running});
    CHECK_FALSE(game.model.shown());
    game.model.set_listening(Listening::off);
    game.model.restore();
    CHECK(game.model.shown() == 1);
    game.model.set_listening(Listening::on);
    CHECK_FALSE(game.model.shown());
}

TEST_CASE("a shown position that undo takes away is shown no longer")
{
    Listener game;
    game.listen(GameState::idle);
    game.begin({1, 2});
    game.model.restore();
    CHECK(game.model.shown() == 2);
    game.undo();
    CHECK_FALSE(game.model.shown());
}

TEST_CASE("what may be done depends on the game beside the editor")
{
    Model model;
    CHECK_FALSE(model.may_listen());
    CHECK(model.may_restore());
    CHECK_FALSE(model.may_play_on());
    model.set_surroundings({.game = GameState::idle});
    CHECK(model.may_listen());
    CHECK(model.may_play_on());
    model.set_surroundings({.game = GameState::running, .linked = true});
    CHECK_FALSE(model.may_play_on());
    model.set_surroundings({.game = GameState::running, .paused = true});
    CHECK_FALSE(model.may_play_on());
}

TEST_CASE("playing on goes back in the game itself while listening, else takes over the line")
{
    Listener game;
    game.listen();
    game.begin({1, 2});
    game.model.choose(1);
    CHECK(game.model.restoration().moves == 1);
    CHECK_FALSE(game.model.restoration().line);
    game.model.load(record_of({4, 5, 9}), "");
    game.model.choose(2);
    const match::Restore restore = game.model.restoration();
    CHECK(restore.moves == 2);
    REQUIRE(restore.line);
    CHECK(restore.line->start == mancala::initial());
    CHECK(restore.line->moves == record_of({4, 5, 9}).moves);
}

TEST_CASE("a loaded record that the game goes on from keeps its names and the lines nobody knows")
{
    Listener game;
    game.names = {"Spieler 1", "Spieler 2"};
    auto record = record_of({1, 2});
    record.names = {"Anna", "Jörg"};
    record.unknown_lines = {"# gespielt in Köln"};
    game.model.load(record, "/p/a.partie");
    game.listen();
    game.begin({1, 2});
    game.move(10);
    CHECK(game.model.moves() == 3);
    CHECK(game.model.path() == "/p/a.partie");
    CHECK(game.model.record().names == record.names);
    CHECK(game.model.record().unknown_lines == record.unknown_lines);
}

TEST_CASE("a name that is changed in the game changes in the record that goes on, too")
{
    Listener game;
    game.names = {"Spieler 1", "Spieler 2"};
    auto record = record_of({1, 2});
    record.names = {"Anna", ""};
    game.model.load(record, "/p/a.partie");
    game.listen();
    game.begin({1, 2});
    CHECK(game.model.record().names == std::array<std::string, 2>{"Anna", "Spieler 2"});
    game.names = {"Berta", "Spieler 2"};
    game.move(10);
    CHECK(game.model.record().names == game.names);
}

TEST_CASE("another game takes over neither names nor unknown lines of the record before it")
{
    Listener game;
    game.names = {"Spieler 1", "Spieler 2"};
    auto record = record_of({1, 2});
    record.names = {"Anna", "Jörg"};
    record.unknown_lines = {"# gespielt in Köln"};
    game.model.load(record, "/p/a.partie");
    game.listen();
    game.begin({4});
    CHECK(game.model.record().names == game.names);
    CHECK(game.model.record().unknown_lines.empty());
}

TEST_CASE("a heard game of another start keeps its number of stones")
{
    Model model;
    model.set_surroundings({.game = GameState::idle});
    model.set_listening(Listening::on);
    model.hear({mancala::initial(6), 0, {}, {}}, anna_and_joerg);
    CHECK(model.record().stones_per_pit == 6);
    const auto again = mancala::read_record(mancala::print_record(model.record()), "x");
    REQUIRE(again);
    CHECK(again->line == model.record().line);
}

TEST_SUITE_END();
