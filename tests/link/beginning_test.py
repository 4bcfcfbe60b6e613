#!/usr/bin/env python3
"""How two programs find together, or do not: what must fit, the code, and who listens where."""
import os
import pty
import signal
import subprocess
import time

from link_case import HUMANS, MANCALA, LinkTest, Place, Side, main, wait_until
from tries import least


class Handshake(LinkTest):
    def test_other_stones_are_refused_and_both_values_named(self):
        host = self.host("--stones", "4")
        guest = self.guest(host.address(), "--stones", "5")
        for side, words in ((host, "4 stones per pit, the partner has 5"),
                            (guest, "5 stones per pit, the partner has 4")):
            wait_until(lambda: words in side.messages(), f"{words}: {side.messages()}")
        wait_until(lambda: guest.phase() == "refused", "the guest gives up")
        self.assertEqual(host.phase(), "waiting")
        self.wait_until_linked(host, self.guest(host.address()))

    def test_a_game_that_runs_on_one_side_is_refused(self):
        host = self.host()
        host.ask("CallZug 3")
        guest = self.guest(host.address())
        wait_until(lambda: "here: no game, partner: game (moves: 1) - END GAME first" in guest.messages(),
                   "it is named")

    def test_two_who_want_the_same_seat_are_refused(self):
        host = self.host()
        guest = self.guest(host.address(), "--seat", "1")
        wait_until(lambda: guest.phase() == "refused", "it is refused")


class Beginning(LinkTest):
    def test_the_code_never_stands_on_the_command_line_and_its_file_is_closed_to_others(self):
        host = self.host()
        self.assertEqual(self.code_file.stat().st_mode & 0o777, 0o600)
        code = self.code_file.read_text().strip()
        wait_until(lambda: f"code in {self.code_file}" in host.messages(), "the file is told")
        self.assertNotIn(code, host.messages())
        with open(f"/proc/{host.program.process.pid}/cmdline", "rb") as words:
            self.assertNotIn(code.encode(), words.read())

    def said_by_waiting_text_face(self, terminal):
        """All that a host of the terminal says until it waits."""
        place = Place()
        self.addCleanup(place.remove)
        ours, theirs = pty.openpty() if terminal else os.pipe()
        words = [MANCALA, "--text", "--language", "en", *HUMANS, "--listen", "0",
                 "--code-file", self.code_file]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=theirs,
                              env=place.environment) as host:
            os.close(theirs)
            said = b""
            while b"Waiting for a partner" not in said or not said.endswith(b"\n"):
                piece = os.read(ours, 4096)
                self.assertTrue(piece, said)
                said += piece
            code = self.code_file.read_bytes().strip()
            host.kill()
        os.close(ours)
        self.code_file.unlink()
        return said, code

    def test_a_text_face_says_the_code_to_a_terminal_only(self):
        said, code = self.said_by_waiting_text_face(terminal=True)
        self.assertIn(code, said)
        said, code = self.said_by_waiting_text_face(terminal=False)
        self.assertNotIn(code, said)
        self.assertIn(os.fsencode(self.code_file), said)

    def test_nothing_listens_unless_asked_and_then_only_on_loopback(self):
        alone = Side(self, HUMANS)
        self.assertEqual(self.listening(alone), [])
        host = self.host()
        self.assertEqual(len(self.listening(host)), 1)
        self.assertTrue(self.listening(host)[0].startswith("0100007F:"))

    @staticmethod
    def listening(side):
        """Addresses of the listening TCP sockets of a program, as /proc has them."""
        folder = f"/proc/{side.program.process.pid}/fd"
        sockets = set()
        for name in os.listdir(folder):
            try:
                sockets.add(os.readlink(f"{folder}/{name}"))
            except FileNotFoundError:
                pass
        found = []
        for table in ("tcp", "tcp6"):
            with open(f"/proc/{side.program.process.pid}/net/{table}") as lines:
                for line in list(lines)[1:]:
                    words = line.split()
                    if words[3] == "0A" and f"socket:[{words[9]}]" in sockets:
                        found.append(words[1])
        return found

    def test_in_the_terminal_the_code_is_typed(self):
        host = self.host()
        place = Place()
        self.addCleanup(place.remove)
        words = [MANCALA, "--text", "--language", "en", *HUMANS, "--connect", host.address()]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                              env=place.environment) as guest:
            guest.stdin.write(self.code_file.read_text())
            guest.stdin.flush()
            said = []
            while "Linked with" not in "".join(said[-1:]):
                said.append(guest.stdout.readline())
                self.assertTrue(said[-1], said)
            self.assertIn("Partner code:\n", said)
            host.ask("CallZug 3")
            while "Move 1" not in said[-1]:
                said.append(guest.stdout.readline())
                self.assertTrue(said[-1], said)
            guest.stdin.write("8\nGetZuege\n")
            guest.stdin.close()
            rest = guest.stdout.read()
            self.assertIn("0 1:1-3 2:2-8", rest)
        self.assertEqual(host.moves(), "1:1-3 2:2-8")

    def test_wrong_words_end_the_start(self):
        for words in (["--listen", "nowhere"], ["--connect", "host"], ["--connect", "h:1"],
                      ["--connect", "h:1", "--code-file", "/does/not/exist"],
                      ["--listen", "1", "--connect", "h:1"], ["--seat", "3"], ["--listen", ""],
                      ["--connect", ""], ["--listen", "1", "--code-file", ""]):
            done = subprocess.run([MANCALA, "--headless", *words], capture_output=True, timeout=60)
            self.assertEqual(done.returncode, 2, words)

    def test_words_that_nothing_would_come_of_are_told(self):
        for face in ("--headless", "--text"):
            for words in (["--code-file", "x"], ["--seat", "2"]):
                done = subprocess.run([MANCALA, face, "--language", "en", *words], capture_output=True, text=True, timeout=60)
                self.assertEqual((done.returncode, done.stderr), (2, f"{words[0]}: needs --listen or --connect\n"), words)

    def test_a_link_that_cannot_begin_ends_a_program_without_a_face(self):
        host = self.host()
        other = self.code_file.with_name("other")
        other.write_text("no code\n")
        other.chmod(0o600)
        for words in (["--listen", host.address()], ["--listen", "0", "--code-file", other],
                      ["--listen", "0", "--code-file", other.with_name("x" * 300)]):
            place = Place()
            self.addCleanup(place.remove)
            done = subprocess.run([MANCALA, "--headless", *HUMANS, *words], capture_output=True,
                                  text=True, timeout=60, env=place.environment)
            self.assertEqual(done.returncode, 20, done.stderr)
            self.assertIn("Verbindung: ", done.stderr)
        self.assertEqual(other.read_text(), "no code\n")


class Silence(LinkTest):
    def test_silence_is_seen_within_five_seconds_and_passes(self):
        host, guest = self.linked()
        host.ask("CallZug 3")
        wait_until(lambda: guest.moves(), "the guest has it")
        self.assertLessEqual(least(lambda: self.silence(host, guest), 5.0), 5.0)

    def silence(self, host, guest):
        """Seconds until it is seen."""
        guest.program.process.send_signal(signal.SIGSTOP)
        begin = time.monotonic()
        wait_until(lambda: host.phase() == "separated", "the host sees it")
        took = time.monotonic() - begin
        self.assertEqual(host.ask("CallUndo")[:5], "5 210")
        guest.program.process.send_signal(signal.SIGCONT)
        self.wait_until_linked(host, guest)
        self.assert_equal_soon(host, guest)
        return took


main()
