#!/usr/bin/env python3
"""Two games on two machines: network namespaces with a wire that delays, loses, doubles and reorders."""
import sys

import namespaces
from link_case import (
    COMPUTERS, HUMANS, WISHES_THAT_KEEP_THE_LINK, LinkTest, act, main, wait_until)

PORT = "4711"


class Machines(LinkTest):
    def setUp(self):
        super().setUp()
        reason = namespaces.why_not()
        if reason:
            self.skipTest(reason)
        self.wire = namespaces.Namespaces()
        self.addCleanup(self.wire.close)

    def link_machines(self, players=HUMANS):
        address = f"{namespaces.Namespaces.ADDRESS['left']}:{PORT}"
        host = self.host(address=address, prefix=self.wire.command("left", []), players=players)
        guest = self.guest(address, prefix=self.wire.command("right", []), players=players)
        self.wait_until_linked(host, guest)
        return host, guest

    def test_random_actions_over_a_bad_wire(self):
        host, guest = self.link_machines()
        self.wire.faults(delay=(0.0, 0.02), loss=0.05, duplicate=0.05, reorder=0.1)
        host.ask("CallNeu")
        for _ in range(60):
            act(self.dice.choice((host, guest)), self.dice, WISHES_THAT_KEEP_THE_LINK)
        self.wire.faults()
        self.wait_until_linked(host, guest)
        self.assert_equal_soon(host, guest)

    def test_a_wire_that_is_cut_and_whole_again(self):
        host, guest = self.link_machines()
        host.ask("CallNeu")
        for _ in range(3):
            for side in (host, guest) * 5:
                act(side, self.dice, WISHES_THAT_KEEP_THE_LINK)
            self.wire.cut()
            for side in (host, guest):
                wait_until(lambda: side.phase() == "separated", "it is seen")
            self.wire.restore()
            self.wait_until_linked(host, guest)
            self.assert_equal_soon(host, guest)

    def test_computers_play_while_one_side_is_killed_and_started_anew(self):
        host, guest = self.link_machines(players=COMPUTERS)
        host.ask("CallNeu")
        wait_until(lambda: len(host.moves().split()) > 4, "they play")
        guest.kill()
        guest.start()
        self.wait_until_linked(host, guest)
        wait_until(lambda: host.ask("GetSpielStatus") == "0 0", "the game ends")
        self.assert_equal_soon(host, guest)


if __name__ == "__main__":
    sys.exit(main())
