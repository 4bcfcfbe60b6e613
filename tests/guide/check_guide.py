"""Checks our two guides against each other, against the list of nodes of 1996, against the worked examples and against
the commands and options that the sources name.

check_guide.py SOURCE_DIR; each complaint is a line, the exit status is 1 if there is one.
"""

import re
import sys
import unicodedata
from pathlib import Path

WIDEST_LINE = 76
PITS_PER_ROW = 6
LINK = re.compile(r'@\{\s*"([^"]*)"\s*link\s+("[^"]*"|[^\s}]+)[^}]*\}', re.IGNORECASE)
ATTRIBUTE = re.compile(r"@\{[^}]*\}")
WRAPPED = re.compile(r"^@(wordwrap|smartwrap)\b", re.IGNORECASE | re.MULTILINE)


class Guide:
    """The nodes of a guide by name, each its raw text."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.nodes = {}
        self.twice = []
        for match in re.finditer(r"^@node\s+(\S+)[^\n]*\n(.*?)^@endnode", self.text, re.MULTILINE | re.DOTALL):
            if match.group(1) in self.nodes:
                self.twice.append(match.group(1))
            self.nodes[match.group(1)] = match.group(2)

    def links(self, node):
        return [target.strip('"') for _, target in LINK.findall(self.nodes[node])]

    def is_picture(self, target):
        return target.endswith("/main") and (self.path.parent / target[: -len("/main")]).is_file()

    def reached_from(self, start):
        seen = set()
        waiting = [start]
        while waiting:
            node = waiting.pop()
            if node in self.nodes and node not in seen:
                seen.add(node)
                waiting += self.links(node)
        return seen


def shown(line):
    """The line as the viewer shows it: labels in place of links, no attributes."""
    return ATTRIBUTE.sub("", LINK.sub(r"\1", line)).replace("\\@", "@")


def wrong_structure(guide, names_of_1996):
    for node in guide.twice:
        yield f"node {node} stands twice"
    if not guide.text.startswith("@database"):
        yield "the first line is not @database"
    if len(re.findall(r"^@node\b", guide.text, re.MULTILINE)) != len(guide.nodes) + len(guide.twice):
        yield "a node without @endnode"
    for node in names_of_1996:
        if node not in guide.nodes:
            yield f"node {node} of 1996 is missing"
    for command, target in re.findall(r"^@(toc|index|help|next|prev)\s+(\S+)", guide.text, re.MULTILINE):
        if target not in guide.nodes:
            yield f"@{command} names the node {target}, which does not exist"
    for node in sorted(guide.nodes.keys() - guide.reached_from("Main")):
        yield f"node {node} cannot be reached from Main"


def wrong_lines(guide):
    for node, text in guide.nodes.items():
        for target in guide.links(node):
            if target not in guide.nodes and not guide.is_picture(target):
                yield f"node {node}: the link to {target} leads nowhere"
        if len(re.findall(r"@\{\s*\"", text)) != len(guide.links(node)):
            yield f"node {node}: a link that cannot be read"
        if WRAPPED.search(text):
            continue
        for line in text.splitlines():
            if len(shown(line)) > WIDEST_LINE:
                yield f"node {node}: {len(shown(line))} characters in a line: {shown(line)}"


def order_of(words):
    """Letters and digits alone count, umlauts as their vowels."""
    plain = unicodedata.normalize("NFD", words.lower().replace("ß", "ss"))
    return re.sub(r"[^a-z0-9]", "", plain)


def entries_by_letter(lines):
    """(letter, words, target) in the order of reading: each letter has two columns."""
    entries = []
    letter, columns = None, ([], [])
    for line in [*lines, " @{b}@{ub}"]:
        if heading := re.fullmatch(r" @\{b\}(\w?)@\{ub\}", line):
            entries += [(letter, *entry) for column in columns for entry in column]
            letter, columns = heading[1], ([], [])
        elif letter:
            for column, (words, target) in zip(columns, LINK.findall(line)):
                column.append((words.strip(), target))
    return entries


def wrong_index(guide):
    """Every node stands there once, in order; the letters above lead to their headings."""
    lines = guide.nodes.get("Index", "").splitlines()
    entries = entries_by_letter(lines)
    targets = [target for _, _, target in entries]
    for node in sorted((guide.nodes.keys() ^ set(targets)) - {"Index", "Main"}):
        yield f"the index does not name the node {node}"
    for target in sorted({target for target in targets if targets.count(target) > 1}):
        yield f"the index names the node {target} twice"
    for one, other in zip(entries, entries[1:]):
        if order_of(one[1]) > order_of(other[1]):
            yield f"in the index {other[1]} stands behind {one[1]}"
    for letter, words, _ in entries:
        if not order_of(words).startswith(letter.lower()):
            yield f"in the index {words} stands at {letter}"
    jumps = re.findall(r'@\{" (\w) " link Index (\d+)\}', guide.nodes.get("Index", ""))
    if [letter for letter, _ in jumps] != sorted({letter for letter, _, _ in entries}):
        yield "the letters above the index are not those of its headings"
    for letter, number in jumps:
        # A blank line stands above each heading.
        if lines[int(number) + 1] != f" @{{b}}{letter}@{{ub}}":
            yield f"the letter {letter} above the index leads to line {number}, which is not above its heading"


def whole_word_in(word, text):
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def port_commands(source):
    named = []
    for file in ("port_queries.cpp", "port_commands.cpp"):
        text = (source / "src/app/glue" / file).read_text(encoding="utf-8")
        named += re.findall(r'(?:add|simple|push_back)\(\s*\{?"([A-Z]\w+)"', text)
    return named


def error_numbers(source):
    numbers = []
    for name in ("src/ipc/error_number.hpp", "src/app/glue/port_commands.hpp"):
        text = (source / name).read_text(encoding="utf-8")
        numbers += re.findall(r"inline constexpr int \w+ = (\d{3});", text)
    return numbers


def options(source):
    named = set()
    programs = source / "src/app"
    for file in sorted([*programs.glob("*/options.cpp"), *programs.glob("command_line/*.cpp")]):
        text = file.read_text(encoding="utf-8")
        named.update(re.findall(r'"(?:-\w,)?(--[a-z][a-z0-9-]*)"', text))
    return sorted(named)


def missing_words(guide, source):
    text = "\n".join(shown(line) for line in guide.text.splitlines())
    for command in port_commands(source):
        if not whole_word_in(command, text):
            yield f"the port's command {command} is not explained"
    for number in error_numbers(source):
        if not re.search(rf"^ +{number} ", guide.nodes.get("PortFehler", ""), re.MULTILINE):
            yield f"the error number {number} is not listed in node PortFehler"
    for option in options(source):
        if not whole_word_in(option, text):
            yield f"the option {option} is not explained"


def examples_of(source):
    """(board before, player, pit, board after) of each; a board is its fourteen numbers, stores in the middle."""
    found = []
    lines = (source / "tests/data/worked_examples.txt").read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        if line in ("before", "after"):
            numbers = [int(word) for word in " ".join(lines[at + 1 : at + 4]).split() if word.isdigit()]
            player = numbers.pop(PITS_PER_ROW + 1)
            if line == "before":
                found.append([numbers, player])
            else:
                found[-1].append(numbers)
        elif line.startswith("pit "):
            found[-1].append(int(line.split()[1]))
    return found


def examples_in(guide):
    lines = [shown(line) for line in guide.nodes.get("Beispiele", "").splitlines()]
    numbers = [[int(word) for word in line.split()] if re.fullmatch(r"[\d ]*\d[\d ]*", line) else [] for line in lines]
    found = []
    for at in range(len(lines) - 2):
        board = numbers[at : at + 3]
        if [len(row) for row in board] == [PITS_PER_ROW, 2, PITS_PER_ROW]:
            following = " ".join(lines[at + 3 : at + 6])
            choice = re.search(r"(?:Spieler|Player) (\d) .*?(?:Mulde|pit) (\d+)\.", following)
            if choice and (not found or len(found[-1]) == 4):
                found.append([sum(board, []), int(choice.group(1)), int(choice.group(2))])
            elif found:
                found[-1].append(sum(board, []))
    return found


def wrong_examples(guide, source):
    wanted = examples_of(source)
    if len(wanted) != 10:
        yield f"tests/data/worked_examples.txt has {len(wanted)} examples, not ten"
    if examples_in(guide) != wanted:
        yield "the boards of node Beispiele are not those of tests/data/worked_examples.txt"


def main():
    source = Path(sys.argv[1])
    names_of_1996 = (source / "tests/data/guide_nodes.txt").read_text(encoding="utf-8").split()
    guides = [Guide(path) for path in sorted((source / "guide").glob("*.guide"))]
    complaints = []
    if len(guides) != 2:
        complaints.append(f"two guides are wanted, a German and an English one, not {len(guides)}")
    if len(port_commands(source)) < 15 or len(options(source)) < 20 or len(error_numbers(source)) < 15:
        complaints.append("the commands, options or error numbers were not found in the sources")
    for guide in guides:
        for check in (
            wrong_structure(guide, names_of_1996),
            wrong_lines(guide),
            wrong_index(guide),
            missing_words(guide, source),
            wrong_examples(guide, source),
        ):
            complaints += [f"{guide.path.name}: {complaint}" for complaint in check]
        for node in sorted(guides[0].nodes.keys() ^ guide.nodes.keys()):
            complaints.append(f"node {node} stands in only one of {guides[0].path.name} and {guide.path.name}")
    print("\n".join(complaints) or f"{len(guides)} guides of {len(guides[0].nodes)} nodes")
    return 1 if complaints else 0


sys.exit(main())
