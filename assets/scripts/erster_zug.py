import itertools, os, socket
port = socket.socket(socket.AF_UNIX)
port.connect(os.environ["XDG_RUNTIME_DIR"] + "/mancala/Mancala.1")
port.sendall(b"CallZug 4\nGetBrett\n")
print(*itertools.islice(port.makefile(), 2), sep="", end="")
