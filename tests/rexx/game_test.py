#!/usr/bin/env python3
"""Scripts that talk to the game itself. Command line: MANCALA_RX MANCALA MANCALA_SEND [unittest arguments]."""
import os
import pathlib
import re
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

    def test_the_first_script_of_each_guide_plays_a_game_to_its_end(self):
        guides = sorted((pathlib.Path(__file__).parents[2] / "guide").glob("mancala*.guide"))
        self.assertEqual(len(guides), 2)
        for guide in guides:
            node = re.search(r"@node Skripte\b(.*?)@endnode", guide.read_text(), re.S).group(1)
            example = re.search(r"^   /\*.*?^   end$", node, re.S | re.M).group(0)
            game = self.start_game("taktik")
            self.wait_for("Mancala.1")
            out, error, status = self.run_script(self.write("s", example))
            self.assertEqual((out, error, status), ("", "", 0))
            self.assertEqual(self.run_script("options results; address 'Mancala.1' 'getspielstatus'; say result")[0], "0\n")
            game.terminate()
            game.wait()

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
