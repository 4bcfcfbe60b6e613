#!/usr/bin/env python3
"""Silence is noticed within five seconds, with the limits of the real program."""
import pathlib
import signal
import sys
import time

from link_driver import ProxyTest, main

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from tries import least  # noqa: E402

PROMISED = 5.0  # seconds


class Silence(ProxyTest):
    def silence_of_the_network(self):
        """Seconds until both have noticed."""
        self.assert_they_talk("now")
        begin = time.monotonic()
        self.proxy.freeze()
        self.host.wait_for("lost ")
        self.guest.wait_for("lost ")
        took = time.monotonic() - begin
        self.proxy.cut()
        self.proxy.thaw()
        self.meet()
        self.assert_they_talk("again")
        return took

    def standstill_of_the_guest(self):
        """Seconds until the host has noticed."""
        self.assert_they_talk("now")
        begin = time.monotonic()
        self.guest.process.send_signal(signal.SIGSTOP)
        self.assertEqual(self.host.wait_for("lost "), "the partner is silent")
        took = time.monotonic() - begin
        self.guest.process.send_signal(signal.SIGCONT)
        self.meet()
        self.assert_they_talk("again")
        return took

    def test_of_the_network_is_noticed_by_both(self):
        self.assertLessEqual(least(self.silence_of_the_network, PROMISED), PROMISED)

    def test_of_a_program_that_stands_still_is_noticed(self):
        self.assertLessEqual(least(self.standstill_of_the_guest, PROMISED), PROMISED)


main()
