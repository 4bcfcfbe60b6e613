#include "app/glue/sync_hook.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace {

using glue::Sync;
using glue::SyncHook;
using match::Origin;
using Verdict = SyncHook::Verdict;

match::Seats two_people()
{
    return {{match::Seat{match::SeatKind::human, "A"}, match::Seat{match::SeatKind::human, "B"}}};
}

match::PlayPit pit(int number)
{
    return {mancala::Pit(number)};
}

/// The calls as one line each.
std::vector<std::string> lines_of(const match::Action& action, const match::Session& session)
{
    std::vector<std::string> lines;
    for (const glue::HookCall& call : glue::hook_calls(action, session)) {
        std::string line;
        for (const std::string& word : glue::words_of(call)) {
            line += (line.empty() ? "" : " ") + word;
        }
        lines.push_back(line);
    }
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_SUITE_BEGIN("app/glue/sync_hook");

TEST_CASE("each action has its words of 1996")
{
    match::Session session(two_people());
    CHECK(lines_of(match::NewGame{}, session) == Lines{"Neu"});
    CHECK(lines_of(match::EndGame{}, session) == Lines{"Spielende"});
    CHECK(lines_of(match::Undo{}, session) == Lines{"Undo"});
    CHECK(lines_of(pit(12), session) == Lines{"Zug 1 12"});
    session.submit(pit(1), Origin::user);
    CHECK(lines_of(pit(3), session) == Lines{"Zug 2 3"});
}

TEST_CASE("the first pit on a fresh board is a move alone")
{
    const match::Session session(two_people());
    CHECK(session.phase() == match::Phase::ready);
    CHECK(lines_of(pit(1), session) == Lines{"Zug 1 1"});
}

TEST_CASE("other seats and a restored position have no words")
{
    const match::Session session(two_people());
    CHECK(lines_of(match::SetSeats{two_people()}, session).empty());
    CHECK(lines_of(match::Restore{}, session).empty());
}

TEST_CASE("a redo is told as what it repeats, move by move, an early end included")
{
    match::Session session(two_people());
    CHECK(lines_of(match::Redo{}, session).empty());
    session.submit(pit(1), Origin::user);
    session.submit(pit(8), Origin::user);
    session.submit(match::EndGame{}, Origin::user);
    session.submit(match::Restore{}, Origin::editor);
    CHECK(lines_of(match::Redo{}, session) == Lines{"Zug 1 1", "Zug 2 8", "Spielende"});
    session.submit(match::Redo{}, Origin::user);
    session.submit(match::Undo{}, Origin::user);
    CHECK(lines_of(match::Redo{}, session) == Lines{"Spielende"});
    session.submit(match::Undo{}, Origin::user);
    CHECK(lines_of(match::Redo{}, session) == Lines{"Zug 2 8"});
}

TEST_CASE("people and players are told of, the port, the editor and a link's partner are not")
{
    CHECK(glue::is_told(Origin::user));
    CHECK(glue::is_told(Origin::text));
    CHECK(glue::is_told(Origin::computer));
    CHECK_FALSE(glue::is_told(Origin::port));
    CHECK_FALSE(glue::is_told(Origin::editor));
    CHECK_FALSE(glue::is_told(Origin::partner));
}

TEST_CASE("a hook without a program, or switched off, lets everything pass")
{
    const match::Session session(two_people());
    SyncHook without(nullptr, Sync::on);
    CHECK(without.before(pit(1), Origin::user, session) == Verdict::take_place);
    CHECK_FALSE(without.is_busy());
    int starts = 0;
    SyncHook off([&](const auto&) { ++starts; }, Sync::off);
    CHECK(off.before(pit(1), Origin::user, session) == Verdict::take_place);
    CHECK_FALSE(off.is_busy());
    CHECK(starts == 0);
}

TEST_CASE("what is not told passes while a call runs and one action is parked")
{
    const match::Session session(two_people());
    SyncHook hook([](const auto&) {}, Sync::on);
    CHECK(hook.before(match::NewGame{}, Origin::user, session) == Verdict::take_place);
    CHECK(hook.before(pit(1), Origin::user, session) == Verdict::parked);
    CHECK(hook.before(pit(2), Origin::port, session) == Verdict::take_place);
    CHECK(hook.before(match::Restore{}, Origin::editor, session) == Verdict::take_place);
    CHECK(hook.before(match::SetSeats{two_people()}, Origin::user, session) == Verdict::take_place);
    CHECK(hook.has_parked());
}

TEST_CASE("a slow hook is told every action that a partner has ordered, undone moves included")
{
    match::Session session(two_people());
    Lines told;
    SyncHook hook(
        [&](const std::vector<std::string>& words) {
            told.push_back(words.front() + (words.size() == 1 ? "" : " " + words.back()));
        },
        Sync::on);
    session.observe([&](const match::Event& event) { hook.after(event, session); });
    for (const match::Action& action :
         std::vector<match::Action>{pit(1), pit(8), match::Undo{}, match::NewGame{}, pit(3)}) {
        hook.ordered(action, Origin::user, session);
        session.submit(action, Origin::user);
    }
    CHECK(told == Lines{"Zug 1"});
    while (hook.is_busy()) {
        hook.ended(session);
    }
    CHECK(told == Lines{"Zug 1", "Zug 8", "Undo", "Neu", "Zug 3"});
}
