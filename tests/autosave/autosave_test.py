#!/usr/bin/env python3
"""The running game cannot be lost: the real program is killed, ended and starved of disk, and what it saved is looked
at.

    autosave_test.py MANCALA KILLS [unittest arguments]
"""
import fcntl
import os
import pathlib
import pty
import random
import re
import resource
import signal
import subprocess
import sys
import termios
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "port"))

import record_file
from port_driver import Client, Place, Program, wait_until

MANCALA, KILLS = sys.argv[1], int(sys.argv[2])
HUMANS = ["--player1", "mensch", "--player2", "mensch", "--language", "en"]


class AutosaveTest(unittest.TestCase):
    """Each test has ports and a home of its own; programs left over are ended."""

    def setUp(self):
        self.place = Place()
        self.programs = []
        self.addCleanup(self.clean)
        self.state = self.place.home / "state" / "mancala"
        self.records = self.place.home / "data" / "mancala"

    def clean(self):
        for program in self.programs:
            program.stop()
        self.place.remove()

    def start(self, *words, players=HUMANS):
        program = Program([MANCALA, "--headless", *players, *words], self.place)
        self.programs.append(program)
        program.port()
        return program

    def client(self, program):
        client = Client(program.port())
        self.addCleanup(client.close)
        return client

    def files(self):
        """The games in the state folder; locks and what a kill left half written are none."""
        return sorted(self.state.glob("*.partie"))

    def wait_for_moves(self, count, name="spiel-1.partie"):
        def saved():
            record = record_file.read(self.state / name)
            return record if record and len(record.moves) == count else None

        return wait_until(saved, f"{count} moves are saved")

    def text(self, lines, *words):
        """The text face with these lines as its input."""
        return subprocess.run(
            [MANCALA, "--text", *HUMANS, *words],
            env=self.place.environment,
            input=lines,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def leave_game(self, *moves):
        """A game that a killed program has left; what the port said of it at last."""
        program = self.start()
        client = self.client(program)
        for move in moves or (1, 8, 2):
            self.assertEqual(client.ask(f"CallZug {move}"), "0")
        answers = client.ask("GetZuege"), client.ask("GetBrett")
        self.wait_for_moves(len(answers[0].split()) - 1)
        program.kill()
        return answers


class Kills(AutosaveTest):
    def play_until_killed(self, rng, number):
        """Plays at full speed and kills at some point; the moves known to be done, in order."""
        program = self.start("--seed", str(number))
        client = self.client(program)
        client.ask("CallNeu")
        done = 0
        for _ in range(rng.randint(1, 12)):
            if client.ask("CallZug") == "0":
                done += 1
        self.wait_for_moves(done)
        certain = done
        end = time.monotonic() + rng.uniform(0.0, 1.3)
        while time.monotonic() < end:
            # Back and forth, so that the game never ends and the file is written again and again.
            done += 1 if client.ask("CallZug") == "0" else 0
            if done > 20:
                client.ask("CallUndo")
                done -= 1
        moves = client.ask("GetZuege").split()[1:]
        program.kill()
        return moves, certain

    def test_whenever_it_is_killed_a_whole_file_is_left(self):
        rng = random.Random(7)
        for number in range(KILLS):
            with self.subTest(kill=number):
                moves, certain = self.play_until_killed(rng, number)
                saved = record_file.read(self.state / "spiel-1.partie")
                self.assertIsNotNone(saved)
                same = os.path.commonprefix([saved.played(), moves])
                self.assertGreaterEqual(len(same), min(certain, len(moves)) - 1)
                # The game itself reads it, and so checks each position.
                told = self.text("Weiter\nGetZuege\n").stdout.splitlines()
                self.assertIn("0 " + " ".join(saved.played()), told)
                self.assertEqual(self.files(), [])

    def test_what_stood_still_for_a_while_is_there_to_the_last_move(self):
        moves, board = self.leave_game(1, 8, 2, 9, 3)
        saved = record_file.read(self.state / "spiel-1.partie")
        self.assertEqual("0 " + " ".join(saved.played()), moves)
        self.assertEqual("0 " + saved.board(), board)


class Ends(AutosaveTest):
    def test_quit_leaves_nothing(self):
        program = self.start()
        client = self.client(program)
        client.ask("CallZug 1")
        self.wait_for_moves(1)
        client.ask("CallZug 8")
        self.assertEqual(program.quit(), 0)
        self.assertEqual(list(self.state.iterdir()), [])

    def test_the_end_of_the_input_leaves_nothing(self):
        done = self.text("1\n8\nCallPause 0 0 20\n")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(self.files(), [])

    def test_the_end_of_the_game_leaves_nothing(self):
        program = self.start()
        client = self.client(program)
        client.ask("CallZug 1")
        self.wait_for_moves(1)
        client.ask("CallSpielende")
        wait_until(lambda: self.files() == [], "the file goes")
        self.assertEqual(program.terminate(), 0)
        self.assertEqual(list(self.state.iterdir()), [])

    def test_a_signal_leaves_the_last_move(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            with self.subTest(signal=number):
                program = self.start()
                client = self.client(program)
                client.ask("CallZug 1")
                client.ask("CallZug 8")
                program.process.send_signal(number)
                self.assertEqual(program.process.wait(60), 0)
                self.assertEqual([path.name for path in self.state.iterdir()], ["spiel-1.partie"])
                self.assertEqual(record_file.read(self.files()[0]).played(), ["1:1-1", "2:2-8"])
                self.files()[0].unlink()

    def test_whoever_does_nothing_writes_nothing(self):
        idle = self.start()
        self.client(idle).ask("CallZug 1")
        self.wait_for_moves(1)
        idle.wait_until_at_rest()
        before = self.files()[0].stat().st_mtime_ns
        # A game that is played tells the time: each of its writings waits as long as any of the other would.
        busy = self.client(self.start())
        cpu = idle.cpu_seconds()
        for count, move in enumerate((1, 8, 2), 1):
            self.assertEqual(busy.ask(f"CallZug {move}"), "0")
            self.wait_for_moves(count, "spiel-2.partie")
        self.assertEqual(self.files()[0].stat().st_mtime_ns, before)
        self.assertLess(idle.cpu_seconds() - cpu, 0.05)


class Terminals(AutosaveTest):
    """The text face in a terminal of its own, as somebody at a desk has it."""

    def open(self, **options):
        master, slave = pty.openpty()
        screen = os.fdopen(master, "r+b", buffering=0)
        self.addCleanup(screen.close)
        process = subprocess.Popen([MANCALA, "--text", *HUMANS], env=self.place.environment,
                                   stdin=slave, stdout=slave, stderr=slave, start_new_session=True, **options)
        os.close(slave)
        self.addCleanup(process.kill)
        screen.write(b"1\n8\n")
        self.wait_for_moves(2)
        return screen, process

    def test_closing_the_window_keeps_the_game(self):
        def takes_the_terminal():
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        # With SIGHUP, which comes before or after the end of the input, and without.
        for name, options in (("with", {"preexec_fn": takes_the_terminal}), ("without", {})):
            with self.subTest(f"{name} SIGHUP"):
                screen, process = self.open(**options)
                screen.close()
                self.assertEqual(process.wait(60), 0)
                self.assertEqual([path.name for path in self.state.iterdir()], ["spiel-1.partie"])
                self.assertEqual(record_file.read(self.files()[0]).played(), ["1:1-1", "2:2-8"])
                self.files()[0].unlink()

    def test_ctrl_d_leaves_nothing(self):
        screen, process = self.open()
        screen.write(b"\x04")
        self.assertEqual(process.wait(60), 0)
        self.assertEqual(self.files(), [])


class NextStart(AutosaveTest):
    def test_the_text_face_offers_the_game_and_goes_on(self):
        moves, board = self.leave_game()
        told = self.text("continue\nGetZuege\nGetBrett\n").stdout.splitlines()
        self.assertIn("A game was interrupted: Player 1 against Player 2, moves: 3.", " ".join(told))
        self.assertIn(moves, told)
        self.assertIn(board, told)
        self.assertEqual(self.files(), [])  # the end of the input gave it up

    def test_the_players_sit_where_they_sat(self):
        program = self.start(players=["--player1", "mensch", "--player2", "gemein"])
        client = self.client(program)
        client.ask("CallZug 1")
        saved = wait_until(lambda: record_file.read(self.state / "spiel-1.partie"), "the game is saved")
        self.assertEqual((saved.words["Typ1"], saved.words["Typ2"]), ("mensch", "gemein"))
        program.kill()
        told = self.text("Weiter\nGetSpielertypen\n").stdout.splitlines()
        self.assertIn("0 Mensch Computer", told)

    def test_no_makes_it_a_record(self):
        moves, _ = self.leave_game()
        told = self.text("no\nGetSpielStatus\n").stdout
        self.assertRegex(told, "Kept: unterbrochen-.*\\.partie in " + re.escape(str(self.records)))
        self.assertIn("\n0 0\n", told)
        self.assertEqual(self.files(), [])
        kept = list(self.records.iterdir())
        self.assertEqual("0 " + " ".join(record_file.read(kept[0]).played()), moves)

    def test_a_game_that_begins_first_takes_the_offer_away_and_leaves_the_file(self):
        self.leave_game()
        self.assertIn("Unknown", self.text("CallNeu\ncontinue\n").stdout.replace("unknown", "Unknown"))
        self.assertEqual([path.name for path in self.files()], ["spiel-1.partie"])

    def test_without_a_face_a_line_names_the_file_and_scripts_play_as_ever(self):
        self.leave_game()
        program = self.start()
        wait_until(lambda: "mancala --record " + str(self.files()[0]) in program.messages(), "the line")
        client = self.client(program)
        self.assertEqual(client.ask("GetSpielStatus"), "0 0")
        self.assertEqual(client.ask("CallZug 1"), "0")
        self.wait_for_moves(1, "spiel-2.partie")
        self.assertEqual(program.quit(), 0)
        self.assertEqual([path.name for path in self.files()], ["spiel-1.partie"])

    def test_a_living_program_keeps_its_game(self):
        first = self.start()
        client = self.client(first)
        client.ask("CallZug 1")
        self.wait_for_moves(1)
        self.assertNotIn("interrupted", self.text("GetBrett\n").stdout)
        second = self.start()
        self.assertNotIn("interrupted", second.messages())
        other = self.client(second)
        other.ask("CallZug 2")
        self.wait_for_moves(1, "spiel-2.partie")
        second.kill()
        told = self.text("Weiter\nGetZuege\n").stdout.splitlines()
        self.assertIn("0 1:1-2", told)
        client.ask("CallZug 8")
        self.wait_for_moves(2)
        self.assertEqual(first.quit(), 0)

    def test_of_several_the_newest_comes_first_and_no_other_is_lost(self):
        for count, moves in enumerate(((1,), (2, 9), (3, 10, 4)), 1):
            program = self.start()
            client = self.client(program)
            for move in moves:
                client.ask(f"CallZug {move}")
            self.wait_for_moves(len(moves), f"spiel-{count}.partie")
            program.kill()
        for expected in (3, 2, 1):
            told = self.text("Weiter\nGetZuege\n").stdout
            self.assertIn(f" moves: {expected}.", told)
        self.assertNotIn("interrupted", self.text("GetBrett\n").stdout)

    def test_a_damaged_file_is_passed_over(self):
        self.leave_game()
        whole = self.files()[0].read_bytes()
        self.files()[0].write_bytes(whole[: len(whole) // 2])
        done = self.text("GetBrett\n")
        self.assertEqual(done.returncode, 0)
        self.assertNotIn("interrupted", done.stdout)
        self.assertEqual(len(self.files()), 1)


class Records(AutosaveTest):
    """mancala --record FILE."""

    OPEN = ["Start 4 4 4 4 4 4 4 4 4 4 4 4 0 0 1",
            "1:1-3 5 5 0 4 4 4 5 4 4 4 4 4 1 0 2",
            "2:2-9 5 5 0 4 4 4 5 4 0 5 5 5 1 1 2"]
    OVER = ["Start 1 0 0 0 0 0 0 0 0 0 0 3 20 24 1",
            "1:1-1 0 0 0 0 0 0 0 0 0 0 0 0 21 27 1"]

    def record(self, *lines):
        file = self.place.home / "eine Partie.partie"
        file.write_text("\n".join(("Mancala-Partie 1", "Spieler1 Anna", "Spieler2 J\u00f6rg", *lines, "")), encoding="utf-8")
        return file

    def test_the_game_begins_where_the_record_ends(self):
        file = self.record(*self.OPEN)
        client = self.client(self.start("--record", str(file)))
        self.assertEqual(client.ask("GetZuege"), "0 1:1-3 2:2-9")
        self.assertEqual(client.ask("GetAmZug"), "0 2")
        self.assertEqual(client.ask("GetSpielStatus"), "0 1")
        self.assertEqual(client.ask("CallZug 8"), "0")
        saved = wait_until(lambda: record_file.read(self.state / "spiel-1.partie"), "the game is saved")
        self.assertEqual(saved.words["Spieler2"], "J\u00f6rg")
        self.assertEqual(client.ask("CallUndo"), "0")
        self.assertEqual(client.ask("CallUndo"), "0")
        self.assertEqual(client.ask("GetZuege"), "0 1:1-3")

    def test_the_terminal_shows_the_last_position(self):
        for words in (), ("--language", "en"):
            told = self.text("GetZuege\n8\n", "--record", str(self.record(*self.OPEN))).stdout
            self.assertIn("0 1:1-3 2:2-9", told)
            self.assertIn("J\u00f6rg plays pit 8", told)

    def test_an_old_record_is_only_looked_at(self):
        old = [line.rsplit(" ", 1)[0] for line in self.OPEN]
        told = self.text("GetBrett\nGetSpielStatus\n", "--record", str(self.record(*old))).stdout
        self.assertIn("can only be looked at", told)
        self.assertIn("0 5 5 0 4 4 4 5 4 0 5 5 5", told)
        self.assertIn("\n0 0\n", told)

    def test_a_game_that_is_over_stands_at_its_end(self):
        told = self.text("GetPunkte\nGetSpielStatus\n", "--record", str(self.record(*self.OVER))).stdout
        self.assertIn("\n0 21 27\n", told)
        self.assertIn("\n0 0\n", told)

    def test_a_file_that_breaks_the_rules_is_refused_with_its_line(self):
        file = self.record(self.OPEN[0], self.OPEN[1], self.OPEN[2].replace("5 5 5", "5 5 6"))
        for face in "--text", "--headless":
            done = subprocess.run([MANCALA, face, "--language", "en", "--record", str(file)], env=self.place.environment,
                                  stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn(f"{file}:6: the position does not follow from the move", done.stderr)

    def test_a_lost_game_is_taken_over_with_its_file(self):
        moves, _ = self.leave_game()
        file = self.files()[0]
        client = self.client(self.start("--record", str(file)))
        self.assertEqual(client.ask("GetZuege"), moves)
        self.assertNotIn("interrupted", self.text("GetBrett\n").stdout)
        self.assertEqual(client.ask("CallZug 9"), "0")
        self.wait_for_moves(4)
        self.assertEqual(self.files(), [file])
        self.assertEqual(client.ask("Quit"), "0")
        wait_until(lambda: self.files() == [], "the file goes")


class PoorPlaces(AutosaveTest):
    def assert_told_once_and_playing(self, program):
        client = self.client(program)
        for move in (1, 8, 2):
            self.assertEqual(client.ask(f"CallZug {move}"), "0")
        wait_until(lambda: "not being saved" in program.messages(), "the message")
        for move in (9, 3):
            self.assertEqual(client.ask(f"CallZug {move}"), "0")
        self.assertEqual(program.terminate(), 0)
        self.assertEqual(program.messages().count("not being saved"), 1, program.messages())

    def test_a_file_where_the_folder_should_be(self):
        self.state.parent.mkdir(parents=True)
        self.state.write_text("mine")
        self.assert_told_once_and_playing(self.start())
        self.assertEqual(self.state.read_text(), "mine")

    def test_without_any_home(self):
        for name in ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            self.place.environment.pop(name)
        self.assert_told_once_and_playing(self.start())

    def test_no_room_for_the_file(self):
        """A limit in place of a full disk: the write fails in the middle of the file."""

        def no_file_over_100_bytes():
            resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

        log = self.place.home / "log"
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            [MANCALA, "--headless", *HUMANS],
            env=self.place.environment,
            preexec_fn=no_file_over_100_bytes,
            stdout=pipe,
            stderr=pipe,
            text=True,
        )
        self.addCleanup(process.kill)
        path = self.place.path(1)
        client = wait_until(lambda: try_client(path), "the port")
        self.addCleanup(client.close)
        self.assertEqual(client.ask("CallZug 1"), "0")
        told = process.stderr.readline()
        self.assertIn("not being saved", told)
        self.assertEqual(self.files(), [], log)
        self.assertEqual(client.ask("CallZug 8"), "0")
        self.assertEqual(client.ask("Quit"), "0")
        self.assertEqual(process.wait(60), 0)
        process.stdout.close()
        process.stderr.close()

    def start_with_mount(self, options):
        """The program with a small file system of its own as its state folder, in a name space of its own."""
        self.state.mkdir(parents=True)
        script = 'mount -t tmpfs -o "$1" none "$2" && shift 2 && exec "$@"'
        mounted = ["unshare", "-m", "sh", "-c", script, "sh", options, str(self.state)]
        if subprocess.run([*mounted, "true"], check=False, capture_output=True).returncode != 0:
            self.skipTest("no file system of our own is to be had")
        program = Program([*mounted, MANCALA, "--headless", *HUMANS], self.place)
        self.programs.append(program)
        return program

    def test_a_place_that_may_only_be_read(self):
        self.assert_told_once_and_playing(self.start_with_mount("ro"))

    def test_on_a_full_disk_the_old_file_stays_whole(self):
        program = self.start_with_mount("size=4k")  # room for one file, none for the next beside it
        state = pathlib.Path(f"/proc/{program.process.pid}/root{self.state}")
        client = self.client(program)
        client.ask("CallZug 1")
        file = state / "spiel-1.partie"
        wait_until(lambda: record_file.read(file), "the first file")
        for move in (8, 2, 9):
            self.assertEqual(client.ask(f"CallZug {move}"), "0")
        wait_until(lambda: "not being saved: No space left" in program.messages(), "the message")
        self.assertEqual(record_file.read(file).played(), ["1:1-1"])
        self.assertEqual([path.name for path in state.iterdir() if path.name.startswith(".")], [])
        self.assertEqual(client.ask("CallZug 3"), "0")
        self.assertEqual(program.quit(), 0)


def try_client(path):
    try:
        return Client(path)
    except OSError:
        return None


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
