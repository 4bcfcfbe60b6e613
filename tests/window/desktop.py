"""A display of its own with a window manager, its pixels, and mancala on it."""
import contextlib
import os
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time

DEADLINE = 60.0  # seconds; reached only if something hangs


def wait_for(what, condition):
    """The first true answer of the condition; fails with `what` when it never comes."""
    end = time.monotonic() + DEADLINE
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError("waited in vain: " + what)
        time.sleep(0.05)  # between two looks


class Desktop:
    """Xvfb or what `server` says on the first free display number, openbox, and the frame buffer as a file."""

    SIZE = (1000, 700)
    KEYS = ""  # of the window manager: none, as Super+E and the like are the game's

    def __init__(self, folder):
        self.folder = folder
        self.children = []
        reader, writer = os.pipe()
        self.start([*self.server(), "-displayfd", str(writer), "-nolisten", "tcp"], pass_fds=(writer,))
        os.close(writer)
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            self.print_logs()
        assert number, "the display did not start"
        # No Wayland, no settings of whoever runs the test.
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": folder,
            **{f"XDG_{kind}_HOME": os.path.join(folder, kind.lower()) for kind in ("CONFIG", "STATE", "DATA")},
            # The endgame tables are built by the first game of a test run and serve all others.
            "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", os.path.join(folder, "cache")),
            "DISPLAY": ":" + number,
            "MANCALA_PORTS": os.path.join(folder, "ports"),
            "LANG": "de_DE.UTF-8",
            # The graphics libraries keep memory and have threads that no sanitizer knows.
            "ASAN_OPTIONS": "detect_leaks=0",
            "TSAN_OPTIONS": "suppressions=" + os.path.join(os.path.dirname(os.path.abspath(__file__)), "tsan.supp"),
        }
        os.mkdir(self.environment["MANCALA_PORTS"], 0o700)
        settings = os.path.join(folder, "openbox.xml")
        with open(settings, "w", encoding="utf-8") as file:
            keyboard = "<keyboard>%s</keyboard>" % self.KEYS
            file.write('<openbox_config xmlns="http://openbox.org/3.4/rc">%s</openbox_config>' % keyboard)
        self.manager = None
        try:
            wait_for("openbox", lambda: self.is_managed(["openbox", "--sm-disable", "--config-file", settings]))
        except AssertionError:
            self.print_logs()
            self.close()
            raise

    @classmethod
    @contextlib.contextmanager
    def opened(cls):
        """One in a folder of its own, for the time of a test; when it fails, the programs' words are printed."""
        with tempfile.TemporaryDirectory() as folder:
            desktop = cls(folder)
            try:
                yield desktop
            except BaseException:
                desktop.print_logs()
                raise
            finally:
                desktop.close()

    def server(self):
        return ["Xvfb", "-screen", "0", "%dx%dx24" % self.SIZE, "-fbdir", self.folder, "-r"]

    def start(self, command, **options):
        log = open(os.path.join(self.folder, os.path.basename(command[0]) + ".log"), "wb")
        child = subprocess.Popen(
            command, env=getattr(self, "environment", None), stdin=subprocess.DEVNULL, stdout=log, stderr=log, **options
        )
        log.close()
        self.children.append(child)
        return child

    def print_logs(self):
        """What the programs said, sanitizer reports above all."""
        for name in sorted(os.listdir(self.folder)):
            if name.endswith(".log"):
                with open(os.path.join(self.folder, name), encoding="utf-8", errors="replace") as file:
                    print("--- " + name, file.read(), sep="\n", file=sys.stderr)

    def is_managed(self, command):
        """On a loaded machine it may give up before the server answers; then it is started again."""
        if self.manager is None or self.manager.poll() is not None:
            self.manager = self.start(command)
        return self.has_window_manager()

    def has_window_manager(self):
        # A window manager alone can answer this.
        done = subprocess.run(
            ["xdotool", "get_num_desktops"], env=self.environment, capture_output=True, text=True, check=False
        )
        return done.returncode == 0 and done.stdout.strip().isdigit()

    def xdotool(self, *words):
        return subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, capture_output=True, text=True, check=True
        ).stdout

    def pixels(self, x, y, width, height):
        """Rows of planes as png_file has them."""
        with open(self.dump(), "rb") as file:
            head = struct.unpack(">25I", file.read(100))
            header_size, step, bytes_per_line, colours = head[0], head[11] // 8, head[12], head[19]
            big_endian = head[7] == 1
            file.seek(header_size + 12 * colours + y * bytes_per_line)
            data = file.read(height * bytes_per_line)
        order = range(step - 3, step) if big_endian else (2, 1, 0)
        rows = []
        for line in range(height):
            start = line * bytes_per_line + step * x
            row = data[start : start + step * width]
            rows.append(tuple(row[plane::step] for plane in order))
        return rows

    def dump(self):
        """A file with the screen as XWD writes it; this one Xvfb keeps up to date."""
        return os.path.join(self.folder, "Xvfb_screen0")

    def close(self):
        for child in reversed(self.children):
            if child.poll() is None:
                child.terminate()
                child.wait()


class Program:
    """A program with a window of this title."""

    def __init__(self, desktop, title, program, *arguments):
        self.desktop, self.title = desktop, title
        self.process = desktop.start([program, *arguments])
        self.window = wait_for("the window", self.find_window)

    def find_window(self):
        try:
            return self.desktop.xdotool("search", "--onlyvisible", "--name", "^%s$" % self.title).split()[0]
        except (subprocess.CalledProcessError, IndexError):
            return None

    def size(self):
        values = self._values("getwindowgeometry", "--shell", self.window)
        return values["WIDTH"], values["HEIGHT"]

    def corner(self, x, y):
        """Which pixel of the screen this pixel of the window is. The pointer goes there and then out of the picture,
        since xdotool's own idea of a window's place is wrong under window managers with frames."""
        there = ("mousemove", "--window", self.window, x, y, "getmouselocation", "--shell")
        values = self._values(*there, "mousemove", 0, 0)
        return values["X"], values["Y"]

    def click(self, x, y):
        self.desktop.xdotool("mousemove", "--window", self.window, x, y, "click", 1)

    def expect_end(self):
        """It ends, and as it should."""
        assert self.process.wait(DEADLINE) == 0, self.process.returncode

    def kill(self):
        self.process.kill()
        self.process.wait()

    def _values(self, *words):
        text = self.desktop.xdotool(*words)
        return {key: int(value) for key, value in re.findall(r"^(\w+)=(-?\d+)$", text, re.MULTILINE)}


class Mancala(Program):
    """The game with its window and its port."""

    number = 1  # of the port

    def __init__(self, desktop, program, *arguments):
        super().__init__(desktop, "Mancala", program, *arguments)
        self.port = wait_for("the port", self.connect)
        self.answers = self.port.makefile("r", encoding="utf-8")

    def connect(self):
        assert self.process.poll() is None, "mancala has ended"
        client = socket.socket(socket.AF_UNIX)
        try:
            client.connect(os.path.join(self.desktop.environment["MANCALA_PORTS"], "Mancala.%d" % self.number))
            return client
        except OSError:
            client.close()
            return None

    def ask(self, line):
        self.port.sendall((line + "\n").encode())
        return self.answers.readline().rstrip("\n")

    def expect_end(self):
        super().expect_end()
        self.port.close()

    def quit(self):
        assert self.ask("Quit") == "0"
        self.expect_end()

    def kill(self):
        super().kill()
        self.port.close()
