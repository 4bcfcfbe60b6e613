#!/usr/bin/env python3
"""Links that break and come back, with a bad network between two programs."""
from link_case import HUMANS, LinkTest, act, main, wait_until
from proxy import Proxy


class Breaks(LinkTest):
    def linked_through_proxy(self, *options, players=HUMANS):
        host = self.host(*options, players=players)
        proxy = Proxy("127.0.0.1", int(host.address().rsplit(":", 1)[1]))
        self.addCleanup(proxy.close)
        guest = self.guest(proxy.address, *options, players=players)
        self.wait_until_linked(host, guest)
        return host, guest, proxy

    def test_a_cut_in_the_midst_of_play_loses_and_doubles_nothing(self):
        host, guest, proxy = self.linked_through_proxy()
        host.ask("CallNeu")
        for _ in range(5):
            proxy.cut_after(self.dice.randint(1, 400))
            for side in (host, guest) * 6:
                if side.phase() == "linked":
                    # Not waited for: the answer to a guest may come only after the return.
                    side.client.send(f"CallZug {self.dice.randint(1, 12)}\n".encode())
                    side.client.line()
            proxy.cut()
            self.wait_until_linked(host, guest)
            self.assert_equal_soon(host, guest)

    def test_a_slow_network_changes_nothing(self):
        host, guest, proxy = self.linked_through_proxy()
        proxy.delay = (0.0, 0.05)
        host.ask("CallNeu")
        for _ in range(40):
            act(self.dice.choice((host, guest)), self.dice)
        proxy.delay = (0.0, 0.0)
        self.assert_equal_soon(host, guest)

    def test_what_the_host_did_before_the_cut_is_delivered_once(self):
        host, guest, proxy = self.linked_through_proxy()
        proxy.freeze()
        self.assertEqual(host.ask("CallZug 3"), "0")
        proxy.cut()
        proxy.thaw()
        wait_until(lambda: guest.moves() == "1:1-3", "it is delivered")
        self.wait_until_linked(host, guest)
        self.assert_equal_soon(host, guest)

    def guest_asks_as_the_link_breaks(self, command):
        """The question is on its way when nothing passes any more; it is answered after the return."""
        host, guest, proxy = self.linked_through_proxy()
        self.assertEqual(host.ask("CallZug 3"), "0")
        wait_until(lambda: guest.moves() == "1:1-3", "the guest has it")
        proxy.freeze()
        guest.client.send(command + b"\n")
        proxy.cut()
        proxy.thaw()
        self.assertEqual(guest.client.line(), "0")
        self.wait_until_linked(host, guest)
        self.assert_equal_soon(host, guest)
        return host

    def test_a_question_of_the_guest_is_answered_after_the_return(self):
        host = self.guest_asks_as_the_link_breaks(b"CallZug 8")
        self.assertEqual(host.moves(), "1:1-3 2:2-8")

    def test_an_end_of_the_game_that_was_asked_for_before_the_cut_ends_the_game_alone(self):
        host = self.guest_asks_as_the_link_breaks(b"CallSpielende")
        self.assertEqual(host.ask("GetSpielStatus"), "0 0")

    def test_damaged_bytes_cost_a_connection_and_nothing_else(self):
        host, guest, proxy = self.linked_through_proxy()
        host.ask("CallNeu")
        for damage in ("drop", "repeat", "flip"):
            proxy.spoil(damage, "there")
            proxy.spoil(damage, "back")
            for side in (host, guest) * 3:
                if side.phase() == "linked":
                    side.ask("CallZug")
            self.wait_until_linked(host, guest)
            self.assert_equal_soon(host, guest)


main()
