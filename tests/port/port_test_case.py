"""What the tests of the real program's port share: a place of its own for each, the program, its
clients. The command line of each test file is PROGRAM MANCALA_SEND [unittest arguments].
"""
import subprocess
import sys
import tempfile
import unittest

from port_driver import Client, Place, Program, connect_if_live

COMMAND = [sys.argv[1], "--headless", "--player1", "mensch", "--player2", "mensch"]
SEND = sys.argv[2]
BOARD = "0 4 4 4 4 4 4 4 4 4 4 4 4"


class PortTest(unittest.TestCase):
    """Each test has a place of its own; programs left over are ended."""

    def setUp(self):
        self.place = Place()
        self.programs = []
        self.scratch = tempfile.TemporaryDirectory(prefix="scratch-")
        self.addCleanup(self.clean)

    def clean(self):
        for program in self.programs:
            program.stop()
        self.place.remove()
        self.scratch.cleanup()

    def start(self, **options):
        self.programs.append(Program(COMMAND, self.place, **options))
        return self.programs[-1]

    def start_up(self, **options):
        """The running program and the path of its port."""
        program = self.start(**options)
        return program, program.port()

    def connect(self, path):
        client = Client(path)
        self.addCleanup(client.close)
        return client

    def send(self, *words, **environment):
        return subprocess.run(
            [SEND, *words],
            env=dict(self.place.environment, **environment),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def assert_serves(self, path):
        with Client(path) as client:
            self.assertEqual(client.ask("GetEvenPoint"), "0 24")


def flood(client, data):
    """Sends as much as the other side takes, without ever waiting long for it."""
    client.socket.settimeout(0.2)
    try:
        client.socket.sendall(data)
    except (TimeoutError, BrokenPipeError, ConnectionResetError):
        pass
    client.socket.settimeout(60)


def served(path):
    client = connect_if_live(path)
    if not client:
        return False
    with client:
        return client.ask("GetAmZug") == "0 1"


def main():
    unittest.main(module="__main__", argv=[sys.argv[0], *sys.argv[3:]])
