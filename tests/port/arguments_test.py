#!/usr/bin/env python3
"""Item 5 of the robustness list: each wrong argument has its number and changes nothing."""
import time

from port_driver import Client
from port_test_case import BOARD, PortTest, main


class Arguments(PortTest):
    def state(self, client):
        queries = ("GetBrett", "GetPunkte", "GetAmZug", "GetZuege", "GetSpielStatus", "Warte 0")
        return [client.ask(query) for query in queries]

    def assert_refused(self, client, command, number):
        before = self.state(client)
        with self.subTest(command=command):
            self.assertTrue(client.ask(command).startswith(number + " "), command)
            self.assertEqual(self.state(client), before)

    def test_wrong_ones_have_numbers_and_change_nothing(self):
        _, path = self.start_up()
        client = self.connect(path)
        self.assertEqual(client.ask("CallNeu"), "0")
        self.assertEqual(client.ask("CallZug 4"), "0")
        for word in ("0", "-1", "13", "3x", "x", "0x3", "3.0", "99999999999999999999"):
            self.assert_refused(client, "CallZug " + word, "10 110")
        self.assert_refused(client, "CallZug 3 4", "10 102")
        for words in ("-1 0 0", "0 0 x", "0 1.5 0"):
            self.assert_refused(client, "CallPause " + words, "10 111")
        self.assert_refused(client, "CallPause 99999 59 49", "10 112")
        self.assert_refused(client, "CallPause 60 0 1", "10 112")
        for words in ("", "0 1", "0 0 0 0"):
            self.assert_refused(client, "CallPause " + words, "10 102")
        self.assert_refused(client, "GetBrett 1", "10 102")

    def test_right_ones_at_the_edge_work(self):
        _, path = self.start_up()
        client = self.connect(path)
        for pit in (1, 7, 12):
            self.assertEqual(client.ask("CallNeu"), "0")
            self.assertEqual(client.ask(f"CallZug {pit}"), "0")
            self.assertTrue(client.ask("GetZuege").startswith(f"0 1:1-{pit}"))
        self.assertEqual(client.ask("CallPause 0 0 0"), "0")

    def test_no_pit_or_an_empty_one_is_a_random_pit(self):
        _, path = self.start_up()
        client = self.connect(path)
        self.assertEqual(client.ask("CallNeu"), "0")
        self.assertEqual(client.ask("CallZug"), "0")
        self.assertEqual(len(client.ask("GetZuege").split()), 2)
        self.assertEqual(client.ask("CallNeu"), "0")
        self.assertEqual(client.ask("CallZug 4"), "0")
        self.assertEqual(client.ask("CallZug 4"), "0")
        self.assertEqual(len(client.ask("GetZuege").split()), 3)

    def test_after_the_end_there_is_no_move(self):
        _, path = self.start_up()
        client = self.connect(path)
        self.assertEqual(client.ask("CallNeu"), "0")
        self.assertEqual(client.ask("CallSpielende"), "0")
        self.assert_refused(client, "CallZug 1", "5 201")
        self.assert_refused(client, "CallSpielende", "5 201")

    def test_a_pause_lasts_its_time_and_ends_with_its_client(self):
        _, path = self.start_up()
        client = self.connect(path)
        begin = time.monotonic()
        self.assertEqual(client.ask("CallPause 0 0 10"), "0")
        self.assertGreaterEqual(time.monotonic() - begin, 10 / 50)
        sleeper = Client(path)
        sleeper.send(b"CallPause 0 61 0\n")
        self.assertEqual(client.ask("GetBrett"), BOARD)
        sleeper.close()
        self.assertEqual(client.ask("CallNeu"), "0")
        self.assertLess(time.monotonic() - begin, 30)


main()
