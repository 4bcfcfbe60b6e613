"""What `cmake --install` puts into a prefix, and whether it works and agrees with the programs.

    place_test.py BUILD_FOLDER MANCALA
"""
import gzip
import os
import re
import subprocess
import sys
import tempfile
import unittest

APP_ID = "org.mancala.Mancala"
LONG_OPTION = re.compile(r"--[a-z0-9][a-z0-9-]*")


def run(*words, **settings):
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False, **settings)


class Place(unittest.TestCase):
    build = ""
    mancala = ""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.prefix = cls.folder.name
        os.environ.update({f"XDG_{kind}_HOME": cls.at("home") for kind in ("CONFIG", "STATE", "DATA")})
        done = run("cmake", "--install", cls.build, "--prefix", cls.prefix)
        assert done.returncode == 0, done
        cls.programs = sorted(os.listdir(cls.at("bin")))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def at(cls, *names):
        return os.path.join(cls.prefix, *names)

    def quiet(self, *words, **settings):
        done = run(*words, **settings)
        self.assertEqual((done.returncode, done.stderr.strip()), (0, ""), (words, done.stdout))
        return done.stdout

    def options_of(self, program):
        """The options that --help lists, each at the beginning of its line."""
        options = set()
        for line in self.quiet(self.at("bin", program), "--help").splitlines():
            if listed := re.match(r" +(?:-[a-zA-Z],)?(--[a-z0-9-]+)", line):
                options.add(listed.group(1))
        self.assertIn("--help", options)
        return options

    def man_page(self, program):
        for section in "1", "6":
            path = self.at("share", "man", "man" + section, f"{program}.{section}.gz")
            if os.path.exists(path):
                return path
        self.fail(program + " has no man page")

    def test_every_program_is_installed(self):
        self.assertLessEqual({"mancala", "mancala-match", "mancala-send"}, set(self.programs))

    def test_every_program_tells_its_version(self):
        for program in self.programs:
            self.assertRegex(self.quiet(self.at("bin", program), "--version"), r"^[a-z-]+ \d+\.\d+\.\d+\n$")

    def test_fonts_have_their_licences_beside_them(self):
        fonts = set(os.listdir(self.at("share", "mancala", "fonts")))
        self.assertLessEqual({"Amiga-Regular.ttf", "Amiga-Regular.OFL.txt", "courR12-ISO8859-1.pcf.gz",
                              "courB12-ISO8859-1.pcf.gz", "Adobe-DEC.txt"}, fonts)

    def test_all_openings_palettes_players_and_scripts_are_there(self):
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "assets")
        for kind in "openings", "palettes", "players", "scripts":
            self.assertEqual(sorted(os.listdir(self.at("share", "mancala", kind))),
                             sorted(os.listdir(os.path.join(source, kind))))

    def test_the_installed_game_draws_what_the_built_one_draws(self):
        pictures = []
        for program in self.at("bin", "mancala"), self.mancala:
            picture = self.at("picture.png")
            self.quiet(program, "--screenshot", picture, "--palette", "blautoene", "--language", "de")
            with open(picture, "rb") as file:
                pictures.append(file.read())
        self.assertEqual(pictures[0][:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(pictures[0], pictures[1])

    def test_the_desktop_entry_is_valid(self):
        entry = self.at("share", "applications", APP_ID + ".desktop")
        self.quiet("desktop-file-validate", entry)
        with open(entry, encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertIn("Exec=mancala", lines)
        self.assertIn("Icon=" + APP_ID, lines)
        self.quiet("desktop-file-validate", self.at("share", "applications", "org.mancala.PartieEditor.desktop"))

    def test_the_metainfo_is_valid_and_names_what_is_installed(self):
        metainfo = self.at("share", "metainfo", APP_ID + ".metainfo.xml")
        done = run("appstreamcli", "validate", "--no-net", "--pedantic", metainfo)
        self.assertEqual(done.returncode, 0, done.stdout)
        with open(metainfo, encoding="utf-8") as file:
            text = file.read()
        self.assertEqual(sorted(re.findall(r"<binary>(.*)</binary>", text)), self.programs)
        version = self.quiet(self.at("bin", "mancala"), "--version").split()[1]
        self.assertIn(f'<release version="{version}" ', text)

    def test_the_icon_has_its_sizes(self):
        for side in 32, 64, 128, 256:
            with open(self.at("share", "icons", "hicolor", f"{side}x{side}", "apps", APP_ID + ".png"), "rb") as file:
                head = file.read(26)
            self.assertEqual(head[16:24], side.to_bytes(4, "big") * 2)
            self.assertEqual(head[25], 3, "not an indexed picture")

    def test_every_man_page_is_well_formed(self):
        for program in self.programs:
            environment = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "100"}
            page = self.quiet("man", "--warnings", "-l", self.man_page(program), env=environment)
            self.assertIn(program, page)

    def test_the_man_page_describes_the_options_of_help(self):
        for program in self.programs:
            with gzip.open(self.man_page(program), "rt", encoding="utf-8") as file:
                text = file.read()
            options = re.search(r"\n\.SH OPTIONS\n(.*?)\n\.SH ", text, re.DOTALL).group(1)
            heads = re.findall(r"^\.TP\n(.*)$", options, re.MULTILINE)
            described = set(LONG_OPTION.findall("\n".join(heads).replace("\\-", "-")))
            self.assertEqual(described, self.options_of(program), program)

    def completed(self, program, *words):
        """What the shell offers for the last word."""
        path = self.at("share", "bash-completion", "completions", program)
        script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
                  'complete -p "${1##*/}" > /dev/null && '
                  '_mancala "$1" "${@: -1}" "${@: -2:1}"; printf "%s\\n" "${COMPREPLY[@]}"')
        return set(self.quiet("bash", "-c", script, "bash", path, self.at("bin", program), *words).split())

    def test_completion_offers_the_options_of_help(self):
        for program in self.programs:
            self.assertEqual(self.completed(program, "-"), self.options_of(program), program)
        self.assertEqual(self.completed("mancala", "--player1", "--pal"), set())
        self.assertEqual(self.completed("mancala", "--text", "--pal"), {"--palette"})

    def test_completion_offers_only_words_that_the_program_takes(self):
        for option in "--player1", "--scale", "--aspect", "--language", "--stones", "--palette":
            words = self.completed("mancala", option, "")
            self.assertTrue(words, option)
            for word in words:
                self.quiet(self.at("bin", "mancala"), option, word, "--screenshot", self.at("picture.png"))
        for word in self.completed("mancala-match", "--player1", ""):
            self.assertIn(word, self.quiet(self.at("bin", "mancala-match"), "--help"))
        self.assertEqual(self.completed("mancala-match", "--opening", ""), {"random", "none", "first"})


if __name__ == "__main__":
    Place.build, Place.mancala = sys.argv[1:3]
    # The font library's leaks are not ours.
    suppressions = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "window", "lsan.supp")
    os.environ["LSAN_OPTIONS"] = f"suppressions={suppressions}:print_suppressions=0"
    unittest.main(argv=sys.argv[:1])
