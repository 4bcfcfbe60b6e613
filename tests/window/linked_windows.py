"""Two windows on one screen play one game over the link, by mouse and keys: one waits, the other types address and code,
each move shows on both; one is killed, the other says so, and the killed one comes back.

    linked_windows.py OBSERVED_MANCALA SOURCE_DIR [PICTURE]

PICTURE: the screen with both windows is written there.
"""
import os
import subprocess
import sys

from desktop import Desktop, Mancala, wait_for
from walk import set_german_keys
from walk_by_mouse import Mouse
from walk_partner import CODE, HOST, LINK, PLACE, open_link, shown_code, wait_state


class WideDesktop(Desktop):
    SIZE = (1340, 470)

    def __init__(self, folder):
        super().__init__(folder)
        # A click that brings the focus to the other window acts there, too.
        self.environment["SDL_MOUSE_FOCUS_CLICKTHROUGH"] = "1"


class OneOfTwo(Mancala):
    """Found by its process and its port, since both windows have the same title."""

    def __init__(self, desktop, number, program, *words):
        self.number = number
        super().__init__(desktop, program, *words)

    def find_window(self):
        try:
            words = ["search", "--all", "--onlyvisible", "--pid", self.process.pid, "--name", "^Mancala$"]
            return self.desktop.xdotool(*words).split()[0]
        except (subprocess.CalledProcessError, IndexError):
            return None


class Side(Mouse):
    """One of the two games and the hand that plays it."""

    def __init__(self, desktop, number, program, source):
        self.number = number
        self.FOLDER = "observed-%d" % number
        self.settings_file = os.path.join(desktop.folder, "settings-%d" % number)
        with open(self.settings_file, "w", encoding="utf-8") as file:
            file.write("name1 = Anna\nname2 = Jörg\nplayer1 = mensch\nplayer2 = mensch\ndelay = off\n")
        super().__init__(desktop, program, source)

    def start(self, program, *words):
        self.desktop.environment["OBSERVED"] = self.observed
        game = OneOfTwo(self.desktop, self.number, program, "--settings", self.settings_file, *words)
        x = 10 + (self.number - 1) * 660
        self.desktop.xdotool("windowmove", "--sync", game.window, x, 30)
        return game

    def click_point(self, point, *keys):
        self.come_to_front()
        super().click_point(point, *keys)

    def choose(self, *titles):
        self.come_to_front()
        super().choose(*titles)

    def come_to_front(self):
        """A window that gets the focus by a press lets go of what was pressed."""
        self.desktop.xdotool("windowactivate", "--sync", self.game.window)

    def wait_title(self, words):
        self.wait("title: " + words, lambda screen: words in screen.all["title"])


def waits(host):
    """Gives address and code as they stand in the window."""
    open_link(host)
    host.click(LINK, "WARTEN")
    host.wait_title("wartet auf den Partner")
    address = host.screen().gadget(LINK, PLACE)["value"]
    assert address.startswith("127.0.0.1:") and not address.endswith(":0"), address
    return address, shown_code(host)


def calls(guest, address, code):
    open_link(guest)
    guest.write_line(LINK, HOST, address)
    guest.write_line(LINK, CODE, code)
    guest.wait("no code on the screen", lambda screen: code not in values(screen))


def values(screen):
    """All that texts and lines show."""
    return [gadget.get("value") for window in screen.windows for gadget in window["gadgets"]]


def linked(host, guest):
    host.wait_title("verbunden mit ")
    guest.wait_title("verbunden mit ")


def both(sides, question, answer):
    for side in sides:
        side.expect(question, answer)


def a_game(host, guest):
    sides = host, guest
    host.click("board", "NEUES SPIEL")
    both(sides, "GetSpielStatus", "1")
    host.click("board", "PitGadget 1")
    both(sides, "GetZuege", "1:1-1")
    host.click("board", "PitGadget 2")  # not his turn
    guest.click("board", "PitGadget 9")
    both(sides, "GetZuege", "1:1-1 2:2-9")
    for side in sides:
        side.expect_picture("the same game")
    host.click("board", "ZURÜCKNEHMEN")
    both(sides, "GetZuege", "")
    host.click("board", "PitGadget 1")
    both(sides, "GetZuege", "1:1-1")


def take_picture(desktop, path):
    if path:
        subprocess.run(["import", "-window", "root", path], env=desktop.environment, check=True)


def saved_games(desktop):
    """How many of the two have their move on the disk."""
    folder = os.path.join(desktop.environment["XDG_STATE_HOME"], "mancala")
    count = 0
    for name in os.listdir(folder) if os.path.isdir(folder) else []:
        if name.endswith(".partie"):
            try:
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    count += "\n1:1-1 " in file.read()
            except FileNotFoundError:
                continue  # has just gone
    return count


def come_back(host, guest, address, code, program):
    wait_for("both games on the disk", lambda: saved_games(host.desktop) == 2)
    guest.game.kill()
    host.wait_title("getrennt von ")
    host.expect_picture("the large notice")
    yield "separated"
    guest.begin(program)
    guest.answer("Unterbrochen", "Nein")
    calls(guest, address, code)
    linked(host, guest)
    guest.close(LINK)
    both((host, guest), "GetZuege", "1:1-1")
    guest.click("board", "PitGadget 9")
    both((host, guest), "GetZuege", "1:1-1 2:2-9")
    yield "back"


def end(host, guest):
    open_link(host)
    host.click(LINK, "VERBINDUNG BEENDEN")
    host.answer(LINK, "Ja")
    wait_state(host, "keine Verbindung")
    guest.wait("no link", lambda screen: "verbunden" not in screen.all["title"])


def play(desktop, program, source, picture):
    host = Side(desktop, 1, program, source)
    guest = Side(desktop, 2, program, source)
    address, code = waits(host)
    calls(guest, address, code)
    linked(host, guest)
    for side in host, guest:
        side.close(LINK)
    a_game(host, guest)
    take_picture(desktop, picture)
    for what in come_back(host, guest, address, code, program):
        take_picture(desktop, picture and picture.replace(".png", "-%s.png" % what))
    end(host, guest)


def main(program, source, picture=None):
    with WideDesktop.opened() as desktop:
        set_german_keys(desktop)
        play(desktop, program, source, picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
