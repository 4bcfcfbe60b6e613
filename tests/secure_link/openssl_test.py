#!/usr/bin/env python3
"""The wire of a link, spoken by OpenSSL's own client: the example of guide/verbindung.md, and all
that is no TLS 1.3 with the right key."""
import re
import pathlib

from link_driver import LinkTest, key_of, main, openssl

GUIDE = pathlib.Path(__file__).parents[2] / "guide/verbindung.md"
NAME = "00112233445566778899aabbccddeeff"


class Example(LinkTest):
    def test_the_key_of_the_guide_is_that_of_its_code(self):
        text = GUIDE.read_text(encoding="utf-8")
        code = re.search(r"^code +(\S+)$", text, re.M)[1]
        self.assertEqual(re.search(r"^key +(\S+)$", text, re.M)[1], key_of(code))

    def test_a_guest_made_of_openssl_is_welcome(self):
        host = self.listen()
        guest = self.kept(openssl(host, "-tls1_3", key=key_of(host.code)))
        guest.say("hello " + NAME)
        guest.wait_for("welcome")
        host.wait_for("connected")
        guest.say("line Grüße")
        self.assertEqual(host.wait_for("line "), "Grüße")
        host.say("danke")
        self.assertEqual(guest.wait_for("line "), "danke")
        guest.wait_for("ping")
        guest.say("pong")
        guest.say("bye for now")
        self.assertEqual(host.wait_for("lost "), "the partner ended it: for now")


class WrongWays(LinkTest):
    def assert_refused(self, *options, key=None):
        host = self.listen()
        stranger = self.kept(openssl(host, *options, key=key))
        stranger.say("hello " + NAME)
        host.wait_for("trouble ")
        stranger.process.wait(60)
        stranger.say("line x")
        self.assertFalse([line for line in stranger.seen if line.startswith("welcome")])
        self.assert_partner_gets_in(host)

    def test_without_a_key(self):
        self.assert_refused("-tls1_3")

    def test_with_a_wrong_key(self):
        self.assert_refused("-tls1_3", key="00" * 32)

    def test_with_tls_1_2_and_the_right_key(self):
        host = self.listen()
        stranger = self.kept(openssl(host, "-tls1_2", key=key_of(host.code)))
        host.wait_for("trouble ")
        stranger.process.wait(60)
        self.assert_partner_gets_in(host)

    def test_with_another_identity(self):
        host = self.listen()
        options = ("-tls1_3", "-psk_identity", "line-link/9", "-psk", key_of(host.code))
        stranger = self.kept(openssl(host, *options))
        host.wait_for("trouble ")
        stranger.process.wait(60)
        self.assert_partner_gets_in(host)

    def test_without_fresh_secrets(self):
        # A key exchange by the shared key alone would let whoever learns the code later read all.
        host = self.listen()
        options = ("-tls1_3", "-groups", "P-384", "-allow_no_dhe_kex")
        stranger = self.kept(openssl(host, *options, key=key_of(host.code)))
        host.wait_for("trouble ")
        stranger.process.wait(60)
        self.assert_partner_gets_in(host)


main()
