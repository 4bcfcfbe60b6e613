#!/usr/bin/env python3
"""Hooks that are missing, fail, hang or misbehave: robustness list, item 10. The game goes on with all of them."""
import os
import pathlib
import signal
import time

from hook_case import PATIENCE, HookTest, children, main, wait_until

PITS = ["1", "2", "3", "4", "5"]


def is_alive(process):
    try:
        state = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


class BadChildrenTest(HookTest):
    def play(self, game):
        """Five typed moves are done in spite of the hook."""
        game.type(*PITS)
        wait_until(lambda: [move.rsplit("-")[1] for move in game.moves()] == PITS, "the moves are done")
        game.wait_until_idle()
        self.assertEqual(children(game.process.pid), [])

    def one_message(self, hook):
        game = self.start(hook)
        self.play(game)
        messages = game.messages()
        self.assertEqual(len(messages), 1, game.text())
        return messages[0]

    def test_programs_that_cannot_be_started_cost_one_message(self):
        text = self.scratch / "text"
        text.write_text("touch started\n")
        empty = self.scratch / "empty"
        empty.write_text("")
        empty.chmod(0o700)
        self.assertIn("gibt es nicht", self.one_message("/no/such/hook"))
        self.assertIn("gibt es nicht", self.one_message("no-such-hook"))
        self.assertIn("kein Zugriff", self.one_message(f'"{text}"'))
        self.assertIn("kein Zugriff", self.one_message(f'"{self.scratch}"'))
        self.assertIn("Exec format", self.one_message(f'"{empty}"'))
        self.assertFalse((self.scratch / "started").exists())

    def test_programs_that_fail_cost_one_message(self):
        self.assertIn("endet mit 1", self.one_message("sh -c \"exit 1\""))
        self.assertIn("Signal 9", self.one_message("sh -c \"kill -9 $$\""))

    def test_another_message_comes_only_after_it_has_worked(self):
        rest = 'case $(wc -l <"$0.log") in 3|6) exit 0;; *) exit 7;; esac'
        game = self.start(self.noting_script(rest=rest))
        game.type("1", "CallUndo", "1", "CallUndo", "1", "CallUndo", "1", "CallUndo")
        self.wait_for_calls(8)
        game.wait_until_idle()
        # Calls 1 and 2 fail, 3 works, 4 and 5 fail, 6 works, 7 and 8 fail.
        self.assertEqual(len(game.messages()), 3, game.text())

    def test_a_program_that_reads_finds_nothing(self):
        game = self.start(self.noting_script(rest="cat"))
        self.play(game)
        self.assertEqual(game.messages(), [])

    def test_of_a_hundred_megabytes_sixty_four_kilobytes_are_logged(self):
        game = self.start(self.noting_script(rest="head -c 100000000 /dev/zero | tr '\\0' x"))
        game.type("1")
        self.wait_for_calls(1)
        game.wait_until_idle()
        # The log begins a new line each 4 KiB.
        self.assertEqual(game.messages(), [])
        self.assertEqual(game.text().count("x" * 4096), 16)
        self.assertNotIn("x" * 4097, game.text())

    def test_while_a_hook_hangs_the_game_its_port_and_its_end_do_not(self):
        rest = "trap '' TERM INT HUP\necho $$ >pid.new; mv pid.new pid; exec sleep 600"
        game = self.start(self.noting_script(rest=rest))
        game.type("1", "2")
        wait_until((self.scratch / "pid").exists, "the hook runs")
        child = int((self.scratch / "pid").read_text())
        self.addCleanup(lambda: is_alive(child) and os.kill(child, signal.SIGKILL))
        self.assertEqual(game.moves(), ["1:1-1"])
        for _ in range(100):
            game.ask("CallUndo")
            game.ask("CallZug 1")
        self.assertEqual(self.calls(), ["1 Zug 1 1"])
        game.ask("Quit")
        self.assertEqual(game.process.wait(PATIENCE), 0)
        self.assertTrue(is_alive(child))  # left to itself

    def test_a_program_left_behind_by_the_hook_holds_up_nothing(self):
        gate = self.gate()
        game = self.start(self.noting_script(rest="read x <gate &\necho $! >>left"))
        self.play(game)
        left = (self.scratch / "left").read_text().split()
        self.assertEqual([is_alive(child) for child in left], [True] * 5)
        self.assertEqual(game.messages(), [])
        gate.write_text("go\n")
        wait_until(lambda: not any(is_alive(child) for child in left), "they end")

    def test_where_the_system_forgets_children_hooks_work_too(self):
        before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        try:
            game = self.start(self.noting_script())
        finally:
            signal.signal(signal.SIGCHLD, before)
        self.play(game)
        self.assertEqual(len(self.calls()), 5)
        self.assertEqual(game.messages(), [])


class TenSecondsTest(HookTest):
    def test_after_ten_seconds_nobody_waits_for_a_hook_any_more(self):
        rest = 'trap "" TERM\nif test $(wc -l <"$0.log") = 1; then read x <gate; fi'
        gate = self.gate()
        game = self.start(self.noting_script(rest=rest))
        begun = time.monotonic()
        game.type("1", "2", "3")
        self.wait_for_calls(2)
        self.assertGreaterEqual(time.monotonic() - begun, 10)
        self.wait_for_calls(3)
        wait_until(lambda: len(children(game.process.pid)) == 1, "only the one left to itself runs")
        gate.write_text("go\n")
        game.wait_until_idle()  # it is reaped when it ends
        self.assertEqual([move.rsplit("-")[1] for move in game.moves()], ["1", "2", "3"])
        messages = game.messages()
        self.assertEqual(len(messages), 1)
        self.assertIn("läuft 10 s", messages[0])


if __name__ == "__main__":
    main()
