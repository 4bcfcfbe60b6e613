"""Two linked windows on one screen, one German, one English, whose games differ: the question is answered by mouse and by
keys. Then the waiting side dies and waits anew from its window.

    linked_trouble.py OBSERVED_MANCALA SOURCE_DIR [PICTURE]

PICTURE: with a word before its ending it names the pictures of the screen.
"""
import os
import sys

from desktop import wait_for
from linked_windows import Side, WideDesktop, both, calls, linked, take_picture, waits
from walk import REQUESTER, set_german_keys
from walk_partner import open_link

TITLES = {"de": {}, "en": {"Verbindung": "Link", "Verbindung ...": "Link ...", "NEUES SPIEL": "NEW GAME", "Ja": "Yes",
                           "VERBINDUNG BEENDEN": "END LINK", "verbunden mit ": "linked with ",
                           "getrennt von ": "separated from ", "Mit meinem": "With mine",
                           "Mit dem des Partners": "With the partner's"}}
QUESTION = "Verbindung"  # its page, the same in both guides
OTHER_GAME = "1:1-3"  # what stands on a disk where 1:1-1 was played


class Troubled(Side):
    """Knows its titles by the German ones, and has a disk of its own."""

    def __init__(self, desktop, number, program, source, language):
        self.language = language
        self.state = os.path.join(desktop.folder, "state-%d" % number)
        super().__init__(desktop, number, program, source)

    def start(self, program, *words):
        self.desktop.environment["XDG_STATE_HOME"] = self.state
        return super().start(program, *[self.language if word == "de" else word for word in words])

    def word(self, title):
        return TITLES[self.language].get(title, title)

    def click(self, window, name, *keys):
        super().click(self.word(window), self.word(name), *keys)

    def close(self, window):
        super().close(self.word(window))

    def answer(self, help_node, name):
        self.come_to_front()
        super().answer(help_node, self.word(name))

    def choose(self, *titles):
        super().choose(*map(self.word, titles))

    def wait_window(self, name):
        return super().wait_window(self.word(name))

    def write_line(self, window, name, text):
        super().write_line(self.word(window), name, text)

    def begin_line(self, window, name):
        super().begin_line(self.word(window), name)

    def wait_title(self, words):
        super().wait_title(self.word(words))

    def wait_value(self, window, name, value):
        return super().wait_value(self.word(window), name, value)

    def answer_by_keys(self, name):
        """Tab goes through the answers, Return gives one."""
        self.come_to_front()
        before = self.wait_requester(QUESTION, self.word(name))
        for _ in range(len(before["gadgets"])):
            if self.screen().gadget(REQUESTER, self.word(name))["focused"]:
                break
            seen = self.focus()
            self.type("Tab")
            self.wait("the next answer", lambda screen: self.focus() != seen)
        self.type("Return")
        self.wait("the answer", lambda screen: screen.requester() != before)

    def focus(self):
        return [gadget["focused"] for gadget in self.screen().requester()["gadgets"]]

    def saved(self, moves):
        """The file of the running game, once it has these moves."""
        folder = os.path.join(self.state, "mancala")

        def has_them():
            for name in os.listdir(folder) if os.path.isdir(folder) else []:
                path = os.path.join(folder, name)
                if name.endswith(".partie"):
                    try:
                        with open(path, encoding="utf-8") as file:
                            if "\n%s " % moves in file.read():
                                return path
                    except FileNotFoundError:
                        continue  # has just gone
            return None

        return wait_for("saved: " + moves, has_them)

    def die(self):
        self.game.kill()


def another_game(guest, program):
    """As it lies on the disk while it runs."""
    guest.click("board", "NEUES SPIEL")
    guest.click("board", "PitGadget 3")
    path = guest.saved(OTHER_GAME)
    with open(path, "rb") as file:
        content = file.read()
    guest.die()
    os.remove(path)
    guest.begin(program)
    return content


def differ(host, guest, moves, disk, program, address, code):
    """The guest comes back with a disk that is not right."""
    path = guest.saved(moves)
    guest.die()
    with open(path, "wb") as file:
        file.write(disk)
    host.wait_title("getrennt von ")
    guest.begin(program)
    guest.answer("Unterbrochen", "Ja")
    guest.expect("GetZuege", OTHER_GAME)
    calls(guest, address, code)
    for side in host, guest:
        side.wait_requester(QUESTION, side.word("Mit meinem"))
        side.expect_picture("the question")
        assert side.game.ask("GetVerbindung").startswith("0 differing "), side.game.ask("GetVerbindung")


def settle_by_mouse(host, guest):
    host.answer(QUESTION, "Mit meinem")
    host.wait_requester(QUESTION, "Mit meinem")  # until the partner gives way
    guest.wait_requester(QUESTION, "With mine")
    yield "insisted"
    guest.answer(QUESTION, "Mit dem des Partners")
    linked(host, guest)
    both((host, guest), "GetZuege", "1:1-1")
    for side in host, guest:
        side.wait_no_requester()


def settle_by_keys(host, guest):
    guest.answer_by_keys("Mit meinem")
    host.answer_by_keys("Mit dem des Partners")
    linked(host, guest)
    both((host, guest), "GetZuege", OTHER_GAME)
    for side in host, guest:
        side.wait_no_requester()


def waits_anew(host, guest, program):
    """A new code and perhaps a new address: the guest must call there. The game stands on both disks."""
    host.saved(OTHER_GAME)
    host.die()
    guest.wait_title("getrennt von ")
    host.begin(program)
    host.answer("Unterbrochen", "Ja")
    address, code = waits(host)
    open_link(guest)
    guest.click("Verbindung", "VERBINDUNG BEENDEN")
    guest.answer("Verbindung", "Ja")
    guest.wait("no link", lambda screen: "separated" not in screen.all["title"])
    guest.close("Verbindung")
    calls(guest, address, code)
    linked(host, guest)
    for side in host, guest:
        side.close("Verbindung")
    both((host, guest), "GetZuege", OTHER_GAME)


def play(desktop, program, source, picture):
    def show(what):
        take_picture(desktop, picture and picture.replace(".png", "-%s.png" % what))

    host = Troubled(desktop, 1, program, source, "de")
    guest = Troubled(desktop, 2, program, source, "en")
    disk = another_game(guest, program)
    address, code = waits(host)
    calls(guest, address, code)
    linked(host, guest)
    for side in host, guest:
        side.close("Verbindung")
    host.click("board", "NEUES SPIEL")
    host.click("board", "PitGadget 1")
    both((host, guest), "GetZuege", "1:1-1")
    differ(host, guest, "1:1-1", disk, program, address, code)
    show("differing")
    for what in settle_by_mouse(host, guest):
        show(what)
    differ(host, guest, "1:1-1", disk, program, address, code)
    settle_by_keys(host, guest)
    show("settled")
    guest.close("Verbindung")
    waits_anew(host, guest, program)
    show("anew")
    guest.click("board", "PitGadget 9")
    both((host, guest), "GetZuege", OTHER_GAME + " 2:2-9")


def main(program, source, picture=None):
    with WideDesktop.opened() as desktop:
        set_german_keys(desktop)
        try:
            play(desktop, program, source, picture)
        except BaseException:
            take_picture(desktop, picture and picture.replace(".png", "-failed.png"))
            raise


if __name__ == "__main__":
    main(*sys.argv[1:])
