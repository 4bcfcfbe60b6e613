#!/usr/bin/env python3
"""Crossings of every kind between two real programs over a network with random timing, and cuts at
any byte: afterwards both sides must stand alike, whatever happened.

    crossings.py MANCALA [CROSSINGS OF EACH KIND] [CUTS]
"""
import sys

CROSSINGS = int(sys.argv.pop(2)) if len(sys.argv) > 2 else 1000
CUTS = int(sys.argv.pop(2)) if len(sys.argv) > 2 else 200

from link_case import (  # noqa: E402
    HUMANS, WISHES_THAT_KEEP_THE_LINK, LinkTest, act, main, wait_until)
from proxy import Proxy  # noqa: E402

KINDS = {
    "Undo x Zug": ("CallUndo", "CallZug"),
    "Undo x Undo": ("CallUndo", "CallUndo"),
    "Neu x Zug": ("CallNeu", "CallZug"),
    "Spielende x Zug": ("CallSpielende", "CallZug"),
    "Undo twice x Zug": ("CallUndo\nCallUndo", "CallZug"),
    "Pause x Zug": ("CallPause 0 0 1", "CallZug"),
}


class Crossings(LinkTest):
    def setUp(self):
        super().setUp()
        self.hosting = self.host()
        self.proxy = Proxy("127.0.0.1", int(self.hosting.address().rsplit(":", 1)[1]))
        self.addCleanup(self.proxy.close)
        self.calling = self.guest(self.proxy.address, players=HUMANS)
        self.wait_until_linked(self.hosting, self.calling)

    def bring_to_a_running_game(self):
        if self.hosting.ask("GetSpielStatus") == "0 0":
            self.assertEqual(self.hosting.ask("CallNeu"), "0")
        while len(self.hosting.moves().split()) < 3:
            self.settle()
            mover = self.hosting if self.hosting.ask("GetAmZug") == "0 1" else self.calling
            self.assertEqual(mover.ask("CallZug"), "0")
            if self.hosting.ask("GetSpielStatus") == "0 0":
                self.assertEqual(self.hosting.ask("CallNeu"), "0")
        self.settle()

    def settle(self):
        wait_until(lambda: self.hosting.standing() == self.calling.standing(), "both are equal")

    def cross(self, one, other):
        """Both clients send before either has heard an answer."""
        sides = [(self.hosting, one), (self.calling, other)]
        if self.dice.random() < 0.5:
            sides = [(self.hosting, other), (self.calling, one)]
        self.dice.shuffle(sides)
        for side, commands in sides:
            side.client.send((commands + "\n").encode())
        for side, commands in sides:
            for _ in commands.split("\n"):
                side.client.line()
        self.settle()

    def test_crossings_of_each_kind(self):
        self.proxy.delay = (0.0, 0.002)
        for name, (one, other) in KINDS.items():
            for _ in range(CROSSINGS):
                self.bring_to_a_running_game()
                self.cross(one, other)
            print(f"{CROSSINGS} crossings {name}: equal", flush=True)
        self.assertNotIn("differ", self.hosting.messages() + self.calling.messages())

    def test_cuts_at_every_kind_of_moment(self):
        cuts = 0
        while cuts < CUTS:
            self.bring_to_a_running_game()
            taken = self.proxy.accepted
            self.proxy.cut_after(self.dice.randint(1, 600))
            while self.proxy.accepted == taken and self.proxy.connections():
                for side in (self.hosting, self.calling):
                    act(side, self.dice, WISHES_THAT_KEEP_THE_LINK)
            cuts += 1
            self.wait_until_linked(self.hosting, self.calling)
            self.settle()
        print(f"{cuts} cuts: equal", flush=True)
        self.assertNotIn("differ", self.hosting.messages() + self.calling.messages())


main()
