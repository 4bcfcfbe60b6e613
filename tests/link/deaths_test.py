#!/usr/bin/env python3
"""One of two linked programs dies and is started anew, or a third one wants in. The command line is
MANCALA LINE_LINK."""
import subprocess
import sys
import unittest

LINE_LINK = sys.argv.pop(2)
from line_peer import Peer  # noqa: E402
from link_case import HUMANS, LinkTest, Side, main, wait_until  # noqa: E402

# A guest is known by his machine and his user.
SOMEBODY_ELSE = ["unshare", "--user", "--map-user=12345"]


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

    @unittest.skipUnless(subprocess.run([*SOMEBODY_ELSE, "true"], capture_output=True).returncode == 0,
                         "nobody else here: needs user namespaces")
    def test_a_third_program_does_not_get_in_between(self):
        host, guest = self.linked()
        self.play(host, guest, 3)
        other = Peer(LINE_LINK, self, host.address(), self.code_file.read_text().strip(),
                     SOMEBODY_ELSE)
        other.wait_for("trouble ", "used by somebody else")
        self.assertEqual((host.phase(), guest.phase()), ("linked", "linked"))
        self.play(host, guest, 1)
        self.assert_equal_soon(host, guest)

    def test_the_same_user_at_the_same_machine_takes_his_own_place(self):
        host, guest = self.linked()
        self.play(host, guest, 3)
        other = Side(self, [*HUMANS, "--connect", host.address(), "--code-file", self.code_file])
        self.wait_until_linked(host, other)
        self.assertEqual(other.moves(), host.moves())
        wait_until(lambda: guest.phase() != "linked", "the first one knows")


main()
