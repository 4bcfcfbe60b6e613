#!/usr/bin/env python3
"""mancala-analyse as its user sees it: output, JSON, messages, exit status."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ENDGAME = sys.argv.pop(2)
PROGRAM = sys.argv.pop(1)
START = "4 4 4 4 4 4 4 4 4 4 4 4 0 0 1"
ENDLESS_5 = "0 0 0 1 0 1 0 1 0 0 2 0 20 23 1"  # engine.md 9: worth 0 on the board


class AnalyseProgram(unittest.TestCase):
    def setUp(self):
        self.cache = tempfile.TemporaryDirectory()
        self.addCleanup(self.cache.cleanup)
        self.environment = {**os.environ, "XDG_CACHE_HOME": self.cache.name}

    def run_program(self, *words, program=PROGRAM):
        return subprocess.run([program, *words], capture_output=True, text=True, timeout=100, check=False,
                              env=self.environment)

    def found(self, *words):
        done = self.run_program("--json", *words)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return json.loads(done.stdout)

    def test_each_depth_is_a_line_and_the_verdict_the_last(self):
        done = self.run_program(START, "--nodes", "100000")
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = done.stdout.splitlines()
        self.assertEqual(lines[0].split(), ["depth", "value", "nodes", "seconds", "best", "line"])
        self.assertEqual([int(line.split()[0]) for line in lines[1:-1]], list(range(1, len(lines) - 1)))
        self.assertRegex(lines[-1], r"^player 1: \+[2345]\.\d, best pit [147], not proved$")

    def test_the_same_nodes_give_the_same_json_but_for_the_time(self):
        def timeless(found):
            for one in [found, *found["depths"]]:
                del one["time_ms"]
            return found

        first = self.found(START, "--nodes", "20000")
        self.assertEqual(first["position"], START)
        self.assertEqual(first["line"][0], {"player": 1, "pit": first["best"]})
        self.assertEqual(timeless(first), timeless(self.found(START, "--nodes", "20000")))

    def test_the_first_depth_is_told_whatever_the_nodes(self):
        depths = self.found(START, "--nodes", "10")["depths"]
        self.assertEqual([one["depth"] for one in depths], [1])
        lines = self.run_program(START, "--nodes", "10").stdout.splitlines()
        self.assertEqual(len(lines), 3, lines)

    def test_time_ends_it_and_threads_help(self):
        found = self.found(START, "--time", "0.2", "--threads", "2")
        self.assertLess(found["time_ms"], 5000)
        self.assertGreater(found["nodes"], 1000)

    def test_what_the_tables_hold_is_proved(self):
        self.assertFalse(self.found(ENDLESS_5, "--nodes", "1000")["proved"])
        self.assertEqual(self.run_program("build", "--stones", "6", program=ENDGAME).returncode, 0)
        found = self.found(ENDLESS_5)
        self.assertEqual((found["value"], found["proved"]), (-3, True))

    def test_what_lies_above_the_tables_is_proved_beside_the_search(self):
        self.assertEqual(self.run_program("build", "--stones", "8", program=ENDGAME).returncode, 0)
        found = self.found("1 0 2 0 1 1 0 2 1 0 1 1 20 18 1", "--nodes", "200000")
        self.assertTrue(found["proved"])
        self.assertEqual(found["depths"][-1]["depth"], found["depths"][-2]["depth"])
        self.assertEqual([one["proved"] for one in found["depths"][-2:]], [False, True])
        self.assertEqual(found["line"][0], {"player": 1, "pit": found["best"]})

    def test_a_gap_in_the_tables_is_named_where_it_matters(self):
        self.run_program("build", "--stones", "6", program=ENDGAME)
        layer = pathlib.Path(self.cache.name) / "mancala" / "endgame-04"
        layer.unlink()
        done = self.run_program(ENDLESS_5, "--nodes", "1000")
        self.assertEqual(done.returncode, 0)
        self.assertIn("endgame-04: is missing", done.stderr)
        self.assertEqual(self.run_program("1 0 0 0 0 0 1 0 0 0 0 0", "--nodes", "1000").stderr, "")

    def test_a_position_that_is_over_or_none_is_refused(self):
        over = self.run_program("0 0 0 0 0 0 1 0 0 0 0 0")
        self.assertEqual(over.returncode, 1)
        self.assertIn("the game is over", over.stderr)
        none = self.run_program("1", "2")
        self.assertEqual(none.returncode, 2)
        self.assertIn("here are 2", none.stderr)
        wrong = self.run_program("4 4 4 4 4 4 4 4 4 4 4 4 0 0 x")
        self.assertEqual((wrong.returncode, wrong.stderr), (2, "mancala-analyse: 1:29: a player is 1 or 2: x\n"))


if __name__ == "__main__":
    unittest.main()
