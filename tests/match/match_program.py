#!/usr/bin/env python3
"""mancala-match as its user sees it: output, messages, exit status."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)


def run(*words):
    return subprocess.run(
        [PROGRAM, *words], capture_output=True, text=True, timeout=60, check=False
    )


def match(*words):
    return run("--player1", "gemein", "--player2", "normal", "--games", "40", *words)


def player_file(folder, name, *lines):
    path = pathlib.Path(folder) / name
    path.write_text("\n".join(("Nop; Mancala.Extern", "Nop; " + name, *lines, "")))
    return str(path)


class MatchProgram(unittest.TestCase):
    def test_the_same_seed_prints_the_same_with_any_number_of_jobs(self):
        alone = match("--seed", "5", "--jobs", "1")
        self.assertEqual(alone.returncode, 0)
        self.assertEqual(alone.stdout, match("--seed", "5", "--jobs", "2").stdout)
        self.assertEqual(alone.stdout, match("--seed", "5", "--jobs", "4").stdout)
        self.assertNotEqual(alone.stdout, match("--seed", "6").stdout)

    def test_time_goes_to_standard_error(self):
        result = match()
        self.assertRegex(result.stderr, r"\Ams a move 1 +\d+\.\d+\nms a move 2 +\d+\.\d+\n\Z")
        self.assertNotIn("ms", result.stdout)

    def test_meister_may_think_by_the_clock_and_the_report_says_so(self):
        result = run("--player1", "meister:2ms", "--player2", "random", "--games", "2")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stdout, r"\nnote +meister:2ms thinks by the clock")
        self.assertNotIn("clock", match().stdout)

    def test_meister_plays_the_same_with_any_number_of_jobs(self):
        words = ("--player1", "meister:300", "--player2", "meister:100", "--games", "12", "--list")
        alone = run(*words)
        self.assertEqual(alone.returncode, 0)
        for jobs in "2345":
            self.assertEqual(alone.stdout, run(*words, "--jobs", jobs).stdout)

    def test_each_opening_of_a_list_is_played_from_both_sides_in_its_order(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "my.openings"
            path.write_text("# mine\n4 2\n\n7\n1 10 # a remark\n")
            words = ("--player1", "taktik", "--player2", "gemein", "--list", "--openings", str(path))
            lines = run(*words).stdout.splitlines()
            self.assertEqual([line.split()[3] for line in lines[:6]], list("112233"))
            self.assertEqual([line.split()[4] for line in lines[:6]], ["taktik", "gemein"] * 3)
            self.assertRegex(lines[8], rf"^games +6 \(seed 1, opening {path}, 4 stones\)$")
            more = run(*words, "--games", "9", "--jobs", "3").stdout.splitlines()
            self.assertEqual([line.split()[3] for line in more[:9]], list("112233112"))
            path.write_text("4 2\n7 7 7\n")
            refused = run(*words)
            self.assertEqual((refused.returncode, refused.stdout), (2, ""))
            self.assertIn(f"{path}:2:3: pit 7 is empty here", refused.stderr)

    def test_an_opening_may_be_a_position_in_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "late"
            path.write_text("position 0 0 0 1 0 1 0 1 0 0 2 0 30 1 2\n")
            words = ("--player1", "meister:100", "--player2", "gemein", "--openings", str(path), "--list")
            lines = run(*words).stdout.splitlines()
            # Whoever has the first row has won already.
            self.assertEqual([int(line.split()[7]) > 0 for line in lines[:2]], [True, True])

    def test_fair_openings_are_a_list_that_can_be_played(self):
        with tempfile.TemporaryDirectory() as folder:
            found = run("--find-openings", "1", "--stones", "3")
            self.assertEqual(found.returncode, 0)
            self.assertRegex(found.stdout, r"\A# mancala-match --find-openings 1 --stones 3\n")
            path = pathlib.Path(folder) / "fair"
            path.write_text(found.stdout)
            count = len([line for line in found.stdout.splitlines() if not line.startswith("#")])
            self.assertGreater(count, 0)
            played = run("--player1", "normal", "--player2", "random", "--stones", "3", "--openings", str(path))
            self.assertRegex(played.stdout, rf"\ngames +{2 * count} ")

    def test_a_test_ends_the_match_at_the_same_game_with_any_number_of_jobs(self):
        words = ("--player1", "gemein", "--player2", "normal", "--sprt", "0,50", "--list")
        alone = run(*words)
        self.assertEqual(alone.returncode, 0)
        self.assertRegex(alone.stdout, r"\ngames +\d+ of 40000 ")
        self.assertRegex(alone.stdout, r"\nsprt +H1 \(elo 50\) accepted against H0 \(elo 0\); llr ")
        for jobs in "2345":
            self.assertEqual(alone.stdout, run(*words, "--jobs", jobs).stdout)
        worse = run("--player1", "normal", "--player2", "gemein", "--sprt=-20,20,0.01,0.01", "--csv")
        names, values = worse.stdout.splitlines()
        self.assertEqual(dict(zip(names.split(","), values.split(",")))["sprt"], "H0")

    def test_csv_is_two_lines(self):
        names, values = match("--csv").stdout.splitlines()
        row = dict(zip(names.split(","), values.split(",")))
        self.assertEqual(len(names.split(",")), len(values.split(",")))
        self.assertEqual(int(row["wins"]) + int(row["draws"]) + int(row["losses"]), 40)

    def test_the_list_names_each_game_before_the_result(self):
        words = ("--player1", "gemein", "--player2", "normal", "--games", "24")
        lines = run(*words, "--list", "--opening", "first").stdout.splitlines()
        self.assertEqual(lines[0].split()[:5], ["game", "1", "first", "pit", "1"])
        self.assertEqual(lines[23].split()[:5], ["game", "24", "first", "pit", "12"])
        self.assertRegex(lines[24], "^player1 ")

    def test_the_signature_is_one_number_and_stays_the_same(self):
        first = run("--signature")
        self.assertRegex(first.stdout, r"\A\d+\n\Z")
        self.assertEqual(first.stdout, run("--signature").stdout)

    def test_help_and_version_end_well(self):
        self.assertIn("--player1", run("--help").stdout)
        self.assertEqual(run("--help").returncode, 0)
        self.assertRegex(run("--version").stdout, r"\Amancala-match \d+\.\d+")

    def test_bad_options_get_one_message_and_exit_2(self):
        players = ("--player1", "normal", "--player2", "normal")
        for words, hint in (
            ((), "--player1 and --player2"),
            (("--player1", "normal"), "--player1 and --player2"),
            (("--player1", "meister:2weeks", "--player2", "normal"), "nor a time up to an hour (as 3000, 20ms or 2s): 2weeks"),
            (("--player1", "mensch", "--player2", "normal"), "no such player: mensch"),
            (("--player1", "extern2", "--player2", "normal"), "extern2 needs --extern2 FILE"),
            ((*players, "--games", "0"), "--games"),
            ((*players, "--games", "-5"), "--games"),
            ((*players, "--games", "many"), "--games"),
            ((*players, "--seed", "x"), "--seed"),
            ((*players, "--seed", "-1"), "--seed"),
            ((*players, "--seed", "18446744073709551616"), "--seed"),
            ((*players, "--budget", "-1"), "--budget"),
            (("--find-openings", "1", "--sprt", "0,10"), "--sprt"),
            (("--find-openings", "1", "--state", "x"), "--state"),
            (("--find-openings", "1", "--player1", "normal"), "--player1"),
            (("--signature", "--openings", "x"), "--openings"),
            (("--signature", "--find-openings", "1"), "--find-openings"),
            (("--signature", "--seed", "2"), "--seed"),
            (("--player1", "meister:3000:/", "--player2", "normal"), "/: not an ordinary file"),
            ((*players, "--jobs", "1000"), "--jobs"),
            ((*players, "--stones", "10"), "--stones"),
            ((*players, "--opening", "sicilian"), "--opening"),
            ((*players, "--budget", "0"), "--budget"),
            ((*players, "--sprt", "10,0"), "ELO0 is below ELO1"),
            ((*players, "--sprt", ""), "--sprt"),
            ((*players, "--sprt", "0,10,0.7,0.05"), "between 0 and 0.5"),
            ((*players, "--openings", "/no/such"), "/no/such: No such file"),
            ((*players, "--openings", ""), "--openings: the name of a file is missing"),
            ((*players, "--openings", "x", "--opening", "none"), "--opening"),
            ((*players, "--csv", "--signature"), "--signature"),
            ((*players, "--frobnicate"), "--frobnicate"),
        ):
            with self.subTest(words=words):
                result = run(*words)
                self.assertEqual(result.returncode, 2)
                self.assertIn(hint, result.stderr)
                self.assertEqual(result.stdout, "")

    def test_players_without_chance_play_each_opening_once(self):
        words = ("--player1", "meister:100", "--player2", "gemein", "--opening")
        self.assertRegex(run(*words, "first", "--sprt", "0,10").stdout, r"\ngames +24 \(")
        many = run(*words, "none", "--games", "2400")
        self.assertRegex(many.stdout, r"\ngames +2 \(")
        self.assertRegex(many.stdout, r"\nnote +neither player draws lots: each opening counts once, 2 games")

    def test_an_output_that_cannot_be_written_is_an_error(self):
        players = ("--player1", "gemein", "--player2", "normal", "--games", "4")
        for words in (players, (*players, "--list"), (*players, "--csv"), ("--signature",), ("--help",)):
            with self.subTest(words=words), open("/dev/full", "w", encoding="utf-8") as full:
                result = subprocess.run(
                    [PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False
                )
                self.assertEqual(result.returncode, 4)
                self.assertIn("mancala-match: the output cannot be written\n", result.stderr)

    def test_a_player_file_plays_and_its_lasting_variables_do_not_depend_on_jobs(self):
        with tempfile.TemporaryDirectory() as folder:
            # Counts the questions of a game and so names another pit each time, many of them empty.
            path = player_file(folder, "counter", "Let N=N+1", "Let F=N-12*(Integer((N-1)/12))")
            words = ("--player1", "extern1", "--extern1", path, "--player2", "random", "--csv")
            alone = run(*words, "--games", "31", "--jobs", "1")
            self.assertEqual(alone.returncode, 0)
            names, values = alone.stdout.splitlines()
            row = dict(zip(names.split(","), values.split(",")))
            self.assertEqual(row["player1"], "extern1 " + path)
            self.assertEqual(row["error1"], "0")
            self.assertGreater(int(row["empty1"]), 0)
            self.assertEqual(alone.stdout, run(*words, "--games", "31", "--jobs", "3").stdout)

    def test_a_player_that_breaks_off_is_counted_and_sets_the_exit_status(self):
        with tempfile.TemporaryDirectory() as folder:
            path = player_file(folder, "broken", "Let F=Brett[13]")
            result = run("--player1", "extern2", "--extern2", path, "--player2", "normal")
            self.assertEqual(result.returncode, 1)
            self.assertRegex(result.stdout, r"failures 1 +error [1-9]")
            self.assertIn(path + ":3:", result.stdout)
            self.assertIn("games         100", result.stdout)

    def test_a_file_that_does_not_load_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            for path, hint in (
                (player_file(folder, "bad", "Let F=("), ":3:"),
                (folder + "/missing", "missing"),
                (folder, folder),
            ):
                with self.subTest(path=path):
                    result = run("--player1", "extern1", "--extern1", path, "--player2", "normal")
                    self.assertEqual(result.returncode, 2)
                    self.assertIn(hint, result.stderr)
                    self.assertEqual(result.stdout, "")


unittest.main()
