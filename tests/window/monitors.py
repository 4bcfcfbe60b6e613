"""A second monitor comes, shows the game and is pulled out; then the one that is left gets smaller. The game goes on, its
window is where one can see it, the picture right.

    monitors.py MANCALA

Xvfb has one monitor, so this is the X server itself with its driver for no hardware. Ends with 77 where it is missing.
"""
import os
import subprocess
import sys

from desktop import Desktop, wait_for
from window_life import PEOPLE, Life

SERVER = "/usr/lib/xorg/Xorg"
SKIPPED = 77
CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 1-2000
  VertRefresh 1-200
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "1024x768" "800x600"
  EndSubSection
EndSection
"""
FIRST, SECOND = (1024, 768), (800, 600)


class TwoMonitors(Desktop):
    def server(self):
        configuration = os.path.join(self.folder, "xorg.conf")
        with open(configuration, "w", encoding="ascii") as file:
            file.write(CONFIGURATION)
        log = os.path.join(self.folder, "server.log")
        return [SERVER, "-config", configuration, "-logfile", log, "-noreset", "-novtswitch", "-sharevts"]

    def dump(self):
        name = os.path.join(self.folder, "screen.xwd")
        subprocess.run(["xwd", "-root", "-silent", "-out", name], env=self.environment, check=True)
        return name

    def xrandr(self, *words):
        return subprocess.run(
            ["xrandr", *words], env=self.environment, capture_output=True, text=True, check=True
        ).stdout

    def plug_in(self):
        self.xrandr("--addmode", "DUMMY1", "%dx%d" % SECOND)
        self.xrandr("--output", "DUMMY1", "--mode", "%dx%d" % SECOND, "--right-of", "DUMMY0")
        wait_for("the second monitor", lambda: "DUMMY1 connected 800x600+1024+0" in self.xrandr())

    def pull_out(self):
        self.xrandr("--output", "DUMMY1", "--off")
        wait_for("one monitor", lambda: "800x600+1024+0" not in self.xrandr())


def box(life):
    """Left, top, width, height on the screen."""
    return (*life.game.corner(0, 0), *life.game.size())


def expect_box(life, what, is_wanted):
    wait_for(what, lambda: is_wanted(*box(life)))


def fills(size, left=0):
    return lambda *place: place == (left, 0, *size)


def is_small_and_seen(left, top, width, height):
    return (width, height) == (640, 400) and 0 <= left <= FIRST[0] - width and 0 <= top <= FIRST[1] - height


def go_to_the_second(life):
    life.desktop.xdotool("windowmove", life.game.window, FIRST[0] + 80, 90)
    wait_for("a window on the second monitor", lambda: life.game.corner(0, 0)[0] > FIRST[0])


def pulled_out_in_full_screen(life):
    life.desktop.plug_in()
    go_to_the_second(life)
    life.desktop.xdotool("key", "F11")
    expect_box(life, "full screen on the second monitor", fills(SECOND, FIRST[0]))
    assert life.game.ask("CallZug 3") == "0"
    life.picture_is_right("on the second monitor")
    life.desktop.pull_out()
    expect_box(life, "full screen on the monitor that is left", fills(FIRST))
    assert life.game.ask("CallZug 3") == "0"
    life.picture_is_right("after the monitor is gone")
    life.desktop.xdotool("key", "F11")
    expect_box(life, "the window where it can be seen", is_small_and_seen)
    life.picture_is_right("in the window")


def pulled_out_in_the_window(life):
    life.desktop.plug_in()
    go_to_the_second(life)
    life.desktop.pull_out()
    # The window manager leaves some of it to be seen, enough to fetch it.
    expect_box(life, "a part of the window on the monitor that is left", lambda left, *_: left <= FIRST[0] - 32)
    life.desktop.xdotool("windowmove", life.game.window, 100, 100)
    expect_box(life, "the window on the monitor that is left", is_small_and_seen)
    life.picture_is_right("after the monitor of the window is gone")


def smaller_in_full_screen(life):
    life.desktop.xdotool("key", "F11")
    expect_box(life, "full screen", fills(FIRST))
    life.desktop.xrandr("--output", "DUMMY0", "--mode", "%dx%d" % SECOND)
    expect_box(life, "full screen on fewer pixels", fills(SECOND))
    life.picture_is_right("on fewer pixels")
    life.desktop.xrandr("--output", "DUMMY0", "--mode", "%dx%d" % FIRST)
    expect_box(life, "full screen on more pixels", fills(FIRST))
    life.picture_is_right("on more pixels")


def main(program):
    if not os.path.exists(SERVER):
        print("no " + SERVER)
        return SKIPPED
    with TwoMonitors.opened() as desktop:
        life = Life(desktop, program, *PEOPLE)
        pulled_out_in_full_screen(life)
        pulled_out_in_the_window(life)
        smaller_in_full_screen(life)
        life.end()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
