#!/usr/bin/env python3
"""How the executer and its scripts end, and a folder that goes and comes back."""
import os
import signal

from executer_case import ExecuterTest, is_alive, main, NAME, PATIENCE, remove, wait_until


class Ending(ExecuterTest):
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


class Folder(ExecuterTest):
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
    main()
