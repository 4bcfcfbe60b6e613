"""A killed game comes back: the next window asks, a key answers, a script that is faster takes the question away.

    lost_game.py MANCALA
"""
import os
import sys
import tempfile

from desktop import Desktop, Mancala, wait_for

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


def kill(game):
    game.process.kill()
    game.process.wait()
    game.port.close()


def leave_game(desktop, program):
    """Plays two moves in the window and kills it."""
    game = Mancala(desktop, program, *WORDS)
    for pit in (1, 8):
        assert game.ask("CallZug %d" % pit) == "0"
    wait_for("the game is saved", lambda: saved_moves(desktop) == ["1:1-1", "2:2-8"])
    kill(game)


def end(game):
    assert game.ask("Quit") == "0"
    assert game.process.wait(30) == 0
    game.port.close()


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


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        desktop = Desktop(folder)
        try:
            leave_game(desktop, program)
            game = answered(desktop, program, "Return")
            assert game.ask("GetZuege") == "0 1:1-1 2:2-8"
            assert game.ask("CallZug 2") == "0"
            wait_for("the game is saved", lambda: len(saved_moves(desktop)) == 3)
            kill(game)
            end(Mancala(desktop, program, *WORDS))  # the window closes over the question
            assert state_files(desktop) == ["spiel-1.partie"]

            game = Mancala(desktop, program, *WORDS)
            assert game.ask("CallNeu") == "0"  # a script is faster than the answer
            assert game.ask("GetZuege").split() == ["0"]
            end(game)
            assert state_files(desktop) == ["spiel-1.partie"]

            file = os.path.join(desktop.environment["XDG_STATE_HOME"], "mancala", "spiel-1.partie")
            game = Mancala(desktop, program, *WORDS, "--record", file)  # with the editor in front
            wait_for("the game", lambda: game.ask("GetZuege") == "0 1:1-1 2:2-8 3:2-2")
            kill(game)
            assert state_files(desktop) == ["spiel-1.partie"]

            game = answered(desktop, program, "Escape")
            assert game.ask("GetSpielStatus") == "0 0"
            wait_for("the record", lambda: len(records(desktop)) == 1)
            assert state_files(desktop) == []
            end(game)
        except Exception:
            desktop.print_logs()
            raise
        finally:
            desktop.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
