#!/usr/bin/env python3
"""Two real programs linked over loopback: they are one game, whoever does what."""
import random
import threading

from link_case import COMPUTERS, Client, LinkTest, act, main, wait_until


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

    @staticmethod
    def act_often(side, seed):
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
        # While the computer thinks about its answer, its move may come first.
        wait_until(lambda: guest.ask("CallUndo") == "0", "it is taken back")
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


main()
