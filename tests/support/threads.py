"""The threads of a running program, as Linux tells of them."""
import os
from typing import NamedTuple

TICK = 1 / os.sysconf("SC_CLK_TCK")  # seconds


class Thread(NamedTuple):
    name: str
    state: str  # "R": it works or wants to
    work: float  # seconds so far
    nice: int


def read(pid, tid):
    with open("/proc/%d/task/%s/stat" % (pid, tid), encoding="utf-8", errors="replace") as file:
        head, _, tail = file.read().rpartition(")")
    fields = tail.split()
    return Thread(head.partition("(")[2], fields[0], TICK * (int(fields[11]) + int(fields[12])), int(fields[16]))


def threads(pid):
    """By number; the first thread's is the program's."""
    found = {}
    for tid in os.listdir("/proc/%d/task" % pid):
        try:
            found[int(tid)] = read(pid, tid)
        except OSError:
            pass  # has just ended
    return found


def times_asleep(pid):
    """How often the threads beside the first have gone to sleep so far."""
    times = 0
    for tid in threads(pid):
        if tid != pid:
            with open("/proc/%d/task/%d/status" % (pid, tid), encoding="utf-8", errors="replace") as file:
                lines = dict(line.split(":", 1) for line in file)
            times += int(lines["voluntary_ctxt_switches"])
    return times


def is_at_rest(pid):
    """Every thread has begun and waits for something."""
    return all(thread.state == "S" for thread in threads(pid).values())


def workers(pid, before, seconds):
    """Those beside the first thread that have worked for so long since then, the graphics library's left out."""
    now = threads(pid)
    own = now[pid]

    def has_worked(tid, thread):
        earlier = before[tid].work if tid in before else 0.0
        return tid != pid and thread.name == own.name and thread.work - earlier >= seconds

    return {tid: thread for tid, thread in now.items() if has_worked(tid, thread)}


def worked(pid, found):
    """Seconds that these have worked so far."""
    return sum(thread.work for tid, thread in threads(pid).items() if tid in found)


def work_until_rest(pid, found):
    """Seconds that these have worked when none of them does any more or the program has ended."""
    last = 0.0
    while True:
        try:
            now = [thread for tid, thread in threads(pid).items() if tid in found]
        except FileNotFoundError:
            return last
        last = max(last, sum(thread.work for thread in now))
        if all(thread.state != "R" for thread in now):
            return last


def has_stepped_back(thread, own):
    """Behind its program, as far as the kernel's numbers go."""
    return thread.nice >= min(own.nice + 10, 19)
