"""Goes by the keyboard alone through every gadget and menu item of every window.

    walk_by_keyboard.py OBSERVED_MANCALA SOURCE_DIR FOLDER_FOR_REMAINS
"""
import os
import sys

import walk_editor
import walk_partner
from desktop import Desktop, wait_for
from walk import DRAWER, FILE, FILES, PATTERN, PLAYERS, REQUESTER, Walk, all_items, run

UPPER_PITS = ["1", "2", "3", "4", "5", "6"]
LOWER_PITS = ["q", "w", "e", "r", "t", "z"]  # German keys: Z is where others have Y


def by_menu(keyboard, title):
    keyboard.point_at(title)
    keyboard.press("Return")
    keyboard.wait_no_menus()


def with_amiga(keyboard, title):
    by_key(keyboard, title, "Super_R+")


def with_control(keyboard, title):
    by_key(keyboard, title, "ctrl+")


def by_key(keyboard, title, modifier):
    """An item's letter with the modifier; or else its own key; or else it has none."""
    item = keyboard.screen().item(title)[1]
    if item["key"]:
        keyboard.press(modifier + item["key"])
    elif item["key_name"]:
        keyboard.press(item["key_name"].replace("Shift ", "shift+"))
    else:
        by_menu(keyboard, title)


class Keyboard(Walk):
    NAME = "walk_by_keyboard"
    way = staticmethod(by_menu)  # how items are chosen just now

    def can_use(self, gadget):
        return gadget["focusable"]

    def can_ask_about(self, gadget):
        return gadget["focusable"]

    def press(self, *keys):
        self.desktop.xdotool("key", *keys)

    def choose(self, title):
        self.wait(title + " can be chosen", lambda screen: screen.item(title)[1]["enabled"])
        self.use_item(title)
        self.way(self, title)

    def point_at(self, title):
        """Opens the menus and walks to the item."""
        self.press("F10")
        self.wait("open menus", lambda screen: screen.all["menus_open"])
        menu, item = self.screen().item(title)
        menus = self.screen().all["menus"]
        place = menus.index(menu)
        if place > 0:
            self.press(*["Right"] * place)
        downs = menu["items"].index(item)  # a menu opens with its first item
        if downs > 0:
            self.press(*["Down"] * downs)
        self.wait("the item " + title, lambda screen: screen.item(title)[1]["pointed"])

    @staticmethod
    def stand(screen):
        """Where the walk by keys stands."""
        active = screen.active()
        focused = [gadget for gadget in active["gadgets"] if gadget["focused"]]
        return active["name"], [(gadget["name"], gadget.get("selected")) for gadget in focused]

    def walk_to(self, name, key="Tab"):
        """In the active window; gives the gadget."""
        for _ in range(200):
            screen = self.screen()
            found = next((g for g in screen.active()["gadgets"] if g["name"] == name and g["focused"]), None)
            if found:
                return found
            before = self.stand(screen)
            self.press(key)
            self.wait("a step to " + name, lambda screen, before=before: self.stand(screen) != before)
        raise AssertionError("never reached: " + name)

    def walk_and_press(self, name, key="Return"):
        self.use(self.walk_to(name))
        self.press(key)

    def click(self, window, name):
        if window != REQUESTER:
            self.activate(window)
        self.wait(name + " can be pressed", lambda screen: screen.gadget(window, name)["enabled"])
        self.walk_and_press(name)

    def activate(self, window):
        for _ in range(10):
            active = self.screen().active()["name"]
            if active == window:
                return
            self.press("ctrl+Tab")
            self.wait("another window", lambda screen, active=active: screen.active()["name"] != active)
        raise AssertionError("never active: " + window)

    def explain_window(self, window):
        for gadget in self.screen().window(window)["gadgets"]:
            if gadget["explained"] and gadget["focusable"]:
                self.walk_to(gadget["name"])
                self.press("Return")
                self.wait_node(gadget["help"])
                self.book.explained.add((window, gadget["place"]))
                self.close("guide")

    def enter(self, window, name):
        self.click(window, name)

    def choose_row(self, window, row):
        if window != REQUESTER:
            self.activate(window)
        self.use(self.walk_to("ListView 1"))
        self.press("Home", *["Down"] * row)

    def open_row(self, window, row):
        self.choose_row(window, row)
        self.press("Return")

    def type_line(self, line, text):
        self.use(self.walk_to(line))
        self.press("Super_R+x")
        self.desktop.xdotool("type", text)
        self.wait_value(REQUESTER, line, text)
        self.press("Return")
        self.wait("the end of the line", lambda screen: not screen.gadget(REQUESTER, line)["focused"])

    def answer(self, help_node, name):
        requester = self.wait_requester(help_node, name)
        self.use(self.walk_to(name))
        self.press("space")
        self.wait("the answer", lambda screen: self.other_requester(screen, requester))

    @staticmethod
    def other_requester(screen, requester):
        """What has the focus is no difference."""
        now = screen.requester()
        return now is None or [g["name"] for g in now["gadgets"]] != [g["name"] for g in requester["gadgets"]]

    def close(self, window):
        self.press("Escape")
        self.wait_no_window(window)

    def type_over(self, name, keys, text):
        self.use(self.walk_to(name))
        self.press("Super_R+x")
        self.wait_active_value(name, "")
        self.press(*keys)
        self.wait_active_value(name, text)
        self.press("Return")

    def write_line(self, window, name, text):
        self.begin_line(window, name)
        self.desktop.xdotool("type", text)
        self.wait_value(window, name, text)
        self.press("Return")

    def paste(self, window, name, text):
        self.paste_into(window, name, text, lambda: self.press("ctrl+v"))

    def begin_line(self, window, name):
        self.activate(window)
        self.use(self.walk_to(name))
        self.press("Super_R+x")
        self.wait_value(window, name, "")

    def wait_active_value(self, name, value):
        return self.wait(
            "%s: %s" % (name, value),
            lambda screen: next(g for g in screen.active()["gadgets"] if g["name"] == name).get("value") == value,
        )


def options(keyboard):
    keyboard.walk_and_press("OPTIONEN")
    keyboard.wait_window("Optionen")
    for number in 1, 2:
        cycle = "Cycle %d" % number
        keyboard.use(keyboard.walk_to(cycle))
        for turn in range(keyboard.screen().gadget("Optionen", cycle)["choices"]):
            before = keyboard.screen().gadget("Optionen", cycle)["value"]
            keyboard.press("Return" if turn % 2 else "space")
            keyboard.wait(
                "another type",
                lambda screen, cycle=cycle, before=before: screen.gadget("Optionen", cycle)["value"] != before,
            )
            kinds = [keyboard.screen().gadget("Optionen", "Cycle %d" % n)["value"].split()[0] for n in (1, 2)]
            keyboard.expect("GetSpielertypen", " ".join(kinds))
    keyboard.press("shift+space")
    keyboard.wait_value("Optionen", "Cycle 2", "Mensch")
    keyboard.expect("GetSpielertypen", "Mensch Mensch")
    keyboard.type_over("StringGadget 1", ["A", "n", "n", "a"], "Anna")
    keyboard.type_over("StringGadget 2", ["J", "odiaeresis", "r", "g"], "Jörg")


def checks_and_colours(keyboard):
    for check in [g for g in keyboard.screen().window("Optionen")["gadgets"] if g["class"] == "Checkbox"]:
        for value, key in (not check["value"], "space"), (check["value"], "Return"):
            keyboard.walk_and_press(check["name"], key)
            keyboard.wait_value("Optionen", check["name"], value)
    keyboard.walk_and_press("Zugverzögerung")
    keyboard.wait_value("Optionen", "Zugverzögerung", False)
    keyboard.use(keyboard.walk_to("Cycle 3"))
    for time in "0,1 s", "0,3 s", "1 s", "3 s", "10 s", "30 s", "kurz":
        keyboard.press("Return")
        keyboard.wait_value("Optionen", "Cycle 3", time)
    keyboard.use(keyboard.walk_to("Cycle 4"))
    for _ in range(keyboard.screen().gadget("Optionen", "Cycle 4")["choices"]):
        before = keyboard.screen().gadget("Optionen", "Cycle 4")["value"]
        keyboard.press("Return")
        keyboard.wait(
            "other colours", lambda screen, before=before: screen.gadget("Optionen", "Cycle 4")["value"] != before
        )
    keyboard.wait_value("Optionen", "Cycle 4", "Rottöne")
    keyboard.expect_picture("the colours of the start")


def file_requester(keyboard):
    keyboard.wait_requester(FILES)
    keyboard.walk_and_press("LAUFWERKE")
    keyboard.wait_value(REQUESTER, DRAWER, "")
    keyboard.use(keyboard.walk_to("ListView 1"))
    keyboard.press("Down", "Return")
    drawer = keyboard.wait("a drawer", lambda screen: screen.gadget(REQUESTER, DRAWER)["value"])
    keyboard.walk_and_press("VORIGE")
    keyboard.wait_value(REQUESTER, DRAWER, os.path.dirname(drawer))
    keyboard.type_line(DRAWER, os.path.join(keyboard.source, "assets", "players"))
    keyboard.wait_rows(REQUESTER, PLAYERS)
    keyboard.type_line(PATTERN, "v#?")
    keyboard.wait_rows(REQUESTER, PLAYERS[1:])
    keyboard.type_line(PATTERN, "#?")
    keyboard.wait_rows(REQUESTER, PLAYERS)


def player_files(keyboard):
    keyboard.walk_and_press("LADEN")
    file_requester(keyboard)
    keyboard.answer(FILES, "ABBRECHEN")
    keyboard.press("Return")  # the gadget still has the focus
    keyboard.wait_requester(FILES)
    keyboard.press("v")  # type-ahead: the first that begins so
    keyboard.wait_value(REQUESTER, FILE, PLAYERS[1])
    keyboard.answer(FILES, "LADEN")
    first = keyboard.wait_note(1, lambda note: note)
    keyboard.walk_and_press("LADEN 2")
    keyboard.wait_requester(FILES)
    keyboard.type_line(FILE, PLAYERS[0])
    keyboard.wait_no_requester()
    keyboard.wait_note(2, lambda note: note not in ("", first))


def save_and_leave_options(keyboard):
    keyboard.walk_and_press("EINSTELLUNGEN SPEICHERN")
    keyboard.wait("the settings", lambda screen: keyboard.settings().get("name2") == "Jörg")
    saved = keyboard.settings()
    assert saved["name1"] == "Anna" and saved["player1"] == saved["player2"] == "mensch", saved
    assert saved["delay"] == "off" and saved["extern1"].endswith(PLAYERS[1]), saved
    keyboard.walk_and_press("BEENDEN")
    keyboard.wait_no_window("Optionen")
    keyboard.press("Return")  # the board's gadget still has the focus
    keyboard.wait_window("Optionen")
    keyboard.press("ctrl+Tab")
    keyboard.wait("the board", lambda screen: screen.active()["name"] == "board")
    keyboard.press("ctrl+Tab")
    keyboard.wait("the window", lambda screen: screen.active()["name"] == "Optionen")
    keyboard.press("ctrl+Tab")
    keyboard.close("Optionen")  # in front, though not active


def pits(keyboard):
    for number, key in enumerate(UPPER_PITS + LOWER_PITS, start=1):
        keyboard.walk_and_press("NEUES SPIEL")
        keyboard.expect("GetZuege", "")
        keyboard.press(key)
        keyboard.expect("GetZuege", "1:1-%d" % number)
    keyboard.press("ctrl+z")
    keyboard.expect("GetZuege", "")
    keyboard.press("ctrl+y")
    keyboard.expect("GetZuege", "1:1-12")
    keyboard.walk_and_press("ZURÜCKNEHMEN")
    keyboard.expect("GetZuege", "")
    for number in range(1, 13):
        keyboard.walk_and_press("PitGadget %d" % number, "space" if number % 2 else "Return")
        keyboard.expect("GetZuege", "1:1-%d" % number)
        keyboard.press("ctrl+z")
        keyboard.expect("GetZuege", "")


def arrows(keyboard):
    keyboard.walk_to("PitGadget 1")
    for key, name in ("Right", "PitGadget 2"), ("Down", "PitGadget 8"), ("Left", "PitGadget 7"), ("Up", "PitGadget 1"):
        keyboard.press(key)
        keyboard.wait("the arrow " + key, lambda screen, name=name: screen.gadget("board", name)["focused"])
    keyboard.expect_picture("the focus")


def end(keyboard):
    keyboard.walk_and_press("SPIEL BEENDEN")
    keyboard.wait_requester("Spielende")
    keyboard.press("Return")
    keyboard.wait_no_requester()
    keyboard.expect("GetSpielStatus", "0")


def items(keyboard):
    for way in by_menu, with_amiga, with_control:
        keyboard.way = way
        all_items(keyboard)


def full_screen(keyboard):
    before = keyboard.game.size()
    for key in "F11", "alt+Return":
        keyboard.press(key)
        wait_for("full screen", lambda: keyboard.game.size() == Desktop.SIZE)
        keyboard.press(key)
        wait_for("the window", lambda: keyboard.game.size() == before)


def guide(keyboard):
    keyboard.walk_and_press("SPIELREGELN")
    keyboard.wait_node("Regeln")
    keyboard.walk_and_press("Inhalt")
    keyboard.wait_node("Main")
    keyboard.press("Tab", "Return")
    first = keyboard.wait("a link", lambda screen: screen.window("guide")["node"] != "Main" and screen.window("guide")["node"])
    keyboard.walk_and_press("Zurück")
    keyboard.wait_node("Main")
    keyboard.use(keyboard.walk_to("PageView 1"))
    keyboard.press("greater")
    second = keyboard.wait("the next page", lambda screen: screen.window("guide")["node"] != "Main" and screen.window("guide")["node"])
    keyboard.walk_and_press("Blättern <")
    keyboard.wait_node("Main")
    keyboard.press("greater")
    keyboard.wait_node(second)
    keyboard.walk_and_press("Blättern >")
    keyboard.wait("the page after", lambda screen: screen.window("guide")["node"] not in (second, "Main"))
    keyboard.press("less", "less")
    keyboard.wait_node("Main")
    assert first != "Main"
    keyboard.press("greater")
    keyboard.wait_node(second)
    keyboard.walk_and_press("Index")
    index = keyboard.wait("the index", lambda screen: screen.window("guide")["node"] != second and screen.window("guide")["node"])
    for key, moves in ("Down", 1), ("Up", 0), ("End", None), ("Home", 0), ("space", None), ("BackSpace", 0):
        keyboard.press(key)
        keyboard.wait("scrolled by " + key, lambda screen, moves=moves: scrolled(screen, moves))
    keyboard.press("less")
    keyboard.wait("before the index", lambda screen: screen.window("guide")["node"] != index)
    keyboard.walk_and_press("Hilfe")
    keyboard.wait_node("Hilfe")
    keyboard.type_over("StringGadget 1", ["i", "l", "b", "m"], "ilbm")
    keyboard.wait("what was looked for", lambda screen: "ilbm" in "".join(screen.gadget("guide", "PageView 1")["lines"]).lower())
    keyboard.close("guide")


def scrolled(screen, top):
    now = screen.gadget("guide", "PageView 1")["top"]
    return now == top if top is not None else now > 0


def help_mode(keyboard):
    keyboard.walk_and_press("OPTIONEN")
    keyboard.wait_window("Optionen")
    keyboard.press("Super_R+h")
    keyboard.wait("help mode", lambda screen: screen.all["help_mode"])
    keyboard.explain_window("Optionen")
    keyboard.close("Optionen")
    keyboard.explain_window("board")
    for _, item in keyboard.screen().items():
        if item["explained"]:
            keyboard.point_at(item["title"])
            keyboard.press("Return")
            keyboard.wait_node(item["help"])
            keyboard.book.explained.add(("menu", item["title"]))
            keyboard.close("guide")
    keyboard.press("Super_R+h")
    keyboard.wait("no help mode", lambda screen: not screen.all["help_mode"])


def help_key(keyboard):
    """F1 on the gadget with the focus and on the item walked to, without the mode."""
    keyboard.walk_to("OPTIONEN")
    keyboard.press("F1")
    keyboard.wait_node("Optionen")
    keyboard.close("guide")
    for _, item in keyboard.screen().items():
        keyboard.point_at(item["title"])
        keyboard.press("F1")
        keyboard.wait_node(item["help"])
        keyboard.close("guide")


def leave(keyboard):
    keyboard.walk_and_press("PROGRAMMENDE")
    keyboard.wait_requester("ProgEnde")
    keyboard.press("Escape")
    keyboard.wait_no_requester()
    keyboard.press("Return")
    keyboard.wait_requester("ProgEnde")
    keyboard.use(keyboard.walk_to("Ja"))
    keyboard.press("Return")
    keyboard.game.expect_end()


STEPS = [
    options,
    checks_and_colours,
    player_files,
    save_and_leave_options,
    pits,
    arrows,
    end,
    items,
    full_screen,
    guide,
    *walk_editor.STEPS,
    *walk_partner.STEPS,
    help_mode,
    help_key,
    leave,
]

if __name__ == "__main__":
    run(Keyboard, STEPS, walk_editor.a_printer, *sys.argv[1:])
