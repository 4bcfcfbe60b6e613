"""F12 saves the screen, Shift+F12 the window, each under a new name or with the reason why not; F2 tells the board.

    screenshots.py MANCALA
"""
import os
import re
import sys

import png_file
from desktop import Desktop, Mancala, wait_for

CANVAS = (640, 400)


def pictures(folder):
    """Only files that are whole: a PNG ends with its last chunk."""
    whole = []
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
        path = os.path.join(folder, name)
        with open(path, "rb") as file:
            if file.read().endswith(b"IEND\xaeB`\x82"):
                whole.append(path)
    return whole


def take(desktop, folder, key):
    """The picture that the key adds."""
    before = pictures(folder)
    desktop.xdotool("key", key)
    wait_for("a picture after " + key, lambda: len(pictures(folder)) == len(before) + 1)
    added = set(pictures(folder)) - set(before)
    return png_file.read(added.pop())


def colours(rows):
    return {colour for row in rows for colour in zip(*row)}


def raw_and_as_shown(desktop, game, folder):
    desktop.xdotool("windowsize", game.window, 900, 500)
    wait_for("the new size", lambda: game.size() == (900, 500))
    raw = take(desktop, folder, "F12")
    assert (len(raw[0][0]), len(raw)) == CANVAS
    assert len(colours(raw)) <= 8
    shown = take(desktop, folder, "shift+Print")
    assert (len(shown[0][0]), len(shown)) == game.size()
    left, top = (900 - CANVAS[0]) // 2, (500 - CANVAS[1]) // 2
    # The window shows the line about the first picture, too; above it both are the same.
    board = slice(0, 280)
    middle = [tuple(plane[left : left + CANVAS[0]] for plane in row) for row in shown[top : top + CANVAS[1]]]
    assert middle[board] == raw[board]
    assert colours([tuple(plane[:left] for plane in row) for row in shown]) == {(0, 0, 0)}
    names = [os.path.basename(path) for path in pictures(folder)]
    for number, name in enumerate(names, 1):
        assert re.fullmatch(r"mancala-\d{4}-\d\d-\d\d-%03d\.png" % number, name), names


def open_menus(desktop, folder):
    desktop.xdotool("key", "F10")
    picture = take(desktop, folder, "F12")
    desktop.xdotool("key", "Escape")
    # The second title's letters stand in the bar.
    bar = take(desktop, folder, "F12")[:10]
    assert picture[:10] != bar


def no_room(desktop, game, folder):
    """The folder is a file: no picture, and the game goes on."""
    before = len(pictures(folder))
    os.rename(folder, folder + "-away")
    with open(folder, "w", encoding="utf-8"):
        pass

    def below_the_board():
        return desktop.pixels(*game.corner((900 - CANVAS[0]) // 2, (500 - CANVAS[1]) // 2 + 270), CANVAS[0], 50)

    silent = below_the_board()
    desktop.xdotool("key", "F12")
    wait_for("the reason on the screen", lambda: below_the_board() != silent)
    os.remove(folder)
    os.rename(folder + "-away", folder)
    take(desktop, folder, "F12")
    assert len(pictures(folder)) == before + 1


def board_in_words(desktop, game):
    log = os.path.join(desktop.folder, "mancala.log")

    def said():
        with open(log, encoding="utf-8") as file:
            return file.read()

    desktop.xdotool("key", "F2")
    wait_for("the board in words", lambda: said().count("\n") >= 6)
    told = [line for line in said().splitlines() if line]
    assert told[0] == "Spieler 1 beginnt.", told
    assert "Mulden 7 bis 12: 4, 4, 4, 4, 4, 4." in told
    assert game.ask("GetAnsage") == "0 " + " ".join(told)


def name_folder(desktop, name):
    """Where the user has his pictures."""
    configuration = desktop.environment["XDG_CONFIG_HOME"]
    os.mkdir(os.path.join(desktop.folder, name))
    os.makedirs(configuration)
    with open(os.path.join(configuration, "user-dirs.dirs"), "w", encoding="utf-8") as file:
        file.write('XDG_PICTURES_DIR="$HOME/%s"\n' % name)
    return os.path.join(desktop.folder, name, "Mancala")


def main(program):
    with Desktop.opened() as desktop:
        folder = name_folder(desktop, "Bilder")
        game = Mancala(desktop, program, "--scale", "1", "--language", "de", "--player2", "mensch")
        raw_and_as_shown(desktop, game, folder)
        open_menus(desktop, folder)
        no_room(desktop, game, folder)
        board_in_words(desktop, game)


if __name__ == "__main__":
    main(*sys.argv[1:])
