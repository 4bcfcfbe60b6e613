#!/usr/bin/env python3
"""mancala-match --state: a match that was killed or stopped goes on, and ends as if it had not been."""
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from threads import workers  # noqa: E402

PROGRAM = sys.argv.pop(1)
GAMES = 60
WORDS = ("--player1", "meister:200", "--player2", "taktik", "--games", str(GAMES), "--list")
DEADLINE = 60
THOUGHT = 0.1  # seconds after which somebody thinks in earnest


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=DEADLINE, check=False)


def start(*words):
    return subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def games_in(path):
    """How many whole lines of games the file has."""
    if not path.exists():
        return 0
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return sum(line.startswith("game ") and line.endswith("\n") for line in lines)


class ResumeProgram(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "my games"
        self.state = ("--state", str(self.path))

    def killed_after(self, seconds, *words):
        process = start(*words)
        try:
            process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
        printed = process.communicate(timeout=DEADLINE)[0]
        return process.returncode, printed

    def test_a_match_killed_at_random_moments_ends_as_an_unbroken_one(self):
        unbroken = run(*WORDS).stdout
        moments = random.Random(1996)
        for jobs in "123":
            self.path.unlink(missing_ok=True)
            kills = 0
            code = -signal.SIGKILL
            while code == -signal.SIGKILL:
                before = games_in(self.path)
                code, printed = self.killed_after(moments.uniform(0, 0.15), *WORDS, *self.state, "--jobs", jobs)
                kills += code == -signal.SIGKILL
                # What was printed was safe before, and nothing that was safe is lost.
                self.assertGreaterEqual(games_in(self.path), max(before, printed.count("game ")))
                if kills == 30:
                    code, printed = self.killed_after(DEADLINE, *WORDS, *self.state, "--jobs", jobs)
            self.assertEqual(code, 0)
            self.assertGreater(kills, 0)
            self.assertEqual(printed, unbroken)
            self.assertEqual(games_in(self.path), GAMES)

    def test_a_kill_loses_at_most_the_games_that_are_running(self):
        process = start(*WORDS, *self.state, "--jobs", "2")
        for _ in range(10):
            self.assertTrue(process.stdout.readline().startswith("game "))
        process.kill()
        process.communicate(timeout=DEADLINE)
        kept = games_in(self.path)
        self.assertGreaterEqual(kept, 10)
        # The rest is played, and no game a second time.
        self.assertEqual(run(*WORDS, *self.state).stdout, run(*WORDS).stdout)
        self.assertEqual(games_in(self.path), GAMES)

    def test_ctrl_c_prints_the_result_so_far_and_how_to_go_on(self):
        for number in signal.SIGINT, signal.SIGTERM:
            self.path.unlink(missing_ok=True)
            words = ("--player1", "meister:3000", "--player2", "meister:3000", "--list", "--jobs", "2", *self.state)
            process = start(*words)
            process.stdout.readline()
            process.send_signal(number)
            rest, errors = process.communicate(timeout=DEADLINE)
            self.assertEqual(process.returncode, 3)
            self.assertRegex(rest, r"(?m)^games +\d+ of 100 \(seed 1,")
            self.assertRegex(
                errors, r"mancala-match: stopped after game \d+ of 100; the same command goes on from there\n\Z"
            )
        without = start(*WORDS[:-3], "--games", "100000", "--list")
        without.stdout.readline()
        without.send_signal(signal.SIGINT)
        self.assertIn("with --state FILE it could go on", without.communicate(timeout=DEADLINE)[1])

    def test_a_long_thought_is_broken_off(self):
        process = start("--player1", "meister:3600s", "--player2", "random", *self.state)
        end = time.monotonic() + DEADLINE
        while not workers(process.pid, {}, THOUGHT):
            self.assertLess(time.monotonic(), end, "nobody thinks")
            time.sleep(0.01)  # between two looks
        process.send_signal(signal.SIGINT)
        self.assertRegex(process.communicate(timeout=DEADLINE)[0], r"(?m)^games +0 of 100 ")
        self.assertEqual(process.returncode, 3)

    def test_a_finished_match_is_printed_again_and_a_longer_one_goes_on(self):
        first = run(*WORDS, *self.state)
        before = self.path.read_bytes()
        self.assertEqual(run(*WORDS, *self.state).stdout, first.stdout)
        self.assertEqual(self.path.read_bytes(), before)
        longer = (*WORDS[:5], "70", "--list")
        self.assertEqual(run(*longer, *self.state).stdout, run(*longer).stdout)
        self.assertTrue(self.path.read_bytes().startswith(before))

    def test_a_match_that_its_test_ends_goes_on_to_the_same_end(self):
        words = ("--player1", "gemein", "--player2", "normal", "--sprt", "0,50", "--list")
        unbroken = run(*words).stdout
        process = start(*words, *self.state, "--jobs", "2")
        for _ in range(5):
            process.stdout.readline()
        process.kill()
        process.communicate(timeout=DEADLINE)
        for jobs in "31":
            self.assertEqual(run(*words, *self.state, "--jobs", jobs).stdout, unbroken)

    def refused(self, *words):
        before = self.path.read_bytes()
        result = run(*words, *self.state)
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertEqual(result.stderr.count("\n"), 1)
        self.assertEqual(self.path.read_bytes(), before)
        return result.stderr

    def test_other_settings_are_refused_and_named(self):
        words = ("--player1", "taktik", "--player2", "gemein", "--games", "4")
        run(*words, *self.state)
        self.assertIn(
            f"{self.path}: the games are of another match: seed is 1 here and 5 now; stones is 4 here and 3 now",
            self.refused(*words, "--seed", "5", "--stones", "3"),
        )
        self.assertIn("player2 is gemein here and normal now", self.refused(*words[:3], "normal"))
        self.assertIn("budget is nothing here and 9 now", self.refused(*words, "--budget", "9"))
        self.assertIn("opening is random here and none now", self.refused(*words, "--opening", "none"))

    def test_a_player_file_that_changed_is_another_player(self):
        script = self.path.with_name("p.cando")
        words = ("--player1", "extern1", "--extern1", str(script), "--player2", "random", "--games", "4")
        script.write_text("Nop; Mancala.Extern\nNop; first\nLet F=1\n")
        run(*words, *self.state)
        script.write_text("Nop; Mancala.Extern\nNop; second\nLet F=2\n")
        self.assertIn("content1 is ", self.refused(*words))

    def test_a_damaged_file_is_refused_with_its_place_and_left_as_it_is(self):
        run(*WORDS, *self.state)
        sound = self.path.read_bytes()
        lines = sound.count(b"\n")
        begin = sound.index(b"\ngame ") + 1
        places = random.Random(5)
        for _ in range(20):
            at = places.randrange(begin, len(sound) - 1)
            self.path.write_bytes(sound[:at] + bytes([sound[at] ^ 1 << places.randrange(7)]) + sound[at + 1 :])
            message = self.refused(*WORDS)
            self.assertRegex(message, r":\d+:\d+: a damaged line")
            self.assertLessEqual(int(message.split(":")[2]), lines)
        for nonsense in b"\n", b"\0" * 100, b"mancala-match games 2\n", sound[:19] + b"2":
            self.path.write_bytes(nonsense)
            self.assertRegex(self.refused(*WORDS), r":\d+:\d+: no games that mancala-match has saved")

    def test_a_match_can_be_tested_further_with_other_bounds(self):
        words = ("--player1", "gemein", "--player2", "normal", "--list")
        run(*words, "--sprt", "0,50", *self.state)
        before = self.path.read_bytes()
        for bounds in "0,60", "0,50,0.001,0.001":
            self.assertEqual(
                run(*words, "--sprt", bounds, *self.state).stdout, run(*words, "--sprt", bounds).stdout
            )
        self.assertTrue(self.path.read_bytes().startswith(before))

    def test_only_one_match_at_a_time_uses_a_file(self):
        words = ("--player1", "meister:3000", "--player2", "meister:3000", "--list")
        process = start(*words, *self.state)
        process.stdout.readline()
        second = run(*words, *self.state)
        self.assertEqual((second.returncode, second.stdout), (2, ""))
        self.assertIn("another match is using it", second.stderr)
        process.kill()
        process.communicate(timeout=DEADLINE)

    def test_where_nothing_can_be_written_the_match_ends_with_the_reason(self):
        result = run(*WORDS, "--state", str(self.path / "no" / "such"))
        self.assertEqual((result.returncode, result.stdout), (4, ""))
        self.assertIn("No such file or directory", result.stderr)
        self.assertEqual(run(*WORDS, "--state", str(self.path.parent)).returncode, 2)
        self.assertEqual(run(*WORDS, "--state", "").returncode, 2)


unittest.main()
