#!/usr/bin/env python3
"""What the executer is for, when a script is complete, and what it gets."""
import os
import pathlib
import signal

from executer_case import ExecuterTest, is_alive, main, NAME, PATIENCE, wait_until


class Purpose(ExecuterTest):
    def test_a_copied_shell_script_is_run_and_deleted(self):
        self.start()
        self.copy("echo Grüße; echo und Fehler >&2; exit 3\n")
        self.log.wait_for("ends")
        self.assertEqual(self.stop(), 0)
        self.assertEqual(self.log.lines, [f"executer: watching {self.folder}", f"executer: {NAME} begins (sh)", "Grüße",
                                          "und Fehler", f"executer: {NAME} ends with 3", "executer: ended"])
        self.assertEqual(self.left(), [])

    def test_a_moved_script_is_run_too(self):
        self.start()
        self.move("exit 4\n")
        self.log.wait_for("ends with 4")

    def test_what_begins_with_a_comment_of_arexx_is_run_by_mancala_rx(self):
        if not (pathlib.Path(self.program).parent / "mancala-rx").exists():
            self.skipTest("mancala-rx is not built")
        self.start()
        self.copy("/* ARexx */ say 5 + 3; exit 9\n")
        self.log.wait_for("ends with 9")
        self.assertEqual(self.log.lines[1:3], [f"executer: {NAME} begins (mancala-rx)", "8"])

    def test_case_does_not_count_in_the_name_and_other_names_are_left_alone(self):
        self.start()
        self.copy("echo other\n", "Executer.skript.bak")
        self.copy("echo other\n", "skript")
        self.copy("echo mine\n", "EXECUTER.SKRIPT")
        self.log.wait_for("ends")
        self.assertEqual(self.log.lines[1], "executer: EXECUTER.SKRIPT begins (sh)")
        self.assertNotIn("other", self.log.lines)
        self.assertEqual(self.left(), ["Executer.skript.bak", "skript"])

    def test_what_lies_there_at_the_start_is_run(self):
        self.copy("echo early\n")
        self.start(line="ends with 0")
        self.assertIn("early", self.log.lines)

    def test_once_ends_with_the_status_of_the_script(self):
        self.copy("exit 42\n")
        self.assertEqual(self.run_once("--once", str(self.folder))[2], 42)
        self.copy("kill -9 $$\n")
        out, _, status = self.run_once("--once", str(self.folder))
        self.assertEqual(status, 128 + 9)
        self.assertIn("is ended by signal 9", out)
        self.start("--once", str(self.folder))
        self.assertEqual(self.stop(signal.SIGINT), 128 + 2)

    def test_ram_is_watched_unless_another_folder_is_named(self):
        self.start("--once")
        self.folder = self.root / "run/mancala/ram"
        self.assertEqual(self.folder.stat().st_mode & 0o777, 0o700)
        self.copy("exit 5")
        self.assertEqual(self.process.wait(PATIENCE), 5)
        self.copy("exit 6", "executer.skript")
        self.assertEqual(self.run_once("--once", "t:")[2], 6)


class Complete(ExecuterTest):
    def test_a_half_written_script_waits_for_its_writer(self):
        self.start()
        with open(self.folder / NAME, "w", encoding="utf-8") as file:
            file.write("echo first\n")
            file.flush()
            self.copy("echo other\n", NAME.upper())
            self.log.wait_for("ends", 1)
            with open(self.folder / NAME, "a", encoding="utf-8"):
                pass  # a second writer that is done sooner
            self.copy("echo other\n", NAME.upper())
            self.log.wait_for("ends", 2)
            self.assertNotIn("first", self.log.lines)
            file.write("echo second\n")
        self.log.wait_for("ends", 3)
        self.assertEqual(self.log.lines[-3:-1], ["first", "second"])

    def test_a_half_written_script_at_the_start_waits_too(self):
        with open(self.folder / NAME, "w", encoding="utf-8") as file:
            file.write("echo first\n")
            file.flush()
            self.start()
            self.copy("echo other\n", NAME.upper())
            self.log.wait_for("ends", 1)
            self.assertNotIn("first", self.log.lines)
        self.log.wait_for("first")

    def test_a_link_to_a_complete_file_is_run_once_at_the_latest_when_it_is_moved_there(self):
        self.start()
        (self.aside / "x").write_text("echo linked\n")
        os.link(self.aside / "x", self.folder / NAME)
        self.copy("echo other\n", NAME.upper())
        self.log.wait_for("ends", 1)
        try:
            (self.folder / NAME).rename(self.aside / "y")
            (self.aside / "y").rename(self.folder / NAME)
        except FileNotFoundError:
            pass  # taken already, when the other script was asked for again
        self.log.wait_for("ends", 2)
        self.assertEqual(self.log.count("linked"), 1)

    def test_a_script_that_comes_while_another_runs_is_run_after_it(self):
        self.start()
        os.mkfifo(self.root / "gate")
        self.copy("echo one; read x < gate\n")
        self.log.wait_for("one")
        self.copy("echo two\n")
        self.assertEqual(len(self.left()), 2)
        (self.root / "gate").write_text("go\n")
        self.log.wait_for("ends", 2)
        self.assertEqual([line for line in self.log.lines if line in ("one", "two")], ["one", "two"])
        self.assertEqual(self.left(), [])

    def test_a_hundred_scripts_in_a_row_are_each_run_once_and_leave_nothing_behind(self):
        self.start()
        descriptors = pathlib.Path(f"/proc/{self.process.pid}/fd")
        before = len(list(descriptors.iterdir()))
        for number in range(100):
            self.move(f"echo {number} >> $OUT\n")
            wait_until(lambda: not (self.folder / NAME).exists())
        self.log.wait_for("ends", 100)
        self.assertEqual(self.out().split(), [str(number) for number in range(100)])
        wait_until(lambda: len(list(descriptors.iterdir())) <= before)
        self.assertEqual(pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(), "")
        self.assertEqual(self.left(), [])

    def test_many_scripts_at_once_are_run_in_the_order_of_their_arrival(self):
        os.mkfifo(self.root / "gate")
        self.start()
        self.copy("read x < gate\n")
        self.log.wait_for("begins")
        names = [NAME[:n] + NAME[n:].upper() for n in range(1, 8)] + [NAME[:n].upper() + NAME[n:] for n in range(2, 9)]
        for number, name in enumerate(names):
            self.copy(f"echo {number} >> $OUT\n", name)
        (self.root / "gate").write_text("go\n")
        self.log.wait_for("ends", len(names) + 1)
        self.assertEqual(self.out().split(), [str(number) for number in range(len(names))])


class Given(ExecuterTest):
    def test_a_script_gets_no_input_no_descriptors_and_all_signals(self):
        self.start()
        # The C library keeps two signals for itself and ignores them in a program it starts.
        self.copy("cat; for f in /proc/self/fd/*; do readlink $f; done | grep -c anon_inode; "
                  "grep -E 'Sig(Blk|Ign)' /proc/self/status | sed s/00000180000000/00000000000000/\n")
        self.log.wait_for("ends")
        self.assertEqual(self.log.lines[2:-1], ["0", "SigBlk:\t0000000000000000", "SigIgn:\t0000000000000000"])

    def test_a_program_in_the_background_goes_on_and_nobody_waits_for_it(self):
        self.start()
        self.copy("sleep 1000 & echo $! > $OUT\n")
        self.log.wait_for("ends with 0")
        process = int(self.out())
        self.addCleanup(os.kill, process, signal.SIGKILL)
        self.copy("echo next\n")
        self.log.wait_for("ends", 2)
        self.process.send_signal(signal.SIGTERM)
        self.assertEqual(self.process.wait(PATIENCE), 0)
        self.assertTrue(is_alive(process))

    def test_empty_and_foreign_scripts_end_as_sh_ends_them(self):
        self.start()
        self.copy("")
        self.log.wait_for("ends with 0")
        self.copy("exit 3\r\n")
        self.log.wait_for("ends", 2)
        self.copy(b"\x7fELF\x00\xff\xfe\n")
        self.log.wait_for("ends", 3)
        self.copy("echo after\n")
        self.log.wait_for("ends", 4)
        self.assertIn("after", self.log.lines)

    def test_a_script_that_deletes_itself_or_moves_the_folder_harms_nothing(self):
        self.start()
        self.copy("rm -- \"$0\"; echo deleted\n")
        self.log.wait_for("ends with 0", 1)
        self.copy(f"mv '{self.folder}' '{self.root}/elsewhere'; mkdir -m 700 '{self.folder}'; echo moved\n")
        self.log.wait_for("ends with 0", 2)
        self.log.wait_for("watching", 2)
        self.copy("echo after\n")
        self.log.wait_for("after")


if __name__ == "__main__":
    main()
