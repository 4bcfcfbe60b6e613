"""The window of the link, for both hands."""

LINK = "Verbindung"
PLACE, HOST, CODE = "StringGadget 1", "StringGadget 2", "StringGadget 3"
SHOWN_CODE, STATE = "CodeGadget 1", "TextGadget 8"


def wait_state(walk, beginning):
    walk.wait("state: " + beginning, lambda screen: screen.gadget(LINK, STATE).get("value", "").startswith(beginning))


def shown_code(walk):
    return walk.wait("a code", lambda screen: screen.gadget(LINK, SHOWN_CODE).get("value"))


def open_link(walk):
    walk.choose("Verbindung ...")
    walk.wait_window(LINK)


def wait_and_stop(walk):
    open_link(walk)
    walk.expect_picture("the window of the link")
    walk.write_line(LINK, PLACE, "127.0.0.1")
    walk.click(LINK, "WARTEN")
    wait_state(walk, "wartet auf den Partner")
    code = shown_code(walk)
    walk.expect_picture("the code")
    walk.click(LINK, "CODE KOPIEREN")
    walk.click(LINK, "VERBINDUNG BEENDEN")
    wait_state(walk, "keine Verbindung")
    walk.close(LINK)
    return code


def call_and_stop(walk, code):
    """Nobody listens there."""
    open_link(walk)
    walk.write_line(LINK, HOST, "127.0.0.1:9")
    walk.paste(LINK, CODE, code)
    walk.click(LINK, "ANRUFEN")
    wait_state(walk, "ruft 127.0.0.1:9 an")
    walk.wait_value(LINK, CODE, "")
    walk.expect_picture("a call")
    walk.click(LINK, "VERBINDUNG BEENDEN")
    wait_state(walk, "keine Verbindung")
    walk.close(LINK)


def link(walk):
    call_and_stop(walk, wait_and_stop(walk))


def explain(walk):
    open_link(walk)
    walk.choose("Hilfsmodus")
    walk.wait("help mode", lambda screen: screen.all["help_mode"])
    walk.explain_window(LINK)
    walk.choose("Hilfsmodus")
    walk.wait("no help mode", lambda screen: not screen.all["help_mode"])
    walk.close(LINK)


STEPS = [link, explain]
