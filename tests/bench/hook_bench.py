"""How fast actions follow each other when each calls a hook, and how fast the port answers meanwhile. The hook is a program
of the C library's that does nothing, and a shell script that takes about a millisecond; one action waits for the hook before.

    hook_bench.py MANCALA
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "port"))
from port_driver import Client, Place, wait_until  # noqa: E402

ACTIONS = 1000


def connected(path):
    try:
        return Client(path)
    except OSError:
        return None


def measure(mancala, name, hook, place):
    """Types so many actions at once and asks the port until the last is done."""
    game = subprocess.Popen([mancala, "--text", "--player1", "mensch", "--player2", "mensch", "--sync", "on",
                             "--synchronbefehl", hook], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL, env=place.environment)
    with wait_until(lambda: connected(place.path(1)), "the port answers") as client:
        begun = time.monotonic()
        game.stdin.write(b"1\nCallUndo\n" * (ACTIONS // 2))
        game.stdin.flush()
        trips = []
        change = 0
        while change < ACTIONS:
            asked = time.monotonic()
            change = int(client.ask("Warte 0" if change else "Warte").split()[1])
            trips.append(time.monotonic() - asked)
        took = time.monotonic() - begun
        client.ask("Quit")
    game.stdin.close()
    game.wait()
    trips = trips[1:]  # the first waits for the first change
    print(f"{name}: {ACTIONS} actions in {took:.2f} s, {1000 * took / ACTIONS:.2f} ms each; port: {len(trips)} answers, "
          f"median {1e6 * statistics.median(trips):.0f} us, longest {1e3 * max(trips):.1f} ms")


def main(mancala):
    place = Place()
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "hook")
        with open(script, "w", encoding="ascii") as file:
            file.write("#!/bin/sh\nexit 0\n")
        os.chmod(script, 0o700)
        measure(mancala, "/bin/true", "/bin/true", place)
        measure(mancala, "a shell script", script, place)
    place.remove()


if __name__ == "__main__":
    main(*sys.argv[1:])
