#!/usr/bin/env python3
"""Which calls a hook gets and how: words, order, surroundings. Robustness list, items 9 and 11."""
import os
import re
import subprocess

from hook_case import HookTest, PATIENCE, SEND, SCRIPTS, amiga_quoted, children, main, wait_until


class CallsTest(HookTest):
    def test_typed_actions_have_the_words_of_1996_and_the_ports_have_none(self):
        game = self.start(self.noting_script())
        game.type("1", "CallUndo", "2", "CallNeu", "4", "CallSpielende")
        self.wait_for_calls(6)
        for command in ("CallNeu", "CallZug 5", "CallUndo", "CallZug 5", "CallSpielende"):
            game.ask(command)
        game.type("CallNeu")
        self.wait_for_calls(7)
        self.assertEqual(self.calls(), ["1 Zug 1 1", "1 Undo", "1 Zug 1 2", "1 Neu", "1 Zug 1 4", "1 Spielende", "1 Neu"])

    def test_nothing_in_the_words_is_expanded(self):
        odd = [";touch made", "$(touch made)", "`touch made`", "%s %n", "a*b?", "$HOME", "x > made", "Mühle", '"q" *"']
        name = "hook " + "".join(odd[:6]).replace("/", "") + " ü"
        settings = self.scratch / "settings"
        settings.write_text('name1 = $(touch made)\nname2 = `touch made`; "x"\n')
        log = self.scratch / "log"
        hook = self.script(name, '#!/bin/sh\nfor w in "$@"; do printf "<%s>" "$w"; done >>log; echo >>log\n')
        words = " ".join(amiga_quoted(word) for word in [str(hook), *odd])
        game = self.start(words, "--settings", str(settings))
        game.type("1")
        expected = "".join(f"<{word}>" for word in [*odd, "1", "Zug", "1", "1"]) + "\n"
        wait_until(lambda: log.exists() and log.read_text().endswith("\n"), "the hook has run")
        game.wait_until_idle()
        self.assertEqual(log.read_text(), expected)
        self.assertFalse((self.scratch / "made").exists())

    def test_the_surroundings_of_a_call(self):
        hook = self.script("hook", '#!/bin/sh\n{ echo "$MANCALA_PORT"; cat; ls /proc/self/fd; sed -n "s/Sig\\(Blk\\|Ign\\)://p" '
                                   '/proc/self/status; cut -d" " -f1,6 /proc/self/stat; echo $$; } >>log 2>&1\nmv log done\n')
        environment = dict(self.place.environment, MANCALA_PORT="Mancala.77")
        self.place.environment = environment
        opened = os.open("/dev/null", os.O_RDONLY)
        os.set_inheritable(opened, True)
        game = self.start(f'"{hook}"')
        os.close(opened)
        game.type("1")
        wait_until((self.scratch / "done").exists, "the hook has run")
        lines = (self.scratch / "done").read_text().split("\n")
        self.assertEqual(lines[0], "Mancala.1")
        self.assertEqual(lines[1:5], ["0", "1", "2", "3"])  # 3 is what ls looks into
        masks = [int(mask, 16) & 0x7FFFFFFF for mask in lines[5:7]]  # 32 and 33 are the C library's
        self.assertEqual(masks, [0, 0])
        self.assertEqual(lines[7].split()[1], lines[8])  # the hook leads the session

    def test_a_shell_script_by_execute_and_a_rexx_script_by_rx(self):
        (self.scratch / "Synchron.bat").write_text('echo "$*" >>bat\n')
        game = self.start("C:Execute synchron.BAT eigenes")
        game.type("3")
        wait_until((self.scratch / "bat").exists, "the script has run")
        self.assertEqual((self.scratch / "bat").read_text(), "eigenes 1 Zug 1 3\n")
        (self.scratch / "synchron.rexx").write_text("/* */ parse arg alles; say 'gerufen:' alles\n")
        other = self.start("RX synchron")
        other.type("3")
        wait_until(lambda: "Synchron-Befehl: gerufen: 2 Zug 1 3" in other.text(), "the script has run")
        other.wait_until_idle()
        self.assertEqual(other.messages(), [])

    def test_a_rexx_script_speaks_to_the_game_that_calls_it_until_it_says_otherwise(self):
        self.start(self.noting_script())
        (self.scratch / "hier.rexx").write_text("/* */ options results; getamzug; say address() rc result\n"
                                                "address rexx; 'nix'; say address() rc\n")
        game = self.start("RX hier")
        game.type("3")
        wait_until(lambda: "Synchron-Befehl: REXX 5" in game.text(), "the script has run")
        self.assertIn("Synchron-Befehl: Mancala.2 0 2\n", game.text())

    def test_each_move_of_two_computers_is_told_once_in_order_and_the_hook_may_ask_the_port(self):
        wanted = int(os.environ.get("HOOK_TEST_MOVES", "100"))
        rest = (f'set -- $(\'{SEND}\' GetZuege | wc -w) $(\'{SEND}\' GetBrett)\n'
                f'printf "%s\\n" "$*" >>"$0.boards"')
        players = ("extern1", "extern2")
        files = SCRIPTS.parents[2] / "assets" / "players"
        game = self.start(self.noting_script(rest=rest), "--extern1", str(files / "sammler.cando"), "--extern2",
                          str(files / "vorsicht.cando"), "--seed", "3", face="--headless", players=players)
        told = []
        while len(told) < wanted:
            before = len(self.calls())
            game.ask("CallNeu")
            wait_until(lambda: game.ask("GetSpielStatus") == "0", "the game is over")
            wait_until(lambda: self.calls()[-1:] == ["1 Spielende"], "the end is told")
            game.wait_until_idle()
            moves = [re.sub(r"^\d+:(\d)-(\d+)$", r"1 Zug \1 \2", move) for move in game.moves()]
            self.assertEqual(self.calls()[before:], [*moves, "1 Spielende"])
            boards = (self.scratch / "hook.boards").read_text().splitlines()[before:]
            # The action follows its call in the same moment, and the next one waits: the board is the one after it.
            self.assertEqual([int(line.split()[0]) for line in boards], [*range(1, len(moves) + 1), len(moves)])
            self.assertTrue(all(len(line.split()) == 13 for line in boards))
            told += moves
        self.assertEqual(game.messages(), [])

    def test_the_hook_may_call_its_own_port(self):
        # Each typed Neu is answered by the hook with a move.
        rest = f"test $2 = Neu && '{SEND}' CallZug 3"
        game = self.start(self.noting_script(rest=rest))
        for _ in range(20):
            game.type("CallNeu")
            wait_until(lambda: game.moves() == ["1:1-3"], "the hook has moved")
            game.wait_until_idle()
            game.ask("CallUndo")
        self.assertEqual(self.calls(), ["1 Neu"] * 20)

    def test_the_command_may_stand_in_the_tool_types_and_the_switch_in_the_settings(self):
        (self.scratch / "types").write_text(f"SynchronBefehl={self.noting_script()} eigenes\n")
        (self.scratch / "settings").write_text("sync = on\n")
        game = self.start(None, "--tooltypes", "types", "--settings", "settings", sync=None)
        game.type("3")
        self.wait_for_calls(1)
        self.assertEqual(self.calls(), ["eigenes 1 Zug 1 3"])

    def test_the_end_of_a_piped_game_is_told_before_the_program_ends(self):
        game = self.start(self.noting_script(), "--stones", "1", "--seed", "1")
        game.type(*["CallZug 1"] * 100)  # an empty pit is replaced; behind the end they are refused
        game.process.stdin.close()
        self.assertEqual(game.process.wait(PATIENCE), 0)
        wait_until(lambda: "1 Spielende" in self.calls(), "the last call, left to itself, has run")
        self.assertEqual(self.calls().index("1 Spielende"), len(self.calls()) - 1)

    def test_switched_off_nothing_is_called(self):
        game = self.start(self.noting_script(), sync="off")
        game.type("1", "2", "CallUndo")
        wait_until(lambda: game.moves() == ["1:1-1"], "the moves are done")
        self.assertEqual(self.calls(), [])


class ManyCallsTest(HookTest):
    def test_a_thousand_actions_lose_none_and_leave_no_zombie(self):
        count = 1000
        game = self.start(self.noting_script())
        before = game.ask("GetAmZug")
        # Each pair is a pit and its Undo; so all of them are possible.
        game.type(*[line for _ in range(count // 2) for line in ("1", "CallUndo")])
        most = 0
        while len(self.calls()) < count:
            now = children(game.process.pid)
            most = max(most, len(now))
            game.ask("GetAmZug")  # the port answers meanwhile
        game.wait_until_idle()
        self.assertEqual(self.calls(), ["1 Zug 1 1", "1 Undo"] * (count // 2))
        self.assertLessEqual(most, 1)
        self.assertEqual(game.ask("GetAmZug"), before)
        self.assertLess(len(os.listdir(f"/proc/{game.process.pid}/fd")), 30)


if __name__ == "__main__":
    main()
