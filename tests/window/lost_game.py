"""A killed game comes back: the next window asks, a key answers, a script that is faster takes the question away.

    lost_game.py MANCALA
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "port"))

from desktop import Desktop, Mancala, wait_for
from port_driver import Client, Place, Program

WORDS = ["--scale", "1", "--language", "de", "--player1", "mensch", "--player2", "mensch"]


def state_files(desktop):
    folder = os.path.join(desktop.environment["XDG_STATE_HOME"], "mancala")
    return sorted(name for name in os.listdir(folder) if name.endswith(".partie")) if os.path.isdir(folder) else []


def records(desktop):
    folder = os.path.join(desktop.environment["XDG_DATA_HOME"], "mancala")
    return os.listdir(folder) if os.path.isdir(folder) else []


def saved_moves(desktop):
    path = os.path.join(desktop.environment["XDG_STATE_HOME"], "mancala", "spiel-1.partie")
    try:
        with open(path, encoding="utf-8") as file:
            return [line.split(" ")[0] for line in file if ":" in line.split(" ")[0]]
    except FileNotFoundError:
        return []


def leave_game(desktop, program):
    """Plays two moves in the window and kills it."""
    game = Mancala(desktop, program, *WORDS)
    for pit in (1, 8):
        assert game.ask("CallZug %d" % pit) == "0"
    wait_for("the game is saved", lambda: saved_moves(desktop) == ["1:1-1", "2:2-8"])
    game.kill()


def answered(desktop, program, key):
    """The window, and the key that answers, pressed until something has come of it: the question opens when it will."""
    game = Mancala(desktop, program, *WORDS)

    def has_acted():
        if game.ask("GetSpielStatus") == "0 1" or records(desktop):
            return True
        desktop.xdotool("key", "--window", game.window, key)
        return False

    wait_for("an answer", has_acted)
    return game


def link_before_answer(desktop, program):
    """A link that stands before the question is answered lets Return wait; its moves are saved elsewhere."""
    place, code = Place(), os.path.join(desktop.folder, "code")
    host = Program([program, "--headless", *WORDS[2:], "--listen", "0", "--code-file", code], place)
    try:
        with Client(host.port()) as port:
            wait_for("the code", lambda: os.path.exists(code))
            address = port.ask("GetVerbindung").split()[3]
            game = Mancala(desktop, program, *WORDS, "--connect", address, "--code-file", code)
            wait_for("the link", lambda: game.ask("GetVerbindung").startswith("0 linked"))
            before = saved_moves(desktop)
            for _ in range(3):
                desktop.xdotool("key", "--window", game.window, "Return")
                assert game.ask("GetZuege").split() == ["0"]
            assert port.ask("CallZug 4") == "0"
            wait_for("the linked game is saved", lambda: len(state_files(desktop)) == 2)
            assert saved_moves(desktop) == before != []
            game.quit()
    finally:
        host.stop()
        place.remove()
    assert state_files(desktop) == ["spiel-1.partie"]


def main(program):
    with Desktop.opened() as desktop:
        leave_game(desktop, program)
        game = answered(desktop, program, "Return")
        assert game.ask("GetZuege") == "0 1:1-1 2:2-8"
        assert game.ask("CallZug 2") == "0"
        wait_for("the game is saved", lambda: len(saved_moves(desktop)) == 3)
        game.kill()
        Mancala(desktop, program, *WORDS).quit()  # the window closes over the question
        assert state_files(desktop) == ["spiel-1.partie"]

        link_before_answer(desktop, program)

        game = Mancala(desktop, program, *WORDS)
        assert game.ask("CallNeu") == "0"  # a script is faster than the answer
        assert game.ask("GetZuege").split() == ["0"]
        game.quit()
        assert state_files(desktop) == ["spiel-1.partie"]

        file = os.path.join(desktop.environment["XDG_STATE_HOME"], "mancala", "spiel-1.partie")
        game = Mancala(desktop, program, *WORDS, "--record", file)  # with the editor in front
        wait_for("the game", lambda: game.ask("GetZuege") == "0 1:1-1 2:2-8 3:2-2")
        game.kill()
        assert state_files(desktop) == ["spiel-1.partie"]

        game = answered(desktop, program, "Escape")
        assert game.ask("GetSpielStatus") == "0 0"
        wait_for("the record", lambda: len(records(desktop)) == 1)
        assert state_files(desktop) == []
        game.quit()


if __name__ == "__main__":
    main(*sys.argv[1:])
