#!/usr/bin/env python3
"""Two linked games, each with a hook of its own: each hook is told what its own side does, and nothing else."""
from hook_case import HookTest, main, wait_until


class PartnerTest(HookTest):
    def link(self, guests_rest):
        """A person who waits and a computer who calls."""
        code = str(self.scratch / "code")
        host = self.start(self.noting_script("host"), "--listen", "0", "--code-file", code)
        wait_until((self.scratch / "code").exists, "the code is written")
        address = wait_until(lambda: (host.ask("GetVerbindung").split() + [""] * 3)[2], "the host waits")
        guest = self.start(self.noting_script("guest", guests_rest), "--connect", address, "--code-file", code,
                           "--seed", "1", players=("normal", "normal"))
        for game in (host, guest):
            wait_until(lambda: game.ask("GetVerbindung").split()[0] == "linked", "linked")
        return host, guest

    def play(self, host):
        """The host's first pit with stones, and the guest's moves behind it; as the words of their calls."""
        before = len(host.moves())
        stones = host.ask("GetBrett").split()
        host.type(next(str(number) for number in range(1, 13) if stones[number - 1] != "0"))
        wait_until(lambda: len(host.moves()) > before and host.ask("GetAmZug") == "1", "the host is to move again")
        words = [move.split(":")[1].split("-") for move in host.moves()[before:]]
        calls = [f"{player} Zug {player} {pit}" for player, pit in words]
        return calls[:1], calls[1:]

    def test_a_guests_hook_that_hangs_is_told_all_of_its_own_moves_in_order(self):
        gate = self.gate()
        host, guest = self.link('if test $(wc -l <"$0.log") = 1; then read x <gate; fi')
        hosts, guests = [], []

        def play():
            for calls, new in zip((hosts, guests), self.play(host)):
                calls += new
        play()
        first = host.moves()
        play()
        host.wait_until_idle()
        host.type("CallUndo")  # not told to the guest's hook, which has yet to hear of the move it takes back
        hosts.append("1 Undo")
        wait_until(lambda: guest.moves() == first, "the second move and its answers are taken back")
        host.wait_until_idle()
        play()
        self.assertGreater(len(guests), 2)
        self.assertEqual(self.calls("guest"), guests[:1])
        gate.write_text("go\n")
        self.wait_for_calls(len(guests), "guest")
        self.wait_for_calls(len(hosts), "host")
        for game in (host, guest):
            game.wait_until_idle()
        self.assertEqual(self.calls("host"), hosts)
        self.assertEqual(self.calls("guest"), guests)


if __name__ == "__main__":
    main()
