#!/usr/bin/env python3
"""A partner who knows the code: one that speaks the documented protocol from another program, and
those that mean harm. The command line is MANCALA LINE_LINK."""
import sys

LINE_LINK = sys.argv.pop(2)
from line_peer import Peer  # noqa: E402
from link_case import LinkTest, main, wait_until  # noqa: E402


def hash_word(pits, stores, to_move, moves, stage):
    """Of the board and the list, as guide/verbindung.md says: FNV-1a, 64 bits, of one line of text."""
    text = " ".join(map(str, [*pits, *stores, to_move, moves, stage]))
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


FRESH = hash_word([4] * 12, [0, 0], 1, "-", "ready")
NONE = "0" * 16


def hello(seat="any", stones=4, protocol="1.0", game="none", moves=0, hash_of=FRESH):
    return (f"hello protocol={protocol} program=0.1.0 pairing={NONE} stones={stones} first=1 "
            f"seat={seat} game={game} moves={moves} hash={hash_of} kind=human name=Py")


class Player(Peer):
    """One that speaks the protocol."""

    def link(self):
        """The handshake of a guest; the line `state` that ends it."""
        self.wait_for("connected")
        self.wait_for("line hello")
        self.say(hello(), f"state {NONE} 0 0 ready 0 {FRESH} 0 none")
        return self.wait_for("line state")


class Partner(LinkTest):
    def setUp(self):
        super().setUp()
        self.begin()

    def begin(self):
        """A host and a partner of its own for each deed: whoever was cut off waits ever longer."""
        self.code_file.unlink(missing_ok=True)
        self.game = self.host()
        self.peer = Player(LINE_LINK, self, self.game.address(), self.code_file.read_text().strip())

    def assert_cut_off(self):
        self.peer.wait_for("lost")
        self.assertEqual(self.game.moves(), "")
        self.assertEqual(self.game.ask("GetEvenPoint"), "0 24")

    def test_another_program_that_speaks_the_protocol_plays_a_game(self):
        self.peer.link()
        wait_until(lambda: self.game.phase() == "linked", "linked")
        self.assertIn("Py", self.game.ask("GetVerbindung"))
        self.peer.say(f"request 1 0 {FRESH} Neu")
        self.assertEqual(self.peer.wait_for("line order"), f"line order 1 1 {FRESH} Neu")
        running = hash_word([4] * 12, [0, 0], 1, "-", "running")
        self.assertEqual(self.game.ask("CallZug 3"), "0")
        self.assertEqual(self.peer.wait_for("line order"), f"line order 2 0 {running} Zug 3")
        after = hash_word([5, 5, 0, 4, 4, 4, 5, 4, 4, 4, 4, 4], [1, 0], 2, "3", "running")
        self.peer.say(f"request 2 1 {running} Spielende")
        self.assertEqual(self.peer.wait_for("line stale"), "line stale 2")
        self.peer.say(f"request 3 2 {after} Zug 8")
        self.assertEqual(self.peer.wait_for("line order"), f"line order 3 3 {after} Zug 8")
        self.assertEqual(self.game.moves(), "1:1-3 2:2-8")

    def test_moves_against_the_rules_or_for_another_seat(self):
        for deed in ("Zug 3", "Spielende", "Undo", "Spielende repetition"):
            with self.subTest(deed):
                self.begin()
                self.peer.link()
                self.peer.say(f"request 1 0 {FRESH} {deed}")
                self.assert_cut_off()

    def test_commands_outside_the_set(self):
        for line in ("CallAbout", "Quit", "GetBrett", "hook /bin/sh", "settings colours=1",
                     "request 1 0 x CallNeu", f"request 1 0 {FRESH} CallGreetings"):
            with self.subTest(line):
                self.begin()
                self.peer.link()
                self.peer.say(line)
                self.assert_cut_off()

    def test_a_hundred_thousand_messages_are_cut_off_and_the_port_answers_meanwhile(self):
        self.peer.link()
        self.peer.say(*[f"request 1 9 {FRESH} CallZug 1"] * 100_000)
        self.assert_cut_off()

    def test_a_difference_stops_both_and_writes_both_lists(self):
        self.peer.link()
        self.peer.say(f"request 1 0 {'f' * 16} Neu")
        self.peer.wait_for("line differ")
        self.peer.wait_for("line state")
        self.peer.say("differ", "moves 0 3", f"state {NONE} 0 0 running 1 {'f' * 16} 0 none")
        wait_until(lambda: self.game.phase() == "differing", "it is seen")
        self.assertEqual(self.game.ask("CallZug 3")[:5], "5 210")
        wait_until(lambda: "differ" in self.game.messages(), "it is told")
        files = list((self.game.place.home / "data" / "mancala").glob("Verbindung-*.txt"))
        self.assertEqual(len(files), 1)
        words = files[0].read_text()
        self.assertIn("1:1-3", words)
        self.assertIn("Equal moves at the start: 0", words)


main()
