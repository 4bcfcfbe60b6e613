"""Starts ends of a link and strangers for the tests in this folder."""
import hashlib
import hmac
import os
import pathlib
import queue
import subprocess
import sys
import threading
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "link"))

from proxy import Proxy

PATIENCE = 60  # seconds; reached only if something hangs
LINE_LINK = sys.argv[1]


def key_of(code):
    """The pre-shared key, as guide/verbindung.md says: HKDF with SHA-256, in hexadecimal."""
    secret = code.replace("-", "")[:22].encode()
    extracted = hmac.new(bytes(32), secret, hashlib.sha256).digest()
    return hmac.new(extracted, b"line-link/1 key\x01", hashlib.sha256).hexdigest()


class Process:
    """A program whose lines can be waited for."""

    def __init__(self, words):
        # A sanitizer build would keep what was freed, and look as if it leaked.
        environment = dict(os.environ, ASAN_OPTIONS="quarantine_size_mb=1")
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, env=environment)
        self.lines = queue.Queue()
        self.seen = []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8", "replace").rstrip("\r\n"))
        self.lines.put(None)

    def wait_for(self, begin):
        """The rest of the next line that begins so; fails at the end of the output."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                line = self.lines.get(timeout=max(0, end - time.monotonic()))
            except queue.Empty:
                line = None
            if line is None:
                raise AssertionError(f"never said {begin!r}, but: {self.seen[-20:]}")
            self.seen.append(line)
            if line.startswith(begin):
                return line[len(begin) :].strip()

    def says(self, line, seconds):
        """Whether it says so within this time."""
        end = time.monotonic() + seconds
        while True:
            try:
                said = self.lines.get(timeout=max(0, end - time.monotonic()))
            except queue.Empty:
                return False
            if said is None:
                raise AssertionError(f"never said {line!r}, but: {self.seen[-20:]}")
            self.seen.append(said)
            if said == line:
                return True

    def send(self, data):
        """False if the program takes no more."""
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
            return True
        except BrokenPipeError:
            return False

    def say(self, line):
        self.send(line.encode() + b"\n")

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()
        for stream in (self.process.stdin, self.process.stdout):
            try:
                stream.close()
            except BrokenPipeError:
                pass

    def resident_kib(self):
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise AssertionError("no memory known")

    def descriptors(self):
        return len(list(pathlib.Path(f"/proc/{self.process.pid}/fd").iterdir()))


class End(Process):
    """A line_link."""

    def __init__(self, kind, address, code, place=lambda words: words):
        """`place` makes of a command line another one that runs it somewhere else."""
        super().__init__(place([LINE_LINK, kind, address, code, "quick"]))
        self.code = self.wait_for("code ")
        self.address = self.wait_for("address ")
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self):
        """Ends it as its user would; a sanitizer's report is an error."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        code = self.process.wait(PATIENCE)
        super().stop()
        if code != 0:
            raise AssertionError(f"ended with {code}: {list(self.lines.queue)[-20:]}")


def openssl(host, *options, key=None):
    """OpenSSL's own client, which knows nothing of links."""
    words = ["openssl", "s_client", "-quiet", "-connect", host.address, *options]
    if key is not None:
        words += ["-psk_identity", "line-link/1", "-psk", key]
    return Process(words)


class LinkTest(unittest.TestCase):
    def kept(self, process):
        self.addCleanup(process.stop)
        return process

    def listen(self):
        return self.kept(End("listen", "0", "new"))

    def call(self, address, code):
        return self.kept(End("call", address, code))

    def assert_partner_gets_in(self, host):
        guest = self.call(host.address, host.code)
        host.wait_for("connected")
        guest.wait_for("connected")
        guest.say("hello")
        self.assertEqual(host.wait_for("line "), "hello")
        host.say("welcome")
        self.assertEqual(guest.wait_for("line "), "welcome")
        return guest


class ProxyTest(LinkTest):
    """A host and a guest that have met, and a proxy between them."""

    def setUp(self):
        self.host = self.listen()
        self.proxy = Proxy("127.0.0.1", self.host.port)
        self.addCleanup(self.proxy.close)
        self.guest = self.call(self.proxy.address, self.host.code)
        self.meet()

    def meet(self):
        self.host.wait_for("connected")
        self.guest.wait_for("connected")

    def assert_they_talk(self, word):
        self.guest.say(word)
        self.assertEqual(self.host.wait_for("line "), word)
        self.host.say(word)
        self.assertEqual(self.guest.wait_for("line "), word)


def main():
    del sys.argv[1]
    unittest.main(module="__main__")
