"""Each row of FIDELITY.md has a number of its own, so that code and guides can cite it.

    check_fidelity.py SOURCE_FOLDER
"""
import collections
import pathlib
import re
import sys


def main(folder):
    text = (pathlib.Path(folder) / "FIDELITY.md").read_text(encoding="utf-8")
    rows = collections.Counter(re.findall(r"^\| (F\d+) \|", text, re.MULTILINE))
    twice = sorted(number for number, count in rows.items() if count > 1)
    if not rows or twice:
        print("FIDELITY.md: numbers that stand twice:", ", ".join(twice) or "no rows at all")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
