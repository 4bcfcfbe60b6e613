#!/usr/bin/env python3
"""The program executer with real scripts. Command line: EXECUTER [unittest arguments]."""
import grp
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

PATIENCE = int(os.environ.get("PATIENCE", "60"))
NAME = "Executer.skript"
SANITIZERS = ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS")


def wait_until(condition):
    until = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > until:
            raise AssertionError("it did not come about")
        time.sleep(0.01)


def remove(folder):
    """Removes a folder although the executer may be making and removing its own files there at the same moment."""

    def is_gone():
        shutil.rmtree(folder, ignore_errors=True)
        return not folder.exists()

    wait_until(is_gone)


def is_alive(process):
    """Neither gone nor a zombie."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


class Log:
    """The lines that the program wrote so far, read as they come."""

    def __init__(self, stream):
        self.lines = []
        self.stream = stream
        self.news = threading.Condition()
        self.thread = threading.Thread(target=self.read)
        self.thread.start()

    def read(self):
        for line in self.stream:
            with self.news:
                self.lines.append(line.decode(errors="replace").rstrip("\n"))
                self.news.notify_all()
        self.stream.close()

    def wait_for(self, text, count=1):
        """Until that many lines contain the text."""
        with self.news:
            if not self.news.wait_for(lambda: self.count(text) >= count, PATIENCE):
                raise AssertionError(f"no {text!r} in {self.lines}")

    def count(self, text):
        return sum(text in line for line in self.lines)


class ExecuterTest(unittest.TestCase):
    program = None  # set below

    def setUp(self):
        os.umask(0o022)
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="exe-"))
        self.addCleanup(shutil.rmtree, self.root, ignore_errors=True)
        self.folder = self.root / "Eingang für Skripte"
        self.folder.mkdir(mode=0o700)
        self.aside = self.root / "aside"
        self.aside.mkdir()
        (self.root / "run").mkdir(mode=0o700)
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(self.root), "LC_ALL": "C.UTF-8",
                            "XDG_RUNTIME_DIR": str(self.root / "run"), "OUT": str(self.root / "out")}
        self.environment |= {name: os.environ[name] for name in SANITIZERS if name in os.environ}

    def launch(self, *words):
        process = subprocess.Popen([self.program, *words], env=self.environment, cwd=self.root, stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.addCleanup(process.stdin.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def start(self, *words, line="watching"):
        """The program at work on the folder, or on what the words say."""
        self.process = self.launch(*(words or [str(self.folder)]))
        self.log = Log(self.process.stdout)
        self.addCleanup(self.log.thread.join)
        self.addCleanup(self.process.kill)
        self.log.wait_for(line)

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        status = self.process.wait(PATIENCE)
        self.log.thread.join(PATIENCE)
        return status

    def run_once(self, *words):
        done = subprocess.run([self.program, *words], env=self.environment, cwd=self.root, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=PATIENCE, check=False)
        return done.stdout, done.stderr, done.returncode

    def copy(self, text, name=NAME):
        """As cp does it: created, then written, then closed."""
        (self.folder / name).write_bytes(text.encode() if isinstance(text, str) else text)

    def move(self, text, name=NAME):
        """As mv does it: there at once and whole."""
        whole = self.aside / "whole"
        whole.write_text(text)
        whole.rename(self.folder / name)

    def out(self):
        path = self.root / "out"
        return path.read_text() if path.exists() else ""

    def left(self):
        return sorted(os.listdir(self.folder))

    # What it is for.

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

    # When it is complete.

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

    # Who may.

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

    # What a script gets.

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

    # Ends.

    def test_a_running_script_is_ended_with_all_it_started(self):
        self.start()
        self.copy("sleep 1000 & echo $! >> $OUT; echo up; wait\n")
        self.log.wait_for("up")
        self.assertEqual(self.stop(signal.SIGINT), 0)
        self.assertEqual(self.log.lines[-2:], [f"executer: {NAME} is ended by signal 15", "executer: ended"])
        wait_until(lambda: not is_alive(int(self.out())))
        self.assertEqual(self.left(), [])

    def test_what_a_script_started_is_given_time_to_end_and_then_ended_by_force(self):
        os.mkfifo(self.root / "gate")
        self.start()
        self.copy("sh -c 'trap \"read x < gate; echo cleaned; exit\" TERM; echo up; while :; do sleep 0.1; done' &\n"
                  "sh -c 'trap \"\" TERM; echo $$ >> $OUT; echo up; while :; do sleep 1000; done' & wait\n")
        self.log.wait_for("up", 2)
        stubborn = int(self.out())
        self.process.send_signal(signal.SIGTERM)
        (self.root / "gate").write_text("go\n")
        self.log.wait_for("cleaned")
        self.process.send_signal(signal.SIGTERM)
        self.assertEqual(self.process.wait(PATIENCE), 0)
        wait_until(lambda: not is_alive(stubborn))
        self.log.wait_for("is ended by signal 15")

    def test_a_script_that_will_not_end_is_killed_when_the_user_asks_again(self):
        self.start()
        self.copy("trap '' TERM INT; echo up; while :; do sleep 1000; done\n")
        self.log.wait_for("up")
        self.process.send_signal(signal.SIGTERM)
        self.process.send_signal(signal.SIGINT)
        self.assertEqual(self.process.wait(PATIENCE), 0)
        self.log.wait_for("is ended by signal 9")

    def test_signals_that_its_parent_ignores_do_not_end_it(self):
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
        self.addCleanup(signal.signal, signal.SIGHUP, before)
        self.start()
        self.process.send_signal(signal.SIGHUP)
        self.copy("grep SigIgn /proc/self/status | sed s/00000180000000/00000000000000/\n")
        self.log.wait_for("ends with 0")
        self.assertIn("SigIgn:\t0000000000000000", self.log.lines)
        self.assertEqual(self.stop(), 0)

    def test_what_was_begun_is_not_run_again_after_a_kill(self):
        self.start()
        self.copy("echo run >> $OUT; echo $$ >> $OUT; exec sleep 1000\n")
        wait_until(lambda: len(self.out().split()) == 2)
        self.process.kill()
        self.process.wait()
        os.kill(int(self.out().split()[1]), signal.SIGKILL)
        self.assertEqual(len(self.left()), 1)
        self.start()
        self.copy("echo new >> $OUT\n")
        self.log.wait_for("ends")
        self.assertEqual(self.out().split()[2:], ["new"])
        self.assertEqual(self.left(), [])

    def test_it_works_on_when_nobody_reads_its_log(self):
        process = self.launch(str(self.folder))
        process.stdout.readline()
        process.stdout.close()
        for number in range(3):
            self.move(f"echo {number} >> $OUT\n")
            wait_until(lambda: str(number) in self.out())
        process.terminate()
        self.assertEqual(process.wait(PATIENCE), 0)

    # The folder goes and comes back.

    def test_a_folder_that_is_removed_and_made_again_is_watched_again(self):
        self.start()
        for round_number in range(1, 4):
            remove(self.folder)
            self.log.wait_for("has gone", round_number)
            self.folder.mkdir(mode=0o700)
            self.log.wait_for("watching", round_number + 1)
            self.copy(f"echo round {round_number}\n")
            self.log.wait_for(f"round {round_number}")

    def test_the_folder_may_be_named_in_any_way(self):
        names = [f"{self.folder}/", f"{self.folder}//.", f"{self.root}/aside/../{self.folder.name}/", self.folder.name]
        for name in names:
            self.start(name)
            self.assertEqual(self.log.lines, [f"executer: watching {self.folder}"])
            remove(self.folder)
            self.log.wait_for("has gone")
            self.folder.mkdir(mode=0o700)
            self.log.wait_for("watching", 2)
            self.assertEqual(self.stop(), 0)

    def test_folders_above_it_may_go_too(self):
        self.folder = self.root / "a/b/c"
        self.folder.mkdir(parents=True, mode=0o700)
        self.start()
        remove(self.root / "a")
        self.log.wait_for("has gone")
        self.folder.mkdir(parents=True)
        self.log.wait_for("watching", 2)
        self.copy("echo again\n")
        self.log.wait_for("again")

    def test_a_folder_that_comes_back_unsafe_is_refused_until_it_is_mended(self):
        self.start()
        remove(self.folder)
        self.log.wait_for("has gone")
        (self.aside / "new").mkdir()
        (self.aside / "new").chmod(0o777)
        (self.aside / "new").rename(self.folder)
        self.log.wait_for("others may write in the folder")
        self.folder.chmod(0o700)
        self.log.wait_for("watching", 2)
        self.copy("echo mended\n")
        self.log.wait_for("ends with 0")

    def test_a_script_whose_folder_is_moved_while_it_runs_is_deleted_there(self):
        os.mkfifo(self.root / "gate")
        self.start()
        self.copy("echo up; read x < gate\n")
        self.log.wait_for("up")
        self.folder.rename(self.root / "elsewhere")
        self.log.wait_for("has gone")
        (self.root / "gate").write_text("go\n")
        self.log.wait_for("ends with 0")
        self.assertEqual(os.listdir(self.root / "elsewhere"), [])

    def test_ram_is_made_again_when_it_was_cleaned_away(self):
        self.environment["XDG_RUNTIME_DIR"] = f"{self.root}/./run"
        self.start("RAM:")
        remove(self.root / "run/mancala")
        self.log.wait_for("watching", 2)
        self.folder = self.root / "run/mancala/ram"
        self.copy("echo there\n")
        self.log.wait_for("there")

    def test_a_file_that_is_taken_away_again_is_no_matter(self):
        self.start()
        os.mkfifo(self.root / "gate")
        self.copy("read x < gate\n")
        self.log.wait_for("begins")
        self.copy("echo gone\n")
        (self.folder / NAME).unlink()
        (self.root / "gate").write_text("go\n")
        self.copy("echo last\n")
        self.log.wait_for("ends", 2)
        self.assertNotIn("gone", self.log.lines)


if __name__ == "__main__":
    ExecuterTest.program = os.path.abspath(sys.argv.pop(1))
    unittest.main()
