#!/usr/bin/env python3
"""bruecke.sh between two games, each in a place of its own, through a real sshd on the loopback.
Command line: MANCALA MANCALA_SEND SCRIPT [unittest arguments].
"""
import getpass
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

PATIENCE = 60
SKIPPED = 77
SANITIZERS = ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS")
SSHD = shutil.which("sshd", path=os.environ["PATH"] + ":/usr/sbin:/sbin")


def wait_until(condition):
    until = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > until:
            raise AssertionError("it did not come about")
        time.sleep(0.05)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class BridgeTest(unittest.TestCase):
    mancala = send = script = None  # set below

    @classmethod
    def setUpClass(cls):
        if SSHD is None or shutil.which("ssh") is None:
            print("no ssh and sshd: apt-get install openssh-server openssh-client")
            sys.exit(SKIPPED)
        cls.root = pathlib.Path(tempfile.mkdtemp(prefix="br-"))
        cls.addClassCleanup(shutil.rmtree, cls.root, ignore_errors=True)
        cls.start_sshd()

    @classmethod
    def start_sshd(cls):
        """A daemon for this user alone, with keys that are thrown away with the place."""
        for name in ("here", "there", "home"):
            (cls.root / name).mkdir(mode=0o700)
        for name in ("host", "key"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(cls.root / name)], check=True)
        if os.geteuid() == 0 and not os.path.exists("/run/sshd"):
            os.mkdir("/run/sshd", 0o755)  # where root's sshd wants an empty folder; systemd makes it for the service
            cls.addClassCleanup(os.rmdir, "/run/sshd")
        cls.port = free_port()
        programs = os.path.dirname(cls.send)
        (cls.root / "sshd_config").write_text(f"""
            Port {cls.port}
            ListenAddress 127.0.0.1
            HostKey {cls.root}/host
            PidFile none
            UsePAM no
            StrictModes no
            PermitRootLogin prohibit-password
            PasswordAuthentication no
            AuthorizedKeysFile {cls.root}/key.pub
            SetEnv MANCALA_PORTS={cls.root}/there PATH={programs}:/usr/bin:/bin
            """)
        log = open(cls.root / "sshd.log", "wb")
        cls.sshd = subprocess.Popen([SSHD, "-D", "-e", "-f", str(cls.root / "sshd_config")], stdin=subprocess.DEVNULL,
                                    stdout=log, stderr=log)
        log.close()
        cls.addClassCleanup(cls.sshd.wait)
        cls.addClassCleanup(cls.sshd.terminate)
        wait_until(lambda: "Server listening" in (cls.root / "sshd.log").read_text() or cls.sshd.poll() is not None)
        if cls.sshd.poll() is not None:
            raise AssertionError((cls.root / "sshd.log").read_text())

    def environment(self, side):
        environment = {"PATH": f"{os.path.dirname(self.send)}:/usr/bin:/bin", "HOME": str(self.root / "home"),
                       "MANCALA_PORTS": str(self.root / side), "LC_ALL": "C.UTF-8"}
        return environment | {name: os.environ[name] for name in SANITIZERS if name in os.environ}

    def start_game(self, side, *words):
        process = subprocess.Popen([self.mancala, "--headless", *words], env=self.environment(side),
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        wait_until(lambda: self.ask(side, 1, "GetAmZug") is not None)

    def ask(self, side, port, *words):
        done = subprocess.run([self.send, "--port", f"Mancala.{port}", *words], env=self.environment(side),
                              capture_output=True, text=True, timeout=PATIENCE, check=False)
        return done.stdout.rstrip("\n") if done.returncode == 0 else None

    def bridge(self):
        options = ["-F", "none", "-p", str(self.port), "-i", str(self.root / "key"), "-o", "BatchMode=yes",
                   "-o", "StrictHostKeyChecking=accept-new", "-o", f"UserKnownHostsFile={self.root}/known"]
        process = subprocess.Popen(["sh", self.script, *options, f"{getpass.getuser()}@127.0.0.1"],
                                   env=self.environment("here"), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        return process

    def bridge_that_stands(self):
        process = self.bridge()
        wait_until(lambda: process.poll() is not None or
                   all(self.ask(side, 2, "GetAmZug") is not None for side in ("here", "there")))
        self.assertIsNone(process.poll(), process.poll() is None or process.stdout.read())
        return process

    def end(self, process, number=signal.SIGINT):
        process.send_signal(number)
        process.wait(PATIENCE)
        wait_until(lambda: self.ask("there", 2, "GetAmZug") is None)

    def test_each_side_drives_the_other_game_under_a_port_of_its_own(self):
        self.start_game("here", "--player2", "mensch")
        self.start_game("there", "--player2", "mensch")
        process = self.bridge_that_stands()
        self.ask("here", 2, "CallZug", "4")
        self.assertEqual(self.ask("there", 1, "GetBrett"), "5 5 5 0 4 4 4 4 4 4 4 4")
        self.assertEqual(self.ask("here", 1, "GetBrett"), "4 4 4 4 4 4 4 4 4 4 4 4")
        self.ask("there", 2, "CallZug", "1")
        self.assertEqual(self.ask("here", 1, "GetZuege"), "1:1-1")
        self.assertEqual((self.root / "here/Mancala.2").stat().st_mode & 0o777, 0o600)
        self.assertEqual((self.root / "there/Mancala.2").stat().st_mode & 0o777, 0o600)
        self.end(process)
        self.assertFalse((self.root / "here/Mancala.2").exists())

    def test_a_bridge_may_be_built_again_over_what_the_former_left(self):
        self.start_game("here", "--player2", "mensch")
        self.start_game("there", "--player2", "mensch")
        for number in (signal.SIGTERM, signal.SIGINT):
            self.end(self.bridge_that_stands(), number)
        with socket.socket(socket.AF_UNIX) as dead:
            dead.bind(str(self.root / "here/Mancala.2"))
        self.end(self.bridge_that_stands())

    def recipe(self, language):
        """The guide's own lines for one direction, with the places and the name of this test."""
        guide = pathlib.Path(self.script).parents[2] / "guide" / language
        lines = guide.read_text().split("mkdir -p -m 700", 1)[1].splitlines()[1:]
        command = lines[0] if not lines[0].endswith(r"\\") else lines[0][:-2] + lines[1]
        place = command.split("Mancala.2:$")[0].rsplit("$", 1)[1].rstrip("/")
        other = command.split("Mancala.2:$")[1].split("/")[0]
        options = f"-F none -p {self.port} -i {self.root}/key -o BatchMode=yes -o StrictHostKeyChecking=accept-new " \
                  f"-o UserKnownHostsFile={self.root}/known"
        command = command.split(" anna\\@")[0].replace("ssh -N", f"exec ssh -N {options}", 1)
        return f"{place}={self.root}/here\n{other}={self.root}/there\n{command} {getpass.getuser()}@127.0.0.1\n"

    def test_the_one_way_of_the_guides_works_more_than_once(self):
        self.start_game("there", "--player2", "mensch")
        for language in ("mancala.guide", "mancala_en.guide") * 2:
            process = subprocess.Popen(["sh", "-c", self.recipe(language)], stdin=subprocess.DEVNULL,
                                       stderr=subprocess.PIPE, text=True)
            self.addCleanup(process.stderr.close)
            self.addCleanup(process.kill)
            wait_until(lambda: process.poll() is not None or self.ask("here", 2, "GetAmZug") is not None)
            self.assertIsNone(process.poll(), process.poll() is None or process.stderr.read())
            process.terminate()
            process.wait(PATIENCE)
        (self.root / "here/Mancala.2").unlink(missing_ok=True)

    def test_what_is_no_port_is_not_deleted(self):
        self.start_game("here", "--player2", "mensch")
        self.start_game("there", "--player2", "mensch")
        (self.root / "here/kept").write_text("kept")
        for side, make in [("here", lambda path: path.write_text("kept")), ("there", lambda path: path.write_text("kept")),
                           ("here", lambda path: path.symlink_to(self.root / "here/kept"))]:
            path = self.root / side / "Mancala.2"
            make(path)
            process = self.bridge()
            self.assertIn("Mancala.2 ist kein Port", process.communicate(timeout=PATIENCE)[0])
            self.assertEqual(process.returncode, 5)
            self.assertEqual(path.read_text(), "kept")
            path.unlink()

    def test_it_is_not_built_without_a_game_or_over_a_second_one(self):
        self.assertIn("kein Spiel hat den Port Mancala.1", self.bridge().communicate(timeout=PATIENCE)[0])
        self.start_game("here", "--player2", "mensch")
        process = self.bridge()
        self.assertIn("kein Spiel hat den Port Mancala.1", process.communicate(timeout=PATIENCE)[0])
        self.assertEqual(process.returncode, 5)
        self.start_game("there", "--player2", "mensch")
        self.start_game("there", "--player2", "mensch")
        wait_until(lambda: self.ask("there", 2, "GetAmZug") is not None)
        process = self.bridge()
        self.assertIn("Mancala.2 ist schon ein anderes Spiel", process.communicate(timeout=PATIENCE)[0])
        self.assertEqual(self.ask("there", 2, "GetAmZug"), "1")

    def test_a_mediator_on_each_side_keeps_two_machines_equal_for_a_whole_game(self):
        if not (pathlib.Path(self.send).parent / "mancala-rx").exists():
            self.skipTest("mancala-rx is not built")
        hook = ["--synchronbefehl", "RX REXX:Vermittler.rexx", "--sync", "on"]
        self.start_game("here", "--player1", "mensch", "--player2", "normal", *hook)
        self.start_game("there", "--player1", "normal", "--player2", "mensch", *hook)
        process = self.bridge_that_stands()
        self.ask("here", 1, "CallNeu")  # the side that waits first
        self.ask("there", 1, "CallNeu")
        wait_until(lambda: self.ask("here", 1, "GetSpielStatus") == "0" and self.ask("there", 1, "GetSpielStatus") == "0")
        moves = self.ask("here", 1, "GetZuege")
        self.assertEqual(moves, self.ask("there", 1, "GetZuege"))
        self.assertGreater(len(moves.split()), 8)
        self.end(process)


if __name__ == "__main__":
    BridgeTest.mancala, BridgeTest.send, BridgeTest.script = (os.path.abspath(sys.argv.pop(1)) for _ in range(3))
    unittest.main()
