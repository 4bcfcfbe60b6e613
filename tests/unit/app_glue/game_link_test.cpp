#include "app/glue/game_link.hpp"
#include "app/glue/partner.hpp"
#include "support/desk.hpp"

#include <doctest/doctest.h>

TEST_SUITE_BEGIN("app/glue/game_link");

TEST_CASE("the first update brings the start")
{
    Desk desk(two_humans());
    glue::GameLink link(desk.loop, desk.game, [] {});
    const auto updates = link.take();
    REQUIRE(updates.size() == 1);
    CHECK(updates[0].view.position == mancala::initial());
    CHECK(updates[0].view.phase == match::Phase::ready);
    CHECK(link.take().empty());
}

TEST_CASE("each move comes with what is needed to show it, and wakes once")
{
    Desk desk(two_humans());
    glue::GameLink link(desk.loop, desk.game, [] {});
    (void)link.take();
    int wakes = 0;
    link.set_wake([&] { ++wakes; });
    desk.ask("CallZug 4");
    desk.ask("CallZug 7");
    CHECK(wakes == 1);
    const auto updates = link.take();
    REQUIRE(updates.size() == 2);
    CHECK(updates[0].sown->pit == mancala::Pit(4));
    CHECK(updates[0].sown->before == mancala::initial());
    CHECK(std::holds_alternative<match::PlayPit>(*updates[0].action));
    CHECK(updates[1].sown->before == updates[0].view.position);
    CHECK(updates[1].view.change == 2);
    desk.ask("CallUndo");
    CHECK(wakes == 2);
    CHECK_FALSE(link.take().at(0).sown);
}

TEST_CASE("what the window wants is done on the game's thread as a user's action")
{
    Desk desk(two_humans());
    int quits = 0;
    glue::GameLink link(desk.loop, desk.game, [&] { ++quits; });
    link.submit(match::NewGame{});
    link.quit();
    CHECK(desk.game.session().change() == 0);
    desk.run_until([&] { return quits == 1; });
    CHECK(desk.game.session().phase() == match::Phase::running);
    (void)link.take();
    link.tell_quit();
    CHECK(link.take().at(0).request == glue::Request::quit);
}

TEST_CASE("an order for the link goes to the partner, and the view says how it stands")
{
    Desk desk(two_humans());
    glue::Partner partner(desk.loop, desk.game, {});
    glue::GameLink link(
        desk.loop, desk.game, [] {}, &partner);
    (void)link.take();
    bool told = false;
    desk.game.observe({.state = [&] { told = true; }});
    link.order(glue::CallPartner{"nowhere", ""});
    desk.run_until([&] { return told; });
    CHECK(link.take().back().view.partner.address == "nowhere");
}

TEST_CASE("the window seats players and hears of a file that is refused")
{
    Desk desk(two_humans());
    glue::GameLink link(desk.loop, desk.game, [] {});
    (void)link.take();
    match::Seats seats = desk.game.session().seats();
    seats.both[0] = {match::SeatKind::extern2, "Nora"};
    link.submit(match::SetSeats{seats});
    link.load_extern(match::SeatKind::extern2, "/nowhere/x.cando");
    bool ended = false;
    desk.loop.post([&] { ended = true; });
    desk.run_until([&] { return ended; });
    const auto updates = link.take();
    CHECK(updates.at(0).view.seats.both[0].name == "Nora");
    CHECK(updates.at(0).view.change == 1);
    CHECK(updates.back().view.extern_files[1].path.empty());
    CHECK_FALSE(updates.back().view.extern_files[1].note.empty());
    CHECK(updates.back().message.find("/nowhere/x.cando") == 0);
}

TEST_CASE("the editor's Restore comes back as a change without a sown move")
{
    Desk desk(two_humans());
    glue::GameLink link(desk.loop, desk.game, [] {});
    desk.ask("CallZug 4");
    desk.ask("CallZug 7");
    (void)link.take();
    link.submit(match::Restore{1, {}}, match::Origin::editor);
    desk.run_until([&] { return desk.game.session().change() == 3; });
    CHECK(desk.ask("GetZuege") == "0 1:1-4");
    const auto updates = link.take();
    REQUIRE_FALSE(updates.empty());
    CHECK_FALSE(updates[0].sown);
    CHECK(std::holds_alternative<match::Restore>(*updates[0].action));
}

namespace {

/// Runs all that was posted before.
void settle(Desk& desk)
{
    bool ended = false;
    desk.loop.post([&] { ended = true; });
    desk.run_until([&] { return ended; });
}

/// What a listener has made of the news.
void follow(std::vector<mancala::Position>& line, glue::GameLink& link)
{
    for (const glue::Update& update : link.take()) {
        if (const auto& heard = update.heard) {
            if (heard->start) {
                line.assign(1, *heard->start);
            }
            line.resize(heard->kept + 1);
            line.insert(line.end(), heard->positions.begin(), heard->positions.end());
            CHECK(heard->moves.size() == heard->positions.size());
        }
    }
}

} // namespace

TEST_CASE("moves and positions come only while somebody listens")
{
    Desk desk(two_humans());
    glue::GameLink link(desk.loop, desk.game, [] {});
    desk.ask("CallZug 4");
    for (const glue::Update& update : link.take()) {
        CHECK_FALSE(update.heard);
    }
    link.listen(glue::Listening::on);
    settle(desk);
    desk.ask("CallZug 7");
    const auto updates = link.take();
    REQUIRE(updates.size() == 2);
    CHECK(updates[0].heard->start == mancala::initial());
    CHECK(updates[0].heard->moves.size() == 1);
    CHECK_FALSE(updates[1].heard->start);
    CHECK(updates[1].heard->kept == 1);
    CHECK(updates[1].heard->moves.at(0).pit == mancala::Pit(7));
    CHECK(updates[1].heard->positions.at(0) == updates[1].view.position);
    link.listen(glue::Listening::off);
    settle(desk);
    desk.ask("CallZug 1");
    CHECK_FALSE(link.take().back().heard);
}

TEST_CASE("a listener follows undo, redo, restore, a new game and a foreign line")
{
    Desk desk(two_humans());
    glue::GameLink link(desk.loop, desk.game, [] {});
    link.listen(glue::Listening::on);
    std::vector<mancala::Position> line;
    const auto submit = [&](const match::Action& action) {
        link.submit(action, match::Origin::editor);
        settle(desk);
        follow(line, link);
        CHECK(line == desk.game.session().line());
    };
    submit(match::NewGame{});
    for (const int pit : {1, 2, 10, 9, 3}) {
        submit(match::PlayPit{mancala::Pit(pit)});
    }
    submit(match::Undo{});
    submit(match::Redo{});
    submit(match::Restore{2, {}});
    submit(match::Redo{});
    submit(match::SetSeats{desk.game.session().seats()});
    const match::Line foreign{mancala::initial(3), {{mancala::Player::one, mancala::Pit(1)}}};
    submit(match::Restore{1, foreign});
    submit(match::EndGame{});
    submit(match::NewGame{});
}

TEST_CASE("the window hears why what it wanted was not done")
{
    Desk desk(two_humans());
    glue::GameLink link(desk.loop, desk.game, [] {});
    (void)link.take();
    link.submit(match::Undo{});
    bool ended = false;
    desk.loop.post([&] { ended = true; });
    desk.run_until([&] { return ended; });
    CHECK(link.take().at(0).denied == match::Denial::nothing_to_undo);
}

TEST_CASE("an early end brings the computer's remark")
{
    Desk desk(human_against({7, 8, 9}));
    glue::GameLink link(desk.loop, desk.game, [] {});
    desk.ask("CallZug 1");
    desk.ask("CallSpielende");
    const auto updates = link.take();
    CHECK(updates.back().view.comment == match::Comment::lost_narrowly);
    CHECK(updates.back().view.can_undo);
}

TEST_SUITE_END();
