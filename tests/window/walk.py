"""What the walks by mouse and by keyboard have in common: the observed game on a desktop of its own, questions about
what is on its screen, and the book of what was there and what was used.

A walk ends with `Walk.finish`, which fails if a gadget, a menu item or a page of the help was left out.
"""
import json
import os
import shutil
import subprocess

import png_file
from desktop import Desktop, Mancala, wait_for

CANVAS = (640, 400)
REQUESTER = "requester"  # stands for the one in front
FILES = "Dateiauswahl"  # help node of the file requester
PATTERN, DRAWER, FILE = "StringGadget 1", "StringGadget 2", "StringGadget 3"  # its lines
NO_GADGET = {"name": "", "class": "", "enabled": False, "focused": False, "chosen": None, "rows": None}
CELLS = {"close": (10, 5), "depth": (-12, 5)}  # of a window's frame; negative: from the right edge


def name_of_window(window):
    if "node" in window:
        return "guide"
    if window["title"].startswith("Partie-Editor") and window["kind"] == "framed":
        return "Partie-Editor"  # without the name of the file
    if window["title"].startswith("Partie-Analyse"):
        return "Partie-Analyse"  # without the progress
    return window["title"] or "board"


def name_gadgets(window):
    """Gadgets with names that stay: the label or the class, and a number among its like."""
    counts = {}
    for place, gadget in enumerate(window["gadgets"]):
        word = gadget.get("label") or gadget["class"]
        number = counts[word] = counts.get(word, 0) + 1
        gadget["place"] = place  # for help a button is the same whatever it says just now
        gadget["name"] = word if number == 1 and "label" in gadget else "%s %d" % (word, number)
        gadget["window"] = name_of_window(window)
        if window["kind"] == "requester":
            gadget["window"] = "file requester" if counts.get("ListView") else "requester " + gadget["help"]
        yield gadget


class Screen:
    """One description that the game gave of its screen."""

    def __init__(self, text):
        self.all = json.loads(text)
        self.windows = self.all["windows"]
        for window in self.windows:
            window["name"] = name_of_window(window)
            window["gadgets"] = list(name_gadgets(window))

    def window(self, name):
        """The window in front of this name; None if there is none."""
        return next((window for window in reversed(self.windows) if window["name"] == name), None)

    def requester(self):
        return next((window for window in reversed(self.windows) if window["kind"] == "requester"), None)

    def active(self):
        return next((window for window in self.windows if window["active"]), None)

    def gadget(self, window, name):
        """Of the window in front of that name; of the requester in front if it is called so."""
        found = self.requester() if window == REQUESTER else self.window(window)
        gadgets = found["gadgets"] if found else []
        return next((gadget for gadget in gadgets if gadget["name"] == name), NO_GADGET)

    def items(self):
        return [(menu, item) for menu in self.all["menus"] for item in menu["items"]]

    def item(self, title):
        return next((menu, item) for menu, item in self.items() if item["title"] == title)


class Book:
    """What was seen and what was used, by names."""

    def __init__(self):
        self.seen, self.used = set(), set()
        self.explainable, self.explained = set(), set()

    def look(self, screen, hand):
        for window in screen.windows:
            for gadget in window["gadgets"]:
                key = (gadget["window"], gadget["name"])
                if gadget["enabled"] and hand.can_use(gadget):
                    self.seen.add(key)
                if window["explained"] and gadget["explained"] and hand.can_ask_about(gadget):
                    self.explainable.add((gadget["window"], gadget["place"]))
        for _, item in screen.items():
            if item["enabled"]:
                self.seen.add(("menu", item["title"]))
            if item["explained"]:
                self.explainable.add(("menu", item["title"]))

    def missing(self):
        return sorted(self.seen - self.used), sorted(self.explainable - self.explained, key=str)


PLAYERS = ["sammler.cando", "vordenker.cando", "vorsicht.cando"]  # in assets/players


class Walk:
    """The game and the hand that plays it."""

    NAME = "walk"
    FOLDER = "observed"  # where the game says what is on its screen

    def __init__(self, desktop, program, source):
        self.desktop, self.source = desktop, source
        self.book = Book()
        self.observed = os.path.join(desktop.folder, self.FOLDER)
        os.mkdir(self.observed)
        desktop.environment["OBSERVED"] = self.observed
        self.begin(program)
        self.told = self.pictures = 0  # how often the board was told, the screen saved

    def begin(self, program):
        for name in os.listdir(self.observed):
            os.remove(os.path.join(self.observed, name))
        self.game = self.start(program, "--scale", "1", "--language", "de")
        wait_for("the first picture", lambda: os.path.exists(os.path.join(self.observed, "screen.json")))
        self.place = None

    def start(self, program, *words):
        return Mancala(self.desktop, program, *words)

    # What a hand is: which gadgets it can use and ask about, and how it chooses an item of the menus

    def can_use(self, gadget):
        raise NotImplementedError

    def can_ask_about(self, gadget):
        raise NotImplementedError

    def choose(self, *titles):
        raise NotImplementedError

    def answer(self, help_node, name):
        """Presses a button of the requester in front."""
        raise NotImplementedError

    def click(self, window, name):
        """Presses a gadget."""
        raise NotImplementedError

    def explain_window(self, window):
        """Help mode is on: each gadget of this window opens its page."""
        raise NotImplementedError

    def enter(self, window, name):
        """Presses what only keys can press."""
        raise NotImplementedError

    def choose_row(self, window, row):
        raise NotImplementedError

    def open_row(self, window, row):
        raise NotImplementedError

    def write_line(self, window, name, text):
        """Over what stands in a string gadget; Return ends it."""
        raise NotImplementedError

    def paste(self, window, name, text):
        """Likewise what was copied, which is to be this; the line goes on."""
        raise NotImplementedError

    def paste_into(self, window, name, text, press):
        """The selection comes from its owner through the server: on a loaded machine the toolkit may
        give up before it is there, and paste nothing. A person presses the keys again then."""
        def value(screen):
            return screen.gadget(window, name).get("value") or None

        for _ in range(3):
            self.begin_line(window, name)
            press()
            try:
                self.wait("the pasted text", value)
                break
            except AssertionError:
                continue
        self.wait_value(window, name, text)

    def type_line(self, line, text):
        """Into a line of the requester in front, over what stands there; Return ends it."""
        raise NotImplementedError

    def close(self, window):
        raise NotImplementedError

    def use(self, gadget):
        self.book.used.add((gadget["window"], gadget["name"]))

    def use_item(self, title):
        if not self.screen().all["help_mode"]:
            self.book.used.add(("menu", title))

    # What is on the screen

    def screen(self):
        with open(os.path.join(self.observed, "screen.json"), encoding="utf-8") as file:
            screen = Screen(file.read())
        self.book.look(screen, self)
        return screen

    def wait(self, what, condition):
        """The first true answer of the condition about the screen."""
        return wait_for(what, lambda: condition(self.screen()))

    def wait_no_menus(self):
        self.wait("closed menus", lambda screen: self.game.process.poll() is not None or not screen.all["menus_open"])

    def wait_window(self, name):
        return self.wait("window " + name, lambda screen: screen.window(name))

    def wait_no_window(self, name):
        return self.wait("no window " + name, lambda screen: not screen.window(name))

    def wait_requester(self, help_node, button=None):
        """With that button, if one is named: several questions may have a page."""

        def is_open(screen):
            found = screen.requester()
            gadgets = found["gadgets"] if found else []
            fits = any(gadget["help"] == help_node and button in (None, gadget["name"]) for gadget in gadgets)
            return found if fits else None

        return self.wait("requester " + help_node, is_open)

    def wait_no_requester(self):
        return self.wait("no requester", lambda screen: not screen.requester())

    def wait_value(self, window, name, value):
        return self.wait(
            "%s %s: %s" % (window, name, value), lambda screen: screen.gadget(window, name).get("value") == value
        )

    def wait_node(self, node):
        def shows(screen):
            guide = screen.window("guide")
            return guide and guide["node"] == node

        return self.wait("node " + node, shows)

    def wait_rows(self, window, rows):
        return self.wait("rows %s" % rows, lambda screen: screen.gadget(window, "ListView 1")["rows"] == rows)

    # What the port says

    def expect(self, question, answer):
        """The port comes to say so."""
        last = [None]

        def says():
            last[0] = self.game.ask(question)
            return last[0] == "0 " + answer

        try:
            wait_for(question, says)
        except AssertionError:
            raise AssertionError("%s: %s, not %s" % (question, last[0], answer)) from None

    def expect_unchanged(self, question, answer):
        assert self.game.ask(question) == "0 " + answer, question

    def notes(self):
        """The names of the two texts beside LADEN."""
        return [g["name"] for g in self.screen().window("Optionen")["gadgets"] if g["help"] == "ExP"][1::2]

    def wait_note(self, number, condition):
        name = self.notes()[number - 1]
        return self.wait("note %d" % number, lambda screen: condition(screen.gadget("Optionen", name)["value"]))

    # Where things are in the host's window; it stands still during a walk

    def corner(self):
        if self.place is None:
            width, height = self.game.size()
            self.place = (width - CANVAS[0]) // 2, (height - CANVAS[1]) // 2
        return self.place

    def in_window(self, point):
        left, top = self.corner()
        return left + point[0], top + point[1]

    # Pictures

    def expect_picture(self, what):
        """The host's window comes to show what the game drew, pixel by pixel."""

        def same():
            drawn = png_file.read(os.path.join(self.observed, "screen.png"))
            return self.shown() == drawn

        wait_for("the picture of " + what, same)

    def expect_golden(self, name):
        """The host's window comes to show the golden picture."""
        wanted = png_file.read(os.path.join(self.source, "tests", "golden", "main_window", name + ".png"))
        wait_for("the golden picture " + name, lambda: self.shown() == wanted)

    def shown(self):
        return self.desktop.pixels(*self.game.corner(*self.corner()), *CANVAS)

    # The end

    def settings(self):
        """The saved settings as a dictionary."""
        path = os.path.join(self.desktop.environment["XDG_CONFIG_HOME"], "mancala", "settings")
        try:
            with open(path, encoding="utf-8") as file:
                pairs = [line.split("=", 1) for line in file if "=" in line]
        except FileNotFoundError:
            return {}
        return {key.strip(): value.strip() for key, value in pairs}

    def keep(self, folder):
        """Leaves the last picture and its description beside the test's other remains."""
        for name in "screen.png", "screen.json":
            shutil.copy(os.path.join(self.observed, name), os.path.join(folder, self.NAME + "." + name))

    def finish(self):
        unused, unexplained = self.book.missing()
        assert not unused, "never used: %s" % unused
        assert not unexplained, "never explained: %s" % unexplained


# What each item of the menus does, in an order in which all of them can be chosen.


def new_game(walk):
    walk.expect("GetSpielStatus", "1")
    walk.expect("GetZuege", "")
    assert walk.game.ask("CallZug 3") == "0"
    walk.expect("GetBrett", "5 5 0 4 4 4 5 4 4 4 4 4")
    walk.expect_picture("a move")


def take_back(walk):
    walk.expect("GetZuege", "")


def replay(walk):
    walk.expect("GetZuege", "1:1-3")


def hint(walk):
    walk.expect_picture("a hint")
    walk.expect_unchanged("GetZuege", "1:1-3")


def analysis(walk):
    """The panel follows the game, and its menu item closes it again."""
    walk.wait_window("Analyse")
    walk.wait("a value", lambda screen: "geschätzt" in screen.gadget("Analyse", "TextGadget 2").get("value", ""))
    walk.choose("Analyse")
    walk.wait_no_window("Analyse")


def end_game(walk):
    walk.expect("GetSpielStatus", "0")
    walk.expect_picture("the end")
    walk.answer("Spielende", "OK")


def about(walk):
    walk.wait_requester("Info")
    walk.expect_picture("Programminfo")
    walk.answer("Info", "OK")


def greetings(walk):
    walk.wait_requester("Greet")
    walk.expect_picture("Greetings")
    walk.answer("Greet", "OK")


def quit_or_not(walk):
    walk.answer("ProgEnde", "Nein")


def help_mode_and_back(walk):
    walk.wait("help mode", lambda screen: screen.all["help_mode"])
    walk.expect_picture("help mode")
    walk.choose("Hilfsmodus")
    walk.wait("no help mode", lambda screen: not screen.all["help_mode"])


def board_in_words(walk):
    log = os.path.join(walk.desktop.folder, os.path.basename(walk.game.process.args[0]) + ".log")

    def said():
        with open(log, encoding="utf-8") as file:
            return file.read().count("Mulden 7 bis 12: ")

    walk.told += 1
    wait_for("the board in words", lambda: said() == walk.told)
    walk.answer("Ansage", "OK")


def picture_saved(walk):
    walk.pictures += 1
    wait_for("a picture", lambda: saved_pictures(walk.desktop) == walk.pictures)


def saved_pictures(desktop):
    """How many whole pictures there are; a PNG ends with its last chunk."""
    count = 0
    for folder, _, names in os.walk(desktop.folder):
        for name in names:
            if name.startswith("mancala-") and name.endswith(".png"):
                with open(os.path.join(folder, name), "rb") as file:
                    count += file.read().endswith(b"IEND\xaeB`\x82")
    return count


def link_window(walk):
    walk.wait_window("Verbindung")
    walk.close("Verbindung")


def on_and_off(title):
    def check(walk):
        walk.wait(title, lambda screen: screen.item(title)[1]["checked"])
        walk.choose(title)
        walk.wait("no " + title, lambda screen: not screen.item(title)[1]["checked"])
        walk.expect_picture("nothing special")

    return check


ITEMS = [
    ("Neues Spiel", new_game),
    ("Zug rückgängig machen", take_back),
    ("Zug wiederholen", replay),
    ("Zugvorschlag", hint),
    ("Analyse", analysis),
    ("Spiel beenden", end_game),
    ("Programminfo", about),
    ("Greetings", greetings),
    ("Programmende", quit_or_not),
    ("Hilfsmodus", help_mode_and_back),
    ("Verbindung ...", link_window),
    ("Brett in Worten", board_in_words),
    ("Bildschirmfoto", picture_saved),
    ("Bildschirmfoto wie gezeigt", picture_saved),
    ("Zeilenlücken", on_and_off("Zeilenlücken")),
    ("Flimmern", on_and_off("Flimmern")),
]


def all_items(walk):
    for title, check in ITEMS:
        walk.choose(title)
        check(walk)


def middle(box):
    return box[0] + box[2] // 2, box[1] + box[3] // 2


def row_middle(view, row):
    """Of a list view; look.hpp has the measures."""
    left, top, _, _ = view["box"]
    return left + 40, top + 2 + 8 * (row - view["top"]) + 4


def set_german_keys(desktop):
    """So that umlauts can be typed, and Z and Y are where Germans have them."""
    subprocess.run(["setxkbmap", "de"], env=desktop.environment, check=True)


def run(hand, steps, prepare, program, source, remains):
    """Walks all the steps on a desktop of its own."""
    with Desktop.opened() as desktop:
        walk = None
        try:
            set_german_keys(desktop)
            prepare(desktop)
            walk = hand(desktop, program, source)
            for step in steps:
                step(walk)
            walk.finish()
        except BaseException:
            if walk:
                walk.keep(remains)
            raise
