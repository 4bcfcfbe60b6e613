"""Where there is no display the text face takes the window's place; a palette that does not exist costs one line.

    no_display.py MANCALA
"""
import os
import subprocess
import sys
import tempfile


def run(program, folder, variables, words=(), lines=""):
    suppressions = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lsan.supp")
    environment = {
        "PATH": os.environ["PATH"],
        "MANCALA_PORTS": folder,
        "HOME": folder,
        "LSAN_OPTIONS": f"suppressions={suppressions}:print_suppressions=0",
        **variables,
    }
    return subprocess.run(
        [program, "--language", "de", *words],
        env=environment,
        input=lines,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        empty = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
        for variables in {}, empty, {"DISPLAY": ":987"}:  # none, none again, and one that nobody serves
            done = run(program, folder, variables, ["--player2", "mensch"], "3\nGetBrett\n")
            assert done.returncode == 0, done
            assert "5 5 0 4 4 4 5 4 4 4 4 4" in done.stdout, done
            assert "kein Bildschirm gefunden" in done.stderr, done
        picture = os.path.join(folder, "picture.png")
        done = run(program, folder, {}, ["--screenshot", picture, "--palette", "Lila"])
        assert done.returncode == 0, done
        assert "Palette Lila: weder eine Palette noch eine Datei heißt so; es gibt " in done.stderr, done
        with open(picture, "rb") as file:
            assert file.read(8) == b"\x89PNG\r\n\x1a\n"
        done = run(program, folder, {}, ["--screenshot", os.path.join(folder, "missing", "picture.png")])
        assert done.returncode == 20 and "picture.png" in done.stderr, done


if __name__ == "__main__":
    main(*sys.argv[1:])
