#!/usr/bin/env python3
"""mancala --position NUMBERS: a game begins where the line says, with any face but the window's, which play_window tests."""
import subprocess

import port_test_case
from port_driver import wait_until
from port_test_case import PortTest, main

# 48 stones, player 2 to move.
PITS = "0 0 5 0 1 0 0 2 0 0 4 0"
LINE = PITS + " 17 19 2"


class Position(PortTest):
    def begin(self, *words, player2="mensch"):
        usual = port_test_case.COMMAND
        port_test_case.COMMAND = [*usual[:-1], player2, *words]
        try:
            _, path = self.start_up()
        finally:
            port_test_case.COMMAND = usual
        return self.connect(path)

    def refused(self, *words):
        """What the program says when it does not begin."""
        done = subprocess.run([port_test_case.COMMAND[0], "--language", "en", "--headless", *words], env=self.place.environment,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        return done.stderr

    def test_the_game_runs_from_there(self):
        for words in (LINE,), LINE.split(), (LINE.replace(" ", ","),):
            client = self.begin("--position", *words)
            self.assertEqual(client.ask("GetStellung"), "0 " + LINE)
            self.assertEqual(client.ask("GetSpielStatus"), "0 1")
            self.assertEqual(client.ask("GetZuege"), "0 ")
            self.assertEqual(client.ask("CallUndo").split()[0], "5")
            self.assertEqual(client.ask("CallZug 5"), "0")
            self.assertEqual(client.ask("GetZuege"), "0 1:2-5")
            self.assertEqual(client.ask("CallUndo"), "0")
            self.assertEqual(client.ask("GetStellung"), "0 " + LINE)
            self.assertEqual(client.ask("CallNeu"), "0")
            self.assertEqual(client.ask("GetStellung"), "0 4 4 4 4 4 4 4 4 4 4 4 4 0 0 1")
            self.assertEqual(client.ask("Quit"), "0")

    def test_a_computer_to_move_moves(self):
        client = self.begin("--position", LINE, player2="normal")
        wait_until(lambda: client.ask("GetZuege").startswith("0 1:2-"), "a move of player 2")

    def test_new_games_have_as_many_stones_unless_it_is_said(self):
        three = "0 0 5 0 1 0 0 2 0 0 4 0 12 12 1"
        client = self.begin("--position", three)
        self.assertEqual(client.ask("CallNeu"), "0")
        self.assertEqual(client.ask("GetBrett"), "0" + 12 * " 3")
        client = self.begin("--position", three, "--stones", "5")
        self.assertEqual(client.ask("GetStellung"), "0 " + three)
        self.assertEqual(client.ask("CallNeu"), "0")
        self.assertEqual(client.ask("GetBrett"), "0" + 12 * " 5")

    def test_the_terminal_has_it_too(self):
        done = subprocess.run([port_test_case.COMMAND[0], "--text", "--player1", "mensch", "--player2", "mensch", "--position", LINE],
                              env=self.place.environment, input="GetStellung\n5\nGetZuege\n", capture_output=True, text=True,
                              timeout=60, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("0 " + LINE + "\n", done.stdout)
        self.assertIn("0 1:2-5\n", done.stdout)

    def test_what_is_no_position_of_a_game_is_refused_in_one_line(self):
        for words, reason in (
            (["4 4 4"], "a position is 12 numbers"),
            ([*LINE.split(), "3"], "here are 16"),
            ([PITS + " 17 19 3"], "a player is 1 or 2: 3"),
            ([PITS.replace("5", "x") + " 17 19 2"], "a number of stones is 0 to 108: x"),
            (["0 0 5 0 1 0 0 2 0 0 4 0 17 18 2"], "12, 24 ... 108 stones in all, with those won; here are 47"),
            ([12 * "0 " + "24 24 1"], "a row is empty, so the game would be over"),
            (["0 0 5 0 1 0 0 0 0 0 0 0 21 21 1"], "a row is empty, so the game would be over"),
        ):
            told = self.refused("--position", *words)
            self.assertTrue(told.startswith("--position: "), told)
            self.assertIn(reason, told)
            self.assertEqual(told.count("\n"), 1, told)

    def test_a_record_and_a_position_are_one_too_many(self):
        self.assertIn("--record excludes --position", self.refused("--record", "x.partie", "--position", LINE))


if __name__ == "__main__":
    main()
