#!/usr/bin/env python3
"""mancala-send against the real program: what it prints, its status, which port it takes."""
from port_test_case import BOARD, PortTest, main


class MancalaSend(PortTest):
    def test_result_message_and_status(self):
        self.start_up()
        result = self.send("GetBrett")
        self.assertEqual((result.returncode, result.stdout), (0, BOARD[2:] + "\n"))
        self.assertEqual((result.stderr, self.send("CallNeu").stdout), ("", ""))
        unknown = self.send("FOO")
        self.assertEqual((unknown.returncode, unknown.stdout), (10, ""))
        self.assertEqual(unknown.stderr, "101 unknown command: FOO\n")
        self.assertEqual(self.send("CallUndo").returncode, 5)
        self.assertEqual(self.send("CallPause", "-1", "0", "0").returncode, 10)
        self.assertEqual(self.send("--raw", "GetAmZug").stdout, "0 1\n")
        self.assertEqual(self.send("--timeout", "0.05", "Warte").returncode, 2)

    def test_the_port_is_chosen_by_option_else_by_the_environment(self):
        self.start_up()
        self.start_up()
        self.assertEqual(self.send("--port", "Mancala.2", "CallNeu").returncode, 0)
        self.assertEqual(self.send("GetSpielStatus").stdout, "0\n")
        self.assertEqual(self.send("GetSpielStatus", MANCALA_PORT="Mancala.2").stdout, "1\n")
        missing = self.send("--port", "Mancala.7", "GetBrett")
        self.assertEqual(missing.returncode, 10)
        self.assertIn("Mancala.7", missing.stderr)


main()
