#!/usr/bin/env python3
"""How a link ends, and what a terminal says before it begins: nothing is lost and nobody is left waiting."""
import os
import pathlib
import subprocess

from link_case import HUMANS, MANCALA, Client, LinkTest, Place, main, wait_until


class Terminal:
    """The game in the terminal; all that it has said stands in `said`."""

    def __init__(self, test, place, *options):
        words = [MANCALA, "--text", "--language", "de", *HUMANS, *map(str, options)]
        self.process = subprocess.Popen(words, env=place.environment, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.said = ""
        test.addCleanup(self.kill)

    def type(self, line):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def hear(self, words):
        """Waits for these words; what came before them counts no more."""
        def heard():
            self.said += (self.process.stdout.read() or b"").decode()
            return words in self.said
        try:
            wait_until(heard, words)
        except AssertionError as late:
            raise AssertionError(self.said) from late
        self.said = self.said.split(words, 1)[1]

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            pipe.close()


def pause(script):
    """The pause has begun when this returns, and ends with the script."""
    script.send(b"GetAmZug\nCallPause 10 0 0\n")
    script.line()


class Goodbyes(LinkTest):
    def test_a_goodbye_is_heard_in_a_pause(self):
        for host_pauses in (True, False):
            with self.subTest(host_pauses=host_pauses):
                host, guest = self.linked()
                host.ask("CallZug 3")
                wait_until(guest.moves, "the guest has it")
                left, leaving = (host, guest) if host_pauses else (guest, host)
                with Client(left.program.port()) as script:
                    pause(script)
                    self.assertEqual(leaving.ask("CallVerbindung ende"), "0")
                    wait_until(lambda: left.phase() == "none", "it is heard")
                    for side, words in ((left, "the partner has ended it"),
                                        (leaving, "The link has ended")):
                        wait_until(lambda: words in side.messages(), words)
                self.assertEqual(left.phase(), "none")
                wait_until(lambda: not self.code_file.exists(), "the code is gone")

    def test_what_the_host_did_before_he_left_is_done_after_the_pause(self):
        host, guest = self.linked()
        with Client(guest.program.port()) as script:
            pause(script)
            self.assertEqual(host.ask("CallZug 3"), "0")
            self.assertEqual(host.ask("Quit"), "0")
            wait_until(lambda: guest.phase() == "none", "the goodbye is heard")
        wait_until(lambda: guest.moves() == "1:1-3", "the move is done")
        self.assertEqual(guest.ask("CallZug 8"), "0")


class BeforeTheLink(LinkTest):
    def setUp(self):
        super().setUp()
        self.place = Place()
        self.addCleanup(self.place.remove)

    def saved(self):
        """The games in the state folder, each with its moves."""
        found = {}
        for file in (pathlib.Path(self.place.home) / "state" / "mancala").glob("*.partie"):
            try:
                lines = file.read_text().splitlines()
            except FileNotFoundError:
                continue  # has just gone
            found[file.name] = [line.split()[0] for line in lines if line[:1].isdigit() and ":" in line]
        return found

    def lose_a_game(self):
        game = Terminal(self, self.place)
        game.type("3")
        game.type("8")
        wait_until(lambda: self.saved() == {"spiel-1.partie": ["1:1-3", "2:2-8"]}, "it is saved")
        game.kill()

    def test_a_lost_game_lives_on_though_the_link_was_faster_than_the_answer(self):
        self.lose_a_game()
        host = self.host()
        game = Terminal(self, self.place, "--connect", host.address(), "--code-file", self.code_file)
        game.hear("Weiter nimmt es auf")
        self.wait_until_linked(host)
        game.hear("Verbunden mit")
        game.type("Weiter")
        game.hear("Nicht möglich: das geht nicht, solange das Spiel verbunden ist")
        self.assertEqual(host.ask("CallZug 1"), "0")
        game.hear("Zug 1")
        wait_until(lambda: self.saved().get("spiel-2.partie") == ["1:1-1"], "the linked one is saved")
        game.type("CallVerbindung ende")
        game.hear("Verbindung beendet")
        game.type("CallSpielende")
        wait_until(lambda: self.saved() == {"spiel-1.partie": ["1:1-3", "2:2-8"]}, "the lost one stays")

    def test_a_slip_in_the_code_costs_no_restart_and_the_lost_game_is_answered_first(self):
        self.lose_a_game()
        host = self.host()
        code = self.code_file.read_text().strip()
        game = Terminal(self, self.place, "--connect", host.address())
        game.hear("Partner-Code:")
        game.type("Nein")
        game.hear("Aufgehoben: ")
        game.type(code[:-1] + ("A" if code[-1] != "A" else "C"))
        game.hear("Keine Verbindung: der Code enthält einen Tippfehler")
        game.hear("Partner-Code:")
        game.type(code)
        game.hear("Verbunden mit")
        self.wait_until_linked(host)
        other = Terminal(self, self.place, "--connect", host.address())
        other.hear("Partner-Code:")
        other.type("quit")
        self.assertEqual(other.process.wait(60), 0)


main()
