"""Reads the PNGs that mancala writes, indexed or in true colour: rows of (red, green, blue) planes."""
import struct
import zlib

TRUE_COLOUR = 2


def _chunks(data):
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        yield kind, data[at + 8 : at + 8 + length]
        at += 12 + length


def _unfiltered(raw, height, stride, step):
    """The rows without PNG's filters; `step` is how many bytes a pixel takes, one at least."""
    rows, above, at = [], bytes(stride), 0
    for _ in range(height):
        kind, row = raw[at], bytearray(raw[at + 1 : at + 1 + stride])
        at += 1 + stride
        for i in range(stride):
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            if kind == 1:
                row[i] = (row[i] + left) & 255
            elif kind == 2:
                row[i] = (row[i] + above[i]) & 255
            elif kind == 3:
                row[i] = (row[i] + (left + above[i]) // 2) & 255
            elif kind == 4:
                guess = left + above[i] - corner
                _, _, nearest = min(
                    (abs(guess - left), 0, left), (abs(guess - above[i]), 1, above[i]), (abs(guess - corner), 2, corner)
                )
                row[i] = (row[i] + nearest) & 255
        above = bytes(row)
        rows.append(above)
    return rows


def read(path):
    """A row is a triple of bytes objects: its reds, greens and blues."""
    with open(path, "rb") as file:
        parts = list(_chunks(file.read()))
    width, height, depth, colour_type = struct.unpack(">IIBB", dict(parts)[b"IHDR"][:10])
    raw = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    if colour_type == TRUE_COLOUR:
        return [tuple(row[plane::3] for plane in range(3)) for row in _unfiltered(raw, height, 3 * width, 3)]
    palette = dict(parts)[b"PLTE"]
    per_byte, mask = 8 // depth, (1 << depth) - 1
    planes = [bytes(palette[3 * i + c] if 3 * i + c < len(palette) else 0 for i in range(256)) for c in range(3)]
    rows = []
    for packed in _unfiltered(raw, height, (width * depth + 7) // 8, 1):
        pens = bytes(
            (packed[x // per_byte] >> (8 - depth - depth * (x % per_byte))) & mask for x in range(width)
        )
        rows.append(tuple(pens.translate(plane) for plane in planes))
    return rows
