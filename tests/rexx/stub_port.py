"""A port that answers as a test wants: a thread with a socket of the name in the ports' directory."""
import os
import socket
import threading


class StubPort:
    """`log` keeps the lines that came, as bytes. Commands: see `answer`."""

    def __init__(self, directory, name):
        self.path = os.path.join(directory, name)
        self.log = []
        self.came = threading.Condition()
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(self.path)
        self.listener.listen()
        self.clients = []
        self.hold = threading.Event()
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            self.clients.append(client)
            threading.Thread(target=self.talk, args=(client,), daemon=True).start()

    def talk(self, client):
        try:
            for line in client.makefile("rb"):
                line = line.rstrip(b"\n")
                with self.came:
                    self.log.append(line)
                    self.came.notify_all()
                reply = self.answer(line)
                if reply is not None:
                    client.sendall(reply + b"\n")
        except OSError:
            pass

    def answer(self, line):
        word, _, rest = line.partition(b" ")
        word = word.lower()
        if word == b"getpunkte":
            return b"0 3 5"
        if word == b"leer":
            return b"0 "
        if word == b"gross":
            return b"0 " + b"x" * 100000
        if word == b"echo":
            try:
                rest.decode()
            except UnicodeDecodeError:
                rest = rest.decode("latin-1").encode()
            return b"0 " + rest
        if word == b"fehler":
            return rest
        if word == b"warte":
            self.hold.wait()
            return b"0"
        if word == b"ende":
            self.close()
            return None
        return b"0"

    def wait_for(self, line, seconds=20):
        with self.came:
            return self.came.wait_for(lambda: line in self.log, seconds)

    def close(self):
        self.hold.set()
        if os.path.exists(self.path):
            os.unlink(self.path)
        self.listener.close()
        for client in self.clients:
            try:
                client.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            client.close()
