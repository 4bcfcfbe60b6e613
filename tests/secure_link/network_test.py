#!/usr/bin/env python3
"""Two programs on two machines (network namespaces) with a bad wire between them: what arrives is
what was sent, in order, and a wire that was cut is noticed on both sides and found again."""
import time
import unittest

from link_driver import End, LinkTest, main  # also finds the folder of the next one

import namespaces


@unittest.skipIf(namespaces.why_not(), namespaces.why_not())
class TwoMachines(LinkTest):
    def setUp(self):
        self.network = namespaces.Namespaces()
        self.addCleanup(self.network.close)
        address = namespaces.Namespaces.ADDRESS["right"]
        self.host = self.kept(End("listen", address + ":0", "new", self.on("right")))
        self.guest = self.kept(End("call", self.host.address, self.host.code, self.on("left")))
        self.meet()

    def on(self, side):
        return lambda words: self.network.command(side, words)

    def meet(self):
        self.host.wait_for("connected")
        self.guest.wait_for("connected")

    def test_a_wire_that_delays_loses_doubles_and_mixes_up(self):
        self.network.faults(delay=(0.001, 0.02), loss=0.02, duplicate=0.2, reorder=0.2)
        for number in range(100):
            self.guest.say(f"guest {number}")
            self.host.say(f"host {number}")
        for number in range(100):
            self.assertEqual(self.host.wait_for("line "), f"guest {number}")
            self.assertEqual(self.guest.wait_for("line "), f"host {number}")

    def test_a_wire_that_is_cut_and_whole_again(self):
        took = []
        for _ in range(2):
            begin = time.monotonic()
            self.network.cut()
            self.host.wait_for("lost ")
            self.guest.wait_for("lost ")
            took.append(time.monotonic() - begin)
            self.network.restore()
            self.meet()
            self.guest.say("again")
            self.assertEqual(self.host.wait_for("line "), "again")
        self.assertLess(min(took), 5.0)

    def test_a_host_that_is_killed_is_found_again(self):
        self.host.process.kill()
        self.host.process.wait()
        self.guest.wait_for("lost ")
        self.guest.wait_for("trouble ")
        again = self.kept(End("listen", self.host.address, self.host.code, self.on("right")))
        again.wait_for("connected")
        self.guest.wait_for("connected")
        self.host.process.returncode = 0  # that it was killed is no report

    def test_a_guest_that_is_killed_may_come_back(self):
        self.guest.process.kill()
        self.guest.process.wait()
        self.host.wait_for("lost ")
        again = self.kept(End("call", self.host.address, self.host.code, self.on("left")))
        again.wait_for("connected")
        self.host.wait_for("connected")
        self.guest.process.returncode = 0


main()
