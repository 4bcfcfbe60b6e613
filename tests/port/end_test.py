#!/usr/bin/env python3
"""Item 8 of the robustness list: churn, crowds and the end."""
import os
import pathlib
import resource
import subprocess
import sys

from port_driver import Client, wait_until
from port_test_case import PortTest, main, served


class ChurnAndEnd(PortTest):
    def test_clients_that_come_and_go_leave_nothing(self):
        program, path = self.start_up()
        witness = self.connect(path)
        witness.ask("GetAmZug")
        before = program.descriptors()
        for number in range(5000):
            with Client(path) as client:
                if number % 20 == 0:
                    client.ask("GetAmZug")  # so that those before it have been taken
        wait_until(lambda: program.descriptors() == before, "all descriptors are closed")

    def test_the_sixty_fifth_client_gets_a_busy_line(self):
        _, path = self.start_up()
        idle = [self.connect(path)]
        idle[0].ask("GetAmZug")  # whoever looked for the port before has gone now
        idle += [self.connect(path) for _ in range(199)]
        self.assertTrue(all(client.ask("GetAmZug") == "0 1" for client in idle[:64]))
        for client in idle[64:]:
            self.assertEqual(client.line()[:7], "20 302 ")
            self.assertIsNone(client.line())
        idle[0].close()
        wait_until(lambda: served(path), "there is room again")

    def test_without_descriptors_clients_wait_until_there_are_some_again(self):
        # A message before the shortage, and every thread begun and at rest: a sanitizer build looks
        # at what it first uses with descriptors of its own, and would take their lack for a fault.
        self.place.path(1).write_text("mine")
        few = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (32, 32))}
        program, path = self.start_up(**few)
        clients = [self.connect(path)]
        self.assertEqual(clients[0].ask("GetAmZug"), "0 1")
        program.wait_until_at_rest()
        clients += [self.connect(path) for _ in range(39)]
        wait_until(lambda: "cannot take a client" in program.messages(), "it is told")
        before = program.cpu_seconds()
        clients[-1].send(b"GetAmZug\n")
        for client in clients[:20]:
            client.close()
        self.assertEqual(clients[-1].line(), "0 1")
        self.assertLess(program.cpu_seconds() - before, 0.2)
        self.assertEqual(program.messages().count("cannot take a client"), 1)

    def test_a_client_killed_in_mid_answer_harms_nobody(self):
        program, path = self.start_up()
        script = (
            "import socket,sys,time; s=socket.socket(socket.AF_UNIX); s.connect(sys.argv[1]);"
            "s.sendall(b'GetBrett\\n'*15000); print('sent', flush=True); time.sleep(60)"
        )
        with subprocess.Popen(
            [sys.executable, "-c", script, str(path)], stdout=subprocess.PIPE
        ) as victim:
            victim.stdout.readline()
            victim.kill()
        self.assert_serves(path)
        self.assertIsNone(program.process.poll())

    def test_an_open_idle_client_does_not_block_a_second(self):
        _, path = self.start_up()
        self.connect(path)
        self.assert_serves(path)

    def test_a_removed_socket_comes_back_and_is_listed(self):
        program, path = self.start_up()
        path.unlink()
        wait_until(path.exists, "the socket is back")
        wait_until(lambda: served(path), "it serves")
        listed = self.send("--list")
        self.assertEqual(listed.stdout, f"Mancala.1\t{program.process.pid}\n")

    def test_the_end_answers_everybody_and_removes_the_socket(self):
        program, path = self.start_up()
        self.assert_all_are_answered(path, program.quit)

    def test_a_signal_to_end_does_the_same(self):
        program, path = self.start_up()
        self.assert_all_are_answered(path, program.terminate)

    def assert_all_are_answered(self, path, end):
        waiting = [self.connect(path) for _ in range(3)]
        for client in waiting:
            client.send(b"Warte\nGetBrett\n")
        self.assertEqual(end(), 0)
        for client in waiting:
            self.assertEqual(client.line()[:3], "20 ")
            self.assertEqual(client.line()[:3], "20 ")
            self.assertIsNone(client.line())
        self.assertFalse(path.exists())

    def test_no_descriptor_is_inherited(self):
        program, _ = self.start_up()
        folder = f"/proc/{program.process.pid}/fdinfo"
        checked = 0
        for number in os.listdir(folder):
            try:
                information = pathlib.Path(folder, number).read_text()
            except FileNotFoundError:
                continue  # closed since the folder was listed: the connection of the start
            if int(number) > 2:
                flags = information.split("flags:")[1].split()[0]
                self.assertTrue(int(flags, 8) & os.O_CLOEXEC, f"descriptor {number}")
                checked += 1
        self.assertGreater(checked, 2, "the loop, the socket, the lock's directory ...")


main()
