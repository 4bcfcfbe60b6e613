#!/usr/bin/env python3
"""What the executer refuses to run."""
import grp
import os
import pwd
import socket
import unittest

from executer_case import ExecuterTest, main, NAME


class Refused(ExecuterTest):
    def assert_refused(self, reason):
        self.log.wait_for(f"is refused: {reason}")
        self.assertEqual(self.log.count("begins"), 0)
        self.assertIn(NAME, self.left())

    def test_a_symbolic_link_is_refused(self):
        self.start()
        target = self.aside / "target"
        target.write_text("echo linked\n")
        (self.aside / "link").symlink_to(target)
        (self.aside / "link").rename(self.folder / NAME)
        self.assert_refused("it is a symbolic link")
        self.assertTrue(target.exists())

    def test_what_is_no_plain_file_is_refused(self):
        self.start()
        os.mkfifo(self.aside / "pipe")
        (self.aside / "pipe").rename(self.folder / NAME)
        self.assert_refused("it is no plain file")
        (self.folder / NAME).unlink()
        (self.aside / "folder").mkdir()
        (self.aside / "folder").rename(self.folder / NAME)
        self.log.wait_for("no plain file", 2)
        (self.folder / NAME).rmdir()
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(str(self.aside / "socket"))
            (self.aside / "socket").rename(self.folder / NAME)
            self.log.wait_for("is refused: No such device", 1)

    def test_what_others_may_write_is_refused_even_in_a_closed_folder(self):
        self.start()
        (self.aside / "x").write_text("echo x\n")
        (self.aside / "x").chmod(0o666)
        (self.aside / "x").rename(self.folder / NAME)
        self.assert_refused("others may write in it: chmod go-w it")
        (self.folder / NAME).chmod(0o622)
        (self.folder / NAME).chmod(0o644)
        self.log.wait_for("ends with 0")
        self.assertEqual(self.log.count("is refused"), 1)

    @unittest.skipIf(os.geteuid() != 0, "only root can give files away")
    def test_what_a_group_may_write_is_run_only_if_nobody_else_is_in_it(self):
        user = pwd.getpwuid(os.geteuid())
        group = grp.getgrgid(user.pw_gid)
        if group.gr_name != user.pw_name or group.gr_mem:
            self.skipTest("root has no group of its own")
        self.start()
        for owner, end in [(user.pw_gid, "ends with 0"), (12345, "others may write in it")]:
            (self.aside / "x").write_text("echo x\n")
            os.chown(self.aside / "x", 0, owner)
            (self.aside / "x").chmod(0o664)
            (self.aside / "x").rename(self.folder / NAME)
            self.log.wait_for(end)
        self.assertEqual(self.log.count("begins"), 1)

    @unittest.skipIf(os.geteuid() != 0, "only root can give folders away")
    def test_a_folder_whose_place_others_could_take_is_refused(self):
        above = self.root / "above"
        (above / "in").mkdir(parents=True, mode=0o700)
        for owner, mode, reason in [(0, 0o777, "is open to others: chmod go-w it"),
                                    (12345, 0o755, "belongs to another user (id 12345)")]:
            os.chown(above, owner, 12345)
            above.chmod(mode)
            out, error, status = self.run_once(str(above / "in"))
            self.assertEqual((out, error, status), ("", f"executer: {above}/in: the folder {above} above it {reason}\n", 10))

    @unittest.skipIf(os.geteuid() != 0, "only root can give files away")
    def test_a_file_of_another_user_is_refused(self):
        self.start()
        (self.aside / "x").write_text("echo x\n")
        os.chown(self.aside / "x", 12345, 12345)
        (self.aside / "x").rename(self.folder / NAME)
        self.assert_refused("it belongs to another user (id 12345)")

    @unittest.skipIf(os.geteuid() != 0, "only root can give folders away")
    def test_a_folder_of_another_user_is_refused(self):
        os.chown(self.folder, 12345, 12345)
        out, error, status = self.run_once(str(self.folder))
        self.assertEqual((out, status), ("", 10))
        self.assertEqual(error, f"executer: {self.folder}: the folder belongs to another user (id 12345)\n")

    def test_a_folder_in_which_others_may_write_is_refused_at_the_start_and_later(self):
        for mode in (0o777, 0o1777, 0o720, 0o702):
            self.folder.chmod(mode)
            out, error, status = self.run_once(str(self.folder))
            self.assertEqual((out, status), ("", 10))
            self.assertEqual(error, f"executer: {self.folder}: others may write in the folder: chmod go-w it\n")
        self.folder.chmod(0o700)
        self.start()
        self.folder.chmod(0o777)
        self.copy("echo x\n")
        self.assert_refused("others may write in the folder: chmod go-w it")
        self.folder.chmod(0o700)
        self.log.wait_for("ends with 0")

    @unittest.skipIf(os.geteuid() != 0, "the folders above must be safe")
    def test_what_waits_for_a_folder_above_is_run_when_that_is_mended(self):
        self.folder = self.root / "a/b/c"
        self.folder.mkdir(parents=True, mode=0o700)
        self.start()
        for above in (self.root / "a", self.root / "a/b"):
            above.chmod(0o777)
            self.copy("echo x\n")
            self.assert_refused(f"the folder {above} above it is open to others: chmod go-w it")
            above.chmod(0o700)
            self.log.wait_for("ends with 0")
            self.log.lines.clear()

    def test_what_is_no_folder_is_refused(self):
        (self.aside / "file").write_text("")
        for word, reason in [(self.aside / "file", "Not a directory"), (self.root / "missing", "No such file or directory"),
                             ("NIL:", "NIL: is no folder"), ("Quark:", "there is no volume Quark:")]:
            out, error, status = self.run_once(str(word))
            self.assertEqual((out, status), ("", 10))
            self.assertIn(reason, error)
            self.assertEqual(error.count("\n"), 1)

    def test_an_unsafe_ram_is_refused(self):
        (self.root / "run/mancala").mkdir()
        (self.root / "run/mancala").chmod(0o777)
        self.assertEqual(self.run_once()[2], 10)

    def test_a_second_executer_does_not_watch_the_same_folder(self):
        self.start()
        _, error, status = self.run_once(str(self.folder))
        self.assertEqual((error, status), (f"executer: {self.folder}: another executer watches it\n", 10))


if __name__ == "__main__":
    main()
