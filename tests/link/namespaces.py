"""Two network namespaces joined by veth: two machines in one, for programs that talk to each other.

The wire between them can be slow, lossy, cut and whole again: by the kernel's netem where it has it,
else by frame_relay.py, which sits between two pairs of veth in a third namespace. Needs root and
Debian's iproute2; `why_not` says what is missing."""
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import sys

RELAY = pathlib.Path(__file__).with_name("frame_relay.py")
_numbers = itertools.count(1)

# Checksums are computed by the sender, since a packet socket would see frames without them.
CHECKSUM_OFF = """
import ctypes, fcntl, socket, struct, sys
value = ctypes.create_string_buffer(struct.pack("II", 0x17, 0))  # ETHTOOL_STXCSUM, off
request = struct.pack("16sP", sys.argv[1].encode(), ctypes.addressof(value)) + bytes(16)
fcntl.ioctl(socket.socket(), 0x8946, request)  # SIOCETHTOOL
"""


def why_not():
    """Why there can be no namespaces here; empty if there can be."""
    if os.geteuid() != 0:
        return "network namespaces need root"
    if shutil.which("ip") is None or shutil.which("tc") is None:
        return "network namespaces need ip and tc: apt-get install iproute2"
    name = f"probe{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, text=True)
    if made.returncode != 0:
        return f"no network namespaces here: {made.stderr.strip()}"
    try:
        veth = ["ip", "-n", name, "link", "add", "name", "a", "type", "veth", "peer", "name", "b"]
        paired = subprocess.run(veth, capture_output=True, text=True)
        return f"no veth here: {paired.stderr.strip()}" if paired.returncode != 0 else ""
    finally:
        subprocess.run(["ip", "netns", "del", name], check=False)


def _run(*words):
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(words)}: {done.stderr.strip()}")


class Namespaces:
    """The sides are "left" and "right". Use as a context, or call `close`."""

    ADDRESS = {"left": "10.77.0.1", "right": "10.77.0.2"}
    HARDWARE = {"left": "02:00:00:00:00:01", "right": "02:00:00:00:00:02"}

    def __init__(self, use_netem=None):
        """`use_netem`: None takes it where it is; False never, for a test of the other way."""
        number = f"{os.getpid()}-{next(_numbers)}"
        self.names = {side: f"{side}{number}" for side in ("left", "right", "wire")}
        self.relay = None
        self.wish = {"delay": [0, 0], "loss": 0, "duplicate": 0, "reorder": 0, "cut": False}
        try:
            for name in self.names.values():
                _run("ip", "netns", "add", name)
            self._join("left", "right")
            self.netem = use_netem is not False and self._has_netem()
            if not self.netem:
                self._put_relay_between()
            self._open_up()
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def command(self, side, words):
        """The command line that runs these words on one side; its process is that of the program."""
        return ["ip", "netns", "exec", self.names[side], *map(str, words)]

    def faults(self, delay=(0, 0), loss=0, duplicate=0, reorder=0):
        """From now on: seconds of delay from least to most, and how likely (0 to 1) each frame is
        lost, doubled or overtaken. Without arguments the wire is perfect."""
        self.wish.update(delay=list(delay), loss=loss, duplicate=duplicate, reorder=reorder)
        self._apply()

    def cut(self):
        """Nothing passes any more, and nobody is told."""
        self.wish["cut"] = True
        self._apply()

    def restore(self):
        self.wish["cut"] = False
        self._apply()

    def unplug(self, side):
        """That side has no network any more, and its programs are told so."""
        self._in(side, "link", "set", self._other(side), "down")

    def plug_in(self, side):
        self._in(side, "link", "set", self._other(side), "up")
        self._know_neighbour(side)

    def close(self):
        if self.relay is not None:
            self.relay.stdin.close()
            self.relay.wait()
            self.relay.stdout.close()
            self.relay = None
        for name in self.names.values():
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)

    def _in(self, side, *words):
        _run("ip", "-n", self.names[side], *words)

    def _join(self, left, right):
        """A pair of veth; each end is called like the side it leads to."""
        self._in(left, "link", "add", "name", right, "type", "veth", "peer", "name", left,
                 "netns", self.names[right])

    def _has_netem(self):
        probe = ["tc", "-n", self.names["left"], "qdisc", "add", "dev", "right", "root", "netem"]
        return subprocess.run(probe, capture_output=True, check=False).returncode == 0

    def _put_relay_between(self):
        self._in("left", "link", "del", "right")
        for side in ("left", "right"):
            self._join(side, "wire")
            self._in(side, "link", "set", "wire", "name", self._other(side))
            self._in("wire", "link", "set", side, "up")
        self.relay = subprocess.Popen(
            self.command("wire", [sys.executable, "-B", RELAY, "left", "right"]),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.relay.stdout.readline()

    def _open_up(self):
        for side in ("left", "right"):
            other = self._other(side)
            if self.relay is not None:
                _run(*self.command(side, [sys.executable, "-c", CHECKSUM_OFF, other]))
            self._in(side, "link", "set", other, "address", self.HARDWARE[side])
            self._in(side, "address", "add", self.ADDRESS[side] + "/24", "dev", other)
            self._in(side, "link", "set", "lo", "up")
            self._in(side, "link", "set", other, "up")
            self._know_neighbour(side)

    def _know_neighbour(self, side):
        """Beforehand, so that no test waits for a lost question about addresses."""
        other = self._other(side)
        self._in(side, "neighbour", "replace", self.ADDRESS[other], "lladdr",
                 self.HARDWARE[other], "dev", other, "nud", "permanent")

    def _apply(self):
        if self.relay is not None:
            self.relay.stdin.write(json.dumps(self.wish) + "\n")
            self.relay.stdin.flush()
            self.relay.stdout.readline()
            return
        least, most = (1000 * seconds for seconds in self.wish["delay"])
        if self.wish["reorder"] and most == 0:
            most = 10  # netem needs a delay to overtake
        for side in ("left", "right"):
            percent = {key: f"{100 * self.wish[key]:f}%" for key in ("loss", "duplicate", "reorder")}
            words = ["delay", f"{(least + most) / 2}ms", f"{(most - least) / 2}ms",
                     "loss", "100%" if self.wish["cut"] else percent["loss"],
                     "duplicate", percent["duplicate"]]
            if self.wish["reorder"]:
                words += ["reorder", percent["reorder"]]
            _run("tc", "-n", self.names[side], "qdisc", "replace", "dev", self._other(side),
                 "root", "netem", *words)

    @staticmethod
    def _other(side):
        return "right" if side == "left" else "left"
