"""What the tests of mancala-rx share: a place of its own for each test, the program, stub ports."""
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import unittest

from stub_port import StubPort

SCRIPTS = pathlib.Path(__file__).parent / "scripts"
SUPPRESSIONS = pathlib.Path(__file__).parent / "asan.supp"
PATIENCE = 60


class RexxTest(unittest.TestCase):
    """The scripts lie in the current directory of the program; RAM: and REXX: are empty."""

    program = None  # set by main()

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="rx-"))
        self.addCleanup(shutil.rmtree, self.root, ignore_errors=True)
        for name in ("ports", "run", "home", "rexx"):
            (self.root / name).mkdir(mode=0o700)
        self.ports = self.root / "ports"
        self.scripts = self.root / "scripts"
        shutil.copytree(SCRIPTS, self.scripts)
        self.environment = {
            "PATH": os.path.dirname(os.path.abspath(self.program)) + ":/usr/bin:/bin",
            "HOME": str(self.root / "home"),
            "XDG_RUNTIME_DIR": str(self.root / "run"),
            "MANCALA_PORTS": str(self.ports),
            "MANCALA_REXX_DIR": str(self.root / "rexx"),
            "TZ": "UTC",
            "LC_ALL": "C",
        }
        for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
            if name in os.environ:
                self.environment[name] = os.environ[name]
        options = [self.environment.get("ASAN_OPTIONS"), f"suppressions={SUPPRESSIONS}"]
        self.environment["ASAN_OPTIONS"] = ":".join(filter(None, options))

    def stub(self, name):
        port = StubPort(str(self.ports), name)
        self.addCleanup(port.close)
        return port

    def port_names(self):
        """The files in the ports' directory, without the lock that stays there."""
        return [name for name in os.listdir(self.ports) if name != ".lock"]

    def start(self, *words, first=None):
        """`first` is called in the new process before it becomes the program."""
        process = subprocess.Popen(
            [self.program, *words], cwd=self.scripts, env=self.environment, preexec_fn=first,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(self.end, process)
        return process

    @staticmethod
    def end(process):
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            pipe.close()

    def finish(self, process, text=""):
        """(standard output, standard error, status)"""
        out, error = process.communicate(text.encode(), PATIENCE)
        return out.decode(errors="backslashreplace"), error.decode(errors="backslashreplace"), process.returncode

    def run_script(self, *words, text=""):
        return self.finish(self.start(*words), text)

    def write(self, name, text):
        (self.scripts / name).write_text(text)
        return name

    def interrupt(self, process):
        process.send_signal(signal.SIGINT)
