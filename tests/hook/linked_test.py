#!/usr/bin/env python3
"""Two games kept equal by a mediator, the hook of both. Robustness list, item 12, and whole games of computers under a
script in the manner of 1996. HOOK_TEST_GAMES says how many.
"""
import os
import random
import shutil

from hook_case import RX, SCRIPTS, Client, HookTest, main, wait_until

PITS = range(1, 13)
NAMES = ("left", "right")


class MediatorTest(HookTest):
    """Four human seats; whoever acts types it into his game."""

    def start_pair(self):
        # What lies between the hook and the mediator notes the words and the descriptors.
        rest = (f"ls /proc/self/fd >>\"$0.fds\"\n"
                f"unset MANCALA_REXX_DIR\nexec '{RX}' REXX:Vermittler.rexx \"$@\"")
        return [self.start(self.noting_script(name, rest)) for name in NAMES]

    def wait_until_equal(self):
        for game in self.pair:
            game.wait_until_idle()
        self.assertEqual(self.pair[0].state(), self.pair[1].state(), [game.text() for game in self.pair])

    def typed(self, rng, game):
        """A possible action of the user, and the words its hook gets."""
        running = game.ask("GetSpielStatus") == "1"
        moves = game.moves()
        fresh = not running and not moves
        dice = rng.random()
        if dice < 0.05 or not (running or fresh):
            return "CallNeu", "Neu"
        if dice < 0.10 and running:
            return "CallSpielende", "Spielende"
        if dice < 0.25 and moves:
            return "CallUndo", "Undo"
        stones = game.ask("GetBrett").split()
        pit = rng.choice([pit for pit in PITS if stones[pit - 1] != "0"])
        # A bare number is a choice that a pause refuses; the command waits for its end.
        return f"CallZug {pit}", f"Zug {game.ask('GetAmZug')} {pit}"

    def test_two_hundred_random_actions_are_told_once_and_come_back_never(self):
        rng = random.Random(12)
        self.pair = self.start_pair()
        told = [[], []]
        pausers = [Client(self.place.path(number)) for number in (1, 2)]
        for pauser in pausers:
            self.addCleanup(pauser.close)
        for _ in range(int(os.environ.get("HOOK_TEST_ACTIONS", "30"))):
            side = rng.randrange(2)
            game = self.pair[side]
            line, words = self.typed(rng, game)
            told[side].append(words)
            pauser = pausers[rng.randrange(2)] if rng.random() < 0.2 else None
            if pauser:
                pauser.send(b"CallPause 0 0 1\n")
            game.type(line)
            self.wait_for_calls(len(told[side]), NAMES[side])
            if pauser:
                self.assertEqual(pauser.line(), "0")
            if words.startswith("Zug"):
                game.wait_until_idle()
                if game.ask("GetSpielStatus") == "0":
                    told[side].append("Spielende")
            self.wait_until_equal()
        for side, name in enumerate(NAMES):
            self.assertEqual(self.calls(name), [f"{side + 1} {words}" for words in told[side]])
            descriptors = (self.scratch / f"{name}.fds").read_text().split()
            self.assertEqual(set(descriptors), {"0", "1", "2", "3"})  # 3 is what ls looks into
            self.assertEqual(self.pair[side].messages(), [])


class GamesOf1996Test(HookTest):
    """Each game has one computer, the other's moves come through the script: two games without a window, untouched
    but for CallNeu and, since two computers may go round in circles, CallSpielende."""

    def start_game(self, players, seed):
        return self.start("RX kopplung", "--seed", str(seed), face="--headless", players=players)

    def wait_until_over(self, left, right, most_moves):
        """False if they still play after so many moves."""
        def ends():
            if left.ask("GetSpielStatus") == right.ask("GetSpielStatus") == "0":
                return "over"
            return "long" if len(left.moves()) >= most_moves else None
        return wait_until(ends, "the game ends") == "over"

    def cut(self, left, right):
        """Ends both at the same move: while the left computer is to move, is held by a pause, and nothing is on its way
        in either direction."""
        def held():
            with Client(self.place.path(1)) as pauser:
                pauser.send(b"CallPause 1 0 0\n")
                wait_until(lambda: "Pause" in left.ask("GetAnsage"), "the left game is held")
                left.wait_until_idle()
                still = left.ask("GetAmZug") == "1" and right.is_idle() and left.moves() == right.moves()
                if not still:
                    return False
                right.ask("CallSpielende")
                left.client.send(b"CallSpielende\n")  # waits for the end of the pause
            return left.client.line() == "0"
        wait_until(held, "a quiet moment")

    def play(self, most_moves):
        """As many games as wanted; how many of them were cut."""
        shutil.copy(SCRIPTS / "kopplung.rexx", self.scratch)
        left = self.start_game(("normal", "mensch"), 1)
        right = self.start_game(("mensch", "normal"), 2)
        games = []
        cuts = 0
        for _ in range(int(os.environ.get("HOOK_TEST_GAMES", "2"))):
            right.ask("CallNeu")  # the side that waits comes first
            left.ask("CallNeu")
            if not self.wait_until_over(left, right, most_moves):
                self.cut(left, right)
                cuts += 1
            for game in (left, right):
                game.wait_until_idle()
            self.assertEqual(left.state(), right.state())
            self.assertGreater(len(left.moves()), 10)
            games.append(left.ask("GetZuege"))
        self.assertEqual(len(set(games)), len(games))
        for game in (left, right):
            self.assertEqual([line for line in game.end().splitlines() if "ynchron" in line], [])
        print(f"{len(games)} games, {cuts} cut, moves: {[len(moves.split()) for moves in games]}")
        return cuts

    def test_whole_games_of_two_computers_under_a_script_of_1996(self):
        self.play(most_moves=400)

    def test_games_that_are_cut_stand_at_the_same_move(self):
        self.assertGreater(self.play(most_moves=15), 0)


if __name__ == "__main__":
    main()
