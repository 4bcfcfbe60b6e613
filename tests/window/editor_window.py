"""The real partie-editor on a display of its own: stepping, printing, saving, and a file that is no record.

    editor_window.py PARTIE_EDITOR
"""
import os
import subprocess
import sys

import png_file
from desktop import Desktop, Program, wait_for

CANVAS = (640, 400)
RECORD = """Mancala-Partie 1
Spieler1 Anna
Spieler2 Jörg
# gespielt in Köln
1:1-4 5 5 5 0 4 4 4 4 4 4 4 4 1 0 1
2:1-6 5 6 6 1 5 0 4 4 4 4 4 4 1 0 2
"""
PRINTED = "1:1-4\n2:1-6\n"


class Editor(Program):
    """The editor with its window."""

    def __init__(self, desktop, program, record):
        super().__init__(desktop, "Partie-Editor", program, record, "--scale", "1", "--language", "de")
        self.program = program
        desktop.xdotool("windowactivate", "--sync", self.window)
        width, height = self.size()
        self.place = self.corner((width - CANVAS[0]) // 2, (height - CANVAS[1]) // 2)

    def shown(self):
        return self.desktop.pixels(*self.place, *CANVAS)

    def wait_change(self, what, before):
        wait_for(what, lambda: self.shown() != before)

    def press(self, *keys):
        self.desktop.xdotool("key", *keys)

    def first_picture(self, *record):
        """What --screenshot draws is what the window comes to show."""
        path = os.path.join(self.desktop.folder, "first.png")
        done = subprocess.run(
            [self.program, *record, "--language", "de", "--screenshot", path],
            env=self.desktop.environment, capture_output=True, text=True, check=True,
        )
        assert done.stderr == "", done.stderr
        return png_file.read(path)

    def save_as(self, path):
        before = self.shown()
        self.press("ctrl+s")
        self.wait_change("the file requester", before)
        self.press("Super_R+x")
        self.desktop.xdotool("type", path)
        self.press("Return")
        wait_for("the file " + path, lambda: os.path.exists(path))

    def leave(self):
        self.press("ctrl+q")
        self.expect_end()


def contents(path):
    with open(path, "rb") as file:
        return file.read()


def a_printer(desktop):
    folder = os.path.join(desktop.folder, "bin")
    os.mkdir(folder)
    with open(os.path.join(folder, "lp"), "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\ncat > "$HOME/half" && mv "$HOME/half" "$HOME/printed"\n')
    os.chmod(os.path.join(folder, "lp"), 0o755)
    desktop.environment["PATH"] = folder + ":" + desktop.environment["PATH"]


def show_print_save(desktop, program):
    record = os.path.join(desktop.folder, "a.partie")
    with open(record, "w", encoding="utf-8") as file:
        file.write(RECORD)
    first, second = (os.path.join(desktop.folder, name + ".partie") for name in ("first", "second"))
    editor = Editor(desktop, program, record)
    wanted = editor.first_picture(record)
    wait_for("the first picture", lambda: editor.shown() == wanted)
    editor.press("period")
    editor.wait_change("the next position", wanted)
    editor.press("ctrl+a")
    printed = os.path.join(desktop.folder, "printed")
    wait_for("the printed list", lambda: os.path.exists(printed))
    assert contents(printed) == PRINTED.encode()
    editor.save_as(first)
    editor.leave()
    again = Editor(desktop, program, first)
    wanted = again.first_picture(first)
    wait_for("the saved record", lambda: again.shown() == wanted)
    again.save_as(second)
    again.leave()
    assert contents(first) == contents(second)
    assert "# gespielt in Köln\n".encode() in contents(first)


def refuse(desktop, program):
    """The window opens with a requester over it; both can be left."""
    path = os.path.join(desktop.folder, "bad.partie")
    with open(path, "w", encoding="utf-8") as file:
        file.write("Mancala-Partie 1\n1:1-4 5 5\n")
    editor = Editor(desktop, program, path)
    empty = editor.first_picture()
    wait_for("the requester", lambda: len(set(editor.shown()[200][0])) > 1 and editor.shown() != empty)
    editor.press("Escape")
    wait_for("the editor without a record", lambda: editor.shown() == empty)
    editor.leave()


def main(program):
    with Desktop.opened() as desktop:
        a_printer(desktop)
        show_print_save(desktop, program)
        refuse(desktop, program)


main(*sys.argv[1:])
