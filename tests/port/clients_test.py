#!/usr/bin/env python3
"""Items 1 to 4 of the robustness list: clients that never read, half commands, framing, garbage."""
import socket

from port_driver import Client
from port_test_case import PortTest, flood, main


class ClientThatNeverReads(PortTest):
    def test_others_are_served_meanwhile(self):
        _, path = self.start_up()
        deaf = self.connect(path)
        flood(deaf, b"GetBrett\n" * 20000)
        self.assert_serves(path)


class HalfCommand(PortTest):
    def test_is_not_executed_when_the_client_closes(self):
        _, path = self.start_up()
        witness = self.connect(path)
        self.assertEqual(witness.ask("CallNeu"), "0")
        for half in (b"CallZug ", b"C", b"CallZug 3"):
            with Client(path) as client:
                client.send(half)
                client.socket.shutdown(socket.SHUT_WR)
                self.assertIsNone(client.line())
        self.assertEqual(witness.ask("GetZuege"), "0 ")


class Framing(PortTest):
    def test_spellings_of_a_line(self):
        _, path = self.start_up()
        for data, answers in (
            (b"GetAmZug\nGetPunkte\n", ["0 1", "0 0 0"]),
            (b"GetAmZug\r\nGetPunkte\r\n", ["0 1", "0 0 0"]),
            (b"\xef\xbb\xbfgetamzug\n", ["0 1"]),
            (b"\t GETAMZUG \t\n", ["0 1"]),
            (b"\n  \nGetAmZug\n", ["10 103 empty line", "10 103 empty line", "0 1"]),
        ):
            with self.subTest(data=data), Client(path) as client:
                client.send(data)
                client.socket.shutdown(socket.SHUT_WR)
                self.assertEqual([client.line() for _ in answers], answers)
                self.assertIsNone(client.line())

    def test_one_byte_at_a_time(self):
        _, path = self.start_up()
        client = self.connect(path)
        for byte in b"GetAmZug\nGetPunkte\n":
            client.send(bytes([byte]))
        self.assertEqual([client.line(), client.line()], ["0 1", "0 0 0"])


class Garbage(PortTest):
    def test_gets_one_error_answer(self):
        program, path = self.start_up()
        for data, begin in (
            (b"a\0b\n", "10 105 "),
            (b"\xff" * 100 + b"\n", "10 101 unknown command: \u00ff"),
            (b"\x1b]0;x\x07\n", "10 101 unknown command: \\x1B]0;x\\x07"),
            (b"%n%s\n", "10 101 unknown command: %n%s"),
            (b"\xfc\n", "10 101 unknown command: \u00fc"),
            ("\u00fc\n".encode(), "10 101 unknown command: \u00fc"),
            (b"CallZug" + b" 1" * 2000 + b"\n", "10 102 "),
        ):
            with self.subTest(data=data[:20]), Client(path) as client:
                client.send(data)
                self.assertEqual(client.line()[: len(begin)], begin)
                self.assertEqual(client.ask("GetAmZug"), "0 1")
        self.assertNotIn("\x1b", program.messages())

    def test_a_line_without_end_is_cut_off_and_costs_no_memory(self):
        program, path = self.start_up()
        self.endless_line(path)
        before = program.resident_kib()
        for _ in range(50):
            self.endless_line(path)
        self.assertLess(program.resident_kib() - before, 4096)
        self.assert_serves(path)

    def endless_line(self, path):
        with Client(path) as client:
            flood(client, b"x" * (1 << 20))
            self.assertEqual(client.line()[:7], "10 104 ")
            self.assertIsNone(client.line())


main()
