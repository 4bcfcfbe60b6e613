#!/usr/bin/env python3
"""A script that plays costs no more than one that asks: only the game's own thread is woken by its commands."""
import pathlib
import sys

from port_driver import wait_until
from port_test_case import PortTest, main

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))

from threads import is_at_rest, times_asleep

ROUNDS = 500


class WakeUps(PortTest):
    def wake_ups(self, *commands):
        """Of all other threads, while the commands are asked for again and again."""
        program, path = self.start_up()
        client = self.connect(path)
        pid = program.process.pid
        wait_until((self.place.cache / "mancala/endgame-12").exists, "the tables are built")
        wait_until(lambda: is_at_rest(pid), "nobody else has work")
        before = times_asleep(pid)
        for _ in range(ROUNDS):
            for command in commands:
                self.assertEqual(client.ask(command), "0")
        return times_asleep(pid) - before

    def test_a_new_game_wakes_nobody(self):
        self.assertLess(self.wake_ups("CallNeu"), ROUNDS / 50)

    def test_a_game_that_is_played_wakes_only_who_keeps_it_on_the_disk_once_a_second(self):
        played = self.wake_ups("CallNeu", "CallZug 1", "CallZug", "CallUndo")
        self.assertLess(played, ROUNDS / 2)


if __name__ == "__main__":
    main()
