#!/usr/bin/env python3
"""A partner who is away for long and comes back, in every way a partner can be away, all at the same
time: nobody gives up, nothing is lost or done twice, and the game goes on soon after.

The command line is MANCALA SECONDS."""
import os
import pathlib
import signal
import sys
import time

SECONDS = float(sys.argv.pop(2))
from link_case import Client, LinkTest, main, wait_until  # noqa: E402
from namespaces import Namespaces, why_not  # noqa: E402
from proxy import Proxy  # noqa: E402

LONGEST_PAUSE = 15  # seconds between two calls of a guest who finds nobody
BACK_WITHIN = 30  # seconds after the network is whole again; people begin to doubt later
COST = 0.01  # of a processor, at most, for a game that waits
PORT = "4711"


def sockets(side):
    """How many its program has open."""
    folder = pathlib.Path(f"/proc/{side.program.process.pid}/fd")
    return sum(entry.is_socket() for entry in folder.iterdir())


class Absence:
    """Two linked programs, and a way in which they lose each other."""

    def __init__(self, test):
        self.test = test
        test.code_file = test.code_file.with_name(type(self).__name__)
        self.host, self.guest = self.link()
        self.sides = [self.host, self.guest]
        test.wait_until_linked(*self.sides)
        self.open_game()
        self.sockets = [sockets(side) for side in self.sides]

    def open_game(self):
        """The host is to move then."""
        self.test.assertEqual(self.host.ask("CallZug 3"), "0")
        self.test.assert_equal_soon(*self.sides)
        self.test.assertEqual(self.guest.ask("CallZug 8"), "0")

    def link(self):
        return self.test.linked()

    def awake(self):
        """Those who can be asked meanwhile."""
        return self.sides

    def go_away(self):
        raise NotImplementedError

    def come_back(self):
        raise NotImplementedError

    def play(self, moves):
        """Each for his own seat, by what his own program says."""
        for _ in range(moves):
            side = self.sides[self.host.ask("GetAmZug") == "0 2"]
            self.test.assertEqual(side.ask("CallZug"), "0", self)
            self.test.assert_equal_soon(*self.sides)

    def lose(self):
        """The host moves before he knows that the guest is away."""
        self.go_away()
        self.away_since = time.monotonic()
        if self.host in self.awake():
            self.move_into_the_void()

    def move_into_the_void(self):
        self.test.assertEqual(self.host.ask("CallZug 5"), "0")

    def is_lost(self):
        return all(side.phase() == "separated" for side in self.awake())

    def begin_to_wait(self):
        self.standings = [side.standing() for side in self.awake()]
        self.work = [side.program.cpu_seconds() for side in self.sides]

    def look(self):
        """All is still as it was, and the ports answer."""
        for side, standing in zip(self.awake(), self.standings):
            self.test.assertEqual(side.phase(), "separated", f"{self}: {side.messages()}")
            self.test.assertEqual(side.ask("CallZug")[:5], "5 210", self)
            self.test.assertEqual(side.standing(), standing, self)

    def find_again(self):
        work = [side.program.cpu_seconds() - work for side, work in zip(self.sides, self.work)]
        print(f"{self}: {work[0]:.2f} s of the host's work, {work[1]:.2f} of the guest's", flush=True)
        self.test.assertLess(max(work), 1 + COST * SECONDS, self)
        self.come_back()
        self.back_since = time.monotonic()

    def is_back(self):
        return all(side.phase() == "linked" for side in self.sides)

    def go_on(self):
        self.test.assert_equal_soon(*self.sides)
        for side, standing in zip(self.awake(), self.standings):
            known = standing[0].split()
            self.test.assertEqual(side.ask("GetZuege").split()[: len(known)], known, self)
        self.play(6)
        for side, before in zip(self.sides, self.sockets):
            wait_until(lambda: sockets(side) <= before, f"what served the calls is closed: {self}")

    def __str__(self):
        return self.__doc__


class Wire(Absence):
    """Nothing passes between two machines, and nobody is told"""

    def link(self):
        self.network = Namespaces()
        self.test.addCleanup(self.network.close)
        address = f"{Namespaces.ADDRESS['left']}:{PORT}"
        host = self.test.host(address=address, prefix=self.network.command("left", []))
        return host, self.test.guest(address, prefix=self.network.command("right", []))

    def go_away(self):
        self.network.cut()

    def come_back(self):
        self.network.restore()


class Plug(Wire):
    """The guest's machine has no network"""

    def go_away(self):
        self.network.unplug("right")

    def come_back(self):
        self.network.plug_in("right")


class HostsPlug(Wire):
    """The host's machine has no network"""

    def go_away(self):
        self.network.unplug("left")

    def come_back(self):
        self.network.plug_in("left")


class Question(Wire):
    """Nothing passes, and the guest's move was on its way"""

    def open_game(self):
        self.test.assertEqual(self.host.ask("CallZug 3"), "0")
        self.test.assert_equal_soon(*self.sides)

    def move_into_the_void(self):
        self.asking = Client(self.guest.program.port())
        self.test.addCleanup(self.asking.close)
        self.asking.send(b"CallZug 8\n")

    def go_on(self):
        self.test.assertEqual(self.asking.line(), "0")
        self.asking.close()
        super().go_on()


class Silence(Absence):
    """What stands between two programs takes every call and says nothing"""

    def link(self):
        host = self.test.host()
        self.proxy = Proxy("127.0.0.1", int(host.address().rsplit(":", 1)[1]))
        self.test.addCleanup(self.proxy.close)
        return host, self.test.guest(self.proxy.address)

    def go_away(self):
        self.proxy.freeze()

    def come_back(self):
        self.proxy.thaw()


class Refusal(Silence):
    """What stands between two programs takes no calls"""

    def go_away(self):
        self.proxy.refusing = True
        self.proxy.cut()
        self.calls = self.proxy.accepted

    def move_into_the_void(self):
        """The host knows at once."""

    def come_back(self):
        calls = self.proxy.accepted - self.calls
        print(f"{self}: {calls} calls", flush=True)
        self.test.assertGreater(calls, SECONDS / LONGEST_PAUSE)
        self.proxy.refusing = False


class StoppedGuest(Absence):
    """The guest's program stands still"""

    def sleeper(self):
        return self.guest

    def awake(self):
        return [side for side in self.sides if side is not self.sleeper()]

    def go_away(self):
        pid = self.sleeper().program.process.pid
        os.kill(pid, signal.SIGSTOP)
        self.test.addCleanup(os.kill, pid, signal.SIGCONT)

    def come_back(self):
        os.kill(self.sleeper().program.process.pid, signal.SIGCONT)


class StoppedHost(StoppedGuest):
    """The host's program stands still"""

    def sleeper(self):
        return self.host


BY_PROGRAMS = [Silence, Refusal, StoppedGuest, StoppedHost]
BY_MACHINES = [Wire, Plug, HostsPlug, Question]


class Absences(LinkTest):
    def test_a_partner_who_was_away_for_long_is_back_soon_and_the_game_goes_on(self):
        reason = why_not()
        if reason:
            print(f"without machines: {reason}", flush=True)
        kinds = BY_PROGRAMS if reason else BY_PROGRAMS + BY_MACHINES
        self.away([kind(self) for kind in kinds])

    def away(self, absences):
        for absence in absences:
            absence.lose()
        self.when_each(absences, Absence.is_lost, "away_since", "lost")
        for absence in absences:
            absence.begin_to_wait()
        # The absence is the subject; meanwhile each is looked at once a second.
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            for absence in absences:
                absence.look()
            time.sleep(1)
        for absence in absences:
            absence.find_again()
        back = self.when_each(absences, Absence.is_back, "back_since", "back")
        self.assertLess(max(back), BACK_WITHIN)
        for absence in absences:
            absence.go_on()

    def when_each(self, absences, condition, since, what):
        """Seconds that it took each, in no order."""
        missing = list(absences)
        took = []

        def none_is_missing():
            for absence in filter(condition, list(missing)):
                missing.remove(absence)
                took.append(time.monotonic() - getattr(absence, since))
                print(f"{absence}: {what} after {took[-1]:.1f} s", flush=True)
            return not missing

        wait_until(none_is_missing, f"all are {what}")
        return took


main()
