#!/usr/bin/env python3
"""mancala-solve as its user sees it: output, checkpoints, messages, exit status."""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

PROGRAM, ENDGAME = sys.argv[1:3]
del sys.argv[1:3]
BOARD = "1 1 1 2 1 1 1 1 1 2 1 1"


class SolveProgram(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cache = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.cache.cleanup)
        cls.environment = {**os.environ, "XDG_CACHE_HOME": cls.cache.name}
        subprocess.run([ENDGAME, "build", "--stones", "9"], check=True, env=cls.environment, stdout=subprocess.DEVNULL)

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.checkpoint = pathlib.Path(self.folder.name) / "proof"

    def solve(self, *words):
        return subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=100, check=False,
                              env=self.environment)

    def begin(self, *words):
        """A proof that takes long; returns when it is at work."""
        process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, text=True,
                                   env=self.environment)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def lines_until(self, process, pattern):
        lines = []
        while not lines or not re.search(pattern, lines[-1]):
            lines.append(process.stdout.readline())
            self.assertTrue(lines[-1], f"it ended: {lines}")
        return lines

    def test_a_small_start_is_solved(self):
        done = self.solve("--stones", "12")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"(?m)^proved: value \+1 for player 1, ")

    def test_one_bound_is_proved_or_not(self):
        value = int(re.search(r"(?m)^proved: value (\S+) for", self.solve("--position", BOARD).stdout)[1])
        self.assertIn("proved: at least", self.solve("--position", BOARD, "--bound", str(value)).stdout)
        self.assertIn("proved: less than", self.solve("--position", BOARD, "--below", str(value + 1)).stdout)

    def test_time_ends_a_proof(self):
        done = self.solve("--stones", "48", "--time", "0.3")
        self.assertEqual(done.returncode, 3, done.stderr)
        self.assertIn("open; ", done.stdout)
        self.assertNotIn("proved: ", done.stdout)

    def test_ctrl_c_writes_the_checkpoint_and_says_how_to_go_on(self):
        process = self.begin("--stones", "48", "--bound", "1", "--checkpoint", str(self.checkpoint), "--threads", "2")
        self.lines_until(process, "^depth 4:")
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        self.assertEqual(process.wait(60), 3)
        self.assertIn(f"goes on with: mancala-solve --resume --checkpoint {self.checkpoint}", rest)
        more = self.solve("--resume", "--checkpoint", str(self.checkpoint), "--time", "0.2")
        self.assertRegex(more.stdout, r"goes on after depth ([4-9]|\d\d), ")
        depths = [int(depth) for depth in re.findall(r"(?m)^depth (\d+):", more.stdout)]
        self.assertFalse([depth for depth in depths if depth <= 4], "it began anew")

    def test_a_proof_killed_in_the_middle_goes_on_and_ends_the_same(self):
        words = ("--position", BOARD, "--hash", "1")
        whole = self.solve("--position", BOARD).stdout
        value = re.search(r"(?m)^proved: value (\S+) for", whole)[1]
        # Tables of no stone at all make it last.
        none = ("--tables", self.folder.name)
        process = self.begin(*words, *none, "--checkpoint", str(self.checkpoint), "--save-each", "1")
        self.lines_until(process, "^  checkpoint ")
        process.kill()
        self.assertEqual(process.wait(60), -signal.SIGKILL)
        self.assertEqual([path.name for path in self.checkpoint.parent.iterdir()], ["proof"])
        done = self.solve("--resume", "--checkpoint", str(self.checkpoint))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("goes on after depth ", done.stdout)
        self.assertRegex(done.stdout, rf"(?m)^proved: value {re.escape(value)} for player 1, ")

    def test_a_reader_who_goes_ends_no_proof_that_has_a_file(self):
        none = ("--tables", self.folder.name)
        process = self.begin("--position", BOARD, *none, "--checkpoint", str(self.checkpoint))
        self.lines_until(process, "^depth 1:")
        process.stdout.close()
        self.assertEqual(process.wait(60), 1)  # the answer was lost
        done = self.solve("--resume", "--checkpoint", str(self.checkpoint), *none, "--nodes", "1")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"(?m)^proved: value ")

    def test_a_proof_that_nobody_hears_of_ends(self):
        process = self.begin("--stones", "48")
        self.lines_until(process, "^depth 1:")
        process.stdout.close()
        self.assertEqual(process.wait(60), 1)

    def test_a_gap_in_the_tables_is_named(self):
        tables = pathlib.Path(self.folder.name) / "tables"
        shutil.copytree(pathlib.Path(self.cache.name) / "mancala", tables)
        (tables / "endgame-07").unlink()
        done = self.solve("--stones", "12", "--tables", str(tables), "--nodes", "2")
        self.assertIn("tables up to 6, ", done.stdout)
        self.assertEqual(done.stderr, f"mancala-solve: {tables}/endgame-07: is missing, and what lies behind it is of no use: "
                         "endgame-08\n")

    def test_a_foreign_file_is_refused_with_one_message_and_left_alone(self):
        self.checkpoint.write_text("not yours")
        for words in (["--resume"], []):
            done = self.solve("--stones", "12", "--checkpoint", str(self.checkpoint), *words)
            self.assertEqual(done.returncode, 1)
            self.assertEqual(len(done.stderr.splitlines()), 1)
            self.assertIn(str(self.checkpoint), done.stderr)
            self.assertEqual(self.checkpoint.read_text(), "not yours")

    def test_a_checkpoint_that_cannot_be_written_is_named(self):
        done = self.solve("--stones", "12", "--checkpoint", str(self.checkpoint / "none"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("none", done.stderr)


if __name__ == "__main__":
    unittest.main()
