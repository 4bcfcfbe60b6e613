#include "app/mancala/text_face.hpp"
#include "support/desk.hpp"
#include "support/linked_games.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using app::LineReader;

namespace {

/// A text face without a terminal: lines in, lines out, until it quits.
struct Terminal
{
    explicit Terminal(glue::GameConfig config,
                      app::TextFace::Input input = app::TextFace::Input::piped)
        : game(loop, std::move(config))
        , face({.game = game,
                .loop = loop,
                .say = [this](std::string_view line) { said.emplace_back(line); },
                .line_done = [this] { ++done; },
                .quit =
                    [this] {
                        ++quits;
                        loop.stop();
                    },
                .input = input,
                .language = glue::Language::german,
                .version = "1.2.3"})
    {
    }

    void type(const std::vector<std::string>& lines)
    {
        for (const std::string& line : lines) {
            face.line(line);
        }
    }

    /// As with a pipe: all lines at once, then the end. Returns when the face has quit.
    void pipe(const std::vector<std::string>& lines)
    {
        type(lines);
        face.end_of_input(LineReader::End::of_input);
        while (quits == 0) {
            loop.run();
        }
    }

    bool heard(std::string_view line) const
    {
        return std::find(said.begin(), said.end(), line) != said.end();
    }

    /// The answers alone: lines that begin with a return code and are no row of the board.
    std::vector<std::string> answers() const
    {
        std::vector<std::string> found;
        std::copy_if(said.begin(), said.end(), std::back_inserter(found),
                     [](const std::string& line) {
                         return !line.empty() && line[0] >= '0' && line[0] <= '9';
                     });
        return found;
    }

    ipc::EventLoop loop;
    glue::Game game;
    std::vector<std::string> said;
    int done = 0;
    int quits = 0;
    app::TextFace face;
};

} // namespace

TEST_SUITE_BEGIN("app/mancala/text_face");

TEST_CASE("the start: a welcome, the board with its numbers, who is to move")
{
    Terminal terminal(two_humans());
    terminal.face.begin();
    CHECK(terminal.said[0].find("1.2.3") != std::string::npos);
    CHECK(terminal.heard("           1   2   3   4   5   6"));
    CHECK(terminal.heard("           4   4   4   4   4   4"));
    CHECK(terminal.heard("           7   8   9  10  11  12"));
    CHECK(terminal.heard("Zielfeld von A: 0"));
    CHECK(terminal.said.back() == "A ist am Zug");
}

TEST_CASE("linked games that differ: the terminal asks whose moves hold, and a word answers")
{
    support::Table table;
    std::vector<std::string> said;
    app::TextFace face({.game = table.host_game,
                        .loop = table.loop,
                        .say = [&](std::string_view line) { said.emplace_back(line); },
                        .line_done = [] {},
                        .quit = [] {},
                        .input = app::TextFace::Input::typed,
                        .language = glue::Language::english,
                        .version = "1.2.3"});
    const auto type = [&](const std::string& line) {
        said.clear();
        face.line(line);
        table.run();
        return said;
    };
    const std::vector<std::string> question{
        "Whose moves hold? Mine or Partner, or End of the link"};
    table.link();
    CHECK(type("mine").back().substr(0, 6) == "10 101"); // a word only while it is asked for
    table.play(table.host_game, 3);
    table.spoil_guest();
    said.clear();
    table.play(table.guest_game, 8);
    CHECK(said.back() == question.back());
    const std::vector<std::string> told{
        "Your partner has been told that you want to go on with yours"};
    CHECK(type("Mine") == told);
    CHECK(type("mine") == told);
    CHECK(table.guest->view().insisted == 1);
    table.guest->order(glue::SettleDifference{glue::Settlement::mine});
    said.clear();
    table.run();
    CHECK(said.back() == question.back());
    type("partner");
    CHECK(table.moves(table.host_game) == "1:1-1");
    table.spoil_guest(2);
    table.play(table.guest_game, 8);
    type("end");
    CHECK(table.host->view().phase == glue::PartnerPhase::none);
}

TEST_CASE("a bare number is a move; an empty pit or a wrong number is refused")
{
    Terminal terminal(two_humans());
    terminal.pipe({"1", "1", "13", "GetZuege"});
    CHECK(terminal.heard("Zug 1: A spielt Mulde 1."));
    CHECK(terminal.heard("diese Mulde ist leer"));
    CHECK(terminal.answers() ==
          std::vector<std::string>{"10 110 a pit is a number from 1 to 12: 13", "0 1:1-1"});
}

TEST_CASE("piped moves and questions wait for the computer's answer")
{
    Terminal terminal(human_against({7, 2}));
    terminal.pipe({"1", "GetZuege", "12", "GetZuege"});
    CHECK(terminal.answers() ==
          std::vector<std::string>{"0 1:1-1 2:2-7", "0 1:1-1 2:2-7 3:1-12 4:2-2"});
    CHECK(terminal.done == 4);
}

TEST_CASE("a hint names a pit and what comes of it, and changes nothing")
{
    Terminal terminal(two_humans());
    terminal.pipe({"1", "Vorschlag", "hint", "GetZuege"});
    const auto is_hint = [](const std::string& line) {
        return line.rfind("Zugvorschlag: Mulde ", 0) == 0;
    };
    CHECK(std::count_if(terminal.said.begin(), terminal.said.end(), is_hint) == 2);
    CHECK(terminal.answers() == std::vector<std::string>{"0 1:1-1"});
}

TEST_CASE("an analysis tells value, depth and best line, and changes nothing")
{
    Terminal terminal(two_humans());
    terminal.pipe({"1", "Analyse", "GetZuege"});
    const auto is_analysis = [](const std::string& line) {
        return line.rfind("Am Ende ", 0) == 0 &&
               line.find(" (geschätzt), Tiefe ") != std::string::npos &&
               line.find(" Stellungen), Linie ") != std::string::npos;
    };
    CHECK(std::count_if(terminal.said.begin(), terminal.said.end(), is_analysis) == 1);
    CHECK(terminal.answers() == std::vector<std::string>{"0 1:1-1"});
}

TEST_CASE("there is no hint without a game")
{
    Terminal terminal(two_humans());
    terminal.pipe({"CallNeu", "CallSpielende", "Vorschlag"});
    CHECK(terminal.said.back() == "es läuft kein Spiel");
}

TEST_CASE("blanks, an empty line and any case are no mistakes")
{
    Terminal terminal(two_humans());
    terminal.pipe({"", "  getamzug \r", "CALLNEU"});
    CHECK(terminal.answers() == std::vector<std::string>{"0 1", "0"});
    CHECK(terminal.heard("Neues Spiel."));
}

TEST_CASE("the next line ends Warte, and so does the end of the input")
{
    Terminal terminal(two_humans());
    terminal.pipe({"Warte", "GetAmZug", "Warte"});
    const std::string ended = "5 208 the next line ended the wait";
    CHECK(terminal.answers() == std::vector<std::string>{ended, "0 1", ended});
}

TEST_CASE("a change answers Warte")
{
    Terminal terminal(two_humans());
    terminal.type({"Warte"});
    terminal.game.submit(match::NewGame{}, match::Origin::port);
    CHECK(terminal.answers() == std::vector<std::string>{"0 1"});
}

TEST_CASE("an Undo typed while the computer thinks takes the place of the lines that wait for it")
{
    Terminal terminal(human_against({7}), app::TextFace::Input::typed);
    terminal.type({"1", "GetZuege", "3"});
    CHECK(terminal.answers().empty());
    terminal.type({"callundo"});
    CHECK(terminal.done == 4);
    CHECK(terminal.answers() == std::vector<std::string>{"0"});
    terminal.pipe({"GetZuege"});
    CHECK(terminal.answers() == std::vector<std::string>{"0", "0 "});
}

TEST_CASE("Quit as the next line ends a pause of an hour")
{
    Terminal terminal(two_humans());
    terminal.type({"CallPause 60 0 0", "Quit"});
    CHECK(terminal.quits == 1);
}

TEST_CASE("commands behind a pause come after it")
{
    Terminal terminal(two_humans());
    terminal.pipe({"CallPause 0 0 1", "CallZug 4", "GetZuege"});
    CHECK(terminal.answers() == std::vector<std::string>{"0", "0", "0 1:1-4"});
}

TEST_CASE("Undo does not wait for a computer that thinks")
{
    Terminal terminal(human_against({7, 7, 7}));
    terminal.pipe({"1", "CallUndo", "GetZuege"});
    CHECK(terminal.heard("Zurückgenommen."));
    CHECK(terminal.answers().back() == "0 ");
}

TEST_CASE("an early end tells the result")
{
    Terminal terminal(two_humans());
    terminal.pipe({"4", "CallSpielende"});
    CHECK(terminal.heard("Das Spiel wurde vorzeitig beendet."));
    CHECK(terminal.heard("A hat gewonnen!"));
    CHECK(terminal.heard("Punkte von A: 1"));
    CHECK(terminal.heard("Punkte von B: 0"));
}

TEST_CASE("a line too long to read is said and ends the program")
{
    Terminal terminal(two_humans());
    terminal.face.end_of_input(LineReader::End::line_too_long);
    CHECK(terminal.answers() == std::vector<std::string>{"10 104 the line is too long to read"});
    CHECK(terminal.quits == 1);
}

TEST_SUITE_END();

namespace {

/// A terminal whose hook needs a millisecond, or never ends.
struct HookedTerminal
{
    enum class Pace
    {
        slow,
        hung
    };
    explicit HookedTerminal(Pace pace, app::TextFace::Input input = app::TextFace::Input::piped)
        : terminal(with_hook(two_humans(), pace), input)
    {
    }

    glue::GameConfig with_hook(glue::GameConfig config, Pace pace)
    {
        config.stones_per_pit = 1;
        config.sync = glue::Sync::on;
        config.start_hook = [this, pace](const std::vector<std::string>& words) {
            calls.push_back(words.back());
            if (pace == Pace::slow) {
                terminal.loop.after(std::chrono::milliseconds(1),
                                    [this] { terminal.game.hook_ended(); });
            }
        };
        return config;
    }

    std::vector<std::string> calls;
    Terminal terminal;
};

/// Moves of a whole game with one stone in each pit.
std::vector<std::string> whole_game()
{
    std::vector<std::string> lines;
    mancala::Position position = mancala::initial(1);
    while (!mancala::is_over(position)) {
        const mancala::Pit pit = mancala::pits_with_stones(position).front();
        lines.push_back(std::to_string(pit.number()));
        position = mancala::play(position, pit).position;
    }
    return lines;
}

} // namespace

TEST_CASE("actions wait for the sync hook, so that a piped game is told in order and whole")
{
    HookedTerminal hooked(HookedTerminal::Pace::slow);
    hooked.terminal.pipe({"1", "2", "CallUndo", "CallZug 3", "CallNeu", "4", "GetZuege"});
    CHECK(hooked.calls == std::vector<std::string>{"1", "2", "Undo", "3", "Neu", "4"});
    CHECK(hooked.terminal.answers() == std::vector<std::string>{"0", "0", "0", "0 1:1-4"});
}

TEST_CASE("of a piped game the hook is told the natural end, too, before the program ends")
{
    std::vector<std::string> expected = whole_game();
    std::vector<std::string> lines = expected;
    expected.emplace_back("Spielende");
    HookedTerminal by_end(HookedTerminal::Pace::slow);
    by_end.terminal.pipe(lines);
    CHECK(by_end.calls == expected);
    HookedTerminal by_quit(HookedTerminal::Pace::slow);
    lines.emplace_back("Quit");
    by_quit.terminal.pipe(lines);
    CHECK(by_quit.calls == expected);
}

TEST_CASE("a typed Quit takes the place of the lines that wait for a hook that hangs")
{
    HookedTerminal hooked(HookedTerminal::Pace::hung, app::TextFace::Input::typed);
    hooked.terminal.type({"1", "2", "CallUndo"});
    CHECK(hooked.terminal.quits == 0);
    hooked.terminal.type({"quit"});
    CHECK(hooked.terminal.quits == 1);
    CHECK(hooked.terminal.done == 4);
    CHECK(hooked.calls == std::vector<std::string>{"1"});
}
