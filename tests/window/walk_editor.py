"""The record editor, for both hands."""
import os

from desktop import wait_for
from walk import FILE, REQUESTER

EDITOR = "Partie-Editor"
LIST = "ListView 1"
CHECK = "Partie-Analyse"


def a_printer(desktop):
    """An lp that keeps what it is given; before the game starts."""
    folder = os.path.join(desktop.folder, "bin")
    os.mkdir(folder)
    lp = os.path.join(folder, "lp")
    with open(lp, "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\ncat > "$HOME/printed"\n')
    os.chmod(lp, 0o755)
    desktop.environment["PATH"] = folder + ":" + desktop.environment["PATH"]


def written(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def chosen(walk, row):
    walk.wait("row %d" % row, lambda screen: screen.gadget(EDITOR, LIST)["chosen"] == row)


def play(walk, *pits):
    walk.choose("Neues Spiel")
    walk.expect("GetZuege", "")
    for pit in pits:
        assert walk.game.ask("CallZug %d" % pit) == "0"


def list_of_game(walk):
    return ["Anfang", *walk.game.ask("GetZuege").split()[1:]]


def shown_moves(walk):
    return walk.screen().gadget(EDITOR, LIST)["rows"]


def listen(walk, value):
    walk.click(EDITOR, "Partie abhören")
    walk.wait_value(EDITOR, "Partie abhören", value)


def open_editor(walk):
    walk.choose("Partie-Editor")
    walk.wait_window(EDITOR)
    walk.expect_picture("the editor")


def listening(walk):
    """The list is the game's history; nobody counts stones by it."""
    play(walk, 3, 8)
    listen(walk, True)
    walk.wait_rows(EDITOR, ["Anfang", "1:1-3", "2:2-8"])
    walk.wait("ghosted", lambda screen: not screen.gadget(EDITOR, "POSITION HERSTELLEN")["enabled"])
    walk.choose_row(EDITOR, 1)
    chosen(walk, 1)
    for answer, moves in ("Nein", "1:1-3 2:2-8"), ("Ja", "1:1-3"):
        walk.click(EDITOR, "AB HIER WEITERSPIELEN")
        walk.answer("AbHier", answer)
        walk.expect("GetZuege", moves)
    walk.wait_rows(EDITOR, ["Anfang", "1:1-3"])
    assert walk.game.ask("CallZug 8") == "0"
    walk.wait_rows(EDITOR, ["Anfang", "1:1-3", "2:2-8"])


def unsaved(walk):
    """Nothing is lost without a question."""
    for answer in "ABBRECHEN", "SPEICHERN":
        for button, page in ("EDITOR BEENDEN", "QuitPEd"), ("PARTIE LADEN", "PLaden"):
            walk.click(EDITOR, button)
            walk.answer(page, answer)
            if answer == "SPEICHERN":
                walk.wait_requester("PSpeichern")
                walk.answer("PSpeichern", "ABBRECHEN")
    for answer in "Nein", "Ja":  # another game takes the list's place
        walk.choose("Neues Spiel")
        walk.answer("PSpeichern", answer)
        walk.expect("GetZuege", "")
        for _ in range(20):  # enough for a replay
            assert walk.game.ask("CallZug") == "0"
        if answer == "Ja":
            walk.wait_requester("PSpeichern")
            walk.answer("PSpeichern", "ABBRECHEN")
        walk.wait_rows(EDITOR, list_of_game(walk))


def save(walk):
    path = os.path.join(walk.desktop.folder, "spiel.partie")
    walk.click(EDITOR, "PARTIE SPEICHERN")
    walk.wait_requester("PSpeichern")
    walk.type_line(FILE, path)
    walk.wait_no_requester()
    wait_for("the record", lambda: shown_moves(walk)[-1] in written(path))
    for answer in "ABBRECHEN", "ÜBERSCHREIBEN":
        walk.click(EDITOR, "PARTIE SPEICHERN")
        walk.wait_requester("PSpeichern")
        walk.click(REQUESTER, "SPEICHERN")
        walk.wait("the question", lambda screen: len(screen.requester()["gadgets"]) == 2)
        walk.answer("PSpeichern", answer)
        if answer == "ABBRECHEN":
            walk.answer("PSpeichern", answer)
    walk.wait_no_requester()


def print_list(walk):
    walk.click(EDITOR, "ZUGLISTE AUSGEBEN NACH >>>")
    wait_for("the printed list", lambda: shown_moves(walk)[-1] in written(os.path.join(walk.desktop.folder, "printed")))
    target = next(g["name"] for g in walk.screen().window(EDITOR)["gadgets"] if g.get("value") == "Drucker")
    walk.click(EDITOR, target)
    walk.wait_value(EDITOR, target, "Datei")
    path = os.path.join(walk.desktop.folder, "liste")
    walk.click(EDITOR, "ZUGLISTE AUSGEBEN NACH >>>")
    walk.wait_requester("PAusgabe")
    walk.type_line(FILE, path)
    walk.wait_no_requester()
    wait_for("the list", lambda: shown_moves(walk)[-1] in written(path))


def load(walk):
    """Loading switches listening off; a file that is no record is refused."""
    walk.click(EDITOR, "PARTIE LADEN")
    walk.wait_requester("PLaden")
    walk.type_line(FILE, os.path.join(walk.source, "README.md"))
    walk.answer("PLaden", "OK")
    moves = shown_moves(walk)
    walk.click(EDITOR, "PARTIE LADEN")
    walk.wait_requester("PLaden")
    walk.type_line(FILE, os.path.join(walk.desktop.folder, "spiel.partie"))
    walk.wait_no_requester()
    walk.wait_value(EDITOR, "Partie abhören", False)
    walk.wait_rows(EDITOR, moves)


def replay(walk):
    last = len(shown_moves(walk)) - 1
    for button, row in (">", 1), (">|", last), ("<", last - 1), ("|<", 0):
        walk.click(EDITOR, button)
        chosen(walk, row)
        walk.expect_picture("position %d" % row)
    speed = next(g["name"] for g in walk.screen().window(EDITOR)["gadgets"] if g["class"] == "Cycle" and g["choices"] == 3)
    for value in "schnell", "langsam", "mittel", "schnell", "langsam":
        walk.click(EDITOR, speed)
        walk.wait_value(EDITOR, speed, value)
    walk.click(EDITOR, "ABSPIELEN")
    walk.click(EDITOR, "ANHALTEN")
    walk.wait("a pause", lambda screen: screen.gadget(EDITOR, "ABSPIELEN")["enabled"])
    walk.choose_row(EDITOR, 2)
    chosen(walk, 2)
    walk.click(EDITOR, "POSITION HERSTELLEN")
    walk.expect_picture("the restored position")
    walk.enter(EDITOR, "MiniBoard 1")
    walk.open_row(EDITOR, 1)
    walk.expect_picture("the opened position")


def analyse(walk):
    """The whole record, in a window of its own; the curve chooses a position."""
    walk.click(EDITOR, "ANALYSE")
    walk.wait("the end of the work", lambda screen: (screen.window(CHECK) or {}).get("title") == CHECK)
    walk.click(CHECK, "ANALYSIEREN")
    walk.book.used.add((CHECK, "ANHALTEN"))  # the same gadget, seen for a moment
    walk.click(CHECK, "MarginCurve 1")
    walk.expect_picture("the curve")
    walk.choose("Hilfsmodus")
    walk.wait("help mode", lambda screen: screen.all["help_mode"])
    walk.explain_window(CHECK)
    walk.choose("Hilfsmodus")
    walk.wait("no help mode", lambda screen: not screen.all["help_mode"])
    walk.close(CHECK)


def play_on(walk):
    """The game takes over a position of the list."""
    walk.choose_row(EDITOR, 0)
    chosen(walk, 0)
    walk.click(EDITOR, "AB HIER WEITERSPIELEN")
    walk.answer("AbHier", "Ja")
    walk.expect("GetBrett", "4 4 4 4 4 4 4 4 4 4 4 4")
    walk.expect("GetSpielStatus", "1")


def leave_editor(walk):
    walk.click(EDITOR, "EDITOR BEENDEN")
    walk.wait_no_window(EDITOR)
    open_editor(walk)
    play(walk, 3)
    listen(walk, True)
    walk.click(EDITOR, "PARTIE LADEN")
    walk.answer("PLaden", "VERWERFEN")
    walk.wait_requester("PLaden")
    walk.answer("PLaden", "ABBRECHEN")
    walk.click(EDITOR, "EDITOR BEENDEN")
    walk.answer("QuitPEd", "VERWERFEN")
    walk.wait_no_window(EDITOR)
    open_editor(walk)
    walk.close(EDITOR)


def help_over_editor(walk):
    open_editor(walk)
    explain(walk)
    walk.close(EDITOR)


def explain(walk):
    walk.choose("Hilfsmodus")
    walk.wait("help mode", lambda screen: screen.all["help_mode"])
    walk.explain_window(EDITOR)
    walk.choose("Hilfsmodus")
    walk.wait("no help mode", lambda screen: not screen.all["help_mode"])


STEPS = [open_editor, listening, unsaved, save, print_list, load, replay, analyse, play_on, leave_editor, help_over_editor]
