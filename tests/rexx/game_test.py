#!/usr/bin/env python3
"""Scripts that talk to the game itself. Command line: MANCALA_RX MANCALA MANCALA_SEND [unittest arguments]."""
import os
import subprocess
import sys
import unittest

from rexx_case import PATIENCE, RexxTest


class GameTest(RexxTest):
    game = send = None  # set below

    def start_game(self, player2="mensch"):
        """The port need not be there yet."""
        process = subprocess.Popen([self.game, "--headless", "--player1", "mensch", "--player2", player2],
                                   env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   stdin=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def wait_for(self, name):
        self.assertEqual(self.run_script(f"address command 'WaitForPort {name}'; exit rc")[2], 0)

    def test_the_example_of_the_manual_in_its_style(self):
        self.start_game()
        self.wait_for("Mancala.1")
        self.assertEqual(self.run_script("beispiel")[0],
                         "Spieler 1: 0 Punkte, Spieler 2: 0 Punkte.\nAm Zug: 1\n5 5 0\n10\n")

    def test_the_seven_lines_of_the_manual_one_by_one(self):
        """The statements of its example in their order and form, as they stand on the page: indented, and with the
        blanks that are left when the remarks behind them are taken away. What is said is our own."""
        self.start_game()
        self.wait_for("Mancala.1")
        self.run_script("address 'Mancala.1'; callzug 3; callzug 8; callzug 1")
        left, right = self.ask(1, "GetPunkte").split()
        self.assertGreater(int(left) + int(right), 0)
        lines = ["/* Eine Probe */", "address 'Mancala.1'", "options results", "getpunkte",
                 "parse var result punkte1 punkte2", 'say "Links liegen "punkte1" Steine."',
                 'say "Rechts liegen "punkte2" Steine."']
        for end in ("\n", "\r\n"):
            script = end.join(["  " + lines[0], *(f"  {line:39}" for line in lines[1:]), ""])
            self.assertEqual(self.run_script(self.write("s", script)),
                             (f"Links liegen {left} Steine.\nRechts liegen {right} Steine.\n", "", 0))

    def test_two_games_are_kept_equal_by_a_script(self):
        self.start_game()
        self.wait_for("Mancala.1")
        self.start_game()
        self.wait_for("Mancala.2")
        script = """
            options results
            do 200
              address 'Mancala.1'
              getspielstatus
              if result = 0 then leave
              vorher = zuege()
              callzug
              parse value substr(zuege(), length(vorher) + 1) with . ':' . '-' feld .
              address 'Mancala.2'
              callzug feld
              if rc ~= 0 then exit 20
            end
            address 'Mancala.1' getbrett; eins = result
            address 'Mancala.2' getbrett; zwei = result
            say (eins = zwei) words(eins)
            exit
            zuege: 'GetZuege'
            return result"""
        self.assertEqual(self.run_script(self.write("s", script)), ("1 12\n", "", 0))

    def sample(self, name, *words):
        """Runs one of the scripts that come with the game, as the hook would."""
        del self.environment["MANCALA_REXX_DIR"]
        try:
            return self.run_script("REXX:" + name, *words)
        finally:
            self.environment["MANCALA_REXX_DIR"] = str(self.root / "rexx")

    def ask(self, port, command):
        out, _, _ = self.run_script(f"options results; address 'Mancala.{port}' '{command}'; say result")
        return out.rstrip("\n")

    def test_the_mediator_repeats_each_action_in_the_other_game(self):
        self.start_game()
        self.wait_for("Mancala.1")
        self.start_game()
        self.wait_for("Mancala.2")
        for caller, words, command in [(1, ["Zug", "1", "3"], "callzug 3"), (2, ["Undo"], "callundo"),
                                       (2, ["Zug", "1", "5"], "callzug 5"), (1, ["Neu"], "callneu"),
                                       (1, ["Zug", "1", "8"], "callzug 8"), (2, ["Spielende"], "callspielende")]:
            self.assertEqual(self.sample("Vermittler", str(caller), *words), ("", "", 0), words)
            self.run_script(f"address 'Mancala.{caller}' '{command}'")
            for question in ("GetBrett", "GetPunkte", "GetZuege", "GetSpielStatus"):
                self.assertEqual(self.ask(1, question), self.ask(2, question), words)
        self.assertIn("Was ist", self.sample("Vermittler", "1", "Quatsch")[0])

    def test_the_mediator_without_a_partner_does_nothing(self):
        self.start_game()
        self.wait_for("Mancala.1")
        self.assertEqual(self.sample("Vermittler", "1", "Neu"), ("", "", 0))

    def test_the_protocol_has_two_lines_for_each_action(self):
        self.start_game()
        self.wait_for("Mancala.1")
        self.assertEqual(self.sample("Protokoll", "1", "Neu"), ("", "", 0))
        self.assertEqual(self.sample("Protokoll", "1", "Zug", "1", "3"), ("", "", 0))
        lines = (self.root / "run/mancala/ram/Mancala.protokoll").read_text().splitlines()
        self.assertEqual(len(lines), 4)
        self.assertRegex(lines[2], r"^\d{8} \d\d:\d\d:\d\d Mancala\.1 Zug Spieler 1 Mulde 3$")
        self.assertEqual(lines[3], "    4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0")
        self.assertEqual(self.sample("Protokoll", "7", "Neu")[2], 5)

    def test_the_commentator_speaks_now_and_then(self):
        said = [self.sample("Kommentar", "1", "Zug", "2", "8") for _ in range(60)]
        self.assertEqual({(error, status) for _, error, status in said}, {("", 0)})
        words = {out for out, _, _ in said}
        self.assertIn("", words)
        self.assertGreater(len(words), 1)

    def test_the_client_and_the_game_see_a_script_that_is_a_host(self):
        host = self.start("call openport 'Mancala.7'; say 'da'; call waitpkt 'Mancala.7'; p = getpkt('Mancala.7'); "
                          "call reply p, 0, 'Antwort auf' getarg(p)")
        host.stdout.readline()
        answer = subprocess.run([self.send, "--port", "Mancala.7", "frage"], env=self.environment,
                                capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((answer.stdout, answer.returncode), ("Antwort auf frage\n", 0))
        self.assertEqual(self.finish(host)[2], 0)


if __name__ == "__main__":
    RexxTest.program = os.path.abspath(sys.argv.pop(1))
    GameTest.game = os.path.abspath(sys.argv.pop(1))
    GameTest.send = os.path.abspath(sys.argv.pop(1))
    unittest.main()
