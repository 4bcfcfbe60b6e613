#!/usr/bin/env python3
"""mancala-rx from outside: how scripts are found, how they end, Ctrl-C, ports that come and go,
scripts that are hosts. Command line: MANCALA_RX [unittest arguments].
"""
import fcntl
import os
import shutil
import signal
import socket
import sys
import time
import unittest

from rexx_case import PATIENCE, RexxTest


class Finding(RexxTest):
    def test_a_script_is_found_in_the_current_directory_with_or_without_its_ending(self):
        self.write("Hier.rexx", "/**/ say 'hier'")
        for name in ("Hier.rexx", "Hier", "hier", "HIER.REXX", "./hier"):
            self.assertEqual(self.run_script(name), ("hier\n", "", 0), name)

    def test_then_in_rexx_whatever_the_case(self):
        (self.root / "rexx" / "Synchron.rexx").write_text("/**/ parse arg a; say 'da' a")
        for name in ("REXX:synchron.rexx", "Rexx:SYNCHRON", "synchron"):
            self.assertEqual(self.run_script(name, "1", "Zug"), ("da 1 Zug\n", "", 0), name)

    def test_a_name_with_a_folder_is_looked_for_only_there(self):
        (self.root / "rexx" / "nur.rexx").write_text("/**/ say 1")
        out, error, status = self.run_script("./nur")
        self.assertEqual((out, status), ("", 5))
        self.assertIn("no script ./nur", error)

    def test_words_that_are_no_file_are_a_program(self):
        self.assertEqual(self.run_script("say 5+3; exit 4"), ("8\n", "", 4))
        self.assertEqual(self.run_script("parse arg x; say x", "a  b", "c"), ("a  b c\n", "", 0))

    def test_line_ends_marks_and_a_first_line_for_the_shell_do_no_harm(self):
        self.write("crlf", "/* x */\r\nsay 1,\r\n 2\r\nsay sourceline(2)\r\n\x1a")
        self.assertEqual(self.run_script("crlf"), ("1 2\nsay 1,\n", "", 0))
        self.write("shebang", "#!/usr/bin/env mancala-rx\nsay sourceline(1)\nsay 1+'a'")
        out, error, status = self.run_script("shebang")
        self.assertEqual(out, "#!/usr/bin/env mancala-rx\n")
        self.assertIn("Error 47 in line 3", error)
        self.write("nocomment", "say 'no comment first'")
        self.assertEqual(self.run_script("nocomment")[0], "no comment first\n")

    def test_check_names_the_line_and_runs_nothing(self):
        good = self.write("good", "say 1\n'x'\nsignal on break_c\nexit\nbreak_c: nop")
        bad = self.write("bad", "say 1\nif x then\n  say (2")
        self.assertEqual(self.run_script("--check", good), ("", "", 0))
        out, error, status = self.run_script("--check", good, bad)
        self.assertEqual((out, status), ("", 10))
        self.assertIn("bad:3: error 42", error)
        self.assertEqual(self.run_script("bad")[2], 10)

    def test_a_typing_error_is_told_with_its_line(self):
        for text in ("x = 3 +", "x = (3))", "if a = then say 3"):
            self.write("bad", f"say 1\n\n{text}\nsay 2\n")
            for words in (("--check", "bad"), ("bad",)):
                out, error, status = self.run_script(*words)
                self.assertEqual((out, status), ("", 10))
                self.assertTrue(error.endswith("/bad:3: error 41: Expression not valid\n"), error)

    def test_a_typing_error_in_text_that_is_interpreted_has_its_number_too(self):
        self.assertEqual(self.run_script("signal on syntax; interpret 'x = 3 +'; syntax: say rc")[0], "41\n")
        self.write("s", "say 1\ninterpret 'x = (3))'\n")
        self.assertIn("+++ Error 41 in line 2: Expression not valid\n", self.run_script("s")[1])

    def test_a_called_script_that_is_faulty_is_not_one_that_is_missing(self):
        self.write("faulty.rexx", "say 1\nreturn 3 +\n")
        out, error, status = self.run_script("say faulty(1)")
        self.assertEqual((out, status), ("", 10))
        self.assertIn("faulty.rexx:2: error 41: Expression not valid\n", error)
        self.assertIn("+++ Error 12 in line 1: Function ended with an error\n", error)
        out, error, status = self.run_script("options failat 20; address rexx 'faulty 1'; say rc; address rexx 'nix'; say rc")
        self.assertEqual((out, status), ("10\n5\n", 0))
        self.assertIn("faulty.rexx:2: error 41: Expression not valid\n", error)

    def test_bad_words_are_told(self):
        self.assertEqual(self.run_script()[2], 10)
        self.assertEqual(self.run_script("--nonsense")[2], 10)
        self.assertEqual(self.run_script("--port", "", "say 1")[2], 10)
        self.assertIn("--check", self.run_script("--help")[0])
        self.assertRegex(self.run_script("--version")[0], r"^mancala-rx \d")

    def test_the_default_host_can_be_chosen(self):
        port = self.stub("Spiel.1")
        self.assertEqual(self.run_script("--port", "Spiel.1", "say address(); 'hallo'; address rexx 'nix'; say rc"),
                         ("Spiel.1\n5\n", "", 0))
        self.assertEqual(port.log, [b"hallo"])

    def test_debug_shows_each_command(self):
        self.stub("Spiel.1")
        self.assertEqual(self.run_script("--debug", "address 'Spiel.1' 'hallo'")[1], "[Spiel.1] hallo\n")


class Ending(RexxTest):
    def test_exit_gives_the_status_and_never_wraps_round(self):
        for text, status in (("exit", 0), ("exit 20", 20), ("exit 300", 255), ("exit -1", 255),
                             ("exit 'abc'", 0), ("return 7", 7), ("nop", 0)):
            self.assertEqual(self.run_script(text + ";")[2], status, text)

    def test_an_error_is_named_and_ends_with_its_severity(self):
        out, error, status = self.run_script("say 1; x = nichts(2)")
        self.assertEqual((out, status), ("1\n", 10))
        self.assertIn("+++ Error 15 in line 1: Function not found\n", error)
        self.assertTrue(error.endswith("Command returned 10/15: Function not found\n"))

    def test_a_failure_is_shown_before_what_follows_though_a_procedure_had_a_trap(self):
        self.write("s.rexx", "call p\naddress command 'exit 10'\nsay 'after'\nexit\n"
                             "p: signal on error; return\nerror: say 'no'")
        self.assertEqual(self.run_script("address command 'rx s 2>&1'")[0],
                         "     2 *-* address command 'exit 10'\n       +++ Command returned 10\nafter\n")

    def test_a_trace_that_does_nothing_is_refused_rather_than_doing_all(self):
        self.assertIn("+++ Error 38 in line 1", self.run_script("trace scan; say 1")[1])
        self.assertIn("error 4", self.run_script("trace !c; say 1")[1])

    def test_endless_recursion_is_told_and_ends_like_any_error(self):
        self.write("aussen.rexx", "call openport 'TIEF'\nsay aussen()\n")
        for text, line in (("say f(1)\nexit\nf: procedure; parse arg n; return f(n+1)\n", 4),
                           ("call f 1\nexit\nf: procedure; parse arg n; call f n+1; return\n", 4),
                           ("x = 'interpret x'\ninterpret x\n", 3),
                           ("say aussen()", 2)):
            out, error, status = self.run_script(self.write("tief", "call openport 'TIEF'\n" + text))
            self.assertEqual((out, status), ("", 10), error)
            self.assertIn(f"+++ Error 43 in line {line}: Too many levels\n", error)
            self.assertLess(error.count("\n"), 300)
            self.assertLess(max(map(len, error.splitlines())), 120)
            self.assertEqual(self.port_names(), [])

    def test_a_recursion_that_ends_may_be_deep(self):
        self.assertEqual(self.run_script("say f(20000); exit; f: procedure; parse arg n; "
                                         "if n = 0 then return 'end'; return f(n - 1)"), ("end\n", "", 0))

    def test_an_argument_too_few_and_one_that_is_wrong_are_told_apart(self):
        for text, number in (("x = delay()", 17), ("x = delay('a')", 18), ("x = left()", 17), ("x = left('a','b')", 18)):
            self.assertEqual(self.run_script(f"signal on syntax; {text}; syntax: say rc")[0], f"{number}\n", text)

    def test_a_script_ends_when_nobody_listens_any_more(self):
        process = self.start("call openport 'P'; do forever; say 'x'; end")
        process.stdout.read(1)
        process.stdout.close()
        self.assertEqual(process.wait(PATIENCE), 10)
        self.assertEqual(self.port_names(), [])

    def test_a_child_whose_reader_has_gone_ends_silently(self):
        self.assertEqual(self.run_script("address command 'yes | head -1'"), ("y\n", "", 0))

    def test_a_path_runs_the_program_there_not_a_command_of_ours(self):
        for name in ("wait", "failat", "run"):
            (self.scripts / self.write(name, "#!/bin/sh\necho mine $1\n")).chmod(0o700)
            self.assertEqual(self.run_script(f"address command './{name} 1'"), ("mine 1\n", "", 0))

    def test_env_and_s_are_there_for_whoever_names_them_and_for_the_user_alone(self):
        for text, said in (("say exists('ENV:') makedir('ENV:Mancala') exists('env:mancala')", "1 1 1"),
                           ("say exists('S:') makedir('S:') makedir('S:neu') showdir('S:')", "1 0 1 neu"),
                           ("say open(f, 'ENV:x', 'W') writeln(f, 'da') exists('ENV:x')", "1 3 1"),
                           ("say open(f, 'S:x', 'A') exists('S:x')", "1 1"),
                           ("address command 'echo da >ENV:x'; say rc exists('ENV:x')", "0 1")):
            self.assertEqual(self.run_script(text), (said + "\n", "", 0), text)
            made = self.root / "home" / ".config"
            for folder in (made, made / "mancala", *(made / "mancala").iterdir()):
                self.assertEqual(folder.stat().st_mode & 0o777, 0o700, folder)
            shutil.rmtree(made)
        self.assertEqual(self.run_script("say 1"), ("1\n", "", 0))
        self.assertEqual(os.listdir(self.root / "home"), [])

    def test_a_number_that_is_too_large_never_becomes_another(self):
        for text, said in (("say '<' || errortext(4294967299) || '>'", "<>"),
                           ("options failat 4294967297; address command 'exit 5'; say rc", "5"),
                           ("options failat 99; address command 'Wait 307445734561825861 mins'; say rc", "20"),
                           ("x = open('a', 'good', 'R'); x = readch('a', 1); say seek('a', '-9223372036854775808')", "-1")):
            self.write("good", "two letters")
            self.assertEqual(self.run_script(self.write("s", text)), (said + "\n", "", 0), text)

    def test_children_see_nothing_of_the_interpreter(self):
        out, _, _ = self.run_script("address command 'env'")
        self.assertNotIn("REGINA", out)


class Reading(RexxTest):
    def test_a_script_in_latin_1_reads_characters_of_a_terminal_as_it_reads_lines(self):
        script = "say c2x(readch('STDIN', 3)) c2x(readch('STDIN')) c2x(readln('STDIN')) eof('STDIN')\n"
        for encoding, said in (("latin-1", "61DFFC F6 78 0\n"), ("utf-8", "61C39F C3 BCC3B678 0\n")):
            (self.scripts / "s").write_bytes(("/* \u00fc */\n" + script).encode(encoding))
            self.assertEqual(self.run_script("s", text="a\u00df\u00fc\u00f6x\n"), (said, "", 0))


class Interrupt(RexxTest):
    def check(self, script, ready, status=10, out=None, text=None):
        process = self.start(self.write("s", script))
        ready(process)
        begun = time.monotonic()
        self.interrupt(process)
        said, error, code = self.finish(process) if text is None else self.finish(process, text)
        self.assertLess(time.monotonic() - begun, 30)
        self.assertEqual(code, status, error)
        if out is not None:
            self.assertEqual(said, out)
        return error

    def after(self, mark):
        """Waits until the script has said so."""
        def ready(process):
            self.assertEqual(process.stdout.readline().decode(), mark + "\n")
        return ready

    def test_a_busy_loop(self):
        error = self.check("say 'go'\ndo forever\n nop\nend", self.after("go"))
        self.assertIn("Error 2 in line", error)
        self.assertIn("Command returned 10/2", error)

    def test_a_trap_is_reached(self):
        for name in ("halt", "break_c"):
            self.check(f"signal on {name}\nsay 'go'\ndo forever\n nop\nend\n{name}:\nsay 'trapped'\ncall delay 1\nexit 3",
                       self.after("go"), 3, "trapped\n")

    def test_a_wait_for_a_host(self):
        port = self.stub("Spiel.1")
        self.check("address 'Spiel.1' 'warte'", lambda process: self.assertTrue(port.wait_for(b"warte")))

    def full_port(self, name):
        """Lives, but accepts nobody and has no room for one more that waits. The client that waits."""
        listener = socket.socket(socket.AF_UNIX)
        self.addCleanup(listener.close)
        listener.bind(str(self.ports / name))
        listener.listen(0)
        first = socket.socket(socket.AF_UNIX)
        self.addCleanup(first.close)
        first.connect(str(self.ports / name))
        return listener

    def test_a_port_that_has_no_room(self):
        self.full_port("VOLL")
        self.check("say show('P', 'VOLL'); address 'VOLL' 'x'; say 'no'", self.after("1"), 10, "")
        process = self.start("--debug", "signal on halt; address 'VOLL' 'x'; say 'no'; halt: say rc")
        self.assertEqual(process.stderr.readline(), b"[VOLL] x\n")
        self.interrupt(process)
        self.assertEqual(self.finish(process), ("10\n", "", 0))

    def test_a_port_that_has_room_again_gets_the_command(self):
        port = self.full_port("VOLL")
        process = self.start("options results; say 'go'; address 'VOLL' 'x'; say result")
        self.after("go")(process)
        port.accept()[0].close()
        client, _ = port.accept()
        self.assertEqual(client.recv(10), b"x\n")
        client.sendall(b"0 da\n")
        self.assertEqual(self.finish(process), ("da\n", "", 0))
        client.close()

    def test_a_command_that_its_host_does_not_read(self):
        deaf = socket.socket(socket.AF_UNIX)
        self.addCleanup(deaf.close)
        deaf.bind(str(self.ports / "TAUB"))
        deaf.listen()

        def ready(_):
            client, _ = deaf.accept()
            self.addCleanup(client.close)
            self.assertEqual(client.recv(1), b"x")
        self.check("address 'TAUB' copies('x', 3000000); say 'no'", ready, 10, "")

    def test_a_long_command_comes_whole(self):
        port = self.stub("Spiel.1")
        self.assertEqual(self.run_script("options results; address 'Spiel.1' 'echo' copies('x', 3000000); say length(result)"),
                         ("3000000\n", "", 0))

    def test_a_trapped_wait_answers_ten(self):
        port = self.stub("Spiel.1")
        self.check("signal on halt\naddress 'Spiel.1'\n'warte'\nsay 'no'\nhalt: say rc\n'hallo'\nsay rc",
                   lambda process: self.assertTrue(port.wait_for(b"warte")), 0, "10\n0\n")

    def test_delay(self):
        self.check("say 'go'; call delay 5000", self.after("go"))

    def test_pull(self):
        self.check("say 'go'; pull x", self.after("go"))

    def test_a_script_that_waits_for_packets(self):
        self.check("call openport 'MEIN'; say 'go'; call waitpkt 'MEIN'", self.after("go"))
        self.assertEqual(self.port_names(), [])

    def test_the_end_of_the_terminal_is_one_of_the_script_and_its_ports(self):
        process = self.start("call openport 'MEIN'; say 'go'; call waitpkt 'MEIN'")
        self.after("go")(process)
        process.send_signal(signal.SIGHUP)
        self.assertEqual(self.finish(process)[2], 10)
        self.assertEqual(self.port_names(), [])

    def test_what_the_parent_ignores_is_ignored(self):
        for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
            process = self.start("say 'go'; pull .; say 'on'", first=lambda n=number: signal.signal(n, signal.SIG_IGN))
            self.after("go")(process)
            process.send_signal(number)
            self.assertEqual(self.finish(process, "\n"), ("on\n", "", 0), number)

    def test_a_script_in_the_background_goes_on(self):
        self.write("bg", "call openport 'BG'; call waitpkt 'BG'; call reply getpkt('BG'), 0, 'lebt'")
        front = self.start("call openport 'FG'; address command 'run rx bg'; address command 'WaitForPort BG'; "
                           "say 'go'; call waitpkt 'FG'", first=os.setpgrp)
        self.after("go")(front)
        os.killpg(front.pid, signal.SIGINT)
        self.assertEqual(front.wait(PATIENCE), 10)
        self.assertEqual(self.run_script("options results; address 'BG' 'x'; say result"), ("lebt\n", "", 0))

    def test_a_script_called_by_another_ends_both(self):
        self.write("innen.rexx", "/**/ say 'go'\ndo forever\n nop\nend")
        self.check("x = innen()\nsay 'no'", self.after("go"), 10, "")

    def test_a_child_of_the_shell_ends_first(self):
        self.check("address command 'echo go; read x'\nsay 'no'", self.after("go"), 10, "", "\n")


class Ports(RexxTest):
    def test_a_port_is_looked_up_at_each_command(self):
        script = """signal on syntax
            address 'Spiel.1'
            options results
            'echo eins'
            say result
            say 'jetzt'
            pull .
            'echo zwei'
            say 'not here'
            syntax: say rc
            pull .
            'echo drei'
            say result"""
        first = self.stub("Spiel.1")
        process = self.start(self.write("s", script))
        read = lambda: process.stdout.readline().decode().strip()
        self.assertEqual([read(), read()], ["eins", "jetzt"])
        first.close()
        process.stdin.write(b"\n")
        process.stdin.flush()
        self.assertEqual(read(), "13")
        self.stub("Spiel.1")
        self.assertEqual(self.finish(process, "\n"), ("drei\n", "", 0))

    def test_a_port_that_ends_in_the_middle_of_a_command_is_missing(self):
        self.stub("Spiel.1")
        self.assertEqual(self.run_script("signal on syntax; address 'Spiel.1' 'ende'; say 'no'; syntax: say rc"),
                         ("13\n", "", 0))

    def test_other_files_and_other_names_are_no_ports(self):
        (self.ports / "Datei").write_text("")
        dead = socket.socket(socket.AF_UNIX)
        dead.bind(str(self.ports / "Tot.1"))
        dead.close()
        out, _, _ = self.run_script("say show('P'); signal on syntax; address '../x' 'y'; syntax: say rc")
        self.assertEqual(out, "REXX\n13\n")

    def test_a_command_of_two_lines_is_refused_and_sends_nothing(self):
        port = self.stub("Spiel.1")
        self.assertEqual(self.run_script("options failat 20; address 'Spiel.1' 'a' || '0a'x || 'b'; say rc")[0], "10\n")
        self.assertEqual(port.log, [])

    def test_no_directory_of_ports_is_no_error(self):
        os.rmdir(self.ports)
        self.assertEqual(self.run_script("say show('P'); signal on syntax; address 'Mancala.1' x; syntax: say rc"),
                         ("REXX\n13\n", "", 0))

    def test_waitforport_waits(self):
        process = self.start(self.write("s", "address command 'WaitForPort Spiel.1'; say rc"))
        self.stub("Spiel.1")
        self.assertEqual(self.finish(process), ("0\n", "", 0))

    def test_waitforport_and_wait_take_no_redirection_for_a_word_of_theirs(self):
        self.stub("Spiel.1")
        for command in ("WaitForPort >NIL: Spiel.1", ">NIL: WaitForPort Spiel.1", "WaitForPort Spiel.1 > NIL:",
                        "Wait >NIL: 0", "Wait 0 mins <NIL: >NIL:", ">NIL: FailAt 5"):
            self.assertEqual(self.run_script(f"address command '{command}'; say rc"), ("0\n", "", 0), command)

    def test_run_starts_a_script_with_or_without_redirections(self):
        port = self.stub("Spiel.1")
        self.write("hit.rexx", "parse arg n; address 'Spiel.1' n; say 'not to be seen'")
        for number, command in enumerate(("run >NIL: rx hit", "Run >nil: <nil: RX hit", "run rx >nil: hit",
                                          ">NIL: run rx hit", "run > NIL: SYS:rexxc/rx hit")):
            self.assertEqual(self.run_script(f"address command '{command} {number}'; say rc"), ("0\n", "", 0), command)
            self.assertTrue(port.wait_for(str(number).encode()), (command, port.log))


HOST = """
call openport 'MEINHOST'
say 'offen' show('P', 'MEINHOST') openport('MEINHOST')
do forever
  call waitpkt 'MEINHOST'
  pkt = getpkt('MEINHOST')
  if pkt == null() then iterate
  parse value getarg(pkt) with befehl a b
  select
    when befehl = 'add' then call reply pkt, 0, a + b
    when befehl = 'typ' then call reply pkt, 0, c2x(typepkt(pkt)) typepkt(pkt, 'C')
    when befehl = 'quit' then do; call reply pkt, 0; leave; end
    when befehl = 'geh' then exit
    otherwise call reply pkt, 5, 'weiß nicht'
  end
end
say closeport('MEINHOST') closeport('MEINHOST')
"""


class Hosts(RexxTest):
    def host(self):
        process = self.start(self.write("host", HOST))
        self.assertEqual(process.stdout.readline().decode(), "offen 1 0\n")
        return process

    def test_a_script_serves_another(self):
        host = self.host()
        client = """options results
            address 'MEINHOST'
            'add 2 3'
            say rc result
            'foo'
            say rc result rc2
            'typ'
            say result
            'quit'
            say rc"""
        self.assertEqual(self.run_script(self.write("client", client))[0],
                         "0 5\n5 RESULT 0 weiß nicht\n01000000 1\n0\n")
        self.assertEqual(self.finish(host), ("1 0\n", "", 0))
        self.assertEqual(self.port_names(), [])

    def test_what_is_not_answered_at_the_end_gets_ten(self):
        host = self.host()
        out, _, _ = self.run_script("options failat 20; address 'MEINHOST' 'geh'; say rc")
        self.assertEqual(out, "10\n")
        self.assertEqual(self.finish(host)[2], 0)
        self.assertEqual(self.port_names(), [])

    def test_a_called_script_takes_its_ports_along_but_not_those_of_its_caller(self):
        self.write("innen.rexx", "/**/ call openport 'INNEN'; say 'offen'; call waitpkt 'INNEN'; return 1")
        outer = self.start(self.write("s", "call openport 'AUSSEN'; x = innen(); "
                                           "say show('P', 'INNEN') show('P', 'AUSSEN'); pull ."))
        self.assertEqual(outer.stdout.readline().decode(), "offen\n")
        self.assertEqual(self.run_script("options failat 20; address 'INNEN' 'x'; say rc"), ("10\n", "", 0))
        self.assertEqual(outer.stdout.readline().decode(), "0 1\n")
        self.assertEqual(self.port_names(), ["AUSSEN"])
        self.assertEqual(self.finish(outer, "\n"), ("", "", 0))

    def test_a_dead_port_of_that_name_is_taken_over(self):
        dead = socket.socket(socket.AF_UNIX)
        dead.bind(str(self.ports / "MEINHOST"))
        dead.close()
        self.host()

    def client(self, name):
        client = socket.socket(socket.AF_UNIX)
        self.addCleanup(client.close)
        client.settimeout(20)
        client.connect(str(self.ports / name))
        return client

    def all_of(self, client):
        return b"".join(iter(lambda: client.recv(65536), b""))

    def test_a_client_that_says_no_more_gets_its_answers_and_the_end(self):
        self.host()
        client = self.client("MEINHOST")
        client.sendall(b"add 2 3\nfoo\n")
        client.shutdown(socket.SHUT_WR)
        self.assertEqual(self.all_of(client).decode(), "0 5\n5 0 weiß nicht\n")

    def test_one_that_does_not_read_stops_nobody_and_loses_nothing(self):
        self.host()
        deaf = self.client("MEINHOST")
        deaf.sendall(b"add 2 3\n" * 2000)
        self.assertEqual(self.run_script("options results; address 'MEINHOST' 'add 3 4'; say result"), ("7\n", "", 0))
        deaf.shutdown(socket.SHUT_WR)
        self.assertEqual(self.all_of(deaf), b"0 5\n" * 2000)

    def test_one_that_never_reads_is_given_up(self):
        host = "call openport 'VIEL'; say 'offen'; do forever; call waitpkt 'VIEL'; p = getpkt('VIEL'); " \
               "if p ~= null() then call reply p, 0, copies('x', 100000); end"
        self.assertEqual(self.start(host).stdout.readline(), b"offen\n")
        deaf = self.client("VIEL")
        deaf.sendall(b"x\n" * 50)
        self.run_script("address 'VIEL' 'x'")
        self.assertLess(len(self.all_of(deaf)), 50 * 100000)

    def test_the_port_of_another_is_left_alone(self):
        opening = "call openport 'RENN'; say 'offen'; pull ."
        first = self.start(opening)
        self.assertEqual(first.stdout.readline(), b"offen\n")
        os.unlink(self.ports / "RENN")
        second = self.start(opening)
        self.assertEqual(second.stdout.readline(), b"offen\n")
        self.finish(first, "\n")
        self.assertEqual(self.run_script("say show('P', 'RENN')"), ("1\n", "", 0))
        self.finish(second, "\n")
        self.assertNotIn("RENN", self.port_names())

    def test_what_is_no_port_is_no_name_for_one_and_stays(self):
        (self.ports / "Datei").write_text("mine")
        self.assertEqual(self.run_script("say openport('Datei')"), ("0\n", "", 0))
        self.assertEqual((self.ports / "Datei").read_text(), "mine")

    def test_names_are_not_changed_while_another_program_changes_them(self):
        with open(self.ports / ".lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.assertEqual(self.run_script("say openport('P')"), ("0\n", "", 0))
        self.assertEqual(self.run_script("say openport('P')"), ("1\n", "", 0))

    def test_three_scripts_ask_one_port_at_once(self):
        self.stub("Spiel.1")
        loop = """options results; address 'Spiel.1'
            do i = 1 to 500; 'echo' i || 'NAME'; if result ~= i || 'NAME' then exit 20; end
            say 'done'"""
        running = [self.start(self.write(f"s{n}", loop.replace("NAME", str(n)))) for n in range(3)]
        for process in running:
            self.assertEqual(self.finish(process), ("done\n", "", 0))


if __name__ == "__main__":
    RexxTest.program = os.path.abspath(sys.argv.pop(1))
    unittest.main()
