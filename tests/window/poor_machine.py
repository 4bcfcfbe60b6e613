"""A machine where much is missing: display, home, a folder that can be written, a language. The game starts all the same,
and while nothing happens it costs nothing.

    poor_machine.py FOLDER_OF_PROGRAMS SECONDS_OF_IDLENESS
"""
import contextlib
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

from desktop import Desktop, Mancala, wait_for

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))

from threads import TICK
from tries import least

PROGRAMS = ("mancala", "mancala-send", "mancala-match", "mancala-guide")
LESS_THAN = 0.01  # of one processor


class Machine:
    """The variables are all that a program gets."""

    def __init__(self, programs, folder):
        self.programs, self.folder = programs, folder
        # Sanitizers: the graphics libraries keep memory.
        self.least = {"PATH": os.environ["PATH"], "ASAN_OPTIONS": "detect_leaks=0", "MANCALA_PORTS": folder}

    def run(self, program, *words, lines="", **variables):
        return subprocess.run(
            [os.path.join(self.programs, program), *words],
            env={**self.least, **variables},
            input=lines,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    @contextlib.contextmanager
    def game(self, *words, **variables):
        """Runs mancala and gives a function that asks its port; at the end the game must end well, too."""
        child = subprocess.Popen(
            [os.path.join(self.programs, "mancala"), *words],
            env={**self.least, **variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            with wait_for("the port", self.connect) as port, port.makefile("r", encoding="utf-8") as answers:

                def ask(line):
                    port.sendall((line + "\n").encode())
                    return answers.readline().rstrip("\n")

                yield ask
                assert ask("Quit") == "0"
            said = child.communicate(timeout=60)[1]
            assert child.returncode == 0, said
        finally:
            child.kill()  # where a check has failed
            child.wait()

    def connect(self):
        client = socket.socket(socket.AF_UNIX)
        try:
            client.connect(os.path.join(self.folder, "Mancala.1"))
            return client
        except OSError:
            client.close()
            return None


def nothing_but_help(machine):
    for program in PROGRAMS:
        for option in "--help", "--version":
            done = machine.run(program, option)
            assert done.returncode == 0 and done.stdout and not done.stderr, (program, done)


def tournament_and_client(machine):
    done = machine.run("mancala-match", "--player1", "normal", "--player2", "random", "--games", "2", "--seed", "1")
    assert done.returncode == 0 and done.stdout, done
    with machine.game("--headless"):
        done = machine.run("mancala-send", "GetAmZug")
        assert (done.returncode, done.stdout) == (0, "1\n"), done


def unseen_display(machine):
    """Who names a driver that shows nothing gets it: window, port and pictures work."""
    humans = "--player1", "mensch", "--player2", "mensch"
    with machine.game(*humans, SDL_VIDEODRIVER="dummy", HOME=machine.folder) as ask:
        assert ask("CallZug 3") == "0"
        assert ask("GetZuege") == "0 1:1-3"


def no_home(machine):
    """Nor any folder of the desktop: settings live in memory."""
    with machine.game("--language", "de", SDL_VIDEODRIVER="dummy") as ask:
        assert ask("CallNeu") == "0"


def folders_that_cannot_be_written(machine):
    """A file stands where each folder should be."""
    blocked = os.path.join(machine.folder, "blocked")
    with open(blocked, "w", encoding="ascii"):
        pass
    variables = {f"XDG_{kind}_HOME": os.path.join(blocked, "x") for kind in ("CONFIG", "STATE", "DATA")}
    with machine.game("--player2", "mensch", SDL_VIDEODRIVER="dummy", HOME=blocked, **variables) as ask:
        assert ask("CallZug 1") == "0"
        assert ask("GetZuege") == "0 1:1-1"


def languages(machine):
    for variables, word in (
        ({"LANG": "xx"}, "Eine Zahl"),
        ({"LANG": "xx_YY.KOI8-R"}, "Eine Zahl"),
        ({}, "Eine Zahl"),
        ({"LANG": "en_GB.UTF-8"}, "A number"),
    ):
        done = machine.run("mancala", "--text", lines="GetAmZug\n", HOME=machine.folder, **variables)
        assert done.returncode == 0 and word in done.stdout and "0 1" in done.stdout, (variables, done)


def processor_time(process):
    with open("/proc/%d/stat" % process.pid, encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * TICK


def idle_window(programs, seconds):
    with Desktop.opened() as desktop:
        game = Mancala(desktop, os.path.join(programs, "mancala"), "--player2", "mensch")
        assert game.ask("CallZug 3") == "0"
        seen = []

        def is_at_rest():  # the move has been shown: twenty looks, a second, without work
            seen.append(processor_time(game.process))
            return seen[-20:] == 20 * seen[-1:]

        def idleness():
            wait_for("a window at rest", is_at_rest)
            time.sleep(seconds)  # this is what is measured
            return processor_time(game.process) - seen[-1]

        enough = max(LESS_THAN * seconds, 2 * TICK)
        used = least(idleness, enough, tries=3)
        assert used <= enough, "%g s in %g s of idleness" % (used, seconds)
        game.quit()


def main(programs, seconds):
    for check in nothing_but_help, tournament_and_client, unseen_display, no_home, folders_that_cannot_be_written, languages:
        with tempfile.TemporaryDirectory() as folder:
            check(Machine(programs, folder))
    idle_window(programs, float(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
