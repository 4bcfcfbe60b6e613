#!/usr/bin/env python3
"""The proxy of these tests does what it says, shown with plain sockets."""
import socket
import threading
import unittest

from proxy import Proxy


class Echo:
    """Sends back whatever comes."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                peer, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.answer, args=(peer,), daemon=True).start()

    @staticmethod
    def answer(peer):
        try:
            while data := peer.recv(4096):
                peer.sendall(data)
        except OSError:
            pass
        peer.close()


class ProxyTest(unittest.TestCase):
    def setUp(self):
        echo = Echo()
        self.addCleanup(echo.listener.close)
        self.proxy = Proxy("127.0.0.1", echo.port)
        self.addCleanup(self.proxy.close)

    def call(self):
        peer = socket.create_connection(("127.0.0.1", self.proxy.port))
        peer.settimeout(30)
        self.addCleanup(peer.close)
        return peer

    def take(self, peer, size):
        data = b""
        while len(data) < size:
            data += peer.recv(size - len(data))
        return data

    def assert_gone(self, peer):
        try:
            self.assertEqual(peer.recv(1), b"")
        except ConnectionResetError:
            pass

    def test_it_carries_both_ways(self):
        self.proxy.delay = (0.0, 0.01)
        peer = self.call()
        for _ in range(20):
            peer.sendall(b"hello")
            self.assertEqual(self.take(peer, 5), b"hello")
        self.assertEqual(self.proxy.connections(), 1)

    def test_a_cut_ends_what_stands_and_new_calls_pass(self):
        peer = self.call()
        peer.sendall(b"a")
        self.take(peer, 1)
        self.proxy.cut()
        self.assert_gone(peer)
        again = self.call()
        again.sendall(b"b")
        self.assertEqual(self.take(again, 1), b"b")

    def test_it_cuts_at_a_given_byte(self):
        peer = self.call()
        self.proxy.cut_after(8)  # five there, three back
        peer.sendall(b"hello")
        got = b""
        try:
            while data := peer.recv(5):
                got += data
        except ConnectionResetError:
            pass
        self.assertIn(got, (b"hel", b""))  # a reset may swallow what was on its way
        self.assertEqual(self.proxy.carried, 8)

    def test_a_frozen_one_is_silent_and_loses_nothing(self):
        peer = self.call()
        self.proxy.freeze()
        peer.sendall(b"late")
        peer.settimeout(0.1)
        with self.assertRaises(TimeoutError):
            peer.recv(1)
        peer.settimeout(30)
        self.proxy.thaw()
        self.assertEqual(self.take(peer, 4), b"late")

    def test_it_refuses_when_told(self):
        self.proxy.refusing = True
        self.assert_gone(self.call())

    def test_it_repeats_a_piece(self):
        peer = self.call()
        self.proxy.spoil("repeat", "there")
        peer.sendall(b"ab")
        self.assertEqual(self.take(peer, 4), b"abab")


unittest.main()
