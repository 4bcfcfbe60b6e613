#include "core/match/comment.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <string>

using match::Comment;
using match::SeatKind;

namespace {

mancala::Position score(int one, int two)
{
    return support::board("0 0 0 0 0 0 " + std::to_string(one) + " " + std::to_string(two) +
                          " 0 0 0 0 0 0");
}

const match::Seats human_left{
    {match::Seat{SeatKind::human, "A"}, match::Seat{SeatKind::normal, "B"}}};
const match::Seats human_right{
    {match::Seat{SeatKind::taktik, "A"}, match::Seat{SeatKind::human, "B"}}};

} // namespace

TEST_SUITE_BEGIN("core/match/comment");

TEST_CASE("the computer comments by outcome and margin")
{
    CHECK(match::computer_comment(score(16, 32), human_left) == Comment::won_high);
    CHECK(match::computer_comment(score(17, 31), human_left) == Comment::won);
    CHECK(match::computer_comment(score(22, 26), human_left) == Comment::won_narrowly);
    CHECK(match::computer_comment(score(24, 24), human_left) == Comment::draw);
    CHECK(match::computer_comment(score(26, 22), human_left) == Comment::lost_narrowly);
    CHECK(match::computer_comment(score(27, 21), human_left) == Comment::lost);
    CHECK(match::computer_comment(score(40, 8), human_left) == Comment::lost_high);
}

TEST_CASE("it speaks from its own seat")
{
    CHECK(match::computer_comment(score(40, 8), human_right) == Comment::won_high);
}

TEST_CASE("without exactly one human there is no comment")
{
    match::Seats seats = human_left;
    seats.both[1].kind = SeatKind::human;
    CHECK_FALSE(match::computer_comment(score(40, 8), seats));
    seats.both[0].kind = seats.both[1].kind = SeatKind::normal;
    CHECK_FALSE(match::computer_comment(score(40, 8), seats));
}

TEST_SUITE_END();
