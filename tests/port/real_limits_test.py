#!/usr/bin/env python3
"""What needs the real limits and long waits: the client that never reads, the half command, idling."""
import time

from port_driver import wait_until
from port_test_case import PortTest, flood, main


class ClientThatNeverReads(PortTest):
    def test_is_dropped_with_one_log_line(self):
        program, path = self.start_up()
        deaf = self.connect(path)

        def is_dropped():
            # Again, since a busy machine may not have taken enough to fill what waits for the client.
            flood(deaf, b"GetBrett\n" * 20000)
            return "was dropped" in program.messages()

        wait_until(is_dropped, "the client is dropped")
        self.assertEqual(program.messages().count("was dropped"), 1)
        self.assert_serves(path)


class HalfCommand(PortTest):
    def test_is_executed_once_when_the_rest_comes_and_costs_nothing_meanwhile(self):
        program, path = self.start_up()
        client = self.connect(path)
        self.assertEqual(client.ask("CallNeu"), "0")
        client.send(b"CallZug ")
        program.wait_until_at_rest()
        before = program.cpu_seconds()
        time.sleep(30)
        self.assertLess(program.cpu_seconds() - before, 0.02 * 30)
        client.send(b"3\n")
        self.assertEqual(client.line(), "0")
        self.assertEqual(client.ask("GetZuege"), "0 1:1-3")


class Idle(PortTest):
    def test_an_idle_program_uses_no_processor_time(self):
        program, path = self.start_up()
        self.connect(path)
        program.wait_until_at_rest()
        before = program.cpu_seconds()
        time.sleep(20)
        self.assertLess(program.cpu_seconds() - before, 0.01 * 20)


main()
