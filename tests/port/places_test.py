#!/usr/bin/env python3
"""Items 6 and 7 of the robustness list: stale, second and many ports; places and rights."""
import os
import pathlib
import stat

from port_driver import Client, wait_until
from port_test_case import PortTest, main


class StaleSecondMany(PortTest):
    def test_a_dead_port_is_reclaimed(self):
        program, path = self.start_up()
        program.kill()
        self.assertTrue(path.is_socket())
        _, again = self.start_up()
        self.assertEqual(again, self.place.path(1))
        self.assert_serves(again)

    def test_a_live_port_is_not_touched(self):
        _, first = self.start_up()
        inode = first.stat().st_ino
        second_program, second = self.start_up()
        self.assertEqual((first, second), (self.place.path(1), self.place.path(2)))
        self.assertEqual(first.stat().st_ino, inode)
        self.assertEqual(second_program.quit(), 0)
        self.assertFalse(second.exists())
        self.assert_serves(first)
        _, third = self.start_up()
        self.assertEqual(third, self.place.path(2))

    def test_the_first_number_is_used_again_when_it_is_free(self):
        program, _ = self.start_up()
        self.start_up()
        self.assertEqual(program.quit(), 0)
        _, third = self.start_up()
        self.assertEqual(third, self.place.path(1))

    def test_ten_at_the_same_instant_get_ten_numbers(self):
        programs = [self.start() for _ in range(10)]
        ports = {program.port() for program in programs}
        self.assertEqual(ports, {self.place.path(number) for number in range(1, 11)})

    def test_foreign_objects_are_skipped_and_never_removed(self):
        self.place.path(1).write_text("mine")
        self.place.path(2).mkdir()
        self.place.path(3).symlink_to("/nowhere")
        program, path = self.start_up()
        self.assertEqual(path, self.place.path(4))
        for number in (1, 2, 3):
            told = f"{self.place.path(number)} is not a socket"
            wait_until(lambda told=told: told in program.messages(), told)
        self.assertEqual(program.quit(), 0)
        self.assertEqual(self.place.path(1).read_text(), "mine")
        self.assertTrue(self.place.path(2).is_dir())
        self.assertTrue(self.place.path(3).is_symlink())

    def test_what_took_our_place_is_left_there(self):
        program, path = self.start_up()
        other = self.place.directory / "other"
        other.write_text("mine")
        with Client(path) as client:
            other.rename(path)
            wait_until(lambda: "was replaced" in program.messages(), "the loss is told")
            self.assertEqual(client.ask("Quit"), "0")
        self.assertEqual(program.process.wait(60), 0)
        self.assertEqual(path.read_text(), "mine")


class PlaceAndRights(PortTest):
    def in_runtime_directory(self, name):
        """A runtime directory of that name; the programs' environment points there."""
        runtime = pathlib.Path(self.scratch.name) / name
        runtime.mkdir(mode=0o700)
        self.place.environment.pop("MANCALA_PORTS", None)
        self.place.environment["XDG_RUNTIME_DIR"] = str(runtime)
        return runtime

    def assert_no_port(self, *told):
        """The program says why it has no port, makes nothing and runs on without one."""
        program = self.start()
        wait_until(lambda: all(part in program.messages() for part in told), f"says {told}")
        self.assertIsNone(program.process.poll())

    def test_the_rights_do_not_depend_on_the_umask(self):
        for mask in (0o000, 0o022, 0o177):
            runtime = self.in_runtime_directory(f"umask {mask:o}")
            program, path = self.start_up(directory=runtime / "mancala", umask=mask)
            self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600)
            self.assertEqual(stat.S_IMODE(path.parent.stat().st_mode), 0o700)
            self.assertEqual(program.quit(), 0)

    def test_blanks_and_umlauts_are_no_matter(self):
        runtime = self.in_runtime_directory("mit Blank und \u00fc")
        _, path = self.start_up(directory=runtime / "mancala")
        self.assertEqual(path, runtime / "mancala" / "Mancala.1")
        self.assertEqual(self.send("GetAmZug").stdout, "1\n")

    def test_unsafe_directories_are_refused(self):
        runtime = self.in_runtime_directory("wide")
        runtime.chmod(0o777)
        self.assert_no_port(str(runtime), "0777")
        self.assertEqual(list(runtime.iterdir()), [])
        self.assertEqual(self.send("GetAmZug").returncode, 10)

    def test_a_directory_of_another_user_is_refused(self):
        if os.geteuid() != 0:
            self.skipTest("only root can give a directory away")
        os.chown(self.place.directory, 12345, 12345)
        self.assert_no_port(str(self.place.directory), "12345")
        self.assertEqual(list(self.place.directory.iterdir()), [])
        refused = self.send("GetAmZug")
        self.assertEqual(refused.returncode, 10)
        self.assertIn("belongs to another user", refused.stderr)

    def test_a_path_too_long_is_told_with_its_limit_and_never_shortened(self):
        for length in (98, 107, 150):
            directory = str(self.place.directory) + "/"
            directory += "d" * (length - len(directory))
            self.place.environment["MANCALA_PORTS"] = directory
            self.assert_no_port(directory + "/Mancala.1", "107")
            self.assertEqual(list(self.place.directory.iterdir()), [])


main()
