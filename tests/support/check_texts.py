#!/usr/bin/env python3
"""Checks the table of texts: every text is used, no text is missing in a language, and both
languages name the same values."""
import pathlib
import re
import sys

SOURCE = pathlib.Path(sys.argv[1]) / "src"
TABLE = SOURCE / "app/glue/texts.cpp"
NAMES = SOURCE / "app/glue/texts.hpp"
STRING = r'"(?:[^"\\]|\\.)*"'
ROW = re.compile(r"\{Text::(\w+),\s*((?:%s\s*)+),\s*((?:%s\s*)+)\}" % (STRING, STRING))

# Chosen by counting on from the first, which must be used like any other.
COUNTED_FROM = {
    r"denied_": "denied_no_game",
    r"mistake_": "mistake_no_record",
    r"name_": "name_missing",
    r"theme_": "theme_no_name",
    r"(won|draw|lost)(_high|_narrowly)?_\d$": "won_high_1",
}


def counted_from(name):
    return next((first for form, first in COUNTED_FROM.items() if re.match(form, name)), name)


def ids():
    body = re.search(r"enum class Text\s*\{(.*?)\};", NAMES.read_text(), re.S)[1]
    names = re.findall(r"^\s*(\w+),?", re.sub(r"//.*", "", body), re.M)
    return [name for name in names if name != "count"]


def words(strings):
    return "".join(part[1:-1] for part in re.findall(STRING, strings))


def values(text):
    return sorted(set(re.findall(r"%\d", text)))


def uses():
    """How often each name stands in the sources, its row in the table not counted."""
    counts = {}
    for path in sorted(SOURCE.rglob("*.?pp")):
        if path == NAMES:
            continue
        for name in re.findall(r"\bText::(\w+)", path.read_text()):
            counts[name] = counts.get(name, 0) + 1
    return counts


def main():
    rows = {match[1]: (words(match[2]), words(match[3])) for match in ROW.finditer(TABLE.read_text())}
    counts = uses()
    faults = []
    for name in ids():
        if name not in rows:
            faults.append(f"{name}: no row with two languages")
            continue
        german, english = rows[name]
        if not german or not english:
            faults.append(f"{name}: empty in a language")
        if values(german) != values(english):
            faults.append(f"{name}: the languages name different values")
        if counts.get(counted_from(name), 0) < 2:
            faults.append(f"{name}: shown nowhere")
    print("\n".join(faults))
    return 1 if faults or not rows else 0


sys.exit(main())
