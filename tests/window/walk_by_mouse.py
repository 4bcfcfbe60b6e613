"""Goes with the mouse through every gadget and menu item of every window; what has no use without typing is typed.

    walk_by_mouse.py OBSERVED_MANCALA SOURCE_DIR FOLDER_FOR_REMAINS
"""
import os
import sys

import walk_editor
import walk_partner
from walk import CELLS, DRAWER, FILE, FILES, PATTERN, PLAYERS, REQUESTER, Walk, all_items, middle, row_middle, run

RIGHT = 3


class Mouse(Walk):
    NAME = "walk_by_mouse"

    def can_use(self, gadget):
        return gadget["class"] not in ("TextGadget", "CodeGadget", "MiniBoard")  # which are only looked at

    def can_ask_about(self, gadget):
        return True

    def at(self, point):
        return ["mousemove", "--window", self.game.window, *self.in_window(point)]

    def click_point(self, point, *keys):
        words = self.at(point)
        for key in keys:
            words += ["keydown", key]
        words += ["click", 1]
        for key in keys:
            words += ["keyup", key]
        self.desktop.xdotool(*words)

    def click(self, window, name, *keys):
        gadget = self.wait(
            "%s %s can be clicked" % (window, name), lambda screen: self.enabled(screen, window, name)
        )
        self.use(gadget)
        self.click_point(middle(gadget["box"]), *keys)

    @staticmethod
    def enabled(screen, window, name):
        gadget = screen.gadget(window, name)
        return gadget if gadget["enabled"] else None

    def answer(self, help_node, name):
        requester = self.wait_requester(help_node, name)
        gadget = next(gadget for gadget in requester["gadgets"] if gadget["name"] == name)
        self.use(gadget)
        self.click_point(middle(gadget["box"]))
        self.wait("the answer", lambda screen: screen.requester() is None or screen.requester() != requester)

    def choose(self, *titles):
        """Goes through the menus with the right button; all but the last item are picked by left clicks."""
        screen = self.screen()
        first, _ = screen.item(titles[0])
        self.desktop.xdotool(*self.at(middle(first["box"])), "mousedown", RIGHT)
        for title in titles:
            menu, item = screen.item(title)
            self.use_item(title)
            self.desktop.xdotool(*self.at(middle(menu["box"])))
            self.desktop.xdotool(*self.at(middle(item["box"])))
            self.wait("the item " + title, lambda screen, title=title: screen.item(title)[1]["pointed"])
            if title != titles[-1]:
                self.desktop.xdotool("click", 1)
        self.desktop.xdotool("mouseup", RIGHT)
        self.wait_no_menus()

    def row_point(self, window, row):
        view = self.screen().gadget(window, "ListView 1")
        self.use(view)
        return row_middle(view, row)

    def explain_window(self, window):
        for gadget in self.screen().window(window)["gadgets"]:
            if gadget["explained"]:
                self.click_point(middle(gadget["box"]))
                self.wait_node(gadget["help"])
                self.book.explained.add((window, gadget["place"]))
                self.close("guide")

    def enter(self, window, name):
        pass

    def choose_row(self, window, row):
        self.click_point(self.row_point(window, row))

    def open_row(self, window, row):
        self.desktop.xdotool(*self.at(self.row_point(window, row)), "click", "--repeat", 2, 1)

    def type_line(self, line, text):
        self.click(REQUESTER, line)
        self.wait("the cursor", lambda screen: screen.gadget(REQUESTER, line)["focused"])
        self.type("Super_R+x")
        self.desktop.xdotool("type", text)
        self.wait_value(REQUESTER, line, text)
        self.type("Return")

    def drag(self, start, end):
        # A step between: some hands move by more than one event.
        between = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.desktop.xdotool(*self.at(start), "mousedown", 1, *self.at(between), *self.at(end), "mouseup", 1)

    def frame_cell(self, window, cell):
        left, top, width, _ = self.screen().window(window)["box"]
        x, y = CELLS[cell]
        return left + (x if x >= 0 else width + x), top + y

    def close(self, window):
        self.click_point(self.frame_cell(window, "close"))
        self.wait_no_window(window)

    def write_line(self, window, name, text):
        """Over what stands in a string gadget; Return ends it."""
        self.begin_line(window, name)
        self.desktop.xdotool("type", text)
        self.wait_value(window, name, text)
        self.type("Return")

    def paste(self, window, name, text):
        self.paste_into(window, name, text, lambda: self.type("ctrl+v"))

    def begin_line(self, window, name):
        self.click(window, name)
        self.wait("the cursor", lambda screen: screen.gadget(window, name)["focused"])
        self.type("Super_R+x")
        self.wait_value(window, name, "")

    def type(self, *keys):
        for key in keys:
            self.desktop.xdotool("key", key)

    def replace_text(self, window, name, keys, text):
        """Types a new text over what stands in a string gadget."""
        self.begin_line(window, name)
        self.type(*keys)
        self.wait_value(window, name, text)
        self.type("Return")


def options(mouse):
    mouse.click("board", "OPTIONEN")
    mouse.wait_window("Optionen")
    for number in 1, 2:
        cycle = "Cycle %d" % number
        types = mouse.screen().gadget("Optionen", cycle)["choices"]
        for _ in range(types):  # round and round, to where it was
            before = mouse.screen().gadget("Optionen", cycle)["value"]
            mouse.click("Optionen", cycle)
            now = mouse.wait(
                "another type",
                lambda screen, cycle=cycle, before=before: screen.gadget("Optionen", cycle)["value"] != before
                and screen.gadget("Optionen", cycle)["value"],
            )
            kinds = [mouse.screen().gadget("Optionen", "Cycle %d" % n)["value"].split()[0] for n in (1, 2)]
            mouse.expect("GetSpielertypen", " ".join(kinds))
            assert kinds[number - 1] == now.split()[0]
    mouse.click("Optionen", "Cycle 2", "shift")
    mouse.wait_value("Optionen", "Cycle 2", "Mensch")
    mouse.expect("GetSpielertypen", "Mensch Mensch")
    mouse.replace_text("Optionen", "StringGadget 1", ["A", "n", "n", "a"], "Anna")
    mouse.replace_text("Optionen", "StringGadget 2", ["J", "odiaeresis", "r", "g"], "Jörg")


def checks_and_colours(mouse):
    checks = [gadget for gadget in mouse.screen().window("Optionen")["gadgets"] if gadget["class"] == "Checkbox"]
    assert len(checks) == 4
    for check in checks:
        for value in not check["value"], check["value"]:
            mouse.click("Optionen", check["name"])
            mouse.wait_value("Optionen", check["name"], value)
            mouse.expect_picture(check["name"])
    mouse.click("Optionen", "Zugverzögerung")  # the walk is not to wait for stones
    mouse.wait_value("Optionen", "Zugverzögerung", False)
    for time in "0,1 s", "0,3 s", "1 s", "3 s", "10 s", "30 s", "kurz":
        mouse.click("Optionen", "Cycle 3")
        mouse.wait_value("Optionen", "Cycle 3", time)
    themes = mouse.screen().gadget("Optionen", "Cycle 4")["choices"]
    seen = set()
    for _ in range(themes):
        before = mouse.screen().gadget("Optionen", "Cycle 4")["value"]
        seen.add(before)
        mouse.click("Optionen", "Cycle 4")
        mouse.wait(
            "other colours", lambda screen, before=before: screen.gadget("Optionen", "Cycle 4")["value"] != before
        )
        mouse.expect_picture("other colours")
    assert {"Rottöne", "Grüntöne", "Blautöne", "Graurot", "Brauntöne", "Workbench"} <= seen
    mouse.wait_value("Optionen", "Cycle 4", "Rottöne")


def file_requester(mouse):
    """Where it can go; at its end the sample players are listed."""
    mouse.wait_requester(FILES)
    mouse.click(REQUESTER, "LAUFWERKE")
    mouse.wait_value(REQUESTER, DRAWER, "")
    mouse.choose_row(REQUESTER, 0)
    drawer = mouse.wait("a drawer", lambda screen: screen.gadget(REQUESTER, DRAWER)["value"])
    mouse.click(REQUESTER, "VORIGE")
    mouse.wait_value(REQUESTER, DRAWER, os.path.dirname(drawer))
    mouse.type_line(DRAWER, os.path.join(mouse.source, "assets", "players"))
    mouse.wait_rows(REQUESTER, PLAYERS)
    mouse.type_line(PATTERN, "v#?")
    mouse.wait_rows(REQUESTER, PLAYERS[1:])
    mouse.type_line(PATTERN, "#?")
    mouse.wait_rows(REQUESTER, PLAYERS)
    mouse.expect_picture("the file requester")


def player_files(mouse):
    mouse.click("Optionen", "LADEN")
    file_requester(mouse)
    mouse.answer(FILES, "ABBRECHEN")
    mouse.click("Optionen", "LADEN")
    mouse.wait_requester(FILES)
    mouse.choose_row(REQUESTER, 0)
    mouse.wait_value(REQUESTER, FILE, PLAYERS[0])
    mouse.answer(FILES, "LADEN")
    first = mouse.wait_note(1, lambda note: note)
    mouse.click("Optionen", "LADEN 2")
    mouse.wait_requester(FILES)
    mouse.open_row(REQUESTER, 1)
    mouse.wait_no_requester()
    mouse.wait_note(2, lambda note: note not in ("", first))
    mouse.click("Optionen", "LADEN 2")
    mouse.wait_requester(FILES)
    comment = mouse.wait_note(2, lambda note: note)
    mouse.type_line(FILE, os.path.join(mouse.source, "README.md"))
    mouse.wait_no_requester()
    mouse.wait_note(2, lambda note: note != comment)  # the reason


def save_and_leave_options(mouse):
    mouse.click("Optionen", "EINSTELLUNGEN SPEICHERN")
    mouse.wait("the settings", lambda screen: mouse.settings().get("name2") == "Jörg")
    saved = mouse.settings()
    assert saved["name1"] == "Anna" and saved["player1"] == saved["player2"] == "mensch", saved
    assert saved["delay"] == "off" and saved["points"] == "on" and saved["sync"] == "off", saved
    assert saved["palette"] == "Rottöne" and saved["extern1"].endswith("sammler.cando"), saved
    before = mouse.screen().window("Optionen")["box"]
    mouse.drag((before[0] + 200, before[1] + 5), (before[0] + 230, before[1] - 35))
    mouse.wait("a moved window", lambda screen: screen.window("Optionen")["box"][:2] == [before[0] + 30, before[1] - 40])
    mouse.expect_picture("the moved window")
    mouse.click("Optionen", "BEENDEN")
    mouse.wait_no_window("Optionen")
    mouse.click("board", "OPTIONEN")
    mouse.wait_window("Optionen")
    mouse.close("Optionen")


def play(mouse):
    for pit in range(1, 13):
        mouse.click("board", "NEUES SPIEL")
        mouse.expect("GetZuege", "")
        mouse.expect("GetSpielStatus", "1")
        mouse.click("board", "PitGadget %d" % pit)
        mouse.expect("GetZuege", "1:1-%d" % pit)
    mouse.click("board", "ZURÜCKNEHMEN")
    mouse.expect("GetZuege", "")


def end(mouse):
    mouse.click("board", "SPIEL BEENDEN")
    mouse.answer("Spielende", "OK")
    mouse.expect("GetSpielStatus", "0")
    mouse.click("board", "NEUES SPIEL")
    mouse.expect("GetSpielStatus", "1")


def golden_requesters(mouse):
    mouse.click("board", "NEUES SPIEL")
    mouse.expect("GetZuege", "")
    mouse.choose("Greetings")
    mouse.wait_requester("Greet")
    mouse.expect_golden("greetings--rottoene")
    mouse.answer("Greet", "OK")
    mouse.click("board", "PROGRAMMENDE")
    mouse.wait_requester("ProgEnde")
    mouse.expect_golden("quit--rottoene")
    mouse.answer("ProgEnde", "Nein")
    mouse.choose("Programminfo", "Greetings")  # two at once: one over the other
    mouse.answer("Greet", "OK")
    mouse.answer("Info", "OK")


def scrollers(mouse):
    """Their last arrow; the page of the index is longer than the window."""
    for gadget in mouse.screen().window("guide")["gadgets"]:
        if gadget["class"] == "Scroller":
            mouse.use(gadget)
            left, top, width, height = gadget["box"]
            mouse.click_point((left + width - 6, top + height - 5))
            if height > width:
                mouse.wait("a line further", lambda screen: screen.gadget("guide", "PageView 1")["top"] == 1)


def guide(mouse):
    mouse.click("board", "SPIELREGELN")
    mouse.wait_node("Regeln")
    mouse.click("guide", "Inhalt")
    mouse.wait_node("Main")
    mouse.expect_picture("the guide")
    page = mouse.screen().gadget("guide", "PageView 1")
    link = next(link for link in page["links"] if link["target"] == "Bedienung")
    mouse.use(page)
    mouse.click_point(middle(link["box"]))
    mouse.wait_node("Bedienung")
    mouse.click("guide", "Zurück")
    mouse.wait_node("Main")
    mouse.click("guide", "Blättern >")
    second = mouse.wait("the next page", lambda screen: screen.window("guide")["node"] != "Main" and screen.window("guide"))
    mouse.click("guide", "Blättern <")
    mouse.wait_node("Main")
    assert second["node"] != "Main"
    mouse.click("guide", "Index")
    index = mouse.wait("the index", lambda screen: screen.window("guide")["node"] != "Main" and screen.window("guide"))
    scrollers(mouse)
    mouse.click("guide", "Hilfe")
    mouse.wait("the help", lambda screen: screen.window("guide")["node"] != index["node"])
    mouse.replace_text("guide", "StringGadget 1", ["i", "l", "b", "m"], "ilbm")
    mouse.wait("what was looked for", lambda screen: "ilbm" in "".join(screen.gadget("guide", "PageView 1")["lines"]).lower())
    frame_of_guide(mouse)


def frame_of_guide(mouse):
    """Two windows over each other: depth, to front and back."""
    mouse.close("guide")
    mouse.click("board", "OPTIONEN")
    mouse.wait_window("Optionen")
    mouse.choose("Hilfsmodus")
    mouse.wait("help mode", lambda screen: screen.all["help_mode"])
    mouse.click_point(middle(mouse.screen().gadget("board", "NEUES SPIEL")["box"]))
    mouse.wait_node("Neu")
    mouse.click_point(mouse.frame_cell("guide", "depth"))
    mouse.wait("options in front", lambda screen: screen.windows[-1]["name"] == "Optionen")
    mouse.expect_picture("depth")
    mouse.choose("Hilfsmodus")
    mouse.wait("no help mode", lambda screen: not screen.all["help_mode"])
    mouse.close("Optionen")
    mouse.close("guide")


def help_mode(mouse):
    mouse.click("board", "NEUES SPIEL")
    mouse.expect("GetZuege", "")
    mouse.click("board", "OPTIONEN")
    mouse.wait_window("Optionen")
    mouse.choose("Analyse")
    mouse.wait_window("Analyse")
    mouse.choose("Hilfsmodus")
    mouse.wait("help mode", lambda screen: screen.all["help_mode"])
    mouse.expect_picture("help mode")
    mouse.explain_window("Analyse")
    mouse.close("Analyse")
    mouse.explain_window("Optionen")
    mouse.close("Optionen")
    mouse.expect_golden("help_mode--rottoene")
    mouse.explain_window("board")
    for _, item in mouse.screen().items():
        if item["explained"]:
            mouse.choose(item["title"])
            mouse.wait_node(item["help"])
            mouse.book.explained.add(("menu", item["title"]))
            mouse.close("guide")
    mouse.choose("Hilfsmodus")
    mouse.wait("no help mode", lambda screen: not screen.all["help_mode"])
    mouse.expect_unchanged("GetZuege", "")


def leave(mouse):
    mouse.click("board", "PROGRAMMENDE")
    requester = mouse.wait_requester("ProgEnde")
    yes = next(gadget for gadget in requester["gadgets"] if gadget["name"] == "Ja")
    mouse.use(yes)
    mouse.click_point(middle(yes["box"]))
    mouse.game.expect_end()


def start(mouse):
    mouse.expect_golden("start--rottoene")


STEPS = [
    start,
    options,
    checks_and_colours,
    player_files,
    save_and_leave_options,
    play,
    end,
    all_items,
    golden_requesters,
    guide,
    *walk_editor.STEPS,
    *walk_partner.STEPS,
    help_mode,
    leave,
]

if __name__ == "__main__":
    run(Mouse, STEPS, walk_editor.a_printer, *sys.argv[1:])
