"""Goes through every gadget and menu item of partie-editor, the record editor as a program of its own.

    walk_partie_editor.py mouse|keyboard OBSERVED_EDITOR SOURCE_DIR FOLDER_FOR_REMAINS
"""
import os
import sys

import walk_editor
from desktop import Program
from walk import DRAWER, FILE, REQUESTER, run
from walk_by_keyboard import Keyboard
from walk_by_mouse import Mouse
from walk_editor import EDITOR

RECORD = """Mancala-Partie 1
Spieler1 Anna
Spieler2 Jörg
Steine 4
Start 4 4 4 4 4 4 4 4 4 4 4 4 0 0 1
1:1-4 5 5 5 0 4 4 4 4 4 4 4 4 1 0 1
2:1-6 5 6 6 1 5 0 4 4 4 4 4 4 1 0 2
"""


def record(desktop):
    return os.path.join(desktop.folder, "partien", "start.partie")


class InEditor:
    def can_use(self, gadget):
        # The guide's window is the game's, and was gone through there.
        return gadget["window"] != "guide" and super().can_use(gadget)

    def start(self, program, *words):
        return Program(self.desktop, EDITOR, program, *words, record(self.desktop))


class MouseInEditor(InEditor, Mouse):
    NAME = "walk_in_editor_by_mouse"


class KeyboardInEditor(InEditor, Keyboard):
    NAME = "walk_in_editor_by_keyboard"


def prepare(desktop):
    walk_editor.a_printer(desktop)
    os.mkdir(os.path.dirname(record(desktop)))
    with open(record(desktop), "w", encoding="utf-8") as file:
        file.write(RECORD)


def start(walk):
    walk.wait_rows(EDITOR, ["Anfang", "1:1-4", "2:1-6"])
    walk.expect_picture("the record")


def file_requester(walk):
    """The rest of it: places, parent, a row, other lines."""
    walk.choose("Partie laden")
    walk.wait_requester("PLaden")
    walk.click(REQUESTER, "LAUFWERKE")
    walk.wait_value(REQUESTER, DRAWER, "")
    walk.open_row(REQUESTER, 0)
    drawer = walk.wait("a drawer", lambda screen: screen.gadget(REQUESTER, DRAWER)["value"])
    walk.click(REQUESTER, "VORIGE")
    walk.wait_value(REQUESTER, DRAWER, os.path.dirname(drawer))
    walk.type_line("StringGadget 1", "#?.partie")
    walk.type_line(DRAWER, os.path.dirname(record(walk.desktop)))
    walk.wait_rows(REQUESTER, ["start.partie"])
    walk.choose_row(REQUESTER, 0)
    walk.wait_value(REQUESTER, FILE, "start.partie")
    walk.answer("PLaden", "LADEN")
    walk.wait_no_requester()


def menus(walk):
    for title, page in ("Partie speichern", "PSpeichern"), ("Zugliste ausgeben", "PAusgabe"):
        walk.choose(title)
        walk.wait_requester(page)
        walk.answer(page, "ABBRECHEN")
        walk.wait_no_requester()


def pages_of_menus(walk):
    walk.choose("Hilfsmodus")
    walk.wait("help mode", lambda screen: screen.all["help_mode"])
    for _, item in walk.screen().items():
        if item["explained"]:
            walk.choose(item["title"])
            walk.wait_node(item["help"])
            walk.book.explained.add(("menu", item["title"]))
            walk.close("guide")
    walk.choose("Hilfsmodus")
    walk.wait("no help mode", lambda screen: not screen.all["help_mode"])


def leave(walk):
    walk.click(EDITOR, "EDITOR BEENDEN")
    walk.game.expect_end()
    walk.begin(walk.game.process.args[0])
    walk.choose("Programmende")
    walk.game.expect_end()


STEPS = [
    start,
    walk_editor.save,
    walk_editor.print_list,
    walk_editor.load,
    walk_editor.replay,
    walk_editor.analyse,
    file_requester,
    menus,
    walk_editor.explain,
    pages_of_menus,
    leave,
]

if __name__ == "__main__":
    hands = {"mouse": MouseInEditor, "keyboard": KeyboardInEditor}
    run(hands[sys.argv[1]], STEPS, prepare, *sys.argv[2:])
