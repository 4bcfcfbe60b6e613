"""Plays in the real window with mouse and keyboard: after each step the port's board is what the rules say and the
screen is the raster, pixel by pixel.

    play_window.py MANCALA WINDOW_PICTURE
"""
import os
import subprocess
import sys

import png_file
from desktop import Desktop, Mancala, wait_for

CANVAS = (640, 400)
START = [4] * 12


def pit_middle(number):
    """In pixels of the canvas; board_layout.cpp and board_window.cpp decide it."""
    return 165 + 62 * ((number - 1) % 6), 80 if number <= 6 else 205


def gadget_middle(row, column):
    return 104 + 216 * column, 336 + 32 * row


class Player:
    def __init__(self, desktop, game, draw):
        self.desktop, self.game, self.draw = desktop, game, draw

    def corner(self):
        """The canvas's corner in the window: it stands in the middle."""
        width, height = self.game.size()
        return (width - CANVAS[0]) // 2, (height - CANVAS[1]) // 2

    def click(self, point):
        left, top = self.corner()
        self.game.click(left + point[0], top + point[1])

    def key(self, name):
        self.desktop.xdotool("key", name)

    def expect(self, phase, to_move, undo, pits, stores):
        """The port says so, and the screen comes to show it."""
        board = "0 " + " ".join(map(str, pits))
        wait_for("board " + board, lambda: self.game.ask("GetBrett") == board)
        assert self.game.ask("GetPunkte") == "0 %d %d" % tuple(stores)
        assert self.game.ask("GetAmZug") == "0 %d" % to_move
        running = wait_for("status", lambda: self.game.ask("GetSpielStatus") == "0 %d" % (phase == "running"))
        assert running
        file = os.path.join(self.desktop.folder, "expected.png")
        words = [phase, to_move, undo, *pits, *stores]
        subprocess.run([self.draw, file, "Mancala.1", *map(str, words)], check=True)
        self.expect_picture("%s, %s" % (phase, board), png_file.read(file))

    def expect_picture(self, what, rows):
        # The place is asked anew each time: the window manager may still be moving the window.
        wait_for("the picture of " + what, lambda: self.desktop.pixels(*self.game.corner(*self.corner()), *CANVAS) == rows)


def play_with_mouse_and_keys(player):
    player.expect("ready", 1, "no-undo", START, [0, 0])
    player.click(pit_middle(3))  # 2, 1, the store, 7
    after_three = [5, 5, 0, 4, 4, 4, 5, 4, 4, 4, 4, 4]
    player.expect("running", 2, "undo", after_three, [1, 0])
    player.click(gadget_middle(0, 2))
    player.expect("running", 1, "no-undo", START, [0, 0])
    player.key("ctrl+y")
    player.expect("running", 2, "undo", after_three, [1, 0])
    player.key("w")  # pit 8: 9, 10, 11, 12
    player.expect("running", 1, "undo", [5, 5, 0, 4, 4, 4, 5, 0, 5, 5, 5, 5], [1, 0])
    player.key("ctrl+z")
    player.expect("running", 2, "undo", after_three, [1, 0])


def end_and_begin_anew(player):
    after_three = [5, 5, 0, 4, 4, 4, 5, 4, 4, 4, 4, 4]
    player.click(gadget_middle(1, 0))
    player.expect("ended", 2, "undo", after_three, [1, 0])
    player.key("Return")
    player.expect("closed", 2, "undo", after_three, [1, 0])
    player.click(gadget_middle(0, 0))
    player.expect("running", 1, "no-undo", START, [0, 0])


def in_other_sizes(player):
    game, desktop = player.game, player.desktop
    before = game.size()
    desktop.xdotool("windowsize", game.window, 801, 555)
    wait_for("the new size", lambda: game.size() == (801, 555))
    player.click(pit_middle(1))  # the store, 7, 8, 9
    after_one = [0, 4, 4, 4, 4, 4, 5, 5, 5, 4, 4, 4]
    player.expect("running", 2, "undo", after_one, [1, 0])
    player.key("F11")
    wait_for("full screen", lambda: game.size() == Desktop.SIZE)
    player.click(pit_middle(12))  # the store, 6, 5, 4
    after_twelve = [0, 4, 4, 5, 5, 5, 5, 5, 5, 4, 4, 0]
    player.expect("running", 1, "undo", after_twelve, [1, 1])
    player.key("alt+Return")
    wait_for("the window", lambda: game.size() == (801, 555))
    player.expect("running", 1, "undo", after_twelve, [1, 1])
    desktop.xdotool("windowsize", game.window, *before)
    wait_for("the old size", lambda: game.size() == before)


def leave(player):
    player.click(gadget_middle(1, 2))
    player.click((320, 20))  # a requester is open: this hits nothing
    player.key("Return")
    player.game.expect_end()
    assert os.listdir(player.desktop.environment["MANCALA_PORTS"]).count("Mancala.1") == 0


def from_a_position(desktop, program, draw):
    pits = [0, 0, 5, 0, 1, 0, 0, 2, 0, 0, 4, 0]
    line = " ".join(map(str, [*pits, 17, 19, 2]))
    words = ("--scale", "1", "--language", "de", "--player2", "mensch", "--position", line)
    player = Player(desktop, Mancala(desktop, program, *words), draw)
    player.expect("running", 2, "no-undo", pits, [17, 19])
    player.click(pit_middle(5))  # 4
    player.expect("running", 1, "undo", [0, 0, 5, 1, 0, 0, 0, 2, 0, 0, 4, 0], [17, 19])
    leave(player)


def main(program, draw):
    with Desktop.opened() as desktop:
        game = Mancala(desktop, program, "--scale", "1", "--language", "de", "--player2", "mensch")
        player = Player(desktop, game, draw)
        play_with_mouse_and_keys(player)
        end_and_begin_anew(player)
        in_other_sizes(player)
        leave(player)
        from_a_position(desktop, program, draw)


if __name__ == "__main__":
    main(*sys.argv[1:])
