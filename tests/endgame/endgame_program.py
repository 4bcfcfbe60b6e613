#!/usr/bin/env python3
"""mancala-endgame as its user sees it: files, output, messages, exit status."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)
VALUE_2 = "1 0 0 0 0 0 1 0 0 0 0 0"


class EndgameProgram(unittest.TestCase):
    def setUp(self):
        self.cache = tempfile.TemporaryDirectory()
        self.addCleanup(self.cache.cleanup)
        self.folder = pathlib.Path(self.cache.name) / "mancala"
        self.environment = {**os.environ, "XDG_CACHE_HOME": self.cache.name}

    def run_program(self, *words):
        return subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=100, check=False,
                              env=self.environment)

    def build(self, stones, *words):
        done = self.run_program("build", "--stones", str(stones), *words)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.splitlines()

    def files(self):
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}

    def test_a_build_tells_its_cost_first_and_then_each_layer(self):
        lines = self.build(7, "--threads", "2")
        self.assertRegex(lines[0], r"^31 kB for new tables in .*/mancala, up to .* of memory .*, about .* with 2 threads$")
        self.assertEqual(len(lines), 7)
        self.assertRegex(lines[-1], r"^7 stones: 31824 boards, [\d.]+ s, [\d.]+ us a board and core, 20 kB$")
        self.assertEqual(sorted(self.files()), [f"endgame-{stones:02}" for stones in range(2, 8)])
        self.assertEqual(self.build(7), ["The tables reach to 7 stones already."])

    def test_a_probe_tells_what_a_position_and_its_moves_are_worth(self):
        self.build(5)
        done = self.run_program("probe", VALUE_2, "--to-move", "2")
        self.assertEqual(done.stdout, "value +2\npit 1 +2\npit 7 0\n")
        full = self.run_program("probe", "4 4 4 4 4 4 4 4 4 4 4 4")
        self.assertEqual(full.returncode, 1)
        self.assertIn("48 stones; the tables reach to 5", full.stderr)
        self.assertEqual(self.run_program("probe", "4 4").returncode, 2)
        ahead = self.run_program("probe", VALUE_2 + " 40 6 2")
        self.assertEqual(ahead.stdout, done.stdout, "stores do not count")
        self.assertIn("counts those in the stores too", self.run_program("--help").stdout)

    def test_a_killed_build_goes_on_where_it_was(self):
        first = subprocess.Popen([PROGRAM, "build", "--stones", "30", "--threads", "1"], stdout=subprocess.PIPE, text=True,
                                 env=self.environment)
        lines = []
        while not lines or not lines[-1].startswith("9 stones"):
            lines.append(first.stdout.readline())
            self.assertTrue(lines[-1], "it ended")
        first.kill()
        first.wait()
        first.stdout.close()
        left = self.files()
        self.assertLessEqual({"endgame-09"}, set(left))
        self.assertFalse([name for name in left if not name.startswith("endgame-")], "a piece was left")
        lines = self.build(max(10, len(left) + 1))
        self.assertFalse([line for line in lines if line.startswith("9 stones")], "built twice")
        self.assertLessEqual(left.items(), self.files().items())
        self.assertIn("are sound", self.run_program("check").stdout)

    def test_a_damaged_file_is_named_once_not_used_and_built_anew(self):
        self.build(6)
        sound = self.files()
        damaged = self.folder / "endgame-05"
        damaged.write_bytes(sound["endgame-05"][:-9] + b"x" + sound["endgame-05"][-8:])
        done = self.run_program("check")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout, "tables up to 4 stones are sound\n")
        self.assertEqual(done.stderr, f"mancala-endgame: {damaged}: a damaged endgame table: wrong checksum\n")
        self.assertEqual(self.run_program("probe", VALUE_2).returncode, 0)
        lines = self.build(6)
        self.assertIn("it is built anew", lines[0])
        self.assertEqual(self.files(), sound)

    def check(self):
        """Status, output, and each complaint without program and folder."""
        done = self.run_program("check")
        return (done.returncode, done.stdout,
                [line.removeprefix(f"mancala-endgame: {self.folder}/") for line in done.stderr.splitlines()])

    def test_a_check_names_a_file_that_is_empty_or_none_and_a_gap(self):
        self.assertEqual(self.check(), (0, "no tables\n", []))
        self.build(5)
        layer = self.folder / "endgame-04"
        rest = "tables up to 3 stones are sound\n"
        layer.write_bytes(b"")
        self.assertEqual(self.check(), (1, rest, ["endgame-04: too short for an endgame table"]))
        layer.unlink()
        self.assertEqual(self.check(), (1, rest, ["endgame-04: is missing, and what lies behind it is of no use: endgame-05"]))
        layer.symlink_to(layer)
        self.assertEqual(self.check(), (1, rest, ["endgame-04: Too many levels of symbolic links"]))
        layer.unlink()
        layer.mkdir()
        self.assertEqual(self.check(), (1, rest, ["endgame-04: not an ordinary file"]))

    @unittest.skipIf(os.geteuid() == 0, "may read all")
    def test_a_check_names_a_file_that_one_may_not_read(self):
        self.build(4)
        (self.folder / "endgame-03").chmod(0)
        self.assertEqual(self.check(), (1, "tables up to 2 stones are sound\n", ["endgame-03: Permission denied"]))

    def test_a_folder_that_cannot_be_written_is_named(self):
        self.folder.parent.joinpath("file").write_text("")
        done = self.run_program("build", "--stones", "3", "--folder", str(self.folder.parent / "file" / "tables"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("file/tables", done.stderr)


if __name__ == "__main__":
    unittest.main()
