#!/usr/bin/env python3
"""While Meister thinks for half a minute, and while scripts wait for analyses, everything else goes on at once."""
import pathlib
import sys
import time

import port_test_case
from port_driver import wait_until
from port_test_case import PortTest, main

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))

from threads import has_stepped_back, threads, work_until_rest, worked, workers  # noqa: E402
from tries import least  # noqa: E402

SOON = 0.05  # seconds; the best of some tries, since the machine has others to serve


def seconds(work):
    begin = time.monotonic()
    work()
    return time.monotonic() - begin


class Thinking(PortTest):
    def start(self, **options):
        human = port_test_case.COMMAND
        port_test_case.COMMAND = [*human[:-1], "meister", "--thinking", "30"]
        try:
            return super().start(**options)
        finally:
            port_test_case.COMMAND = human

    def thinking(self):
        """A game in which Meister has to move, the program and a client."""
        program, path = self.start_up()
        client = self.connect(path)
        self.assertEqual(client.ask("CallNeu"), "0")
        self.assertEqual(client.ask("CallZug 1"), "0")
        self.assertEqual(client.ask("GetAmZug"), "0 2")
        return program, path, client

    def test_whoever_thinks_has_stepped_back_behind_the_game(self):
        program, path, client = self.thinking()
        other = self.connect(path)
        other.send(b"GetAnalyse 100000000\n")
        pid = program.process.pid
        before = threads(pid)
        wait_until(lambda: len(workers(pid, before, 0.1)) >= 2, "two who think")
        own = threads(pid)[pid]
        for thread in workers(pid, before, 0.1).values():
            self.assertTrue(has_stepped_back(thread, own), thread)
        self.assertEqual(client.ask("GetAmZug"), "0 2")

    def test_take_back_and_a_new_game_stop_him_at_once(self):
        _, _, client = self.thinking()

        def answer_time(command):
            client.ask("CallNeu")
            client.ask("CallZug 1")
            return seconds(lambda: self.assertEqual(client.ask(command), "0"))

        for command in "CallUndo", "CallNeu", "CallSpielende":
            self.assertLessEqual(least(lambda: answer_time(command), SOON), SOON, command)

    def work_after(self, command):
        """Seconds that Meister still works from just before the command on."""
        program, _, client = self.thinking()
        pid = program.process.pid
        wait_until((self.place.cache / "mancala/endgame-12").exists, "nobody else has work")
        client.ask("CallNeu")
        before = threads(pid)
        client.ask("CallZug 1")
        wait_until(lambda: workers(pid, before, 0.1), "Meister thinks")
        thinkers = workers(pid, before, 0.1)
        begin = worked(pid, thinkers)
        self.assertEqual(client.ask(command), "0")
        return work_until_rest(pid, thinkers) - begin

    def test_whoever_is_stopped_thinks_no_longer(self):
        for command in "CallUndo", "CallNeu", "CallSpielende", "Quit":
            self.assertLessEqual(least(lambda: self.work_after(command), SOON), SOON, command)

    def test_questions_are_answered_while_he_thinks(self):
        _, path, client = self.thinking()
        other = self.connect(path)
        self.assertLessEqual(least(lambda: seconds(lambda: other.ask("GetBrett")), SOON), SOON)
        self.assertEqual(client.ask("GetZuege"), "0 1:1-1")

    def test_the_program_ends_though_he_thinks_and_a_script_waits(self):
        program, path, client = self.thinking()
        waiting = self.connect(path)
        waiting.send(b"GetAnalyse 100000000\n")
        self.assertEqual(self.connect(path).ask("GetAmZug"), "0 2")
        client.send(b"Quit\n")
        self.assertEqual(waiting.line(), "20 301 the program ends")
        wait_until(lambda: program.process.poll() is not None, "the end")
        self.assertEqual(program.process.returncode, 0)


if __name__ == "__main__":
    main()
