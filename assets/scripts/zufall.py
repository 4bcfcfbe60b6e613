import os, socket

port = socket.socket(socket.AF_UNIX)
port.connect(os.environ["XDG_RUNTIME_DIR"] + "/mancala/Mancala.1")
answers = port.makefile()

def ask(command):
    port.sendall(command.encode() + b"\n")
    code, _, text = answers.readline().rstrip().partition(" ")
    return text if code == "0" else None

ask("CallNeu")
n = "0"
while ask("GetSpielStatus") == "1":
    n = ask("Warte " + n)
    if ask("GetAmZug") == "1":
        ask("CallZug")
