#!/usr/bin/env python3
"""Carries Ethernet frames between two network devices and, where the kernel has no netem, does what
it would: delay, loss, duplication, disorder. Run by namespaces.py.

    frame_relay.py DEVICE DEVICE

A line of JSON on standard input sets what happens from now on; the answer is an empty line. Ends
with its input."""
import heapq
import json
import os
import random
import select
import socket
import sys
import time

ANY_PROTOCOL = 3
OUTGOING = 4  # the kernel shows a packet socket what it sent itself


class Relay:
    def __init__(self, devices):
        self.sockets = []
        for device in devices:
            end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ANY_PROTOCOL))
            end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4 << 20)
            end.bind((device, 0))
            end.setblocking(False)
            self.sockets.append(end)
        self.waiting = []  # (time, number, end to send from, frame)
        self.number = 0
        self.faults = {"delay": [0, 0], "loss": 0, "duplicate": 0, "reorder": 0, "cut": False}

    def run(self):
        order = b""
        print(flush=True)  # from here on frames are carried
        while True:
            timeout = max(0, self.waiting[0][0] - time.monotonic()) if self.waiting else None
            ready, _, _ = select.select([sys.stdin, *self.sockets], [], [], timeout)
            for index, end in enumerate(self.sockets):
                if end in ready:
                    self.take(end, self.sockets[1 - index])
            if sys.stdin in ready:
                piece = os.read(0, 65536)
                if not piece:
                    return
                order += piece
                *whole, order = order.split(b"\n")
                for line in whole:
                    self.faults.update(json.loads(line))
                    print(flush=True)
            self.send_due()

    def take(self, end, out):
        for _ in range(64):
            try:
                frame, about = end.recvfrom(65536)
            except BlockingIOError:
                return
            if about[2] == OUTGOING or self.faults["cut"] or self.happens("loss"):
                continue
            self.plan(frame, out)
            if self.happens("duplicate"):
                self.plan(frame, out)

    def plan(self, frame, out):
        delay = random.uniform(*self.faults["delay"])
        if self.happens("reorder"):
            delay += random.uniform(0.005, 0.05)  # others overtake it
        self.number += 1
        heapq.heappush(self.waiting, (time.monotonic() + delay, self.number, out, frame))

    def send_due(self):
        while self.waiting and self.waiting[0][0] <= time.monotonic():
            _, _, out, frame = heapq.heappop(self.waiting)
            try:
                if not self.faults["cut"]:
                    out.send(frame)
            except OSError:
                pass  # a full queue or a device that went down loses it, as a wire would

    def happens(self, fault):
        return random.random() < self.faults[fault]


Relay(sys.argv[1:3]).run()
