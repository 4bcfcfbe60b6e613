#!/usr/bin/env python3
"""The scripts that the guides print are the files that come with the game, and they do what the guides say.
Command line: SOURCE_FOLDER MANCALA MANCALA_SEND [MANCALA_RX] [-- unittest arguments].
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

PATIENCE = 60
SANITIZERS = ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS")
NODES = {
    "rexx/ErsterZug.rexx": "SkriptRexx",
    "rexx/Zufall.rexx": "SkriptRexx",
    "scripts/erster_zug.sh": "SkriptShell",
    "scripts/zufall.sh": "SkriptShell",
    "scripts/erster_zug.py": "SkriptPython",
    "scripts/zufall.py": "SkriptPython",
    "scripts/mitschrift.sh": "SkriptHook",
}
NOT_PRINTED = {"scripts/bruecke.sh", "rexx/Vermittler.rexx", "rexx/Protokoll.rexx", "rexx/Kommentar.rexx"}
AFTER_PIT_4 = "5 5 5 0 4 4 4 4 4 4 4 4\n"


def examples(guide, node):
    """The indented blocks of the node as they are shown; a blank line may stand inside one."""
    text = re.search(rf"^@node {node}\b.*?\n(.*?)^@endnode", guide.read_text(encoding="utf-8"), re.S | re.M)[1]
    lines = [line[3:] if line.startswith("   ") else None if line.strip() else "" for line in text.splitlines()]
    return "\n".join("\0" if line is None else re.sub(r"\\([\\@])", r"\1", line) for line in lines)


class ScriptsTest(unittest.TestCase):
    source = mancala = send = rexx = None  # set below

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="gs-"))
        self.addCleanup(shutil.rmtree, self.root, ignore_errors=True)
        (self.root / "run").mkdir(mode=0o700)
        self.environment = {"PATH": f"{os.path.dirname(self.send)}:{os.environ['PATH']}", "HOME": str(self.root),
                            "XDG_RUNTIME_DIR": str(self.root / "run"), "LC_ALL": "C.UTF-8",
                            "MANCALA_REXX_DIR": str(self.source / "assets/rexx")}
        self.environment |= {name: os.environ[name] for name in SANITIZERS if name in os.environ}

    def run_words(self, *words):
        done = subprocess.run(words, env=self.environment, cwd=self.root, stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, timeout=PATIENCE, check=False)
        return done.stdout, done.stderr, done.returncode

    def ask(self, *words):
        out, _, status = self.run_words(self.send, *words)
        return out.rstrip("\n") if status == 0 else None

    def wait_until(self, condition):
        until = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), until)
            time.sleep(0.02)

    def start_game(self, *words):
        game = subprocess.Popen([self.mancala, "--headless", *words], env=self.environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(game.wait)
        self.addCleanup(game.terminate)
        self.wait_until(lambda: self.ask("GetAmZug") is not None)

    def run_script(self, name):
        """As the guide says that it is started."""
        path = str(self.source / "assets" / name)
        if path.endswith(".rexx"):
            if not self.rexx:
                self.skipTest("mancala-rx is not built")
            return self.run_words(self.rexx, pathlib.Path(path).stem)
        return self.run_words("sh" if path.endswith(".sh") else sys.executable, path)

    def test_each_file_stands_in_both_guides_as_it_is(self):
        guides = sorted((self.source / "guide").glob("mancala*.guide"))
        self.assertEqual(len(guides), 2)
        for name, node in NODES.items():
            text = (self.source / "assets" / name).read_text(encoding="utf-8")
            for guide in guides:
                self.assertIn("\n\n" + text + "\n", examples(guide, node), f"{name} in {guide.name}")

    def test_every_file_is_either_printed_or_explained(self):
        files = {f"{folder}/{file.name}" for folder in ("rexx", "scripts")
                 for file in (self.source / "assets" / folder).iterdir()}
        self.assertEqual(files, NODES.keys() | NOT_PRINTED)

    def test_the_first_scripts_have_five_lines(self):
        for name in ("rexx/ErsterZug.rexx", "scripts/erster_zug.sh", "scripts/erster_zug.py"):
            self.assertEqual((self.source / "assets" / name).read_text(encoding="utf-8").count("\n"), 5)

    def first(self, name, said):
        self.start_game("--player2", "mensch")
        self.assertEqual(self.run_script(name), (said, "", 0))
        self.assertEqual(self.ask("GetBrett") + "\n", AFTER_PIT_4)
        self.assertEqual(self.ask("GetZuege"), "1:1-4")

    def test_the_first_script_in_rexx_plays_a_move_and_reads_the_board(self):
        self.first("rexx/ErsterZug.rexx", AFTER_PIT_4)

    def test_the_first_script_for_the_shell_plays_a_move_and_reads_the_board(self):
        self.first("scripts/erster_zug.sh", AFTER_PIT_4)

    def test_the_first_script_in_python_plays_a_move_and_reads_the_board(self):
        self.first("scripts/erster_zug.py", "0\n0 " + AFTER_PIT_4)

    def test_the_first_script_for_the_shell_ends_with_the_error_of_mancala_send(self):
        out, error, status = self.run_script("scripts/erster_zug.sh")
        self.assertEqual((out, status), ("", 10))
        self.assertIn("Mancala.1", error)

    def whole_game(self, name):
        self.start_game("--player2", "taktik")
        self.assertEqual(self.run_script(name), ("", "", 0))
        self.assertEqual(self.ask("GetSpielStatus"), "0")
        self.assertGreater(len(self.ask("GetZuege").split()), 8)

    def test_chance_in_rexx_plays_a_whole_game(self):
        self.whole_game("rexx/Zufall.rexx")

    def test_chance_for_the_shell_plays_a_whole_game(self):
        self.whole_game("scripts/zufall.sh")

    def test_chance_in_python_plays_a_whole_game(self):
        self.whole_game("scripts/zufall.py")

    def test_the_notes_of_a_game_are_written_by_its_hook(self):
        shutil.copy(self.source / "assets/scripts/mitschrift.sh", self.root)
        self.start_game("--player1", "normal", "--player2", "normal", "--sync", "on", "--synchronbefehl",
                        "C:Execute HOME:mitschrift.sh")
        self.ask("CallNeu")
        log = self.root / "mancala.log"
        self.wait_until(lambda: log.exists() and re.search(r"Spielende  \n.*\n", log.read_text()))
        moves = re.findall(r"\d+:(\d)-(\d+)", self.ask("GetZuege"))
        told = re.findall(r"^Mancala\.1: Zug (\d) (\d+)\n  (?:\d+ ){11}\d+$", log.read_text(), re.M)
        self.assertEqual(told, moves)


if __name__ == "__main__":
    own, _, rest = " ".join(sys.argv[1:]).partition(" -- ")
    words = own.split()
    ScriptsTest.source = pathlib.Path(words[0]).resolve()
    ScriptsTest.mancala, ScriptsTest.send = os.path.abspath(words[1]), os.path.abspath(words[2])
    ScriptsTest.rexx = os.path.abspath(words[3]) if len(words) > 3 else None
    unittest.main(argv=[sys.argv[0], *rest.split()])
