#!/usr/bin/env python3
"""Links that break and come back, programs that die and are started anew, with a bad network between."""
from link_case import HUMANS, LinkTest, Side, act, main, wait_until
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
        for _ in range(12):
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

    def test_a_question_of_the_guest_is_answered_after_the_return(self):
        host, guest, proxy = self.linked_through_proxy()
        self.assertEqual(host.ask("CallZug 3"), "0")
        wait_until(lambda: guest.moves() == "1:1-3", "the guest has it")
        proxy.freeze()
        guest.client.send(b"CallZug 8\n")
        proxy.cut()
        proxy.thaw()
        self.assertEqual(guest.client.line(), "0")
        self.wait_until_linked(host, guest)
        self.assertEqual(host.moves(), "1:1-3 2:2-8")
        self.assert_equal_soon(host, guest)

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


class Deaths(LinkTest):
    def play(self, host, guest, moves):
        for _ in range(moves):
            side = host if host.ask("GetAmZug") == "0 1" else guest
            before = len(side.moves().split())
            self.assertEqual(side.ask("CallZug"), "0")
            for each in (host, guest):
                wait_until(lambda: len(each.moves().split()) == before + 1, "both have it")

    def test_a_killed_guest_gets_the_whole_list_when_it_is_started_anew(self):
        host, guest = self.linked()
        self.play(host, guest, 7)
        guest.kill()
        wait_until(lambda: host.phase() == "separated", "the host sees it")
        self.assertEqual(host.ask("CallUndo")[:5], "5 210")
        guest.start()
        self.wait_until_linked(host, guest)
        self.assertEqual(len(guest.moves().split()), 7)
        self.assert_equal_soon(host, guest)
        self.play(host, guest, 3)
        self.assert_equal_soon(host, guest)

    def test_a_killed_host_gets_the_whole_list_from_its_guest(self):
        host = self.host()
        address = host.address()
        host.options[host.options.index("--listen") + 1] = address
        guest = self.guest(address)
        self.wait_until_linked(host, guest)
        self.play(host, guest, 7)
        host.kill()
        wait_until(lambda: guest.phase() == "separated", "the guest sees it")
        self.assertTrue(self.code_file.exists(), "the pairing has not ended")
        host.start()
        self.wait_until_linked(host, guest)
        self.assertEqual(len(host.moves().split()), 7)
        self.assert_equal_soon(host, guest)
        self.play(host, guest, 3)
        self.assert_equal_soon(host, guest)

    def test_a_third_program_does_not_get_in_between(self):
        host, guest = self.linked()
        self.play(host, guest, 3)
        # Of another user of the same code: known by another name.
        other = Side(self, [*HUMANS, "--connect", host.address(), "--code-file", self.code_file])
        wait_until(lambda: "linked" in (other.phase(), guest.phase()), "one of them is the guest")
        self.assertEqual(len(host.moves().split()), 3)


main()
