"""A partner who knows the code and is no game: the program line_link."""
import queue
import subprocess
import threading

from link_case import PATIENCE_OF_PEER


class Peer:
    """Another program that calls; it says what the test wants."""

    def __init__(self, line_link, test, address, code, prefix=()):
        self.process = subprocess.Popen([*prefix, line_link, "call", address, code, "quick"],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT)
        self.heard = queue.Queue()
        self.seen = []
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        test.addCleanup(self.stop)

    def read(self):
        for line in self.process.stdout:
            self.heard.put(line.decode("utf-8", "replace").rstrip("\n"))
        self.heard.put(None)

    def wait_for(self, begin, within=""):
        """The next line that begins so and has the other words in it."""
        while True:
            line = self.heard.get(timeout=PATIENCE_OF_PEER)
            if line is None:
                raise AssertionError(f"never heard {begin!r}, but {self.seen[-20:]}")
            self.seen.append(line)
            if line.startswith(begin) and within in line:
                return line

    def say(self, *lines):
        try:
            self.process.stdin.write("".join(line + "\n" for line in lines).encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()
        self.process.stdout.close()
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
