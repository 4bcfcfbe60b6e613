"""What partie-editor says on the terminal: bad files with their lines, pictures without a display.

    partie_editor_test.py PARTIE_EDITOR
"""
import os
import re
import subprocess
import sys
import tempfile
import unittest

START = "Start 4 4 4 4 4 4 4 4 4 4 4 4 0 0 1\n"
FIRST = "1:1-4 5 5 5 0 4 4 4 4 4 4 4 4 1 0 1\n"
SECOND = "2:1-6 5 6 6 1 5 0 4 4 4 4 4 4 1 0 2\n"
GOOD = "Mancala-Partie 1\nSpieler1 Anna\nSpieler2 Jörg\nSteine 4\n" + START + FIRST + SECOND

# What is in the file, in which line the fault is, a word of the reason.
BAD = {
    "empty": ("", 1, "Mancala-Partie"),
    "no_record": ("hello\n", 1, "Mancala-Partie"),
    "future": ("Mancala-Partie 2\n", 1, "newer"),
    "no_version": ("Mancala-Partie x\n", 1, "version"),
    "two_headers": (GOOD + "Mancala-Partie 1\n", 8, "second header"),
    "twice": ("Mancala-Partie 1\nSteine 4\nSteine 4\n", 3, "twice"),
    "stones": ("Mancala-Partie 1\nSteine 10\n", 2, "1 to 9"),
    "negative": ("Mancala-Partie 1\nSteine -4\n", 2, "1 to 9"),
    "illegal": (GOOD.replace("2:1-6", "2:1-4"), 7, "empty"),
    "wrong_player": (GOOD.replace("2:1-6", "2:2-6"), 7, "player 1"),
    "wrong_number": (GOOD.replace("2:1-6", "3:1-6"), 7, "number must be 2"),
    "wrong_position": (GOOD.replace("5 6 6 1", "5 6 1 6"), 7, "follow"),
    "stone_total": (GOOD.replace("Start 4", "Start 5"), 6, "stones"),
    "cut_line": (GOOD[:-8], 7, "12 pits"),
    "cut_file": (GOOD.replace("Steine 4\n", "Steine 4\nZugzahl 5\n"), 8, "5"),
    "result": (GOOD.replace("Steine 4\n", "Steine 4\nErgebnis 3 4\n"), 8, "result"),
    "late_keyword": (GOOD + "Steine 4\n", 8, "before the moves"),
    "no_side": (GOOD.replace("1 0 2\n", "1 0\n"), 7, "player to move"),
    "noise": ("Mancala-Partie 1\n\x01\x02\n", 2, "neither"),
    "carriage_returns": (GOOD.replace("2:1-6", "2:1-4").replace("\n", "\r"), 7, "empty"),
}


class PartieEditor(unittest.TestCase):
    program = ""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def at(self, name):
        return os.path.join(self.folder.name, name)

    def write(self, name, text):
        with open(self.at(name), "wb") as file:
            file.write(text.encode())
        return self.at(name)

    def run_editor(self, *words, **settings):
        environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        environment.update(HOME=self.folder.name, XDG_CONFIG_HOME=self.folder.name, SDL_VIDEODRIVER="x11")
        environment.update(settings)
        return subprocess.run([self.program, *words], env=environment, capture_output=True, text=True, timeout=60, check=False)

    def test_every_bad_file_costs_one_message_with_its_line_and_the_status_2(self):
        for name, (text, line, reason) in BAD.items():
            with self.subTest(name):
                path = self.write(name + ".partie", text)
                done = self.run_editor(path, "--language", "en")
                self.assertEqual(done.returncode, 2)
                self.assertRegex(done.stderr, "^" + re.escape("%s:%d: " % (path, line)) + "[^\n]*\n$")
                self.assertIn(reason, done.stderr)
                self.assertEqual(done.stdout, "")

    def test_a_bad_file_is_refused_in_the_language_that_is_chosen(self):
        path = self.write("future.partie", "Mancala-Partie 2\n")
        for language, reason in (("de", "die Partie ist für eine neuere Fassung des Programms: 2"),
                                 ("en", "the record is of a newer version of the program: 2")):
            self.assertEqual(self.run_editor(path, "--language", language).stderr, f"{path}:1: {reason}\n")

    def test_what_is_no_file_is_refused_by_name(self):
        os.mkfifo(self.at("pipe"))
        for name in "missing", "pipe", ".":
            with self.subTest(name):
                done = self.run_editor(self.at(name))
                self.assertEqual(done.returncode, 2)
                self.assertTrue(done.stderr.startswith(self.at(name) + ": "), done.stderr)
        for path in "/dev/zero", "/dev/null":
            self.assertEqual(self.run_editor(path).returncode, 2)

    def test_a_file_that_is_too_large_is_refused_quickly(self):
        path = self.at("large")
        with open(path, "wb") as file:
            file.truncate(200 << 20)
        self.assertEqual(self.run_editor(path).returncode, 2)

    def test_every_cut_of_a_record_is_refused_or_read(self):
        whole = GOOD.replace("Steine 4\n", "Steine 4\nZugzahl 2\n").encode()
        for end in range(0, len(whole), 7):
            path = self.at("cut.partie")
            with open(path, "wb") as file:
                file.write(whole[:end])
            with self.subTest(end):
                self.assertEqual(self.run_editor(path).returncode, 2)

    def test_the_first_picture_needs_no_display(self):
        path = self.write("gut.partie", GOOD)
        pictures = set()
        for words in ("--language", "de"), ("--language", "en"), ("--palette", "Workbench"):
            picture = self.at("picture.png")
            done = self.run_editor(path, "--screenshot", picture, *words)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            with open(picture, "rb") as file:
                pictures.add(file.read())
        self.assertEqual(len(pictures), 3)

    def test_spelling_does_not_matter(self):
        spellings = [GOOD.encode(), GOOD.replace("\n", "\r\n").encode(), GOOD.replace("\n", "\r").encode(),
                     GOOD.rstrip("\n").encode(), b"\xef\xbb\xbf" + GOOD.encode(), GOOD.encode("latin-1")]
        pictures = set()
        for language in "C", "de_DE.UTF-8", "tr_TR.UTF-8":
            for spelling in spellings:
                path = self.at("-a ü.partie")
                with open(path, "wb") as file:
                    file.write(spelling)
                picture = self.at("picture.png")
                done = self.run_editor(path, "--screenshot", picture, "--language", "de", LC_ALL=language)
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                with open(picture, "rb") as file:
                    pictures.add(file.read())
        self.assertEqual(len(pictures), 1)

    def test_a_bad_record_gives_no_picture(self):
        path = self.write("bad.partie", "hello\n")
        done = self.run_editor(path, "--screenshot", self.at("picture.png"))
        self.assertEqual(done.returncode, 2)
        self.assertFalse(os.path.exists(self.at("picture.png")))

    def test_without_a_display_it_says_so(self):
        done = self.run_editor(self.write("gut.partie", GOOD))
        self.assertEqual(done.returncode, 20)
        self.assertEqual(done.stderr.count("\n"), 1)

    def test_wrong_options_are_refused(self):
        for words in ("--scale", "0"), ("--palette",), ("a", "b"), ("--nonsense",):
            self.assertEqual(self.run_editor(*words).returncode, 2, words)


if __name__ == "__main__":
    PartieEditor.program = sys.argv.pop(1)
    unittest.main()
