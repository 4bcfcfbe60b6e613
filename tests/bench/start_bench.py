"""How long mancala takes from exec to its first picture on the screen, warm: Xvfb, a window manager, no graphics card.

    start_bench.py MANCALA
"""
import mmap
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "window"))
from desktop import DEADLINE, Desktop  # noqa: E402

STARTS = 21
INSIDE = (300, 200)  # a pixel of the screen that the window covers


class Pixel:
    """One pixel of Xvfb's frame buffer, without copying the rest."""

    def __init__(self, desktop):
        self.file = open(os.path.join(desktop.folder, "Xvfb_screen0"), "rb")
        self.memory = mmap.mmap(self.file.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack(">25I", self.memory[:100])
        self.at = head[0] + 12 * head[19] + INSIDE[1] * head[12] + 4 * INSIDE[0]

    def colour(self):
        return self.memory[self.at : self.at + 3]

    def wait_until(self, condition):
        """The time that passes until then, in seconds."""
        start = time.monotonic()
        while not condition(self.colour()):
            assert time.monotonic() - start < DEADLINE, "the pixel does not change"
            time.sleep(0.0005)  # between two looks
        return time.monotonic() - start


def start(desktop, pixel, program, driver):
    """Wall clock and processor time of one start, in milliseconds."""
    empty = pixel.colour()
    before = time.monotonic()
    environment = {**desktop.environment, **({"SDL_RENDER_DRIVER": driver} if driver else {})}
    child = subprocess.Popen([program, "--language", "de"], env=environment, stderr=subprocess.DEVNULL)
    pixel.wait_until(lambda colour: colour != empty)
    wall = time.monotonic() - before
    with open("/proc/%d/stat" % child.pid, encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    ticks = int(fields[11]) + int(fields[12])
    child.terminate()
    child.wait()
    pixel.wait_until(lambda colour: colour == empty)
    return 1000 * wall, 1000 * ticks / os.sysconf("SC_CLK_TCK")


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        desktop = Desktop(folder)
        try:
            pixel = Pixel(desktop)
            for driver in "software", "":
                start(desktop, pixel, program, driver)  # warms the caches
                walls, cpus = zip(*(start(desktop, pixel, program, driver) for _ in range(STARTS)))
                print(
                    "start to first picture, renderer %s: median %.0f ms, least %.0f ms; processor %.0f ms"
                    % (driver or "as SDL chooses", statistics.median(walls), min(walls), statistics.median(cpus))
                )
        finally:
            desktop.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
