#!/usr/bin/env python3
"""The namespaces of these tests do what they say, shown with a plain program on each side."""
import subprocess
import sys
import unittest

import namespaces

SERVER = """
import socket, sys
listener = socket.create_server((sys.argv[1], 4711))
print("listening", flush=True)
peer, _ = listener.accept()
while data := peer.recv(65536):
    peer.sendall(data)
"""

CLIENT = """
import socket, sys
peer = socket.create_connection((sys.argv[1], 4711), timeout=60)
for line in sys.stdin:
    data = b"x" * int(line)
    peer.sendall(data)
    got = 0
    while got < len(data):
        got += len(peer.recv(65536))
    print(got, flush=True)
"""


@unittest.skipIf(namespaces.why_not(), namespaces.why_not())
class TwoMachines(unittest.TestCase):
    def start(self, network):
        self.addCleanup(network.close)
        server = self.run_on(network, "right", SERVER)
        self.assertEqual(server.stdout.readline(), "listening\n")
        return self.run_on(network, "left", CLIENT)

    def run_on(self, network, side, program):
        words = [sys.executable, "-c", program, network.ADDRESS["right"]]
        process = subprocess.Popen(network.command(side, words), text=True,
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.addCleanup(process.wait)
        self.addCleanup(process.stdin.close)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.kill)
        return process

    def ask(self, client, size):
        client.stdin.write(f"{size}\n")
        client.stdin.flush()

    def assert_echoed(self, client, size):
        self.ask(client, size)
        self.assertEqual(client.stdout.readline(), f"{size}\n")

    def check_wire(self, network):
        client = self.start(network)
        self.assert_echoed(client, 1)
        self.assert_echoed(client, 300_000)
        network.faults(delay=(0.001, 0.005), loss=0.02, duplicate=0.1, reorder=0.1)
        for _ in range(20):
            self.assert_echoed(client, 100)
        network.faults()
        network.cut()
        self.ask(client, 7)
        with self.assertRaises(subprocess.TimeoutExpired):
            client.wait(timeout=0.3)  # it still waits for its echo
        network.restore()
        self.assertEqual(client.stdout.readline(), "7\n")

    def test_a_bad_wire_by_frames_carried_here(self):
        self.check_wire(namespaces.Namespaces(use_netem=False))

    def test_a_bad_wire_as_the_kernel_makes_it(self):
        network = namespaces.Namespaces()
        if not network.netem:
            network.close()
            self.skipTest("this kernel has no netem")
        self.check_wire(network)


unittest.main()
