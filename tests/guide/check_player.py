"""The external player printed in node Beispiel of both guides is a real player file that beats the random player.

check_player.py MANCALA_MATCH GUIDE...
"""

import csv
import re
import subprocess
import sys
import tempfile
from pathlib import Path


def printed_player(guide):
    node = re.search(r"^@node Beispiel .*?^@endnode", guide.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    program = re.match(r"(?:   .*\n)+", node.group(0)[node.group(0).index("   Nop; Mancala.Extern") :])
    return "".join(line[3:] + "\n" for line in program.group(0).splitlines())


def main():
    match, *guides = sys.argv[1:]
    for guide in map(Path, guides):
        with tempfile.TemporaryDirectory() as folder:
            player = Path(folder) / "player.cando"
            player.write_text(printed_player(guide), encoding="utf-8")
            command = [match, "--player1", "extern1", "--extern1", str(player), "--player2", "random"]
            command += ["--games", "200", "--seed", "1", "--csv"]
            done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        if done.returncode != 0:
            sys.exit(f"{guide.name}: the player cannot play: {done.stdout}{done.stderr}")
        row = next(csv.DictReader(done.stdout.splitlines()))
        if int(row["wins"]) < 150:
            sys.exit(f"{guide.name}: the player wins only {row['wins']} of 200 games against random pits")


main()
