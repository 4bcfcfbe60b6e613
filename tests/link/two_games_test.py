#!/usr/bin/env python3
"""Two real programs linked over loopback: they are one game, whoever does what."""
import signal
import threading
import time

from link_case import COMPUTERS, HUMANS, LinkTest, Side, act, main, wait_until


class TwoGames(LinkTest):
    def test_each_plays_for_its_own_seat_and_both_boards_are_equal(self):
        host, guest = self.linked()
        self.assertEqual(host.ask("CallZug 3"), "0")
        wait_until(lambda: guest.moves() == "1:1-3", "the guest has it")
        self.assertEqual(host.ask("CallZug 3")[:5], "5 209")
        self.assertEqual(guest.ask("CallZug 8"), "0")
        self.assertEqual(guest.moves(), "1:1-3 2:2-8", "done when it is answered")
        self.assertEqual(host.moves(), "1:1-3 2:2-8")
        self.assertEqual(guest.ask("CallUndo"), "0")
        self.assert_equal_soon(host, guest)
        self.assertEqual(host.moves(), "1:1-3")
        self.assertEqual(guest.ask("GetSpielertypen"), "0 Mensch Mensch")

    def test_the_host_may_sit_on_the_right(self):
        host = self.host("--seat", "2")
        guest = self.guest(host.address())
        self.wait_until_linked(host, guest)
        self.assertEqual(guest.ask("CallZug 3"), "0")
        self.assertEqual(host.ask("CallZug 8"), "0")
        self.assert_equal_soon(host, guest)

    def test_random_actions_of_both_sides_at_the_same_time(self):
        host, guest = self.linked()
        host.ask("CallNeu")
        threads = [
            threading.Thread(target=lambda s=side, d=seed: self.act_often(s, d))
            for seed, side in enumerate((host, guest))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assert_equal_soon(host, guest)

    def act_often(self, side, seed):
        import random
        dice = random.Random(seed)
        for _ in range(300):
            act(side, dice)

    def test_two_computers_play_a_whole_game(self):
        host, guest = self.linked(players=COMPUTERS)
        self.assertEqual(guest.ask("CallNeu"), "0")
        for side in (host, guest):
            wait_until(lambda: side.ask("GetSpielStatus") == "0 0" and side.moves(), "it ends")
        self.assert_equal_soon(host, guest)
        self.assertEqual(guest.ask("GetSpielertypen"), "0 Computer Computer")

    def test_a_computer_and_a_person(self):
        host = self.host(players=["--player1", "taktik", "--player2", "normal"])
        guest = self.guest(host.address())
        self.wait_until_linked(host, guest)
        host.ask("CallNeu")
        for _ in range(6):
            wait_until(lambda: guest.ask("GetAmZug") == "0 2" or
                       guest.ask("GetSpielStatus") == "0 0", "the person is to move")
            guest.ask("CallZug")
        self.assertEqual(guest.ask("CallUndo"), "0")
        self.assert_equal_soon(host, guest)

    def test_a_paused_host_lets_the_guest_wait_and_a_paused_guest_follows_later(self):
        host, guest = self.linked()
        host.ask("CallZug 3")
        wait_until(lambda: guest.moves() == "1:1-3", "the guest has it")
        pausing = self.second_client(host)
        pausing.send(b"CallPause 0 30 0\n")
        wait_until(lambda: "Paused" in host.ask("GetAnsage"), "the host is paused")
        guest.client.send(b"CallZug 8\n")
        self.assertEqual(host.moves(), "1:1-3")
        pausing.close()
        self.assertEqual(guest.client.line(), "0")
        self.assert_equal_soon(host, guest)

    def second_client(self, side):
        from port_driver import Client
        client = Client(side.program.port())
        self.addCleanup(client.close)
        return client

    def test_who_ends_the_program_ends_the_link_and_the_code(self):
        host, guest = self.linked()
        host.ask("CallZug 3")
        wait_until(lambda: guest.moves(), "the guest has it")
        self.assertEqual(guest.program.quit(), 0)
        wait_until(lambda: host.ask("GetVerbindung") == "0 none", "the host knows")
        self.assertEqual(host.ask("CallZug 7"), "0", "his board is his own again")
        self.assertFalse(self.code_file.exists())

    def test_silence_is_seen_within_five_seconds_and_passes(self):
        host, guest = self.linked()
        host.ask("CallZug 3")
        wait_until(lambda: guest.moves(), "the guest has it")
        guest.program.process.send_signal(signal.SIGSTOP)
        begin = time.monotonic()
        wait_until(lambda: host.phase() == "separated", "the host sees it")
        self.assertLess(time.monotonic() - begin, 5.0)
        self.assertEqual(host.ask("CallUndo")[:5], "5 210")
        guest.program.process.send_signal(signal.SIGCONT)
        self.wait_until_linked(host, guest)
        self.assert_equal_soon(host, guest)


class Handshake(LinkTest):
    def test_other_stones_are_refused_and_both_values_named(self):
        host = self.host("--stones", "4")
        guest = self.guest(host.address(), "--stones", "5")
        for side, words in ((host, "4 stones per pit, the partner has 5"),
                            (guest, "5 stones per pit, the partner has 4")):
            wait_until(lambda: side.phase() == "refused", "it is refused")
            wait_until(lambda: words in side.messages(), f"{words}: {side.messages()}")
        self.assertEqual(host.ask("CallZug 1"), "0", "the game goes on alone")

    def test_a_game_that_runs_on_one_side_is_refused(self):
        host = self.host()
        host.ask("CallZug 3")
        guest = self.guest(host.address())
        wait_until(lambda: "no game here, a game, moves: 1 at the partner's" in guest.messages(),
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
        wait_until(lambda: code in host.messages(), "it is told")
        with open(f"/proc/{host.program.process.pid}/cmdline", "rb") as words:
            self.assertNotIn(code.encode(), words.read())

    def test_nothing_listens_unless_asked_and_then_only_on_loopback(self):
        alone = Side(self, HUMANS)
        self.assertEqual(self.listening(alone), [])
        host = self.host()
        self.assertEqual(len(self.listening(host)), 1)
        self.assertTrue(self.listening(host)[0].startswith("0100007F:"))

    @staticmethod
    def listening(side):
        """Addresses of the listening TCP sockets of a program, as /proc has them."""
        import os
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

    def test_wrong_words_end_the_start(self):
        import subprocess
        from link_case import MANCALA
        for words in (["--listen", "nowhere"], ["--connect", "host"], ["--connect", "h:1"],
                      ["--connect", "h:1", "--code-file", "/does/not/exist"],
                      ["--listen", "1", "--connect", "h:1"], ["--seat", "3"]):
            done = subprocess.run([MANCALA, "--headless", *words], capture_output=True, timeout=60)
            self.assertEqual(done.returncode, 2, words)


main()
