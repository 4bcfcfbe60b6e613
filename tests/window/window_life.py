"""What a desktop does to a window while the game goes on: full screen and back, resizing, minimising, taking the focus
away. After each the picture is right and the port has never been silent.

    window_life.py MANCALA
"""
import os
import random
import sys

from desktop import Desktop, Mancala, wait_for
from screenshots import take

CANVAS = (640, 400)
BOARD = slice(0, 280)  # rows above the line that tells of the picture
COMPUTERS = ("--player1", "normal", "--player2", "gemein")
PEOPLE = ("--player1", "mensch", "--player2", "mensch")


class DesktopWithKeys(Desktop):
    """Out of the full screen, and the close button."""

    KEYS = """
<keybind key="W-F5"><action name="ToggleFullscreen"/></keybind>
<keybind key="W-F4"><action name="Close"/></keybind>
"""


class Life:
    def __init__(self, desktop, program, *players):
        self.desktop = desktop
        self.game = Mancala(desktop, program, "--scale", "1", "--language", "de", *players)
        self.folder = os.path.join(desktop.environment["XDG_DATA_HOME"], "mancala", "bilder")
        assert self.game.ask("CallNeu") == "0"

    def moves(self):
        answer = self.game.ask("GetZuege")
        assert answer.startswith("0"), answer
        return len(answer.split()) - 1

    def goes_on(self, what):
        """The computers play on: a game that is over is followed by the next."""
        before = self.moves()

        def has_moved():
            if self.game.ask("GetSpielStatus") == "0 0":
                return True
            return self.moves() != before

        wait_for("the game goes on " + what, has_moved)
        if self.game.ask("GetSpielStatus") == "0 0":
            self.game.ask("CallNeu")

    def picture_is_right(self, what):
        """What stands on the screen is what the program has drawn; no game may run meanwhile."""
        if self.game.ask("GetSpielStatus") == "0 1":
            assert self.game.ask("CallSpielende") == "0"
        raw = take(self.desktop, self.folder, "F12")

        def is_right():
            width, height = self.game.size()
            corner = self.game.corner((width - CANVAS[0]) // 2, (height - CANVAS[1]) // 2)
            return self.desktop.pixels(*corner, *CANVAS)[BOARD] == raw[BOARD]

        wait_for("the right picture " + what, is_right)
        self.desktop.xdotool("key", "Return")  # the end of the game
        assert self.game.ask("CallNeu") == "0"

    def end(self):
        self.game.quit()


def full_screen(life, full):
    """F11, and the window has the screen or not."""
    life.desktop.xdotool("key", "F11")
    wait_for("full screen" if full else "the window", lambda: (life.game.size() == Desktop.SIZE) == full)


def switches_while_sowing(life):
    for _ in range(25):
        full_screen(life, True)
        assert life.game.ask("GetBrett").startswith("0 ")
        full_screen(life, False)
    life.goes_on("after 50 switches")
    life.picture_is_right("after 50 switches")


def taken_out_of_full_screen(life):
    """By the window manager: F11 then goes to the full screen, not out of it."""
    full_screen(life, True)
    life.picture_is_right("in full screen")
    life.desktop.xdotool("key", "super+F5")
    wait_for("the window", lambda: life.game.size() != Desktop.SIZE)
    life.picture_is_right("after the window manager took it out of full screen")
    full_screen(life, True)
    full_screen(life, False)


def resize_storm(life):
    sizes = random.Random(29)
    before = life.game.size()
    for _ in range(60):
        width, height = sizes.randint(1, 990), sizes.randint(1, 660)
        life.desktop.xdotool("windowsize", life.game.window, width, height)
        assert life.game.ask("GetBrett").startswith("0 ")
    life.desktop.xdotool("windowsize", life.game.window, *before)
    wait_for("the size before the storm", lambda: life.game.size() == before)
    life.goes_on("after the storm")
    life.picture_is_right("after the storm")


def minimised(life):
    life.desktop.xdotool("windowminimize", life.game.window)
    wait_for("the window is gone", lambda: life.game.find_window() is None)
    for _ in range(3):
        life.goes_on("while minimised")
    life.desktop.xdotool("windowactivate", life.game.window)
    wait_for("the window is back", lambda: life.game.find_window() == life.game.window)
    life.picture_is_right("after coming back")


def keys_held_when_the_focus_goes(life):
    """Ctrl is released where the game does not hear it: afterwards Q is a pit and no command."""
    assert life.game.ask("CallNeu") == "0"
    life.desktop.xdotool("keydown", "ctrl")
    life.desktop.xdotool("keydown", "1")
    life.desktop.xdotool("windowminimize", life.game.window)
    wait_for("the window is gone", lambda: life.game.find_window() is None)
    life.desktop.xdotool("keyup", "1")
    life.desktop.xdotool("keyup", "ctrl")
    assert life.game.ask("GetZuege") == "0 "
    life.desktop.xdotool("windowactivate", "--sync", life.game.window)
    wait_for("the window is back", lambda: life.game.find_window() == life.game.window)
    wait_for("the focus", lambda: life.desktop.xdotool("getwindowfocus").strip() == life.game.window)
    life.desktop.xdotool("key", "q")
    wait_for("the pit of the key Q", lambda: life.game.ask("GetZuege") == "0 1:1-7")


def close_button(life):
    """Asks; whoever says no plays on."""
    life.desktop.xdotool("key", "super+F4")
    assert life.game.ask("CallNeu") == "0"

    def plays():
        life.desktop.xdotool("key", "Escape", "2")
        return life.game.ask("GetZuege") == "0 1:1-2"

    wait_for("a move after the question", plays)


def main(program):
    with DesktopWithKeys.opened() as desktop:
        life = Life(desktop, program, *COMPUTERS)
        switches_while_sowing(life)
        taken_out_of_full_screen(life)
        resize_storm(life)
        minimised(life)
        life.end()
        life = Life(desktop, program, *PEOPLE)
        keys_held_when_the_focus_goes(life)
        close_button(life)
        life.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
