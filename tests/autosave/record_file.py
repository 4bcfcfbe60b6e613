"""Reads what the game saved: the head's words and the moves; fails on a file that is not whole."""
import re


class Saved:
    """A record as guide/partieformat.md describes it, not yet checked against the rules."""

    def __init__(self, text):
        lines = text.split("\n")
        assert lines[0] == "Mancala-Partie 1", text[:80]
        assert lines[-1] == "", "the last line is cut off"
        self.words = {}
        self.moves = []
        for line in lines[1:-1]:
            if re.match(r"\d+:", line):
                self.moves.append(line)
            else:
                word, _, value = line.partition(" ")
                self.words.setdefault(word, value)
        assert int(self.words["Zugzahl"]) == len(self.moves), "moves are missing"

    def played(self):
        """As GetZuege has them."""
        return [line.split(" ")[0] for line in self.moves]

    def board(self):
        """As GetBrett has it, after the last move."""
        return " ".join(self.moves[-1].split(" ")[1:13])


def read(path):
    """What is saved there; None if nothing is."""
    try:
        return Saved(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
