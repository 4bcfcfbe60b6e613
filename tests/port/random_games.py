#!/usr/bin/env python3
"""Random games over the port against a second opinion: the rules written anew from section 1 of the
specification, in another language. After each move every query must equal it.

    random_games.py PROGRAM [GAMES [SEED]]
"""
import random
import sys

from port_driver import Client, Place, Program

TOP = range(1, 7)
BOTTOM = range(7, 13)


class Board:
    """Pits 1..12, stores "store 1" and "store 2"; player 1 begins."""

    def __init__(self):
        self.stones = {pit: 4 for pit in range(1, 13)}
        self.score = {1: 0, 2: 0}
        self.to_move = 1
        self.over = False

    def ring(self):
        """The 13 stations of the player to move, counter-clockwise."""
        top = [6, 5, 4, 3, 2, 1]
        bottom = [7, 8, 9, 10, 11, 12]
        return top + ["store"] + bottom if self.to_move == 1 else top + bottom + ["store"]

    def sow(self, pit):
        """Sows the pit; the last station, and whether it was an empty pit."""
        ring = self.ring()
        at = ring.index(pit)
        hand, self.stones[pit] = self.stones[pit], 0
        was_empty = False
        while hand:
            at = (at + 1) % 13
            hand -= 1
            if ring[at] == "store":
                self.score[self.to_move] += 1
            else:
                was_empty = self.stones[ring[at]] == 0
                self.stones[ring[at]] += 1
        return ring[at], was_empty

    def play(self, pit):
        last, was_empty = self.sow(pit)
        while last != "store" and was_empty:
            opposite = last + 6 if last <= 6 else last - 6
            if self.stones[opposite] == 0:
                break
            last, was_empty = self.sow(opposite)
        if last != "store":
            self.to_move = 3 - self.to_move
        self.end_if_a_row_is_empty()

    def row(self, pits):
        return sum(self.stones[pit] for pit in pits)

    def end_if_a_row_is_empty(self):
        if self.row(TOP) and self.row(BOTTOM):
            return
        self.over = True
        for player, pits in ((1, TOP), (2, BOTTOM)):
            self.score[player] += self.row(pits)
            for pit in pits:
                self.stones[pit] = 0

    def answers(self):
        """What the port must answer now."""
        top, bottom = self.row(TOP), self.row(BOTTOM)
        answers = {
            "GetBrett": " ".join(str(self.stones[pit]) for pit in range(1, 13)),
            "GetPunkte": f"{self.score[1]} {self.score[2]}",
            "GetSummen": f"{top} {bottom}",
            "GetAufBrett": str(top + bottom),
            "GetSpielStatus": "0" if self.over else "1",
        }
        if not self.over:
            answers["GetAmZug"] = str(self.to_move)
        return answers


def check(client, board, moves):
    expected = board.answers()
    client.send("".join(command + "\n" for command in expected).encode())
    for command, answer in expected.items():
        got = client.line()
        if got != "0 " + answer:
            raise AssertionError(f"after {moves}: {command} gave {got}, not 0 {answer}")


def play_game(client, dice, longest):
    """One game with random pits; the number of moves. A game may go on for ever, so it is cut."""
    board = Board()
    moves = []
    assert client.ask("CallNeu") == "0"
    check(client, board, moves)
    while not board.over and len(moves) < longest:
        pit = dice.choice([pit for pit, stones in board.stones.items() if stones])
        moves.append(pit)
        board.play(pit)
        answer = client.ask(f"CallZug {pit}")
        assert answer == "0", f"CallZug {pit} after {moves}: {answer}"
        check(client, board, moves)
    if board.over:
        answer = client.ask("CallZug 1")
        assert answer.startswith("5 "), f"a move after the end: {answer}"
    return len(moves), board.over


def main():
    program, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    dice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    place = Place()
    game = Program([program, "--headless", "--player1", "mensch", "--player2", "mensch"], place)
    try:
        with Client(game.port()) as client:
            results = [play_game(client, dice, 2000) for _ in range(games)]
        assert any(over for _, over in results), "no game came to its end"
        status = game.quit()
        assert status == 0, f"exit status {status}"
    finally:
        game.stop()
        place.remove()
    ended = sum(over for _, over in results)
    print(f"{games} games, {sum(n for n, _ in results)} moves, {ended} ended: all equal")


main()
