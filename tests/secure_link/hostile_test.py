#!/usr/bin/env python3
"""Items 14 and 17 of the robustness list for the transport: strangers that send anything, and a
partner who knows the code and behaves badly."""
import os
import socket

from link_driver import LinkTest, key_of, main, openssl

# The thread sanitizer keeps notes of its own on all memory that was ever in use.
MOST_GROWN_KIB = 32768 if "thread" in os.environ.get("MANCALA_SANITIZE", "") else 8192
NAME = "00112233445566778899aabbccddeeff"


def send_and_wait(port, data):
    """What a plain connection gets until it is closed."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as peer:
        answer = b""
        try:
            peer.sendall(data)
            while piece := peer.recv(65536):
                answer += piece
        except (ConnectionResetError, BrokenPipeError):
            pass
        return answer


class Strangers(LinkTest):
    def test_anything_that_is_no_handshake_is_refused_and_the_partner_gets_in(self):
        host = self.listen()
        for data in (b"hello " + NAME.encode() + b"\n", b"GET / HTTP/1.1\r\n\r\n",
                     os.urandom(100_000), b"\x16\x03\x01\xff\xff" + b"\0" * 70_000):
            answer = send_and_wait(host.port, data)
            self.assertNotIn(b"welcome", answer)
            self.assertLess(len(answer), 100)
        self.assert_partner_gets_in(host)

    def test_a_crowd_of_strangers_leaves_nothing_behind(self):
        host = self.listen()
        send_and_wait(host.port, b"GET / HTTP/1.0\r\n")
        before, memory = host.descriptors(), host.resident_kib()
        for number in range(150):
            with socket.create_connection(("127.0.0.1", host.port)) as peer:
                if number % 2:
                    peer.sendall(b"\x16\x03\x01")
        guest = self.assert_partner_gets_in(host)
        self.assertLessEqual(host.descriptors(), before + 9)
        self.assertLess(host.resident_kib() - memory, MOST_GROWN_KIB)
        guest.stop()


class BadPartner(LinkTest):
    """Knows the code, and is OpenSSL's client with anything put through it."""

    def setUp(self):
        self.host = self.listen()
        self.guest = self.partner()
        self.host.wait_for("connected")

    def partner(self):
        guest = self.kept(openssl(self.host, "-tls1_3", key=key_of(self.host.code)))
        guest.say("hello " + NAME)
        guest.wait_for("welcome")
        return guest

    def assert_cut_off(self, reason):
        self.assertEqual(self.host.wait_for("lost "), "the partner sent " + reason)
        again = self.partner()  # he may come back
        self.host.wait_for("connected")
        again.say("line better")
        self.assertEqual(self.host.wait_for("line "), "better")

    def test_a_line_of_17_kilobytes(self):
        self.guest.send(b"line " + b"x" * 17_000 + b"\n")
        self.assert_cut_off("a line of more than 16384 bytes")

    def test_bytes_that_are_no_text(self):
        self.guest.send(b"line a\0b\n")
        self.assert_cut_off("a line that is no text")

    def test_latin_1(self):
        self.guest.send("line Grüße\n".encode("latin-1"))
        self.assert_cut_off("a line that is no text")

    def test_random_bytes(self):
        self.guest.send(os.urandom(50_000))
        self.host.wait_for("lost the partner sent a line")

    def test_words_nobody_knows(self):
        self.guest.say("CallZug 3")
        self.assert_cut_off("a line without meaning")

    def test_a_million_short_lines(self):
        memory = self.host.resident_kib()
        for _ in range(1000):
            if not self.guest.send(b"line x\n" * 1000):
                break
        self.assert_cut_off("more lines than anybody needs")
        heard = [line for line in self.host.seen if line == "line x"]
        self.assertLess(len(heard), 20_000)
        self.assertLess(self.host.resident_kib() - memory, 16_384)

    def test_many_megabytes(self):
        line = b"line " + b"x" * 16_000 + b"\n"
        for _ in range(4000):
            if not self.guest.send(line):
                break
        self.assert_cut_off("more bytes than anybody needs")


main()
