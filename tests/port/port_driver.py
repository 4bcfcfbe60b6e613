"""Starts the game in a place of its own and talks to its port; for the tests in this folder."""
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from threads import is_at_rest  # noqa: E402

PATIENCE = 60  # seconds; reached only if something hangs


def wait_until(condition, what):
    """Asks again and again until the condition gives something true; gives that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.005)
    raise AssertionError(f"did not happen within {PATIENCE} s: {what}")


class Client:
    """One connection: lines out, answer lines in."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(PATIENCE)
        try:
            self.socket.connect(str(path))
        except OSError:
            self.socket.close()
            raise
        self.unread = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def process(self):
        credentials = self.socket.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
        return struct.unpack("3i", credentials)[0]

    def send(self, data):
        self.socket.sendall(data)

    def line(self):
        """The next answer; None at the end of the connection."""
        while b"\n" not in self.unread:
            try:
                data = self.socket.recv(65536)
            except ConnectionResetError:
                return None
            if not data:
                return None
            self.unread += data
        line, self.unread = self.unread.split(b"\n", 1)
        return line.decode("utf-8")

    def ask(self, command):
        self.send(command.encode("utf-8") + b"\n")
        return self.line()

    def close(self):
        self.socket.close()


class Place:
    """A directory for ports and a home nobody lives in, with the environment that names them."""

    def __init__(self):
        self.directory = pathlib.Path(tempfile.mkdtemp(prefix="ports-"))
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="home-"))
        self.environment = dict(os.environ, MANCALA_PORTS=str(self.directory), HOME=str(self.home))
        for kind in ("CONFIG", "STATE", "DATA"):
            self.environment[f"XDG_{kind}_HOME"] = str(self.home / kind.lower())
        # The endgame tables are built by the first game of a test run and serve all others.
        self.cache = pathlib.Path(self.environment.setdefault("XDG_CACHE_HOME", str(self.home / "cache")))
        self.environment.pop("MANCALA_PORT", None)

    def path(self, number):
        return self.directory / f"Mancala.{number}"

    def remove(self):
        shutil.rmtree(self.directory, ignore_errors=True)
        shutil.rmtree(self.home, ignore_errors=True)


def connect_if_live(path):
    try:
        return Client(path)
    except OSError:
        return None


class Program:
    """A running game; its messages go to a file."""

    def __init__(self, command, place, directory=None, **options):
        self.directory = directory or place.directory
        self.tables = place.cache / "mancala" / "endgame-12"
        self.log = tempfile.TemporaryFile(mode="w+b")
        options.setdefault("env", place.environment)
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, **options
        )

    def find_port(self):
        """The path of the port this process answers at; None so far."""
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended: {self.messages()}")
        for path in sorted(self.directory.glob("Mancala.*")):
            client = connect_if_live(path)
            if client:
                with client:
                    if client.process() == self.process.pid:
                        return path
        return None

    def port(self):
        return wait_until(self.find_port, "the program opens its port")

    def wait_until_at_rest(self):
        """All that it begins by itself is done."""
        wait_until(self.tables.exists, "the endgame tables stand")
        wait_until(lambda: is_at_rest(self.process.pid), "all threads have begun and wait")

    def messages(self):
        # A position of its own: the program writes through the same open file.
        size = os.fstat(self.log.fileno()).st_size
        return os.pread(self.log.fileno(), size, 0).decode("utf-8", "replace")

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def resident_kib(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def quit(self):
        """Ends it as a user would; the exit status."""
        with Client(self.port()) as client:
            client.ask("Quit")
        return self.process.wait(PATIENCE)

    def terminate(self):
        """Ends it as a session manager would; the exit status."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def stop(self):
        """Ends it however it is; a sanitizer's report is an error."""
        if self.process.poll() is None:
            self.kill()
        messages = self.messages()
        self.log.close()
        if "Sanitizer" in messages:
            raise AssertionError(messages)
