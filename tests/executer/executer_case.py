"""What the tests of the program executer share: a folder of its own, the program at work, its log."""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

PATIENCE = int(os.environ.get("PATIENCE", "60"))
NAME = "Executer.skript"
SANITIZERS = ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS")


def wait_until(condition):
    until = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > until:
            raise AssertionError("it did not come about")
        time.sleep(0.01)


def remove(folder):
    """Removes a folder although the executer may be making and removing its own files there at the same moment."""

    def is_gone():
        shutil.rmtree(folder, ignore_errors=True)
        return not folder.exists()

    wait_until(is_gone)


def is_alive(process):
    """Neither gone nor a zombie."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


class Log:
    """The lines that the program wrote so far, read as they come."""

    def __init__(self, stream):
        self.lines = []
        self.stream = stream
        self.news = threading.Condition()
        self.thread = threading.Thread(target=self.read)
        self.thread.start()

    def read(self):
        for line in self.stream:
            with self.news:
                self.lines.append(line.decode(errors="replace").rstrip("\n"))
                self.news.notify_all()
        self.stream.close()

    def wait_for(self, text, count=1):
        """Until that many lines contain the text."""
        with self.news:
            if not self.news.wait_for(lambda: self.count(text) >= count, PATIENCE):
                raise AssertionError(f"no {text!r} in {self.lines}")

    def count(self, text):
        return sum(text in line for line in self.lines)


class ExecuterTest(unittest.TestCase):
    program = None  # set below

    def setUp(self):
        os.umask(0o022)
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="exe-"))
        self.addCleanup(shutil.rmtree, self.root, ignore_errors=True)
        self.folder = self.root / "Eingang für Skripte"
        self.folder.mkdir(mode=0o700)
        self.aside = self.root / "aside"
        self.aside.mkdir()
        (self.root / "run").mkdir(mode=0o700)
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(self.root), "LC_ALL": "C.UTF-8",
                            "XDG_RUNTIME_DIR": str(self.root / "run"), "OUT": str(self.root / "out")}
        self.environment |= {name: os.environ[name] for name in SANITIZERS if name in os.environ}

    def launch(self, *words):
        process = subprocess.Popen([self.program, *words], env=self.environment, cwd=self.root, stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.addCleanup(process.stdin.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def start(self, *words, line="watching"):
        """The program at work on the folder, or on what the words say."""
        self.process = self.launch(*(words or [str(self.folder)]))
        self.log = Log(self.process.stdout)
        self.addCleanup(self.log.thread.join)
        self.addCleanup(self.process.kill)
        self.log.wait_for(line)

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        status = self.process.wait(PATIENCE)
        self.log.thread.join(PATIENCE)
        return status

    def run_once(self, *words):
        done = subprocess.run([self.program, *words], env=self.environment, cwd=self.root, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=PATIENCE, check=False)
        return done.stdout, done.stderr, done.returncode

    def copy(self, text, name=NAME):
        """As cp does it: created, then written, then closed."""
        (self.folder / name).write_bytes(text.encode() if isinstance(text, str) else text)

    def move(self, text, name=NAME):
        """As mv does it: there at once and whole."""
        whole = self.aside / "whole"
        whole.write_text(text)
        whole.rename(self.folder / name)

    def out(self):
        path = self.root / "out"
        return path.read_text() if path.exists() else ""

    def left(self):
        return sorted(os.listdir(self.folder))


def main():
    """The command line of each test file: EXECUTER [unittest arguments]."""
    ExecuterTest.program = os.path.abspath(sys.argv.pop(1))
    unittest.main(module="__main__")
