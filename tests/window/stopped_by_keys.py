#!/usr/bin/env python3
"""Meister may think for half a minute: the window's keys stop him at once, and at the end the program does not wait
for him.

    stopped_by_keys.py MANCALA
"""
import os
import pathlib
import sys

from desktop import Desktop, Mancala, wait_for

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))

from threads import threads, work_until_rest, worked, workers
from tries import least

SOON = 0.05  # seconds; the best of some tries, since a key takes its way through two other programs
THOUGHT = 0.1  # seconds after which somebody thinks in earnest
PLAYERS = ("--player1", "mensch", "--player2", "meister", "--thinking", "30")
KEYS = {"the undo": ("ctrl+z", "1"), "a new game": ("Super_R+n", "1"), "the end of the game": ("Super_R+e", "0")}


def thinkers(game):
    """A new game in which Meister thinks: his threads."""
    pid = game.process.pid
    assert game.ask("CallNeu") == "0"
    before = threads(pid)
    assert game.ask("CallZug 1") == "0"
    wait_for("Meister thinks", lambda: workers(pid, before, THOUGHT))
    assert game.ask("GetAmZug") == "0 2"
    return set(workers(pid, before, THOUGHT))


def work_after(desktop, game, key, status):
    """Seconds that Meister goes on working once the key is pressed."""
    pid = game.process.pid
    found = thinkers(game)
    begin = worked(pid, found)
    desktop.xdotool("key", key)
    wait_for("what the key does", lambda: game.ask("GetAmZug") == "0 1" or game.ask("GetSpielStatus") == "0 0")
    assert game.ask("GetSpielStatus") == "0 " + status
    end = work_until_rest(pid, found)
    desktop.xdotool("key", "Return")  # what was told of the end
    return end - begin


def work_after_the_end(desktop, program):
    """Seconds that Meister goes on working once it is agreed that the program ends."""
    game = Mancala(desktop, program, "--scale", "1", "--language", "de", *PLAYERS)
    pid = game.process.pid
    found = thinkers(game)
    desktop.xdotool("key", "Super_R+q")
    game.port.setblocking(False)
    begin = 0.0

    def says_farewell():
        nonlocal begin
        begin = worked(pid, found)
        desktop.xdotool("key", "Return")
        try:
            return game.port.recv(1) == b""
        except BlockingIOError:
            return False

    wait_for("the end", says_farewell)
    end = work_until_rest(pid, found)
    game.expect_end()
    return max(0.0, end - begin)


def best(what, measure):
    seconds = least(measure, SOON)
    print("%s: %.0f ms" % (what, 1000 * seconds))
    assert seconds <= SOON, "%s: %s" % (what, seconds)


def play(desktop, program):
    game = Mancala(desktop, program, "--scale", "1", "--language", "de", *PLAYERS)
    tables = os.path.join(desktop.environment["XDG_CACHE_HOME"], "mancala", "endgame-12")
    wait_for("nobody else to have work", lambda: os.path.exists(tables))
    for what, (key, status) in KEYS.items():
        best(what, lambda: work_after(desktop, game, key, status))
    game.quit()
    best("the end of the program", lambda: work_after_the_end(desktop, program))


def main(program):
    with Desktop.opened() as desktop:
        play(desktop, program)


if __name__ == "__main__":
    main(*sys.argv[1:])
