#include "app/glue/spoken_board.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

using glue::Language;
using mancala::Pit;
using mancala::Player;
using Sentences = std::vector<std::string>;

namespace {

glue::SpokenGame midgame()
{
    using enum match::SeatKind;
    return {.position = support::board("     5  5  0  4  4  4      "
                                       "  1       2 to move     0  "
                                       "     5  4  4  4 14  4      "),
            .phase = match::Phase::running,
            .seats = {{match::Seat{human, "Anna"}, match::Seat{normal, "Jörg"}}},
            .last_move = mancala::Move{Player::one, Pit(3)}};
}

} // namespace

TEST_SUITE_BEGIN("app/glue/spoken_board");

TEST_CASE("who is to move, the stones of each pit, the points and the last move are told")
{
    CHECK(glue::spoken_board(Language::german, midgame()) ==
          Sentences{"Jörg ist am Zug.", "Mulden 1 bis 6: 5, 5, 0, 4, 4, 4.",
                    "Mulden 7 bis 12: 5, 4, 4, 4, 14, 4.", "Zielfeld von Anna: 1.",
                    "Zielfeld von Jörg: 0.", "Zuletzt hat Anna Mulde 3 gespielt."});
}

TEST_CASE("in English as well")
{
    CHECK(glue::spoken_board(Language::english, midgame()) ==
          Sentences{"Jörg to move.", "Pits 1 to 6: 5, 5, 0, 4, 4, 4.",
                    "Pits 7 to 12: 5, 4, 4, 4, 14, 4.", "Store of Anna: 1.", "Store of Jörg: 0.",
                    "The last move was pit 3 by Anna."});
}

TEST_CASE("before the first move it is told how the game begins")
{
    glue::SpokenGame game = midgame();
    game.phase = match::Phase::ready;
    game.position = mancala::initial();
    game.last_move.reset();
    Sentences told = glue::spoken_board(Language::german, game);
    CHECK(told.front() == "Anna beginnt.");
    CHECK(told.back() == "Noch kein Zug.");
    game.seats.both[0].kind = match::SeatKind::taktik;
    told = glue::spoken_board(Language::german, game);
    CHECK(told.front() == "NEUES SPIEL beginnt die Partie.");
}

TEST_CASE("a pause and the end of the game are told")
{
    glue::SpokenGame game = midgame();
    game.paused = true;
    CHECK(glue::spoken_board(Language::german, game).front() == "Pause.");
    game.paused = false;
    game.phase = match::Phase::over;
    CHECK(glue::spoken_board(Language::german, game).front() ==
          "Das Spiel ist zu Ende. Anna hat gewonnen!");
    game.position.stores = {24, 24};
    CHECK(glue::spoken_board(Language::english, game).front() == "The game is over. A draw!");
}

TEST_CASE("the last move of a session is the one that Undo would take")
{
    match::Session session(midgame().seats);
    CHECK_FALSE(glue::last_move(session));
    session.submit(match::NewGame{}, match::Origin::user);
    session.submit(match::PlayPit{Pit(3)}, match::Origin::user);
    CHECK(glue::last_move(session) == mancala::Move{Player::one, Pit(3)});
    session.submit(match::Undo{}, match::Origin::user);
    CHECK_FALSE(glue::last_move(session));
}

TEST_SUITE_END();
