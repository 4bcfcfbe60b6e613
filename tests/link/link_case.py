"""What the tests of two linked programs share: each side with its own place, its port and what it
says. The command line of each test file is MANCALA [unittest arguments]."""
import pathlib
import random
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "port"))
from port_driver import Client, Place, Program, wait_until  # noqa: E402

MANCALA = sys.argv[1]
HUMANS = ["--player1", "mensch", "--player2", "mensch"]
COMPUTERS = ["--player1", "normal", "--player2", "gemein"]
PATIENCE_OF_PEER = 60  # seconds


class Side:
    """One of the two programs, and a client of its port."""

    def __init__(self, test, options, prefix=()):
        self.test = test
        self.place = Place()
        self.options = list(options)
        self.prefix = list(prefix)
        self.program = None
        self.client = None
        self.start()
        test.addCleanup(self.clean)

    def start(self):
        command = [*self.prefix, MANCALA, "--headless", "--language", "en", *self.options]
        self.program = Program(command, self.place)
        self.client = Client(self.program.port())

    def ask(self, command):
        return self.client.ask(command)

    def kill(self):
        self.client.close()
        self.program.stop()

    def phase(self):
        return self.ask("GetVerbindung").split()[1]

    def address(self):
        return self.ask("GetVerbindung").split()[3]

    def moves(self):
        return self.ask("GetZuege")[2:]

    def standing(self):
        """All that must be equal on both sides."""
        queries = ["GetZuege", "GetBrett", "GetPunkte", "GetAmZug", "GetSpielStatus"]
        self.client.send("".join(query + "\n" for query in queries).encode())
        return [self.client.line() for _ in queries]

    def messages(self):
        return self.program.messages()

    def clean(self):
        if self.client:
            self.client.close()
        self.program.stop()
        self.place.remove()


class LinkTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="link-")
        self.addCleanup(scratch.cleanup)
        self.code_file = pathlib.Path(scratch.name, "code")
        self.dice = random.Random(self.id())

    def host(self, *options, address="0", prefix=(), players=HUMANS):
        host = Side(self, [*players, "--listen", address, "--code-file", self.code_file, *options],
                    prefix)
        wait_until(self.code_file.exists, "the code is written")
        return host

    def guest(self, address, *options, prefix=(), players=HUMANS):
        return Side(self, [*players, "--connect", address, "--code-file", self.code_file,
                           *options], prefix)

    def linked(self, *options, players=HUMANS):
        host = self.host(*options, players=players)
        guest = self.guest(host.address(), *options, players=players)
        self.wait_until_linked(host, guest)
        return host, guest

    def wait_until_linked(self, *sides):
        try:
            for side in sides:
                wait_until(lambda: side.phase() == "linked", "linked")
        except AssertionError as late:
            told = [f"{side.ask('GetVerbindung')}\n{side.messages()[-1000:]}" for side in sides]
            raise AssertionError("\n".join([str(late), *told])) from late

    def assert_equal_soon(self, one, other):
        """Both come to rest and stand alike."""
        def equal():
            return one.standing() == other.standing() and one.standing()
        wait_until(equal, "both sides are equal")
        self.assertNotIn("differ", one.messages() + other.messages())


# One in a hundred each. What becomes of a wish is the link's.
WISHES = ["CallZug"] * 80 + ["CallUndo"] * 12 + ["CallNeu"] * 5 + ["CallSpielende"] * 3
# Where the two may be apart: who ends the game then ends the link with it, and nobody calls again.
WISHES_THAT_KEEP_THE_LINK = [wish for wish in WISHES if wish != "CallSpielende"]


def act(side, dice, wishes=WISHES):
    """One random wish."""
    wish = dice.choice(wishes)
    side.ask(f"CallZug {dice.randint(1, 12)}" if wish == "CallZug" else wish)


def main():
    unittest.main(module="__main__", argv=[sys.argv[0], *sys.argv[2:]])
