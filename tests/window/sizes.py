"""The real window at many sizes: no mixed colours with whole pixels, and the first and last pixel of what is clicked is
where the picture shows it.

    sizes.py MANCALA quick|whole
"""
import os
import sys
from math import ceil

from desktop import Desktop, Mancala, wait_for

CANVAS = (640, 400)
SIZES = [(1, 1), (320, 200), (639, 399), (640, 400), (641, 401), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160)]
QUICK = [(1, 1), (320, 200), (641, 401), (1366, 768)]
PIT_RADIUS = 29  # board_layout.hpp
# As board_window.cpp places them; the last is beyond the edge.
NEW_GAME, TAKE_BACK = (4, 324, 204, 348), (436, 324, 636, 348)


class LargeDesktop(Desktop):
    SIZE = (4000, 2300)


class Shown:
    """Where the picture stands in a window: the sums of viewport.cpp once more, from its description."""

    def __init__(self, window, aspect, scale):
        shape = 5 / 6 if aspect == "ntsc" else 1
        rows = window[1] // CANVAS[1]
        if aspect == "fill":
            whole = (window[0] // CANVAS[0] * CANVAS[0], rows * CANVAS[1])
        else:
            fits = [k for k in range(1, rows + 1) if int(CANVAS[0] * k * shape + 0.5) <= window[0]]
            whole = (int(CANVAS[0] * fits[-1] * shape + 0.5), fits[-1] * CANVAS[1]) if fits else (0, 0)
        self.is_whole = scale != "fit" and min(whole) > 0
        factor = min(window[0] / (CANVAS[0] * shape), window[1] / CANVAS[1])
        fitted = (int(CANVAS[0] * shape * factor + 0.5), int(CANVAS[1] * factor + 0.5))
        self.size = whole if self.is_whole else window if aspect == "fill" else tuple(max(1, side) for side in fitted)
        self.left, self.top = ((window[i] - self.size[i]) // 2 for i in (0, 1))
        self.window = window

    def first(self, x, y):
        """The first pixel of the window, from left and top, that shows this pixel of the canvas or one behind it."""
        at = [ceil((2 * c * self.size[i] / CANVAS[i] - 1) / 2) for i, c in enumerate((x, y))]
        return self.left + max(0, at[0]), self.top + max(0, at[1])

    def last(self, x, y):
        right, bottom = self.first(x + 1, y + 1)
        return right - 1, bottom - 1


def pit_edges(number, reach):
    """Pixels of a pit so far from its middle: left, right, top, bottom."""
    x, y = 165 + 62 * ((number - 1) % 6), 80 if number <= 6 else 205
    return [(x - reach, y), (x + reach, y), (x, y - reach), (x, y + reach)]


class Player:
    def __init__(self, game, shown):
        self.game, self.shown = game, shown

    def expect(self, question, answer, when=""):
        what = "%s for %s %s in a picture of %dx%d" % (answer, question, when, *self.shown.size)
        wait_for(what, lambda: self.game.ask(question) == "0 " + answer)

    def begin(self):
        assert self.game.ask("CallNeu") == "0"
        self.expect("GetZuege", "")

    def pit(self, number):
        shown = self.shown
        # A picture smaller than the canvas leaves out rows, perhaps the very one that is as wide as the pit.
        is_smaller = shown.size[0] < CANVAS[0] or shown.size[1] < CANVAS[1]
        left, right, top, bottom = pit_edges(number, PIT_RADIUS - 4 if is_smaller else PIT_RADIUS)
        places = [shown.first(*left), shown.last(*right), shown.first(*top), shown.last(*bottom)]
        for place in places:
            self.begin()
            self.game.click(*place)
            self.expect("GetZuege", "1:1-%d" % number, "after a click at %d,%d" % place)

    def gadgets(self):
        for box in NEW_GAME, TAKE_BACK:
            for place in self.shown.first(*box[:2]), self.shown.last(box[2] - 1, box[3] - 1):
                self.begin()
                self.game.ask("CallZug 3")
                self.expect("GetZuege", "1:1-3")
                # Ghosted until the picture has caught up.
                wait_for("a click at %d,%d" % place, lambda: self.click_undoes_all(place))

    def click_undoes_all(self, place):
        self.game.click(*place)
        return self.game.ask("GetZuege") == "0 "

    def bars(self):
        """What is clicked on a bar is no pit and no gadget: the next click is the first move."""
        shown = self.shown
        middle = shown.left + shown.size[0] // 2, shown.top + shown.size[1] // 2
        beside = [(shown.left - 1, middle[1]), (middle[0], shown.top - 1)]
        places = [place for place in beside if min(place) >= 0]
        if not places:
            return
        self.begin()
        for place in places:
            self.game.click(*place)
        self.game.click(*shown.first(165, 80))
        self.expect("GetZuege", "1:1-1")


def colours(desktop, game, shown):
    """The colours of the window's picture and of its bars."""
    left, top = game.corner(0, 0)
    rows = {bytes(b"".join(row)) for row in desktop.pixels(left, top, *shown.window)}
    found = set()
    for row in rows:
        width = len(row) // 3
        found.update(zip(row[:width], row[width : 2 * width], row[2 * width :]))
    return found


def resize(desktop, game, size):
    desktop.xdotool("windowsize", game.window, *size)
    wait_for("the size %dx%d" % size, lambda: game.size() == size)


def check_size(desktop, game, size, aspect, scale, pits):
    resize(desktop, game, size)
    shown = Shown(size, aspect, scale)
    player = Player(game, shown)
    player.begin()
    if shown.is_whole:
        # Eight pens and the bars; the picture may still be on its way.
        wait_for("at most nine colours at %dx%d" % size, lambda: 3 <= len(colours(desktop, game, shown)) <= 9)
    if min(size) >= 200:
        player.bars()
        player.gadgets()
        for number in pits:
            player.pit(number)


def check_mode(desktop, program, settings, aspect, scale, whole):
    words = [program, "--language", "de", "--player2", "mensch", "--settings", settings, "--aspect", aspect]
    game = Mancala(desktop, *words, *(["--scale", scale] if scale else []))
    desktop.xdotool("windowmove", game.window, 20, 40)
    for index, size in enumerate(SIZES if whole else QUICK):
        check_size(desktop, game, size, aspect, scale, range(1, 13) if whole else [1 + 5 * (index % 2), 7 + 5 * (index % 2)])
    game.quit()


def main(program, extent):
    with LargeDesktop.opened() as desktop:
        settings = os.path.join(desktop.folder, "no-delay")
        with open(settings, "w", encoding="ascii") as file:
            file.write("version = 1\ndelay = off\n")
        for aspect in "square", "ntsc", "fill":
            for scale in "", "fit":
                check_mode(desktop, program, settings, aspect, scale, extent == "whole")


if __name__ == "__main__":
    main(*sys.argv[1:])
