"""A proxy that stands between the two programs of a link and does to them what a bad network does:
delays, silence, cuts at any byte, and bytes lost, repeated or changed. For the tests in this folder
and for whoever wants to try by hand."""
import asyncio
import random
import socket
import struct
import threading
import time

PIECE = 4096


class Proxy:
    """Listens on a free port of 127.0.0.1 and passes everything on to the target, both ways.

    All methods may be called from the thread of the test; they return when it is done."""

    def __init__(self, host, port, seed=1):
        self.target = (host, port)
        self.delay = (0.0, 0.0)  # seconds, least and most, for each piece
        self.refusing = False  # new connections are closed at once
        self.accepted = 0  # connections ever taken
        self.carried = 0  # bytes ever passed on, both ways
        self.random = random.Random(seed)
        self.frozen = False
        self.has_cut = threading.Event()  # what `cut_after` ordered has happened
        self.cut_at = None  # the value of `carried` at which everything is cut
        self.damage = {"there": None, "back": None}  # what happens to the next piece
        self.writers = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self._on_loop(self._listen())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @property
    def address(self):
        return f"127.0.0.1:{self.port}"

    def connections(self):
        """How many are open now."""
        return self._on_loop(self._count())

    def cut(self):
        """Ends all connections at once, with a reset."""
        self._on_loop(self._cut())

    def cut_after(self, size):
        """Cuts as soon as so many bytes more were carried, in the middle of a record if it must be."""
        self.has_cut.clear()
        self.cut_at = self.carried + size

    def wait_until_cut(self, feed):
        """Until what `cut_after` ordered has happened; `feed` makes bytes pass, again and again."""
        end = time.monotonic() + 60
        while not self.has_cut.wait(0.01):
            if time.monotonic() > end:
                raise AssertionError("too few bytes pass to cut anything")
            feed()

    def freeze(self):
        """From now on nothing passes, while every connection stays open: silence."""
        self._on_loop(self._freeze())

    def thaw(self):
        """What waited passes on, nothing is lost."""
        self._on_loop(self._thaw())

    def spoil(self, damage, way):
        """The next piece on its way "there", to the target, or "back" is changed: "drop", "repeat"
        or "flip" (one bit of it)."""
        self.damage[way] = damage

    def close(self):
        self._on_loop(self._end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def _on_loop(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    async def _listen(self):
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def _count(self):
        return len(self.writers) // 2

    async def _freeze(self):
        self.flowing.clear()

    async def _thaw(self):
        self.flowing.set()

    async def _cut(self):
        for writer in list(self.writers):
            peer = writer.get_extra_info("socket")
            if peer is not None:
                # No lingering: a reset, as from a machine that has forgotten the connection.
                peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
        self.writers.clear()

    async def _end(self):
        self.server.close()
        await self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader, writer):
        self.accepted += 1
        if self.refusing:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(*self.target)
        except OSError:
            writer.transport.abort()
            return
        pair = {writer, far_writer}
        self.writers |= pair
        try:
            await asyncio.gather(self._carry(reader, far_writer, "there"),
                                 self._carry(far_reader, writer, "back"))
        except asyncio.CancelledError:
            return  # the proxy ends
        for end in pair:
            end.close()
        self.writers -= pair

    async def _carry(self, reader, writer, way):
        try:
            while piece := await reader.read(PIECE):
                await self.flowing.wait()
                await asyncio.sleep(self.random.uniform(*self.delay))
                await self.flowing.wait()
                if not await self._pass_on(self._spoilt(piece, way), writer):
                    return
            await self.flowing.wait()
            writer.write_eof()
        except (OSError, RuntimeError):
            pass
        finally:
            if not reader.at_eof():
                writer.close()

    async def _pass_on(self, piece, writer):
        if self.cut_at is not None and self.carried + len(piece) >= self.cut_at:
            writer.write(piece[: self.cut_at - self.carried])
            self.carried = self.cut_at
            self.cut_at = None
            await self._cut()
            self.has_cut.set()
            return False
        writer.write(piece)
        await writer.drain()
        self.carried += len(piece)
        return True

    def _spoilt(self, piece, way):
        damage, self.damage[way] = self.damage[way], None
        if damage == "drop":
            return b""
        if damage == "repeat":
            return piece + piece
        if damage == "flip":
            at = self.random.randrange(len(piece))
            return piece[:at] + bytes([piece[at] ^ 1 << self.random.randrange(8)]) + piece[at + 1 :]
        return piece
