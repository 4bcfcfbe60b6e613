#!/usr/bin/env python3
"""Silence is noticed within five seconds, with the limits of the real program."""
import signal
import time

from link_driver import ProxyTest, main


class Silence(ProxyTest):
    def test_of_the_network_is_noticed_by_both(self):
        self.assert_they_talk("now")
        begin = time.monotonic()
        self.proxy.freeze()
        self.host.wait_for("lost ")
        self.guest.wait_for("lost ")
        self.assertLess(time.monotonic() - begin, 5.0)
        self.proxy.cut()
        self.proxy.thaw()
        self.meet()
        self.assert_they_talk("again")

    def test_of_a_program_that_stands_still_is_noticed(self):
        self.assert_they_talk("now")
        begin = time.monotonic()
        self.guest.process.send_signal(signal.SIGSTOP)
        self.assertEqual(self.host.wait_for("lost "), "the partner is silent")
        self.assertLess(time.monotonic() - begin, 5.0)
        self.guest.process.send_signal(signal.SIGCONT)
        self.meet()
        self.assert_they_talk("again")


main()
