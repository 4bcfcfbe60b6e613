"""What the tests of the sync hook share: real games in places of their own, with real programs as their hooks. The
command line of each test file is MANCALA MANCALA_SEND MANCALA_RX [unittest arguments].
"""
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "port"))
from port_driver import PATIENCE, Client, Place, connect_if_live, wait_until  # noqa: E402

MANCALA, SEND, RX = (os.path.abspath(word) for word in sys.argv[1:4])
SCRIPTS = pathlib.Path(__file__).parent / "scripts"


def children(process):
    """The children of a process that nobody has reaped yet, as (number, state)."""
    found = []
    for task in pathlib.Path(f"/proc/{process}/task").iterdir():
        try:
            for child in (task / "children").read_text().split():
                stat = pathlib.Path(f"/proc/{child}/stat").read_text()
                found.append((int(child), stat.rsplit(")", 1)[1].split()[0]))
        except OSError:
            continue  # gone meanwhile
    return found


class Game:
    """A running game: what is typed into it, its port, what it says."""

    def __init__(self, case, words):
        self.said = tempfile.TemporaryFile(mode="w+b")
        self.process = subprocess.Popen([MANCALA, *words], stdin=subprocess.PIPE, stdout=self.said, stderr=self.said,
                                        env=case.place.environment, cwd=case.scratch)
        self.client = wait_until(lambda: self.connected(case.place.directory), "the port answers")

    def connected(self, directory):
        """A client of this game's own port, whichever number it has; None so far."""
        assert self.process.poll() is None, self.text()
        for path in directory.glob("Mancala.*"):
            client = connect_if_live(path)
            if client and client.process() == self.process.pid:
                return client
            if client:
                client.close()
        return None

    def text(self):
        size = os.fstat(self.said.fileno()).st_size
        return os.pread(self.said.fileno(), size, 0).decode("utf-8", "replace")

    def type(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        self.process.stdin.flush()

    def ask(self, command):
        """The result; an error is an error of the test."""
        answer = self.client.ask(command)
        code, _, result = answer.partition(" ")
        assert code == "0", (command, answer, self.text())
        return result

    def moves(self):
        return self.ask("GetZuege").split()

    def state(self):
        return [self.ask(query) for query in ("GetZuege", "GetSpielStatus", "GetBrett", "GetPunkte")]

    def is_idle(self):
        """No hook runs, and none is about to: what one turn of the loop starts is started before it answers."""
        if children(self.process.pid):
            return False
        self.ask("GetAmZug")
        return not children(self.process.pid)

    def wait_until_idle(self):
        wait_until(self.is_idle, "the hook has ended")

    def end(self):
        """Ends the game. Only then is all written that it says: its lines go through a thread of their own."""
        if self.process.poll() is None:
            self.ask("Quit")
            self.process.wait(PATIENCE)
        return self.text()

    def messages(self):
        """What was said of the hook itself, without what the hook says; ends the game."""
        return [line for line in self.end().splitlines() if "ynchron" in line and "Synchron-Befehl: " not in line]

    def stop(self):
        self.client.close()
        self.process.kill()
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass  # lines that it did not want any more
        self.process.wait()
        text = self.text()
        self.said.close()
        assert "Sanitizer" not in text, text


class HookTest(unittest.TestCase):
    def setUp(self):
        self.place = Place()
        self.addCleanup(self.place.remove)
        scratch = tempfile.TemporaryDirectory(prefix="hook ü-")
        self.addCleanup(scratch.cleanup)
        self.scratch = pathlib.Path(scratch.name)

    def start(self, hook, *words, face="--text", players=("mensch", "mensch"), sync="on"):
        """A game whose hook is this line, as SynchronBefehl has it."""
        game = Game(self, [face, "--player1", players[0], "--player2", players[1], "--language", "de",
                                       *(["--sync", sync] if sync else []),
                                       *(["--synchronbefehl", hook] if hook else []), *words])
        self.addCleanup(game.stop)
        return game

    def script(self, name, text):
        """An executable file of this text; its path."""
        path = self.scratch / name
        path.write_text(text)
        path.chmod(0o700)
        return path

    def gate(self):
        """A pipe from which the hook reads nothing until the test writes there; its path, "gate" for the hook."""
        path = self.scratch / "gate"
        os.mkfifo(path, 0o600)
        return path

    def noting_script(self, name="hook", rest=""):
        """A hook that writes its words into the file NAME.log, then does the rest; its command."""
        log = shlex.quote(str(self.scratch / (name + ".log")))
        path = self.script(name, f'#!/bin/sh\nprintf "%s\\n" "$*" >>{log}\n{rest}\n')
        return f'"{path}"'

    def calls(self, name="hook"):
        path = self.scratch / (name + ".log")
        return path.read_text().splitlines() if path.exists() else []

    def wait_for_calls(self, count, name="hook"):
        wait_until(lambda: len(self.calls(name)) >= count, f"{count} calls")


def amiga_quoted(word):
    """As one word of SynchronBefehl."""
    return '"' + word.replace("*", "**").replace('"', '*"') + '"'


def main():
    unittest.main(module="__main__", argv=[sys.argv[0], *sys.argv[4:]])
