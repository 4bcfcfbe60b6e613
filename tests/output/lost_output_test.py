#!/usr/bin/env python3
"""Every program whose output is lost says so and does not end with 0."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAMS = {pathlib.Path(path).name: path for path in sys.argv[1:]}
del sys.argv[1:]
BOARD = "0 0 0 1 0 1 0 1 0 0 2 0"
WORK = {
    "mancala-analyse": [[*BOARD.split(), "--nodes", "500"], ["--json", *BOARD.split(), "--nodes", "500"]],
    "mancala-endgame": [["build", "--stones", "6"], ["probe", *BOARD.split()], ["check"]],
    "mancala-guide": [["--text", "lost.guide"]],
    "mancala-rx": [["say 'x'"], ["say 'x'; say 'y'"], ["call writeln 'STDOUT', 'x'"]],
    "mancala-solve": [["--position", BOARD], ["--position", BOARD, "--nodes", "1"]],
    "mancala-train": [["--folder", "rounds", "--output", "net", "--rounds", "1", "--games", "2", "--nodes", "10"]],
}


class LostOutput(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "lost.guide").write_text('@database lost\n@node Main "Lost"\nA page.\n@endnode\n')
        self.environment = {**os.environ, "XDG_CACHE_HOME": folder.name, "XDG_RUNTIME_DIR": folder.name}

    def test_no_program_ends_well_whose_output_is_lost(self):
        for name, path in PROGRAMS.items():
            for words in (["--help"], ["--version"], *WORK.get(name, [])):
                with self.subTest(name=name, words=words), open("/dev/full", "w", encoding="utf-8") as full:
                    done = subprocess.run([path, *words], stdout=full, stderr=subprocess.PIPE, text=True, timeout=100,
                                          check=False, cwd=self.folder, env=self.environment)
                    self.assertGreater(done.returncode, 0, done.stderr)
                    self.assertIn("the output cannot be written\n", done.stderr)


if __name__ == "__main__":
    unittest.main()
