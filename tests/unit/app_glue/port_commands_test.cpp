#include "support/desk.hpp"

#include <doctest/doctest.h>

#include <sstream>

TEST_SUITE_BEGIN("app/glue/port_commands");

TEST_CASE("the queries of 1996 before the first move")
{
    Desk desk(human_against({}));
    CHECK(desk.ask("GetSpielStatus") == "0 0");
    CHECK(desk.ask("GetSpielertypen") == "0 Mensch Computer");
    CHECK(desk.ask("GetBrett") == "0 4 4 4 4 4 4 4 4 4 4 4 4");
    CHECK(desk.ask("GetPunkte") == "0 0 0");
    CHECK(desk.ask("GetSummen") == "0 24 24");
    CHECK(desk.ask("GetAmZug") == "0 1");
    CHECK(desk.ask("GetAufBrett") == "0 48");
    CHECK(desk.ask("GetEvenPoint") == "0 24");
    CHECK(desk.ask("GetZuege") == "0 ");
}

TEST_CASE("moves change what the queries tell at once")
{
    Desk desk(two_humans());
    CHECK(desk.ask("CallNeu") == "0");
    CHECK(desk.ask("GetSpielStatus") == "0 1");
    CHECK(desk.ask("callzug 4") == "0");
    CHECK(desk.ask("getbrett") == "0 5 5 5 0 4 4 4 4 4 4 4 4");
    CHECK(desk.ask("GETPUNKTE") == "0 1 0");
    CHECK(desk.ask("GetSummen") == "0 23 24");
    CHECK(desk.ask("GetAmZug") == "0 1");
    CHECK(desk.ask("GetAufBrett") == "0 47");
    CHECK(desk.ask("CallZug 7") == "0");
    CHECK(desk.ask("GetZuege") == "0 1:1-4 2:1-7");
    CHECK(desk.ask("GetAmZug") == "0 2");
}

TEST_CASE("the first pit on the fresh board begins the game")
{
    Desk desk(two_humans());
    CHECK(desk.ask("CallZug 1") == "0");
    CHECK(desk.ask("GetSpielStatus") == "0 1");
}

TEST_CASE("CallZug with no pit or an empty one plays a random legal pit")
{
    Desk desk(two_humans());
    CHECK(desk.ask("CallZug 1") == "0");
    CHECK(desk.ask("CallZug 1") == "0");
    CHECK(desk.ask("CallZug") == "0");
    CHECK(desk.game.session().moves().size() == 3);
    CHECK(desk.game.session().moves()[1].pit != mancala::Pit(1));
}

TEST_CASE("a wrong pit is error 10 and changes nothing")
{
    Desk desk(two_humans());
    desk.ask("CallZug 1");
    const auto change = desk.game.session().change();
    for (const char* word :
         {"0", "13", "-1", "+3", "3x", "0x3", "x", "99999999999999999999", "1.0"}) {
        CHECK(desk.ask(std::string("CallZug ") + word) ==
              std::string("10 110 a pit is a number from 1 to 12: ") + word);
    }
    CHECK(desk.ask("CallZug 3 4").substr(0, 7) == "10 102 ");
    CHECK(desk.game.session().change() == change);
}

TEST_CASE("what is not possible now is code 5 with its own number")
{
    Desk desk(two_humans());
    CHECK(desk.ask("CallUndo") == "5 205 there is nothing to undo");
    CHECK(desk.ask("CallSpielende") == "5 201 no game is running");
    desk.ask("CallNeu");
    CHECK(desk.ask("CallSpielende") == "0");
    CHECK(desk.ask("CallZug 1") == "5 201 no game is running");
    CHECK(desk.ask("CallZug") == "5 201 no game is running");
}

TEST_CASE("a script cannot move for a computer")
{
    glue::GameConfig config = human_against({});
    config.seats.both = {match::Seat{match::SeatKind::extern1, "C"},
                         match::Seat{match::SeatKind::human, "H"}};
    std::swap(config.players[0], config.players[1]);
    config.players[0] = std::make_unique<ListedPlayer>(std::vector<int>{1});
    config.pace = glue::Pace::as_shown; // so the answer stays held
    Desk desk(std::move(config));
    desk.ask("CallNeu");
    CHECK(desk.ask("CallZug 2") == "5 203 a computer is to move");
    CHECK(desk.ask("CallZug") == "5 203 a computer is to move");
}

TEST_CASE("Undo takes the moves back, Spielende is undone alone")
{
    Desk desk(two_humans());
    desk.ask("CallZug 4");
    desk.ask("CallZug 2");
    CHECK(desk.ask("CallUndo") == "0");
    CHECK(desk.ask("GetZuege") == "0 1:1-4");
    desk.ask("CallSpielende");
    CHECK(desk.ask("CallUndo") == "0");
    CHECK(desk.ask("GetZuege") == "0 1:1-4");
    CHECK(desk.ask("GetSpielStatus") == "0 1");
}

TEST_CASE("Help names all commands, or explains one")
{
    Desk desk(two_humans());
    CHECK(
        desk.ask("Help") ==
        "0 GetSpielStatus GetSpielertypen GetBrett GetPunkte GetSummen GetAmZug GetAufBrett GetEvenPoint GetZuege GetStellung GetAnalyse GetAnsage GetVerbindung "
        "CallZug CallUndo CallSpielende CallNeu CallAbout CallGreetings CallPause CallVerbindung Warte Version Quit Help");
    CHECK(desk.ask("Help callzug") == "0 CallZug [pit]: plays the pit, or a random one");
    CHECK(desk.ask("Help Foo") == "10 101 unknown command: Foo");
    CHECK(desk.ask("Version") == "0 Mancala 1.2.3");
}

TEST_CASE("CallAbout and CallGreetings answer 0 and tell whoever has a screen")
{
    Desk desk(two_humans());
    int about = 0;
    int greetings = 0;
    desk.game.observe({.about = [&] { ++about; }, .greetings = [&] { ++greetings; }});
    CHECK(desk.ask("CallAbout") == "0");
    CHECK(desk.ask("CallGreetings") == "0");
    CHECK(about == 1);
    CHECK(greetings == 1);
}

TEST_CASE("Quit is answered and then ends the program")
{
    Desk desk(two_humans());
    CHECK(desk.ask("Quit") == "0");
    CHECK(desk.quits == 1);
}

TEST_CASE("Warte with an older number answers at once, else with the next change")
{
    Desk desk(two_humans());
    desk.ask("CallNeu");
    CHECK(desk.ask("Warte 0") == "0 1");
    desk.send("Warte 1", 2);
    desk.send("Warte", 3);
    CHECK(desk.answers.empty());
    desk.ask("CallZug 4");
    CHECK(desk.answers == std::vector<std::string>{"2> 0 2", "3> 0 2"});
    CHECK(desk.ask("Warte x") == "10 113 a change is a whole number: x");
    CHECK(desk.ask("Warte -1").substr(0, 6) == "10 113");
}

TEST_CASE("CallPause takes exactly three whole numbers, together at most one hour")
{
    Desk desk(two_humans());
    for (const char* arguments : {"-1 0 0", "x 0 0", "0 0 1.5"}) {
        CHECK(desk.ask(std::string("CallPause ") + arguments).substr(0, 6) == "10 111");
    }
    for (const char* arguments : {"99999 59 49", "60 0 1", "0 3601 0", "0 0 180001",
                                  "0 0 9999999999", "999999999999999999 0 0"}) {
        CHECK(desk.ask(std::string("CallPause ") + arguments).substr(0, 6) == "10 112");
    }
    for (const char* arguments : {"", "0 5", "0 5 0 0"}) {
        CHECK(desk.ask(std::string("CallPause ") + arguments).substr(0, 6) == "10 102");
    }
    CHECK_FALSE(desk.game.is_paused());
    CHECK(desk.ask("CallPause 0 0 0") == "0");
    CHECK(desk.ask("CallPause 0 0 1") == "0");
}

TEST_CASE("while paused queries are answered, other Call commands wait, pit choices are refused")
{
    Desk desk(two_humans());
    desk.ask("CallNeu");
    desk.send("CallPause 60 0 0", 2);
    CHECK(desk.game.is_paused());
    CHECK(desk.ask("GetBrett") == "0 4 4 4 4 4 4 4 4 4 4 4 4");
    desk.send("CallZug 4", 3);
    desk.send("CallUndo", 4);
    CHECK(desk.answers.empty());
    CHECK(desk.game.submit(match::PlayPit{mancala::Pit(1)}, match::Origin::user) ==
          match::Denial::paused);
    desk.game.end_pauses();
    CHECK(desk.answers == std::vector<std::string>{"2> 0", "3> 0", "4> 0"});
    CHECK(desk.ask("GetZuege") == "0 ");
}

TEST_CASE("GetStellung is the position in one line, as other programs take it")
{
    Desk desk(two_humans());
    CHECK(desk.ask("GetStellung") == "0 4 4 4 4 4 4 4 4 4 4 4 4 0 0 1");
    desk.ask("CallZug 4");
    desk.ask("CallZug 7");
    CHECK(desk.ask("GetStellung") == "0 5 5 5 0 4 4 0 5 5 5 5 4 1 0 2");
}

TEST_CASE("GetAnalyse tells value, depth, whether it is proved, and the best line")
{
    Desk desk(two_humans());
    const std::string answer = desk.ask("GetAnalyse 20000");
    std::istringstream words(answer);
    double code = -1;
    double value = 0;
    int depth = 0;
    int proved = -1;
    int pit = 0;
    words >> code >> value >> depth >> proved >> pit;
    CAPTURE(answer);
    REQUIRE(words);
    CHECK(code == 0);
    CHECK(value > 1);
    CHECK(depth > 3);
    CHECK(proved == 0);
    CHECK((pit == 1 || pit == 4 || pit == 7));
    CHECK(desk.ask("GetAnalyse 20000") == answer);
    CHECK(desk.ask("GetAnalyse 0") == "10 114 a number of boards is 1 to 100000000: 0");
    CHECK(desk.ask("GetAnalyse viel") == "10 114 a number of boards is 1 to 100000000: viel");
}

TEST_CASE("while a script waits for an analysis others are answered, in a pause too")
{
    Desk desk(two_humans());
    desk.send("GetAnalyse 100000000", 1);
    desk.send("CallPause 1 0 0", 2);
    CHECK(desk.ask("GetAmZug", 3) == "0 1");
    CHECK(desk.answers.empty());
    desk.game.client_gone(ipc::ClientId{1});
    CHECK(desk.ask("GetAnalyse 100", 3).substr(0, 2) == "0 ");
}

TEST_CASE("an analysis is about the position that was asked about")
{
    Desk desk(two_humans());
    const std::string at_start = desk.ask("GetAnalyse 5000");
    std::string answer;
    desk.table.execute("GetAnalyse 5000", ipc::ClientId{1}, [&](const ipc::Reply& reply) {
        answer = ipc::to_line(reply);
        desk.loop.stop();
    });
    desk.send("CallZug 12", 2);
    desk.loop.run();
    CHECK(answer == at_start);
}

TEST_CASE("there is nothing to analyse once the game is over")
{
    Desk desk(two_humans());
    desk.ask("CallNeu");
    desk.ask("CallSpielende");
    CHECK(desk.ask("GetAnalyse") == "5 201 no game is running");
}

TEST_CASE("who waits for an analysis is told that the program ends")
{
    Desk desk(two_humans());
    desk.send("GetAnalyse 100000000", 1);
    desk.send("GetAnalyse 100000000", 2);
    desk.game.close();
    CHECK(desk.answers ==
          std::vector<std::string>{"1> 20 301 the program ends", "2> 20 301 the program ends"});
}

TEST_SUITE_END();
