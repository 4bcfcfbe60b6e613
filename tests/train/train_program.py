#!/usr/bin/env python3
"""mancala-train as its user sees it: files, output, messages, exit status."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)
SMALL = ["--games", "20", "--nodes", "50", "--epochs", "2", "--window", "2"]


class TrainProgram(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def words(self, name, *words):
        """A training in a folder of that name, whose weights lie beside it."""
        return [PROGRAM, "--folder", str(self.folder / name), "--output", str(self.folder / f"{name}.net"), *words]

    def train(self, name, *words):
        return subprocess.run(self.words(name, *words), capture_output=True, text=True, timeout=100, check=False)

    def begin(self, name, *words):
        process = subprocess.Popen(self.words(name, *words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for stream in (process.stdout, process.stderr):
            self.addCleanup(stream.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def refused(self, name, *words):
        done = self.train(name, *words)
        self.assertEqual((done.returncode, done.stdout), (1, ""), done.stderr)
        return done.stderr

    def rounds(self, name):
        return sorted(path.name for path in (self.folder / name).iterdir())

    def test_each_round_is_a_line_and_the_games_are_counted_beside_it(self):
        done = self.train("a", *SMALL, "--rounds", "2")
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = done.stdout.splitlines()
        self.assertEqual(len(lines), 2)
        for number, line in enumerate(lines, 1):
            self.assertRegex(line, rf"^round {number}: \d+ boards, mean squared error [\d.]+ stones squared$")
        self.assertEqual(done.stderr.splitlines()[-1], "round 2 of 2: 20 of 20 games ")
        self.assertEqual(self.rounds("a"), ["plan", "round-1.samples", "round-1.weights", "round-2.samples", "round-2.weights"])

    def test_the_same_seed_gives_the_same_weights_with_any_number_of_jobs(self):
        for name, words in (("a", []), ("b", ["--jobs", "3"]), ("c", ["--seed", "7"])):
            self.assertEqual(self.train(name, *SMALL, "--rounds", "1", *words).returncode, 0)
        weights = {name: (self.folder / f"{name}.net").read_bytes() for name in "abc"}
        self.assertEqual(weights["a"], weights["b"])
        self.assertNotEqual(weights["a"], weights["c"])

    def test_a_killed_training_goes_on_and_ends_as_one_that_was_not(self):
        self.assertEqual(self.train("whole", *SMALL, "--rounds", "3").returncode, 0)
        process = self.begin("cut", *SMALL, "--rounds", "3")
        self.assertTrue(process.stdout.readline().startswith("round 1: "))
        process.kill()
        process.wait()
        done = self.train("cut", *SMALL, "--rounds", "3")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"^goes on after round [123]\n")
        self.assertEqual((self.folder / "cut.net").read_bytes(), (self.folder / "whole.net").read_bytes())
        self.assertEqual(self.rounds("cut"), self.rounds("whole"))

    def test_two_trainings_in_one_folder_are_one_too_many(self):
        first = self.begin("a", "--games", "100000", "--rounds", "1")
        while not (self.folder / "a" / "plan").exists():
            self.assertIsNone(first.poll(), "it ended")
        message = self.refused("a", "--games", "100000", "--rounds", "1")
        self.assertEqual(message, f"mancala-train: {self.folder / 'a'}: another training is using it\n")
        self.assertIsNone(first.poll(), "it was disturbed")

    def test_an_output_that_cannot_be_written_is_named_before_the_first_game(self):
        output = self.folder / "a.net"
        output.mkdir()
        self.assertEqual(self.refused("a"), f"mancala-train: {output}: Is a directory\n")
        self.assertEqual(self.rounds("a"), [])

    def test_another_plan_and_a_missing_round_are_refused_and_all_files_stay(self):
        self.assertEqual(self.train("a", *SMALL, "--rounds", "2").returncode, 0)
        plan = self.folder / "a" / "plan"
        self.assertEqual(self.refused("a", *SMALL, "--rounds", "2", "--seed", "7"),
                         f"mancala-train: {plan}: the rounds here belong to another plan: {plan.read_text()}")
        missing = self.folder / "a" / "round-1.weights"
        missing.unlink()
        files = {path: path.read_bytes() for path in plan.parent.iterdir()}
        self.assertEqual(self.refused("a", *SMALL, "--rounds", "2"),
                         f"mancala-train: {missing}: is missing, though round 2 is there\n")
        self.assertEqual(files, {path: path.read_bytes() for path in plan.parent.iterdir()})

    def test_words_that_cannot_be_meant_end_with_2_and_make_no_folder(self):
        for words in (["--trust", "nan"], ["--seed", "-1"], ["--games", "0"], ["--what"]):
            with self.subTest(words=words):
                self.assertEqual(self.train("a", *words).returncode, 2)
        self.assertFalse((self.folder / "a").exists())


if __name__ == "__main__":
    unittest.main()
