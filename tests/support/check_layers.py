#!/usr/bin/env python3
"""Checks every include line below src/ against layers.txt: arrows point down only."""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
SOURCE = ROOT / "src"
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
POSIX = re.compile(r"^(sys/|netinet/|arpa/|unistd\.h|fcntl\.h|signal\.h|poll\.h|pwd\.h|dirent\.h)")
LIBRARY_PREFIXES = ("boost/", "tl/", "CLI/", "SDL", "png", "benchmark/")


def read_table(path):
    """folder -> (allowed folders, {library: file pattern or None})"""
    table = {}
    for line in path.read_text().splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        folder, rest = line.split(":", 1)
        folders, _, libraries = rest.partition("|")
        allowed = {}
        for word in libraries.split():
            match = re.fullmatch(r"([^\[]+)(?:\[(.+)\])?", word)
            allowed[match[1]] = match[2]
        table[folder.strip()] = (set(folders.split()), allowed)
    return table


def library_of(header):
    """The table's name of the library a system header belongs to; None for the standard library."""
    if POSIX.match(header):
        return "posix"
    if header.startswith("boost/asio"):
        return "boost/asio"
    if "SDL_ttf" in header:
        return "SDL_ttf"
    for prefix in LIBRARY_PREFIXES:
        if header.startswith(prefix):
            return prefix.rstrip("/")
    return None if "/" not in header and not header.endswith(".h") else header


def file_matches(path, pattern):
    if pattern is None:
        return True
    return any(pathlib.PurePath(path.name).match(one) for one in pattern.split(","))


def folder_of(path, table):
    relative = path.relative_to(SOURCE).parent.as_posix()
    while relative not in table and "/" in relative:
        relative = relative.rsplit("/", 1)[0]
    return relative


def main():
    table = read_table(ROOT / "tests/support/layers.txt")
    wrong = []
    for path in sorted(SOURCE.rglob("*.[ch]pp")):
        folder = folder_of(path, table)
        if folder not in table:
            wrong.append(f"{path.relative_to(ROOT)}:1: folder is not in layers.txt")
            continue
        folders, libraries = table[folder]
        for number, line in enumerate(path.read_text().splitlines(), 1):
            match = INCLUDE.match(line)
            if not match:
                continue
            kind, header = match.groups()
            where = f"{path.relative_to(ROOT)}:{number}"
            if kind == '"':
                target = folder_of(SOURCE / header, table)
                if target != folder and target not in folders:
                    wrong.append(f"{where}: {folder} may not include {header}")
                elif not ((SOURCE / header).exists() or (SOURCE / f"{header}.in").exists()):
                    wrong.append(f"{where}: write the path from src/: {header}")
                continue
            library = library_of(header)
            if library is not None and not (
                library in libraries and file_matches(path, libraries[library])
            ):
                wrong.append(f"{where}: {folder} may not include <{header}>")
    for line in wrong:
        print(line)
    print(f"layering: {len(wrong)} wrong include lines")
    return 1 if wrong else 0


sys.exit(main())
