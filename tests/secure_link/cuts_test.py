#!/usr/bin/env python3
"""The network between two partners fails in every way the proxy knows, and each time they find
together again."""
import time

from link_driver import ProxyTest, main


class Cuts(ProxyTest):
    def test_cuts_are_noticed_and_mended_at_once(self):
        for number in range(20):
            self.assert_they_talk(f"word {number}")
            self.proxy.cut()
            self.host.wait_for("lost ")
            self.guest.wait_for("lost ")
            self.meet()
        self.assert_they_talk("the last word")

    def test_a_cut_at_any_byte_of_the_handshake_or_behind_it(self):
        for size in range(1, 1400, 97):
            self.proxy.cut()
            self.host.wait_for("lost ")
            self.proxy.cut_after(size)
            self.guest.wait_for("connected")
            self.guest.say("x" * 500)  # reaches the byte if the handshake did not
            # What is said does not reach it while nobody is connected; then it is said again.
            self.proxy.wait_until_cut(lambda: self.guest.say("x" * 500))
            self.say_until_heard(f"size {size}")

    def say_until_heard(self, word):
        """A line may get lost with its connection; then it is said again."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            self.guest.say(word)
            if self.host.says("line " + word, 0.2):
                return
        self.fail("nothing passes any more")

    def test_spoilt_bytes_never_pass(self):
        for damage in ("drop", "repeat", "flip"):
            self.host.seen.clear()
            self.proxy.spoil(damage, "there")
            said = ["a spoilt line", "one behind it"]
            for word in said:
                self.guest.say(word)
            self.host.wait_for("lost ")
            heard = [line for line in self.host.seen if line.startswith("line ")]
            # What came whole before the spoilt byte may be heard, but never changed nor twice.
            self.assertIn(heard, [["line " + word for word in said[:count]] for count in range(3)])
            self.meet()
            self.assert_they_talk(damage)

    def test_a_host_that_is_away_is_called_until_it_is_back(self):
        self.proxy.refusing = True
        self.proxy.cut()
        self.guest.wait_for("lost ")
        self.guest.wait_for("trouble ")
        self.proxy.refusing = False
        self.meet()
        self.assert_they_talk("back")


main()
