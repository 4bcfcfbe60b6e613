#include "app/mancala/end_text.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

using glue::Language;
using match::SeatKind;

namespace {

glue::GameView finished(const char* picture, match::Ending ending)
{
    glue::GameView view;
    view.position = support::board(picture);
    view.phase = match::Phase::over;
    view.ending = ending;
    view.seats.both = {match::Seat{SeatKind::human, "Anna"}, match::Seat{SeatKind::human, "Jörg"}};
    return view;
}

constexpr const char* anna_ahead = "   0 0 0 0 0 0      "
                                   "47    1 to move  1  "
                                   "   0 0 0 0 0 0      ";
constexpr const char* level = "   4 0 0 0 0 0      "
                              "22    1 to move 22  "
                              "   0 0 0 0 0 0      ";

} // namespace

TEST_SUITE_BEGIN("end text");

TEST_CASE("the winner and both scores")
{
    CHECK(app::end_text(finished(anna_ahead, match::Ending::natural), Language::german) ==
          "Anna hat gewonnen!\n\nPunkte von Anna: 47\nPunkte von Jörg: 1");
}

TEST_CASE("a draw after an early end")
{
    CHECK(app::end_text(finished(level, match::Ending::early), Language::english) ==
          "The game was ended early.\nA draw!\n\nPoints of Anna: 22\nPoints of Jörg: 22");
}

TEST_CASE("a third repetition is named as the reason")
{
    CHECK(app::end_text(finished(level, match::Ending::repetition), Language::english)
              .starts_with("The position stood for the third time.\n"));
}

TEST_CASE("the computer's remark stands last, in quotes")
{
    glue::GameView view = finished(anna_ahead, match::Ending::natural);
    view.seats.both.at(1) = {SeatKind::normal, "Jörg"};
    view.comment = match::Comment::lost_high;
    view.change = 7;
    const std::string remark(
        glue::comment_text(Language::german, match::Comment::lost_high, view.change));
    CHECK(app::end_text(view, Language::german).ends_with("\n\n\"" + remark + "\""));
}

TEST_CASE("long names do not make the requester wider than the screen")
{
    glue::GameView view = finished(anna_ahead, match::Ending::natural);
    view.seats.both.at(0).name = std::string(500, 'x');
    CHECK(app::end_text(view, Language::german).size() < 170);
}

TEST_SUITE_END();
