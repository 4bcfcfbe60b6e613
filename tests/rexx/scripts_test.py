#!/usr/bin/env python3
"""Each script of scripts/ runs against two stub ports; what it says, what the ports were sent and how
it ends stand in the file of its name in expected/. With MANCALA_UPDATE_EXPECTED=1 those files are
written anew: read each of them before you commit it. Command line: MANCALA_RX [unittest arguments].
"""
import os
import pathlib
import sys
import unittest

from rexx_case import SCRIPTS, RexxTest

EXPECTED = pathlib.Path(__file__).parent / "expected"
ARGUMENTS = {"arguments": ["1", "Zug  2", "8"], "latin1": ["süß"]}
INPUT = {"waiting": "anna\nBernd B\nlast\n"}
NOT_ALONE = {"zweites", "kaputt", "fehlt", "beispiel"}


class ScriptsTest(RexxTest):
    def record(self, name):
        ports = [self.stub("Spiel.1"), self.stub("Spiel.2")]
        out, error, status = self.run_script(name, *ARGUMENTS.get(name, []), text=INPUT.get(name, ""))
        text = out + "--- standard error\n" + error + f"--- status {status}\n"
        for port in ports:
            for line in port.log:
                line = line.decode(errors="backslashreplace")
                shown = line if len(line) < 100 else f"{line[:20]}... {len(line)} bytes"
                text += f"{os.path.basename(port.path)} <{shown}>\n"
        return text.replace(str(self.root), "ROOT")


def add_test(name):
    def test(self):
        said = self.record(name)
        path = EXPECTED / (name + ".txt")
        if os.environ.get("MANCALA_UPDATE_EXPECTED"):
            path.write_text(said)
        self.assertEqual(said, path.read_text())

    setattr(ScriptsTest, "test_" + name, test)


for script in sorted(SCRIPTS.glob("*.rexx")):
    if script.stem not in NOT_ALONE:
        add_test(script.stem)

if __name__ == "__main__":
    RexxTest.program = os.path.abspath(sys.argv.pop(1))
    ScriptsTest.maxDiff = None
    unittest.main()
